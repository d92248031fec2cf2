"""What lies on the table beside the patches: special patches, the special tile, and tokens."""

from __future__ import annotations

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.drawing.patches import draw_patch, fitted
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import POINT, Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.theme import Theme

SINGLE = Shape(((0, 0),))
BLOCK = Shape(((0, 0), (0, 1), (1, 0), (1, 1)))
"""The special tile takes two by two cells of paper, whatever square it is won with."""
SPECIAL_FABRIC = -1
"""Special patches are of one fabric, the theme's last."""


def draw_special(cell: float, theme: Theme) -> tuple[Item, ...]:
    """Draw a special patch: one cell with a star."""
    middle = cell / 2
    side = cell * 0.46
    return (
        draw_patch(SINGLE, theme.fabric(SPECIAL_FABRIC), cell, theme.line_stroke(0.3), seam=True),
        paths.circle(middle, middle, cell * 0.3, theme.card, theme.line_stroke(0.25)),
        picture("star", Box(middle - side / 2, middle - side / 2, side, side), theme),
    )


def draw_special_tile(game: PatchworkGame, cell: float, theme: Theme) -> tuple[Item, ...]:
    """Draw the special tile: the square that it is won with, and the points that it brings."""
    whole = Box(0, 0, 2 * cell, 2 * cell)
    quilt = whole.inset(0.22 * cell)
    side = game.tile_side
    step = quilt.width / side
    thread = Stroke(theme.accent, 0.02 * cell, (0.07 * cell, 0.05 * cell))
    hairline = theme.line_stroke(0.12)
    items: list[Item] = [
        paths.box_path(whole, theme.panel, theme.line_stroke(0.3)),
        paths.box_path(whole.inset(0.1 * cell), None, thread),
    ]
    # A quilt of small squares; steps of five over the fabrics put no two alike beside each other.
    for row in range(side):
        for column in range(side):
            fabric = fitted(theme.fabric(row * 3 + column * 5), step)
            x, y = quilt.x + column * step, quilt.y + row * step
            items.append(paths.rect(x, y, step, step, fabric, hairline))
    x, y = whole.centre
    items += [
        paths.circle(x, y, 0.5 * cell, theme.card, theme.line_stroke(0.3)),
        paths.circle(x, y, 0.44 * cell, None, thread),
        *fit_text(
            str(game.tile_points),
            Box(x - 0.34 * cell, y - 0.36 * cell, 0.68 * cell, 0.5 * cell),
            TextStyle(0.55 * cell / POINT, "display", theme.text, "centre"),
        ),
        *fit_text(
            f"{side} × {side}",
            Box(x - 0.3 * cell, y + 0.14 * cell, 0.6 * cell, 0.2 * cell),
            TextStyle(0.18 * cell / POINT, "bold", theme.muted, "centre", smallest=3),
        ),
    ]
    return tuple(items)


def draw_time_token(player: int, cell: float, theme: Theme) -> tuple[Item, ...]:
    """Draw the time token of a player: a disc with an hourglass, each in a fabric of its own."""
    return _disc(theme, cell, player, "hourglass")


def draw_neutral_token(cell: float, theme: Theme) -> tuple[Item, ...]:
    """Draw the neutral token: a disc with an arrow that points at the next patch."""
    return _disc(theme, cell, 2, "arrow")


def _disc(theme: Theme, cell: float, fabric: int, symbol: str) -> tuple[Item, ...]:
    middle = cell / 2
    return (
        paths.rect(0, 0, cell, cell, None, theme.guide_stroke(0.15)),
        paths.circle(middle, middle, cell * 0.44, fitted(theme.fabric(fabric), cell), theme.line_stroke(0.5)),
        paths.circle(middle, middle, cell * 0.26, theme.card, theme.line_stroke(0.3)),
        picture(symbol, Box(middle - cell * 0.15, middle - cell * 0.15, cell * 0.3, cell * 0.3), theme),
    )
