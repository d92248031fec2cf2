"""A finished quilt in short: all that exists once in a game, and that the other quilt cannot have as well."""

from __future__ import annotations

from quiltsmith.formats.source import Place
from quiltsmith.games.patchwork.pairs import QuiltSummary, ShapeUse
from quiltsmith.games.patchwork.quilt import Quilt, cards_like
from quiltsmith.games.sheets.drawn_board import letter_place
from quiltsmith.games.sheets.findings import Spot
from quiltsmith.geometry.shape import Shape


def summarise(quilt: Quilt) -> QuiltSummary:
    """Give what the other quilt of a game is compared with."""
    named: dict[str, Spot] = {}
    for piece in quilt.record.pieces:
        if piece.card not in named and quilt.deck.card(piece.card):
            named[piece.card] = Spot.of(quilt.text.word_place(piece.line, 1))
    return QuiltSummary(
        file=quilt.text.source.name,
        player=quilt.name or quilt.text.head("player"),
        game=quilt.game.id,
        deck=quilt.deck.id,
        rows=tuple(row for _, row in quilt.drawn.rows) if quilt.drawn else (),
        named=named,
        shapes=_shapes(quilt, named),
        specials=tuple(_spot(quilt, letter) for letter in special_letters(quilt)),
        specials_exist=special_patches(quilt),
        small_patches=small_patches(quilt),
        has_square=quilt.has_square,
        tile=quilt.tile,
        tile_spot=Spot.of(_tile_place(quilt)),
        tile_lines=(quilt.line("tile", "no"), quilt.line("tile", "yes")),
        tile_side=quilt.game.tile_side,
        tile_points=quilt.game.tile_points,
        total=quilt.total,
    )


def special_letters(quilt: Quilt) -> list[str]:
    """List the letters that are special patches: by their line, or single spaces that no line names."""
    return [letter for letter in quilt.masks if letter in quilt.assigned and quilt.assigned[letter] is None]


def special_patches(quilt: Quilt) -> int:
    """Give how many special patches one game has."""
    return max(len(track.specials) for track in quilt.game.tracks.values())


def small_patches(quilt: Quilt) -> tuple[str, ...]:
    """List the patches of the deck that are as small as special ones, and that no line names."""
    named = {piece.card for piece in quilt.record.pieces}
    return tuple(card.id for card in quilt.deck.cards if card.shape.size == 1 and card.id not in named)


def _shapes(quilt: Quilt, named: dict[str, Spot]) -> dict[str, ShapeUse]:
    """Count the patches by their free shapes; single spaces are counted as special patches."""
    uses: dict[Shape, ShapeUse] = {}

    def add(shape: Shape, card: str | None, spot: Spot | None) -> None:
        in_deck = sum(other.shape.canonical() == shape for other in quilt.deck.cards)
        use = uses.get(shape, ShapeUse(in_deck, (), ()))
        uses[shape] = ShapeUse(
            in_deck, (*use.named, card) if card else use.named, (*use.unnamed, spot) if spot else use.unnamed
        )

    for name in named:
        card = quilt.deck.card(name)
        if card is not None and card.shape.size > 1:
            add(card.shape.canonical(), name, None)
    for letter in quilt.letters():
        mask = quilt.masks[letter]
        is_patch = (
            quilt.piece(letter) is None and mask.bit_count() > 1 and cards_like(quilt.deck, quilt.game, mask)
        )
        if is_patch:
            add(quilt.game.board.shape_of(mask).canonical(), None, _spot(quilt, letter))
    return {str(shape): use for shape, use in uses.items()}


def _spot(quilt: Quilt, letter: str) -> Spot:
    piece = quilt.piece(letter)
    if piece is not None:
        return Spot.of(quilt.text.word_place(piece.line, 0))
    place = letter_place(quilt.text, quilt.drawn, letter) if quilt.drawn else quilt.text.first_place()
    return Spot.of(place)


def _tile_place(quilt: Quilt) -> Place:
    for kind in ("tile", "total", "buttons"):
        claim = quilt.claim(kind)
        if claim is not None:
            return quilt.text.word_place(claim.line, claim.word if kind == "tile" else 0)
    return quilt.text.line_place(quilt.drawn.number) if quilt.drawn else quilt.text.first_place()
