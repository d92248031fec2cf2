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


def pieces_after(shape: Shape, cuts: int) -> tuple[Shape, ...]:
    """List the free shapes that so many legal cuts, each on a piece of the one before, can give."""
    pieces = {shape.canonical()}
    for _ in range(min(cuts, shape.size)):
        pieces = {piece for rest in pieces for piece in cut_pieces(rest)}
    return tuple(sorted(pieces, key=lambda piece: (piece.size, piece)))


def is_piece_after(piece: Shape, shape: Shape, cuts: int) -> bool:
    """Tell whether so many legal cuts can give the piece, without making all the smaller ones."""
    rests = {shape}
    for left in range(min(cuts, shape.size) - 1, -1, -1):
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
