"""The patches of a solo challenge: large with their mirror images, and small ones that stand for neighbours."""

from __future__ import annotations

from quiltsmith.decks.deck import Card
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.cards.extras import MIRROR_SHARE
from quiltsmith.layout.drawing.patches import draw_patch
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Fabric, Item, Stroke, Symbol
from quiltsmith.style.theme import Theme

LARGEST_CELL = 4.4
_SMALL_CELL = 2.0
_AXIS = 0.9
"""Room for the axis between a patch and its mirror image, in cells."""


def patch_with_mirror(
    card: Card, fabric: Fabric, box: Box, theme: Theme, most: float = LARGEST_CELL
) -> list[Item]:
    """Draw a patch in the middle of a box; where it is another one when turned over, its mirror image too.

    The mirror image stands behind a dashed axis, beside or below the patch, wherever the patch can be larger.
    """
    shape = card.shape
    if not shape.is_chiral():
        cell = _cell(box, shape.columns, shape.rows, most)
        x, y = box.centre
        return [_drawn(shape, fabric, cell, x - shape.columns * cell / 2, y - shape.rows * cell / 2, theme)]
    wide = shape.columns * (1 + MIRROR_SHARE) + _AXIS
    high = shape.rows * (1 + MIRROR_SHARE) + _AXIS
    beside, below = _cell(box, wide, shape.rows, most), _cell(box, shape.columns, high, most)
    return (
        _beside(shape, fabric, box, beside, theme) if beside >= below else _below(shape, fabric, box, below, theme)
    )


def small_patch(card: Card, fabric: Fabric, width: float, height: float, theme: Theme) -> Symbol:
    """Draw a patch in the middle of a small room, once for all turns to which it is a neighbour."""
    shape = card.shape
    cell = _cell(Box(0, 0, width, height), shape.columns, shape.rows, _SMALL_CELL)
    x, y = (width - shape.columns * cell) / 2, (height - shape.rows * cell) / 2
    drawn = draw_patch(shape, fabric, cell, theme.line_stroke(0.2), x=x, y=y, grid=theme.line_stroke(0.1))
    return Symbol(f"small-{card.id}", width, height, (drawn,))


def _beside(shape: Shape, fabric: Fabric, box: Box, cell: float, theme: Theme) -> list[Item]:
    small = cell * MIRROR_SHARE
    width, height = shape.columns * (cell + small) + _AXIS * cell, shape.rows * cell
    x, y = box.centre[0] - width / 2, box.centre[1] - height / 2
    axis = x + (shape.columns + _AXIS / 2) * cell
    return [
        _drawn(shape, fabric, cell, x, y, theme),
        paths.line(axis, y, axis, y + height, _dashes(theme)),
        _drawn(
            shape.mirrored(), fabric, small, axis + _AXIS / 2 * cell, y + (height - shape.rows * small) / 2, theme
        ),
    ]


def _below(shape: Shape, fabric: Fabric, box: Box, cell: float, theme: Theme) -> list[Item]:
    small = cell * MIRROR_SHARE
    width, height = shape.columns * cell, shape.rows * (cell + small) + _AXIS * cell
    x, y = box.centre[0] - width / 2, box.centre[1] - height / 2
    axis = y + (shape.rows + _AXIS / 2) * cell
    upside_down = shape.mirrored().rotated().rotated()
    return [
        _drawn(shape, fabric, cell, x, y, theme),
        paths.line(x, axis, x + width, axis, _dashes(theme)),
        _drawn(
            upside_down, fabric, small, x + (width - shape.columns * small) / 2, axis + _AXIS / 2 * cell, theme
        ),
    ]


def _cell(box: Box, columns: float, rows: float, most: float) -> float:
    return min(most, box.width / columns, box.height / rows)


def _drawn(shape: Shape, fabric: Fabric, cell: float, x: float, y: float, theme: Theme) -> Item:
    grid = theme.line_stroke(min(0.16, 0.05 * cell))
    return draw_patch(shape, fabric, cell, theme.line_stroke(0.28), x=x, y=y, grid=grid)


def _dashes(theme: Theme) -> Stroke:
    return Stroke(theme.muted, 0.2, (0.7, 0.6))
