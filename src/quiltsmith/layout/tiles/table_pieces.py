"""The pieces of two-player games that lie on the table beside the patches."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.tiles.currency import draw_currency
from quiltsmith.layout.tiles.extras import (
    BLOCK,
    SINGLE,
    draw_neutral_token,
    draw_special,
    draw_special_tile,
    draw_time_token,
)
from quiltsmith.layout.tiles.parts import TilePart
from quiltsmith.layout.tiles.pieces import TilePiece
from quiltsmith.scene.elements import Item, Symbol, Use
from quiltsmith.style.print_style import Style

PLAYERS = 2


def table_pieces(game: PatchworkGame, parts: Sequence[TilePart], cell: float, style: Style) -> list[TilePiece]:
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


def _piece(name: str, shape: Shape, items: tuple[Item, ...], cell: float) -> TilePiece:
    """Make a piece that is drawn once and used as often as it occurs; it never lies turned."""
    symbol = Symbol(name, shape.columns * cell, shape.rows * cell, items)
    return TilePiece(name, shape, lambda _: (Use(symbol),))
