"""Straight cuts: every line along the grid through a shape, and the pieces that it leaves."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from quiltsmith.geometry.shape import Shape, connected_parts
from quiltsmith.talk.saying import say

Axis = Literal["row", "column"]


class CutLine(Struct, frozen=True, order=True):
    """A straight line along the grid, below a row or to the right of a column (counted from 1)."""

    axis: Axis
    after: int

    def __str__(self) -> str:
        return f"below row {self.after}" if self.axis == "row" else f"right of column {self.after}"

    def told(self) -> str:
        """Say where the line is, in the language of talk."""
        if self.axis == "row":
            return say("below row {number}", number=self.after)
        return say("right of column {number}", number=self.after)


class Cut(Struct, frozen=True):
    """A line through a whole shape and the connected pieces that it leaves, as they lie."""

    line: CutLine
    pieces: tuple[Shape, ...]

    def is_legal(self) -> bool:
        """Tell whether exactly two pieces result."""
        return len(self.pieces) == 2

    def free_pieces(self) -> tuple[Shape, ...]:
        """List the pieces as free shapes, the order kept."""
        return tuple(piece.canonical() for piece in self.pieces)


@lru_cache(maxsize=8192)
def all_cuts(shape: Shape) -> tuple[Cut, ...]:
    """List every line through the shape, legal or not: first below rows, then right of columns."""
    lines = [CutLine("row", after) for after in range(1, shape.rows)]
    lines += [CutLine("column", after) for after in range(1, shape.columns)]
    return tuple(_cut(shape, line) for line in lines)


def legal_cuts(shape: Shape) -> tuple[Cut, ...]:
    """List the lines that leave exactly two pieces."""
    return tuple(cut for cut in all_cuts(shape) if cut.is_legal())


def illegal_cuts(shape: Shape) -> tuple[Cut, ...]:
    """List the lines that leave three or more pieces."""
    return tuple(cut for cut in all_cuts(shape) if not cut.is_legal())


@lru_cache(maxsize=8192)
def cut_pieces(shape: Shape) -> tuple[Shape, ...]:
    """List the free shapes that one legal cut can give, smallest first."""
    pieces = {piece for cut in legal_cuts(shape) for piece in cut.free_pieces()}
    return tuple(sorted(pieces, key=lambda piece: (piece.size, piece)))


def cut_pieces_of_two(shape: Shape) -> tuple[Shape, ...]:
    """List the free shapes that two legal cuts, the second on a piece of the first, can give."""
    pieces = {second for first in cut_pieces(shape) for second in cut_pieces(first)}
    return tuple(sorted(pieces, key=lambda piece: (piece.size, piece)))


def is_piece_of_two(piece: Shape, shape: Shape) -> bool:
    """Tell whether two legal cuts can give the piece, without making all the other pieces."""
    return any(
        second.size == piece.size and second in piece.orientations()
        for first in legal_cuts(shape)
        for rest in first.pieces
        if rest.size > piece.size
        for cut in legal_cuts(rest)
        for second in cut.pieces
    )


def is_part_of(piece: Shape, shape: Shape) -> bool:
    """Tell whether the piece, turned or flipped, lies somewhere within the shape."""
    filled = set(shape.cells)
    return any(
        all((row + down, column + right) in filled for row, column in turned.cells)
        for turned in piece.orientations()
        for down in range(shape.rows - turned.rows + 1)
        for right in range(shape.columns - turned.columns + 1)
    )


def _cut(shape: Shape, line: CutLine) -> Cut:
    side = 0 if line.axis == "row" else 1
    before = [cell for cell in shape.cells if cell[side] < line.after]
    behind = [cell for cell in shape.cells if cell[side] >= line.after]
    parts = connected_parts(before) + connected_parts(behind)
    return Cut(line, tuple(Shape(part) for part in parts))
