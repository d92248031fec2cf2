"""What stands below or beside the patch of a card: its mirror image, and the pieces that a cut can give."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.drawing.patches import draw_patch
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Fabric, Group, Item, Stroke
from quiltsmith.style.theme import Theme

MIRROR_SHARE = 0.45
"""Cells of the mirror image, compared with those of the patch."""
PIECE_SHARE = 0.34
_ICON = 5.5


def draw_extras(
    room: Box,
    cell: float,
    scale: float,
    fabric: Fabric,
    theme: Theme,
    mirror: Shape | None,
    pieces: Sequence[Shape],
) -> tuple[Item, ...]:
    """Fill the room with a mirror image, pieces, or first the one and then the others."""
    if mirror is None:
        return _pieces(room, cell, scale, theme, pieces)
    if not pieces:
        return _mirror(room, cell, scale, fabric, theme, mirror)
    first, second = _halves(room, scale)
    between = Stroke(theme.guide, 0.2 * scale, (0.8 * scale, 0.8 * scale))
    x, y = (first.right + second.x) / 2, (first.bottom + second.y) / 2
    line = (
        paths.line(x, room.y, x, room.bottom, between)
        if _is_wide(room)
        else paths.line(room.x, y, room.right, y, between)
    )
    return (
        *_mirror(first, cell, scale, fabric, theme, mirror),
        line,
        *_pieces(second, cell, scale, theme, pieces),
    )


def flip_mark(x: float, y: float, size: float, theme: Theme) -> Group:
    """Draw two arrows that point away from a dashed axis: the patch may be turned over."""
    half = size / 2
    line = Stroke(theme.line, 0.06 * size, round=True)
    left = [(-0.12 * size, -0.34 * size), (-0.12 * size, 0.34 * size), (-half, 0)]
    items: tuple[Item, ...] = (
        paths.line(0, -half, 0, half, Stroke(theme.line, 0.06 * size, (0.14 * size, 0.09 * size))),
        paths.polygon(left, theme.card, line),
        paths.polygon([(-x, y) for x, y in left], theme.line, line),
    )
    return Group(items, x, y)


def _is_wide(room: Box) -> bool:
    return room.width >= room.height


def _halves(room: Box, scale: float) -> tuple[Box, Box]:
    gap = 2.4 * scale
    if _is_wide(room):
        width = room.width * 0.4
        return (
            Box(room.x, room.y, width, room.height),
            Box(room.x + width + gap, room.y, room.width - width - gap, room.height),
        )
    height = room.height * 0.4
    return (
        Box(room.x, room.y, room.width, height),
        Box(room.x, room.y + height + gap, room.width, room.height - height - gap),
    )


def _mirror(room: Box, cell: float, scale: float, fabric: Fabric, theme: Theme, shape: Shape) -> tuple[Item, ...]:
    """Draw the mark and the mirror image side by side, or one below the other, in the middle of the room."""
    icon, gap = _ICON * scale, 2 * scale
    wide = _is_wide(room)
    across = room.width - (icon + gap if wide else 0)
    down = room.height - (0 if wide else icon + gap)
    small = min(cell * MIRROR_SHARE, across / shape.columns, down / shape.rows)
    width, height = small * shape.columns, small * shape.rows
    x, y = room.centre
    if wide:
        left = x - (icon + gap + width) / 2
        mark, corner = (left + icon / 2, y), (left + icon + gap, y - height / 2)
    else:
        top = y - (icon + gap + height) / 2
        mark, corner = (x, top + icon / 2), (x - width / 2, top + icon + gap)
    # The same fabric made smaller, and not one of its own: it looks alike and is written only once.
    patch = draw_patch(shape, fabric, cell, theme.line_stroke(0.07 * cell), grid=theme.line_stroke(0.03 * cell))
    return flip_mark(*mark, icon, theme), Group((patch,), *corner, scale=small / cell)


def _pieces(room: Box, cell: float, scale: float, theme: Theme, pieces: Sequence[Shape]) -> tuple[Item, ...]:
    """Draw scissors and then the pieces in rows, as large as they all fit."""
    icon = _ICON * scale
    small = cell * PIECE_SHARE
    while True:
        rows = _flow(pieces, small, icon, room.width)
        height = sum(_height(row, small, icon) for row in rows) + small * 0.8 * (len(rows) - 1)
        if height <= room.height or small < 0.5:
            break
        small *= 0.94
        icon = min(icon, small * 3)
    items: list[Item] = []
    top = room.y + (room.height - height) / 2
    for row in rows:
        row_height = _height(row, small, icon)
        x = room.x + (room.width - _width(row, small, icon)) / 2
        for shape in row:
            if shape is None:
                items.append(picture("scissors", Box(x, top + (row_height - icon) / 2, icon, icon), theme))
                x += icon + small * 0.8
            else:
                y = top + (row_height - shape.rows * small) / 2
                line = theme.line_stroke(max(0.15, 0.07 * small))
                items.append(draw_patch(shape, theme.panel, small, line, x=x, y=y, grid=theme.line_stroke(0.1)))
                x += (shape.columns + 0.8) * small
        top += row_height + small * 0.8
    return tuple(items)


def _flow(pieces: Sequence[Shape], small: float, icon: float, width: float) -> list[list[Shape | None]]:
    """Break the scissors (None) and the pieces into rows of a width."""
    rows: list[list[Shape | None]] = [[None]]
    for piece in pieces:
        if rows[-1] and _width([*rows[-1], piece], small, icon) > width:
            rows.append([])
        rows[-1].append(piece)
    return rows


def _width(row: Sequence[Shape | None], small: float, icon: float) -> float:
    widths = [icon if shape is None else shape.columns * small for shape in row]
    return sum(widths) + small * 0.8 * (len(row) - 1)


def _height(row: Sequence[Shape | None], small: float, icon: float) -> float:
    return max(icon if shape is None else shape.rows * small for shape in row)
