"""What lies on the table beside the patches: currency, special patches, the special tile, and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin

from quiltsmith.games.patchwork.patchwork_game import Currency, PatchworkGame
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.drawing.deck_fabrics import special_fabric
from quiltsmith.layout.drawing.patch_drawing import Cut, draw_patch, fitted, patch_path
from quiltsmith.layout.drawing.pictograms import currency_picture, picture
from quiltsmith.layout.tiles.tile_pieces import DISC, TilePart, TilePiece, cut_of
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box, Grid
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import POINT, Fabric, Item, Stroke, Symbol, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_RIM = 0.46
_FACE = 0.33
_PUPIL_TEXT = 0.35
"""How wide a value may be to stay well inside the pupil, in cells."""
_VEINS = 9
SINGLE = Shape(((0, 0),))
BLOCK = Shape(((0, 0), (0, 1), (1, 0), (1, 1)))
"""The special tile takes two by two cells of paper, whatever square it is won with."""
PLAYERS = 2


def symbol_of(currency: Currency) -> str:
    """Name the picture that stands for a currency."""
    return currency_picture(currency.name_in("en"))


def draw_currency(currency: Currency, value: int, cell: float, theme: Theme) -> tuple[Item, ...]:
    """Draw a tile of one cell: the currency itself, with its value in the middle."""
    number, symbol = sorted(currency.tiles).index(value), symbol_of(currency)
    box, is_eyeball = Box(0, 0, cell, cell), symbol == "eyeball"
    middle = cell / 2
    if is_eyeball:
        words = box.place(cell * _PUPIL_TEXT, cell * 0.36)
    else:
        words = box.shrink(top=middle - cell * 0.24).place(cell * 0.44, cell * 0.3, valign="top")
    label = TextStyle(cell * 0.36 / POINT, "display", theme.on_badge if is_eyeball else theme.text, "centre")
    items = (
        *(_eyeball(number, cell, theme) if is_eyeball else _button(number, cell, theme)),
        *fit_text(str(value), words, label),
    )
    return (
        items
        if is_eyeball
        else (*items, picture(symbol, Box.around(middle, middle + cell * 0.18, cell * 0.18), theme))
    )


def _button(number: int, cell: float, theme: Theme) -> tuple[Item, ...]:
    """Draw a fabric-covered rim with stitches around a plain face."""
    middle = cell / 2
    return (
        paths.circle(middle, middle, cell * _RIM, fitted(theme.fabric(number), cell), theme.line_stroke(0.3)),
        paths.circle(middle, middle, cell * (_FACE + 0.02), theme.card, theme.line_stroke(0.3)),
        paths.circle(middle, middle, cell * (_FACE - 0.03), None, _thread(theme, cell)),
    )


def _eyeball(number: int, cell: float, theme: Theme) -> tuple[Item, ...]:
    """Draw a white ball with veins; the iris shows the fabric, the pupil the value."""
    middle = cell / 2
    veins = []
    for vein in range(_VEINS):
        angle = 2 * pi * (vein + 0.3 * (vein % 2)) / _VEINS
        bend = 0.05 if vein % 2 else -0.05
        stem = [(angle, 0.455), (angle + bend, 0.425), (angle + bend / 2, 0.4), (angle + bend * 2, 0.375)]
        branch = [(angle + bend, 0.425), (angle + bend * 4, 0.395)]
        for points in (stem, branch):
            ends = [(middle + cell * r * cos(a), middle + cell * r * sin(a)) for a, r in points]
            veins += [(*one, *other) for one, other in pairwise(ends)]
    return (
        paths.circle(middle, middle, cell * _RIM, theme.paper, theme.line_stroke(0.3)),
        paths.lines(veins, Stroke(theme.accent, 0.01 * cell, round=True)),
        paths.circle(middle, middle, cell * 0.35, fitted(theme.fabric(number), cell), theme.line_stroke(0.4)),
        # A light ring parts a dark iris from the pupil.
        paths.circle(middle, middle, cell * 0.28, theme.card, theme.line_stroke(0.2)),
        paths.circle(middle, middle, cell * 0.26, theme.badge, theme.line_stroke(0.3)),
    )


def _thread(theme: Theme, cell: float) -> Stroke:
    return Stroke(theme.muted, 0.014 * cell, (0.05 * cell, 0.035 * cell))


def draw_special(cell: float, theme: Theme, cut: Cut | None = None) -> tuple[Item, ...]:
    """Draw a special patch: one cell with a star."""
    middle = cell / 2
    side = cell * 0.46
    return (
        draw_patch(SINGLE, special_fabric(theme), cell, theme.line_stroke(0.3), seam=True, cut=cut),
        paths.circle(middle, middle, cell * 0.3, theme.card, theme.line_stroke(0.25)),
        picture("star", Box.around(middle, middle, side), theme),
    )


def draw_special_tile(
    game: PatchworkGame, cell: float, theme: Theme, *, has_side: bool = True
) -> tuple[Item, ...]:
    """Draw the special tile: the square that it is won with, and the points that it brings.

    A small picture of it does not say how large the square is.
    """
    whole, side = Box(0, 0, 2 * cell, 2 * cell), game.tile_side
    inner = whole.inset(0.22 * cell)
    quilt = Grid(inner.x, inner.y, inner.width / side, side, side)
    thread = Stroke(theme.accent, 0.02 * cell, (0.07 * cell, 0.05 * cell))
    items: list[Item] = [
        paths.box_path(whole.inset(0.1 * cell), None, thread),
    ]
    # A quilt of small squares; steps of five over the fabrics put no two alike beside each other.
    for row, column in quilt.places():
        fabric = fitted(theme.fabric(row * 3 + column * 5), quilt.cell)
        items.append(paths.box_path(quilt.at(row, column), fabric, theme.line_stroke(0.12)))
    x, y = whole.centre
    points = Box(x - 0.34 * cell, y - 0.36 * cell, 0.68 * cell, 0.5 * cell)
    square = Box(x - 0.3 * cell, y + 0.14 * cell, 0.6 * cell, 0.2 * cell)
    large = TextStyle(0.55 * cell / POINT, "display", theme.text, "centre")
    small = TextStyle(0.18 * cell / POINT, "bold", theme.muted, "centre", smallest=3)
    return (
        *items,
        paths.circle(x, y, 0.5 * cell, theme.card, theme.line_stroke(0.3)),
        paths.circle(x, y, 0.44 * cell, None, thread),
        *fit_text(str(game.tile_points), points, large),
        *(fit_text(f"{side} × {side}", square, small) if has_side else ()),
    )


def draw_time_token(player: int, cell: float, theme: Theme) -> tuple[Item, ...]:
    """Draw the time token of a player: a disc with an hourglass, each in a fabric of its own."""
    return _disc(theme, cell, player, "hourglass")


def draw_neutral_token(cell: float, theme: Theme) -> tuple[Item, ...]:
    """Draw the neutral token: a disc with an arrow that points at the next patch."""
    return _disc(theme, cell, PLAYERS, "arrow")


def _disc(theme: Theme, cell: float, fabric: int, symbol: str) -> tuple[Item, ...]:
    middle = cell / 2
    return (
        paths.circle(middle, middle, cell * 0.44, fitted(theme.fabric(fabric), cell), theme.line_stroke(0.5)),
        paths.circle(middle, middle, cell * 0.26, theme.card, theme.line_stroke(0.3)),
        picture(symbol, Box.around(middle, middle, cell * 0.3), theme),
    )


def table_pieces(game: PatchworkGame, parts: Sequence[TilePart], cell: float, style: Style) -> list[TilePiece]:
    """Make what the game has beside its patches, the largest piece first."""
    theme, cut = style.theme, cut_of(style)

    def on_ground(shape: Shape, items: tuple[Item, ...], ground: Colour | None, line: Stroke) -> tuple[Item, ...]:
        """Draw something onto the ground of a piece, whose edge is a line, or what a machine cuts along."""
        if cut is None:
            return patch_path(shape, cell, ground, line), *items
        return draw_patch(shape, ground or theme.card, cell, line, cut=cut), *items

    def on_card(items: tuple[Item, ...], cloth: Fabric | Colour) -> tuple[Item, ...]:
        """Draw a disc: at home on a square, which is cut faster; for machines the cut has cloth beyond it."""
        if cut is None:
            return on_ground(SINGLE, items, None, theme.guide_stroke(0.15))
        middle, radius = cell / 2, DISC * cell
        ground = fitted(cloth, cell) if isinstance(cloth, Fabric) else cloth
        line = (paths.circle(middle, middle, radius, None, cut.line),) if cut.line is not None else ()
        return paths.circle(middle, middle, radius + cut.bleed, ground), *items, *line

    pieces: list[TilePiece] = []
    if TilePart.SPECIALS in parts:
        tile = on_ground(BLOCK, draw_special_tile(game, cell, theme), theme.panel, theme.line_stroke(0.3))
        pieces.append(_piece("special tile", BLOCK, tile, cell))
        specials = len(game.tracks[game.track].specials)
        pieces += [_piece("special patch", SINGLE, draw_special(cell, theme, cut), cell)] * specials
    if TilePart.TOKENS in parts:
        for player in range(PLAYERS):
            token = on_card(draw_time_token(player, cell, theme), theme.fabric(player))
            pieces.append(_piece(f"time token {player + 1}", SINGLE, token, cell, is_round=True))
        neutral = on_card(draw_neutral_token(cell, theme), theme.fabric(PLAYERS))
        pieces.append(_piece("neutral token", SINGLE, neutral, cell, is_round=True))
    if TilePart.CURRENCY in parts:
        for value, count in sorted(game.currency.tiles.items(), reverse=True):
            cloth = _currency_cloth(game.currency, value, theme)
            drawn = on_card(draw_currency(game.currency, value, cell, theme), cloth)
            pieces += [_piece(f"currency {value}", SINGLE, drawn, cell, is_round=True)] * count
    return pieces


def _currency_cloth(currency: Currency, value: int, theme: Theme) -> Fabric | Colour:
    """Return what the rim of a tile of currency is made of."""
    is_eyeball = symbol_of(currency) == "eyeball"
    return theme.paper if is_eyeball else theme.fabric(sorted(currency.tiles).index(value))


def _piece(name: str, shape: Shape, items: tuple[Item, ...], cell: float, *, is_round: bool = False) -> TilePiece:
    """Make a piece that is drawn once and used as often as it occurs; it never lies turned."""
    symbol = Symbol(name, shape.columns * cell, shape.rows * cell, items)
    return TilePiece(name, shape, lambda _: (Use(symbol),), is_round)
