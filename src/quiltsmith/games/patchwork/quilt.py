"""A finished quilt with all that its rules look at, and which patch each of its letters can be."""

from __future__ import annotations

from msgspec import Struct, field

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.formats.sheet_text import UNNAMED, BoardText, SheetText
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.patchwork.patchwork_record import ClaimKind, GameRecord, Piece, PlayerClaim
from quiltsmith.games.patchwork.patchwork_state import has_square
from quiltsmith.games.patchwork.patchwork_words import claim_line
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.games.sheets.drawn_board import NamedPiece, PlacedPiece, placed_pieces
from quiltsmith.geometry.board import Mask


class Quilt(Struct):
    """What the rules look at; `masks` is empty when the board is missing or cannot be read.

    `player` is whose claims count, and `name` stands in them: in a whole game there are those of two.
    `is_given_tile` is what the other quilt of the game tells about the tile.
    """

    text: SheetText
    game: PatchworkGame
    deck: Deck
    drawn: BoardText | None
    masks: dict[str, Mask]
    has_board: bool
    record: GameRecord
    player: int = 0
    name: str = ""
    is_given_tile: bool | None = None
    assigned: dict[str, str | None] = field(default_factory=dict)

    def claim(self, kind: ClaimKind) -> PlayerClaim | None:
        return self.record.claim(self.player, kind)

    def line(self, kind: ClaimKind, value: object) -> str:
        """Write a claim as it should stand, for hints."""
        return claim_line(kind, self.name, value)

    @property
    def covered(self) -> Mask:
        """All covered spaces."""
        covered = 0
        for mask in self.masks.values():
            covered |= mask
        return covered

    @property
    def empty(self) -> int | None:
        """The number of empty spaces, if there is a board."""
        return self.game.board.spaces - self.covered.bit_count() if self.has_board else None

    @property
    def has_square(self) -> bool:
        """Whether the square that earns the tile is filled."""
        return has_square(self.game, self.covered)

    @property
    def buttons(self) -> int | None:
        """What is left of the currency, as claimed; a quilt alone cannot tell."""
        claim = self.claim("buttons")
        return claim.value if claim else None

    @property
    def tile(self) -> bool | None:
        """Whether the player has the tile, by square, claim, other quilt or total; None if nobody knows."""
        claim = self.claim("tile")
        if not self.has_square:
            return False
        if claim is not None:
            return claim.value == 1
        return self._tile_by_total() if self.is_given_tile is None else self.is_given_tile

    @property
    def has_tile(self) -> bool:
        """Whether the tile counts."""
        return self.tile is True

    @property
    def total(self) -> int | None:
        """The points, if buttons and board are known."""
        points = self._without_tile()
        return points if points is None or not self.has_tile else points + self.game.tile_points

    def piece(self, letter: str) -> Piece | None:
        """Find the line that says what a letter is."""
        return next((piece for piece in self.record.pieces if piece.letter == letter), None)

    def letters(self) -> list[str]:
        """List the letters that name a patch or a special patch."""
        return [letter for letter in self.masks if letter != UNNAMED]

    def _without_tile(self) -> int | None:
        if self.buttons is None or self.empty is None:
            return None
        return self.buttons + self.game.points_per_empty_space * self.empty

    def _tile_by_total(self) -> bool | None:
        """Tell by the claimed total whether the tile was counted."""
        claim, points = self.claim("total"), self._without_tile()
        if claim is None or points is None or not self.game.tile_points:
            return None
        return {points: False, points + self.game.tile_points: True}.get(claim.value)


def cards_like(deck: Deck, game: PatchworkGame, mask: Mask) -> list[Card]:
    """List the patches that the spaces of a letter can be."""
    free = game.board.shape_of(mask).canonical()
    return [card for card in deck.cards if card.shape.canonical() == free]


def assign_patches(quilt: Quilt) -> dict[str, str | None]:
    """Return every letter a patch of its own; None for a special patch; a letter that gets none is left out.

    Letters that the record names come first. The others are matched with augmenting paths, since patches of the
    same shape can stand for each other.
    """
    assigned: dict[str, str | None] = {}
    choices: dict[str, list[str]] = {}
    for letter in quilt.letters():
        piece, mask = quilt.piece(letter), quilt.masks[letter]
        if piece is not None:
            assigned[letter] = piece.card or None
        elif mask.bit_count() == 1:
            assigned[letter] = None
        else:
            choices[letter] = [card.id for card in cards_like(quilt.deck, quilt.game, mask)]
    named = {card for card in assigned.values() if card}
    holder: dict[str, str] = {}
    for letter in choices:
        _match(letter, choices, named, holder, set())
    assigned.update({letter: card for card, letter in holder.items()})
    return assigned


def _match(
    letter: str, choices: dict[str, list[str]], named: set[str], holder: dict[str, str], tried: set[str]
) -> bool:
    for card in choices[letter]:
        if card in named or card in tried:
            continue
        tried.add(card)
        if card not in holder or _match(holder[card], choices, named, holder, tried):
            holder[card] = letter
            return True
    return False


def pieces_of_player(replay: Replay, player: int) -> tuple[PlacedPiece, ...]:
    """List the pieces on the quilt of a player, in the order of the moves; none if it cannot be read."""
    named = {
        move.letter: NamedPiece(move.card, move.line)
        for move in replay.record.moves
        if move.player == player and move.letter
    }
    return tuple(placed_pieces(replay.game.board, replay.masks[player] or {}, named))


def pieces_of_quilt(quilt: Quilt) -> tuple[PlacedPiece, ...]:
    """List the pieces on a finished quilt, with the patches that they can be."""
    lines = {piece.letter: piece.line for piece in quilt.record.pieces}
    named = {letter: NamedPiece(card or "", lines.get(letter, 0)) for letter, card in quilt.assigned.items()}
    return tuple(placed_pieces(quilt.game.board, quilt.masks, named))


def total_sum(game: PatchworkGame, buttons: int, has_tile: bool, empty: int) -> str:
    """Write the sum, such as `14 + 7 − 10`."""
    tile = f" + {game.tile_points}" if has_tile else ""
    return f"{buttons}{tile} − {-game.points_per_empty_space * empty}"
