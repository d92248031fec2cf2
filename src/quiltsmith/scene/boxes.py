"""Boxes, and how they are parted: rows, columns, tables, strips, grids of square cells.

Layout code says how a box is parted instead of adding up coordinates:

    head, body = page.split_top(12, gap=2)
    label, field = head.columns((1, 2), gap=4)
    for line in body.rows(5): ...
    icon, words = label.split_left(8, gap=1.5)

All lengths are millimetres; x runs to the right, y downwards. Nothing here draws or rounds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

Align = Literal["left", "centre", "right"]
VerticalAlign = Literal["top", "middle", "bottom"]
Shares = int | Sequence[float]
"""So many equal parts, or lengths whose proportions the parts keep."""


class Box(Struct, frozen=True):
    """An upright rectangle."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float | None = None) -> Box:
        """Return the box of a size, or the square of a side, around a point."""
        height = width if height is None else height
        return cls(x - width / 2, y - height / 2, width, height)

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def shorter_side(self) -> float:
        """The width or the height, whichever is less."""
        return min(self.width, self.height)

    def holds(self, other: Box, tolerance: float = 0.01) -> bool:
        """Return whether another box is inside."""
        return (
            other.x >= self.x - tolerance
            and other.y >= self.y - tolerance
            and other.right <= self.right + tolerance
            and other.bottom <= self.bottom + tolerance
        )

    def overlaps(self, other: Box, tolerance: float = 0.01) -> bool:
        """Return whether two boxes share more than an edge."""
        return (
            self.x < other.right - tolerance
            and other.x < self.right - tolerance
            and self.y < other.bottom - tolerance
            and other.y < self.bottom - tolerance
        )

    def inset(self, across: float, down: float | None = None) -> Box:
        """Return the box with all edges moved inwards (outwards if negative)."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def shrink(self, *, left: float = 0.0, top: float = 0.0, right: float = 0.0, bottom: float = 0.0) -> Box:
        """Return the box with single edges moved inwards (outwards if negative)."""
        return Box(self.x + left, self.y + top, self.width - left - right, self.height - top - bottom)

    def moved(self, right: float = 0.0, down: float = 0.0) -> Box:
        """Return a box of the same size elsewhere."""
        return Box(self.x + right, self.y + down, self.width, self.height)

    def top_strip(self, height: float) -> Box:
        """Return the part of a height at the upper edge."""
        return Box(self.x, self.y, self.width, height)

    def bottom_strip(self, height: float) -> Box:
        """Return the part of a height at the lower edge."""
        return Box(self.x, self.bottom - height, self.width, height)

    def left_strip(self, width: float) -> Box:
        """Return the part of a width at the left edge."""
        return Box(self.x, self.y, width, self.height)

    def right_strip(self, width: float) -> Box:
        """Return the part of a width at the right edge."""
        return Box(self.right - width, self.y, width, self.height)

    def split_top(self, height: float, gap: float = 0.0) -> tuple[Box, Box]:
        """Return the strip at the upper edge, and what is left below it."""
        return self.top_strip(height), self.shrink(top=height + gap)

    def split_bottom(self, height: float, gap: float = 0.0) -> tuple[Box, Box]:
        """Return what is left above, and the strip at the lower edge."""
        return self.shrink(bottom=height + gap), self.bottom_strip(height)

    def split_left(self, width: float, gap: float = 0.0) -> tuple[Box, Box]:
        """Return the strip at the left edge, and what is left beside it."""
        return self.left_strip(width), self.shrink(left=width + gap)

    def split_right(self, width: float, gap: float = 0.0) -> tuple[Box, Box]:
        """Return what is left beside, and the strip at the right edge."""
        return self.shrink(right=width + gap), self.right_strip(width)

    def rows(self, shares: Shares, gap: float = 0.0) -> list[Box]:
        """Return parts below each other that fill the height in these proportions."""
        return [
            Box(self.x, self.y + start, self.width, length) for start, length in _parts(self.height, shares, gap)
        ]

    def columns(self, shares: Shares, gap: float = 0.0) -> list[Box]:
        """Return parts beside each other that fill the width in these proportions."""
        return [
            Box(self.x + start, self.y, length, self.height) for start, length in _parts(self.width, shares, gap)
        ]

    def table(self, rows: Shares, columns: Shares, gap: float = 0.0) -> list[list[Box]]:
        """Return the cells of a table that fills the box, row by row."""
        return [row.columns(columns, gap) for row in self.rows(rows, gap)]

    def place(self, width: float, height: float, align: Align = "centre", valign: VerticalAlign = "middle") -> Box:
        """Return a box of a size at an edge, in a corner or in the middle of this one."""
        x = {"left": self.x, "centre": self.x + (self.width - width) / 2, "right": self.right - width}[align]
        y = {"top": self.y, "middle": self.y + (self.height - height) / 2, "bottom": self.bottom - height}[valign]
        return Box(x, y, width, height)

    def square(self, side: float, align: Align = "centre", valign: VerticalAlign = "middle") -> Box:
        """Return a square at an edge, in a corner or in the middle of this box."""
        return self.place(side, side, align, valign)

    def scaled(self, factor: float) -> Box:
        """Return the box so much larger or smaller around the same centre."""
        return self.place(self.width * factor, self.height * factor)

    def cell_size(self, rows: float, columns: float, largest: float = float("inf")) -> float:
        """Return the side of the largest square cells of which so many rows and columns fit."""
        return min(self.width / columns, self.height / rows, largest)

    def grid(
        self,
        rows: int,
        columns: int,
        largest: float = float("inf"),
        align: Align = "centre",
        valign: VerticalAlign = "middle",
    ) -> Grid:
        """Return the largest grid of square cells that fits."""
        cell = self.cell_size(rows, columns, largest)
        corner = self.place(cell * columns, cell * rows, align, valign)
        return Grid(corner.x, corner.y, cell, rows, columns)


class Grid(Struct, frozen=True):
    """Square cells in rows and columns, counted from 0, from the top left corner on."""

    x: float
    y: float
    cell: float
    rows: int
    columns: int

    @property
    def box(self) -> Box:
        """All cells together."""
        return self.at(0, 0, self.rows, self.columns)

    def at(self, row: float, column: float, rows: float = 1, columns: float = 1) -> Box:
        """Return a cell, or the box of several from this one on."""
        cell = self.cell
        return Box(self.x + column * cell, self.y + row * cell, columns * cell, rows * cell)

    def middle(self, row: float, column: float) -> tuple[float, float]:
        """Return the point in the middle of a cell."""
        return self.x + (column + 0.5) * self.cell, self.y + (row + 0.5) * self.cell

    def places(self) -> Iterator[tuple[int, int]]:
        """List rows and columns of all cells, row by row."""
        return ((row, column) for row in range(self.rows) for column in range(self.columns))


def _parts(length: float, shares: Shares, gap: float) -> Iterator[tuple[float, float]]:
    """List where each part of a length starts, and how long it is."""
    lengths = [1.0] * shares if isinstance(shares, int) else shares
    scale = (length - gap * (len(lengths) - 1)) / sum(lengths)
    start = 0.0
    for share in lengths:
        yield start, share * scale
        start += share * scale + gap
