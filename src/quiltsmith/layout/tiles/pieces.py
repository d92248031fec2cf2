"""The pieces that are cut out of the pages of tiles: what shape each has, and how it is drawn as it lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.games.game import Game
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.drawing.patches import draw_patch
from quiltsmith.layout.tiles.currency import draw_currency, symbol_of
from quiltsmith.layout.tiles.extras import (
    BLOCK,
    SINGLE,
    draw_neutral_token,
    draw_special,
    draw_special_tile,
    draw_time_token,
)
from quiltsmith.layout.tiles.label import draw_label
from quiltsmith.layout.tiles.parts import TilePart
from quiltsmith.scene.colour import WHITE
from quiltsmith.scene.elements import Fabric, Item, Symbol, Use
from quiltsmith.style.choices import Style
from quiltsmith.style.theme import Theme
from quiltsmith.talk.refusal import Refusal

PLAYERS = 2
_CUT = 0.3
_LARGER = 1.4


class NoSuchPartError(Refusal):
    """A part that the game does not have."""


class TilePiece(Struct, frozen=True):
    """One piece to cut out; `draw` takes its shape as it lies and draws it from the top left corner."""

    name: str
    shape: Shape
    draw: Callable[[Shape], tuple[Item, ...]]


def patch_pieces(deck: Deck, game: Game, cell: float, style: Style) -> list[TilePiece]:
    """Make the patches of a deck, each in a fabric of its own as far as there are enough."""
    symbol = symbol_of(game.currency) if isinstance(game, PatchworkGame) else "coin"
    return [
        TilePiece(card.id, card.shape, partial(_draw_card, card, number + style.seed, cell, style, symbol))
        for number, card in enumerate((*deck.cards, *deck.start))
    ]


def extra_pieces(game: PatchworkGame, parts: Sequence[TilePart], cell: float, style: Style) -> list[TilePiece]:
    """Make what the game has beside its patches, the largest piece first."""
    theme = style.theme
    pieces: list[TilePiece] = []
    if TilePart.SPECIALS in parts:
        pieces.append(_piece("special tile", BLOCK, draw_special_tile(game, cell, theme), cell))
        specials = len(game.tracks[game.track].specials)
        pieces += [_piece("special patch", SINGLE, draw_special(cell, theme), cell)] * specials
    if TilePart.TOKENS in parts:
        for player in range(PLAYERS):
            pieces.append(_piece(f"time token {player + 1}", SINGLE, draw_time_token(player, cell, theme), cell))
        pieces.append(_piece("neutral token", SINGLE, draw_neutral_token(cell, theme), cell))
    if TilePart.CURRENCY in parts:
        for value, count in sorted(game.currency.tiles.items(), reverse=True):
            drawn = draw_currency(game.currency, value, cell, theme)
            pieces += [_piece(f"currency {value}", SINGLE, drawn, cell)] * count
    return pieces


def _draw_card(card: Card, fabric: int, cell: float, style: Style, symbol: str, shape: Shape) -> tuple[Item, ...]:
    theme = style.theme
    return (
        draw_patch(shape, _fabric(theme, fabric), cell, theme.line_stroke(_CUT), seam=True),
        *draw_label(card, shape, cell, theme, symbol),
    )


def _fabric(theme: Theme, number: int) -> Fabric:
    """Give a fabric by number; when all have been used they come again larger, and with their colours swapped."""
    fabric = theme.fabric(number)
    if number // len(theme.fabrics) % 2 == 0:
        return fabric
    larger = replace(fabric, scale=fabric.scale * _LARGER)
    # A white ground stays white, because it is there to save ink.
    if fabric.ground is None or fabric.ground == WHITE:
        return larger
    return replace(larger, colour=fabric.ground, ground=fabric.colour)


def _piece(name: str, shape: Shape, items: tuple[Item, ...], cell: float) -> TilePiece:
    """Make a piece that is drawn once and used as often as it occurs; it never lies turned."""
    symbol = Symbol(name, shape.columns * cell, shape.rows * cell, items)
    return TilePiece(name, shape, lambda _: (Use(symbol),))
