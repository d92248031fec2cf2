"""Straight cuts: every line along the grid through a shape, and the pieces that it leaves."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Any, Literal

from msgspec import Struct

from quiltsmith.geometry.shape import Cell, Shape, connected_parts
from quiltsmith.i18n import _

Axis = Literal["row", "column"]


class CutLine(Struct, frozen=True, order=True):
    """A straight line along the grid, below a row or to the right of a column (counted from 1)."""

    axis: Axis
    after: int

    def __str__(self) -> str:
        return f"below row {self.after}" if self.axis == "row" else f"right of column {self.after}"

    def told(self) -> str:
        """Return where the line is, in the current locale."""
        if self.axis == "row":
            return _("below row {number}", number=self.after)
        return _("right of column {number}", number=self.after)


class Cut(Struct, frozen=True, dict=True):
    """A line through a whole shape, the number of connected pieces that it leaves, and the cells before it."""

    line: CutLine
    shape: Shape
    count: int
    before: int

    def is_legal(self) -> bool:
        """Return whether exactly two pieces result."""
        return self.count == 2

    @cached_property
    def pieces(self) -> tuple[Shape, ...]:
        """The pieces as they lie; of large shapes it takes time to find them, so who only counts does not."""
        side, after = 0 if self.line.axis == "row" else 1, self.line.after
        before = [cell for cell in self.shape.cells if cell[side] < after]
        behind = [cell for cell in self.shape.cells if cell[side] >= after]
        parts = [before, behind] if self.is_legal() else connected_parts(before) + connected_parts(behind)
        return tuple(Shape(tuple(part)) for part in parts)

    @property
    def sizes(self) -> tuple[int, int]:
        """The cells on both sides of the line."""
        return self.before, self.shape.size - self.before

    def leaves(self, piece: Shape) -> bool:
        """Return whether one of the pieces is this one, however it is turned or flipped."""
        if self.is_legal() and piece.size not in self.sizes:
            return False
        return any(part.size == piece.size and part.canonical() == piece.canonical() for part in self.pieces)

    def free_pieces(self) -> tuple[Shape, ...]:
        """List the pieces as free shapes, the order kept."""
        return tuple(piece.canonical() for piece in self.pieces)


@lru_cache(maxsize=1024)
def all_cuts(shape: Shape) -> tuple[Cut, ...]:
    """List every line through the shape, legal or not: first below rows, then right of columns."""
    across = sorted([(column, row) for row, column in shape.cells])
    return (*_cuts_along("row", shape, shape.cells), *_cuts_along("column", shape, across))


def legal_cuts(shape: Shape) -> tuple[Cut, ...]:
    """List the lines that leave exactly two pieces."""
    return tuple(cut for cut in all_cuts(shape) if cut.is_legal())


def illegal_cuts(shape: Shape) -> tuple[Cut, ...]:
    """List the lines that leave three or more pieces."""
    return tuple(cut for cut in all_cuts(shape) if not cut.is_legal())


@lru_cache(maxsize=4096)
def cut_pieces(shape: Shape) -> tuple[Shape, ...]:
    """List the free shapes that one legal cut can give, smallest first."""
    pieces = {piece for cut in legal_cuts(shape) for piece in cut.free_pieces()}
    return tuple(sorted(pieces, key=lambda piece: (piece.size, piece)))


def pieces_after(shape: Shape, cuts: int) -> tuple[Shape, ...]:
    """List the free shapes that so many legal cuts, each on a piece of the one before, can give."""
    pieces = {shape.canonical()}
    for _unused in range(cuts):
        pieces = {piece for rest in pieces for piece in cut_pieces(rest)}
    return tuple(sorted(pieces, key=lambda piece: (piece.size, piece)))


def is_piece_after(piece: Shape, shape: Shape, cuts: int) -> bool:
    """Return whether so many legal cuts can give the piece, without making all the smaller ones."""
    rests = {shape}
    for left in reversed(range(cuts)):
        # What the cuts to come take away is one cell each at least.
        rests = {
            part
            for rest in rests
            for cut in legal_cuts(rest)
            for part in cut.pieces
            if part.size >= piece.size + left
        }
    return any(rest.size == piece.size and rest in piece.orientations() for rest in rests)


def is_part_of(piece: Shape, shape: Shape) -> bool:
    """Return whether the piece, turned or flipped, lies somewhere within the shape."""
    stride = shape.columns + piece.rows + piece.columns
    filled = sum(1 << (row * stride + column) for row, column in shape.cells)
    for turned in piece.orientations():
        corners = -1
        for row, column in turned.cells:
            corners &= filled >> (row * stride + column)
        if corners:
            return True
    return False


def _cuts_along(axis: Axis, shape: Shape, cells: Sequence[Cell]) -> Iterator[Cut]:
    """List the lines of one direction; cells come line by line, as pairs of line and place in the line."""
    last = cells[-1][0]
    before = _counts_of_parts(cells)
    behind = _counts_of_parts([(last - line, place) for line, place in reversed(cells)])
    for after in range(1, last + 1):
        count = before[after - 1] + behind[last - after]
        yield Cut(CutLine(axis, after), shape, count, bisect_left(cells, (after, 0)))


def _counts_of_parts(cells: Sequence[Cell]) -> list[int]:
    """Count the connected parts of the first line, of the first two lines, and so on, in one go."""
    group: dict[Cell, Cell] = {}

    def first_of(cell: Cell) -> Cell:
        while group[cell] != cell:
            group[cell] = cell = group[group[cell]]
        return cell

    counts: list[int] = []
    parts = 0
    for cell in cells:
        line, place = cell
        counts.extend([parts] * (line - len(counts) + 1))
        group[cell] = cell
        parts += 1
        for near in ((line, place - 1), (line, place + 1), (line - 1, place)):
            if near in group and (one := first_of(near)) != (other := first_of(cell)):
                group[one] = other
                parts -= 1
        counts[line] = parts
    return counts


def describe(shape: Shape) -> dict[str, Any]:
    """Return all facts about a shape; shapes are rows joined by `/`."""
    return {
        "shape": str(shape),
        "size": shape.size,
        "rows": shape.rows,
        "columns": shape.columns,
        "connected": shape.is_connected(),
        "chiral": shape.is_chiral(),
        "symmetry": shape.symmetry().value,
        "perimeter": shape.perimeter(),
        "holes": shape.holes(),
        "orientations": [str(turned) for turned in shape.orientations()],
        "canonical": str(shape.canonical()),
        "cuts": _describe_cuts(legal_cuts(shape)),
        "illegal_cuts": _describe_cuts(illegal_cuts(shape)),
    }


def _describe_cuts(cuts: Iterable[Cut]) -> list[dict[str, Any]]:
    return [{"line": str(cut.line), "pieces": [str(piece) for piece in cut.free_pieces()]} for cut in cuts]
