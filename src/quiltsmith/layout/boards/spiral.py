"""The spiral of a time board: which cells of a grid the spaces lie on, and how large they are."""

from __future__ import annotations

from math import ceil, isqrt

from msgspec import Struct

from quiltsmith.geometry.shape import Cell
from quiltsmith.scene.boxes import Box


class Spiral(Struct, frozen=True):
    """Cells from the outer corner inwards, one for each space, and those that remain in the middle."""

    rows: int
    columns: int
    spaces: tuple[Cell, ...]
    middle: tuple[Cell, ...]

    def middle_box(self) -> Box | None:
        """Give the room in the middle, in cells: what remains if it is a rectangle, else the last cell."""
        if not self.middle:
            return None
        rows = [row for row, _ in self.middle]
        columns = [column for _, column in self.middle]
        whole = Box(min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1)
        row, column = self.middle[-1]
        return whole if whole.width * whole.height == len(self.middle) else Box(column, row, 1, 1)


def make_spiral(spaces: int) -> Spiral:
    """Wind a track of so many spaces into an upright grid that is nearly square and keeps a middle."""
    needed = spaces + 1
    rows = isqrt(needed - 1) + 1
    columns = ceil(needed / rows)
    cells = _inwards(rows, columns)
    return Spiral(rows, columns, tuple(cells[:spaces]), tuple(cells[spaces:]))


def _inwards(rows: int, columns: int) -> list[Cell]:
    """Walk clockwise from the top left corner to the middle."""
    cells: list[Cell] = []
    top, left, bottom, right = 0, 0, rows - 1, columns - 1
    while top <= bottom and left <= right:
        cells += [(top, column) for column in range(left, right + 1)]
        cells += [(row, right) for row in range(top + 1, bottom + 1)]
        if top < bottom:
            cells += [(bottom, column) for column in range(right - 1, left - 1, -1)]
        if left < right:
            cells += [(row, left) for row in range(bottom - 1, top, -1)]
        top, left, bottom, right = top + 1, left + 1, bottom - 1, right - 1
    return cells
