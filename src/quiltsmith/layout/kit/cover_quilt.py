"""The picture on the cover: the deck's own patches, sewn together without a gap."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.geometry.shape import Cell, Shape, neighbours
from quiltsmith.layout.drawing.patches import draw_patch
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item
from quiltsmith.stable_random import StableRandom
from quiltsmith.style.print_style import Style

_SINGLE = Shape(((0, 0),))


class Sewn(Struct, frozen=True):
    """A patch in the picture, and the number of its fabric."""

    shape: Shape
    row: int
    column: int
    fabric: int

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The spaces that it covers."""
        return tuple((self.row + row, self.column + column) for row, column in self.shape.cells)


def sew(shapes: Sequence[Shape], rows: int, columns: int, fabrics: int, seed: int) -> tuple[Sewn, ...]:
    """Cover every space of a rectangle, from the top left on, with the first patch that fits there.

    What no patch can fill is filled with single spaces. Neighbours have different fabrics as far as possible.
    """
    order = StableRandom(seed).shuffled(shapes)
    owner: dict[Cell, int] = {}
    sewn: list[Sewn] = []
    for row in range(rows):
        for column in range(columns):
            if (row, column) in owner:
                continue
            shape, left = _fitting(order, row, column, rows, columns, owner)
            if shape in order:
                order.remove(shape)
            patch = Sewn(shape, row, column - left, 0)
            around = {owner[cell] for place in patch.cells for cell in neighbours(place) if cell in owner}
            fabric = next((n for n in _turned(fabrics, len(sewn)) if n not in around), len(sewn) % fabrics)
            sewn.append(Sewn(shape, row, column - left, fabric))
            owner.update(dict.fromkeys(patch.cells, fabric))
            order = order or StableRandom(seed + len(sewn)).shuffled(shapes)
    return tuple(sewn)


def draw_quilt(shapes: Sequence[Shape], box: Box, cell: float, style: Style) -> list[Item]:
    """Draw the picture in the middle of a box, with whole cells of about the given size."""
    columns = max(1, int(box.width // cell))
    side = box.width / columns
    rows = max(1, int(box.height // side))
    top = box.y + (box.height - rows * side) / 2
    theme = style.theme
    items: list[Item] = []
    for sewn in sew(shapes, rows, columns, len(theme.fabrics), style.seed):
        x, y = box.x + sewn.column * side, top + sewn.row * side
        fabric = theme.fabric(sewn.fabric)
        items.append(draw_patch(sewn.shape, fabric, side, theme.line_stroke(0.4), x=x, y=y, seam=True))
    return items


def _fitting(
    shapes: Sequence[Shape], row: int, column: int, rows: int, columns: int, owner: dict[Cell, int]
) -> tuple[Shape, int]:
    """Find a patch whose first space can be this one; give it with the column of that space."""
    for shape in shapes:
        for turned in shape.orientations():
            left = turned.cells[0][1]
            places = [(row + down, column - left + right) for down, right in turned.cells]
            if all(r < rows and 0 <= c < columns and (r, c) not in owner for r, c in places):
                return turned, left
    return _SINGLE, 0


def _turned(count: int, start: int) -> list[int]:
    return [(start + number) % count for number in range(count)]
