"""Rectangles of filled spaces: all of them, those of one size, and the one that scores best."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from msgspec import Struct

from quiltsmith.geometry.board import Board, Mask, bits, cell_name, lowest


class Rectangle(Struct, frozen=True, order=True):
    """A rectangle of spaces by its top left space (counted from 0) and its sides."""

    row: int
    column: int
    rows: int
    columns: int

    def __str__(self) -> str:
        return f"{self.rows}×{self.columns}"

    @property
    def cell_names(self) -> str:
        """The first and the last space, such as `B2-E6`."""
        last = (self.row + self.rows - 1, self.column + self.columns - 1)
        return f"{cell_name((self.row, self.column))}-{cell_name(last)}"

    def mask(self, board: Board) -> Mask:
        """Return the spaces of the rectangle on a board."""
        return board.mask(
            (row, column)
            for row in range(self.row, self.row + self.rows)
            for column in range(self.column, self.column + self.columns)
        )


class RectangleScoring(Struct, frozen=True):
    """What a rectangle is worth: so much per space of its largest square, so much per further row or column."""

    per_square_space: int
    per_extra_line: int

    def score(self, rows: int, columns: int) -> int:
        """Return the points of a rectangle of this size."""
        short = min(rows, columns)
        return self.per_square_space * short * short + self.per_extra_line * abs(rows - columns)


@lru_cache(maxsize=1024)
def best_score(scoring: RectangleScoring, board: Board, spaces: int) -> int:
    """Return what the best rectangle of at most so many spaces scores on a board."""
    sides = product(range(1, board.rows + 1), range(1, board.columns + 1))
    return max((scoring.score(*pair) for pair in sides if pair[0] * pair[1] <= spaces), default=0)


def best_rectangle(board: Board, filled: Mask, scoring: RectangleScoring) -> Rectangle | None:
    """Find the rectangle that scores most; of equals the one with the larger square, then topmost, leftmost."""
    longest = max(board.rows, board.columns)
    per_space, per_line = scoring.per_square_space, scoring.per_extra_line
    _, corner, rows, columns = best_sides(filled, board.stride, longest, per_space, per_line)
    return Rectangle(*divmod(corner, board.stride), rows, columns) if rows else None


def best_sides(
    filled: Mask, stride: int, longest: int, per_space: int, per_line: int
) -> tuple[int, int, int, int]:
    """Give the points of the best rectangle, the index of its corner, its rows and its columns; all 0 without any.

    Largest squares first: the squares of side n + 1 are where four squares of side n overlap.
    Each is then stretched sideways and downwards as far as it goes. The simulator compiles this as it stands.
    """
    if not filled:
        return 0, 0, 0, 0
    largest, squares = 1, filled
    larger = squares_beside(filled, stride)
    while larger:
        largest, squares = largest + 1, larger
        larger = squares_beside(squares, stride)
    best, corner, rows, columns = -1, 0, 0, 0
    for side in range(largest, 0, -1):
        square = per_space * side * side
        if square + per_line * (longest - side) <= best:
            continue
        if side < largest:
            squares = filled
            for _ in range(1, side):
                squares = squares_beside(squares, stride)
        length, ends = stretched(squares, 1)
        if square + per_line * length > best:
            best, corner, rows, columns = square + per_line * length, lowest(ends), side, side + length
        length, ends = stretched(squares, stride)
        if square + per_line * length > best:
            best, corner, rows, columns = square + per_line * length, lowest(ends), side + length, side
    return best, corner, rows, columns


def squares_beside(squares: Mask, stride: int) -> Mask:
    """Mark the corners of the squares whose sides are longer by one than those of the squares given."""
    wide = squares & (squares >> 1)
    return wide & (wide >> stride)


def stretched(corners: Mask, step: int) -> tuple[int, Mask]:
    """Return how many steps all of a corner's followers go on, and which corners go that far."""
    length, longer = 0, corners & (corners >> step)
    while longer:
        corners, length = longer, length + 1
        longer = corners & (corners >> step)
    return length, corners


def find_rectangles(board: Board, filled: Mask, rows: int, columns: int) -> Iterator[Rectangle]:
    """List the filled rectangles of one size, this way round only, topmost and leftmost first."""
    corners = _erode(_erode(filled, columns, 1), rows, board.stride)
    for corner in bits(corners):
        yield Rectangle(*divmod(corner, board.stride), rows, columns)


def all_rectangles(board: Board, filled: Mask) -> Iterator[Rectangle]:
    """List every filled rectangle, by size, then topmost and leftmost first."""
    for rows, columns, corners in _filled_sizes(board, filled):
        for corner in bits(corners):
            yield Rectangle(*divmod(corner, board.stride), rows, columns)


def rectangle_with_score(board: Board, filled: Mask, scoring: RectangleScoring, score: int) -> Rectangle | None:
    """Find a filled rectangle that is worth just this, the one with the larger square first."""
    for rows, columns in _sides_by_score(board, scoring).get(score, ()):
        found = next(find_rectangles(board, filled, rows, columns), None)
        if found is not None:
            return found
    return None


def rectangle_scores(board: Board, filled: Mask, scoring: RectangleScoring) -> frozenset[int]:
    """Return what all filled rectangles are worth."""
    return frozenset(scoring.score(rows, columns) for rows, columns, _ in _filled_sizes(board, filled))


def _filled_sizes(board: Board, filled: Mask) -> Iterator[tuple[int, int, Mask]]:
    """List rows and columns of all filled rectangles, with the corners of those of that size."""
    rows, strips = 1, filled
    while strips:
        columns, corners = 1, strips
        while corners:
            yield rows, columns, corners
            columns, corners = columns + 1, corners & (corners >> 1)
        rows, strips = rows + 1, strips & (strips >> board.stride)


@lru_cache(maxsize=64)
def _sides_by_score(board: Board, scoring: RectangleScoring) -> dict[int, list[tuple[int, int]]]:
    """List the sides of all rectangles by what they are worth, larger squares first."""
    sides: dict[int, list[tuple[int, int]]] = {}
    for short in range(min(board.rows, board.columns), 0, -1):
        for long in range(short, max(board.rows, board.columns) + 1):
            sides.setdefault(scoring.score(short, long), []).extend(((short, long), (long, short)))
    return sides


def _erode(mask: Mask, length: int, step: int) -> Mask:
    """Keep the spaces from which `length` filled ones follow each other."""
    reached = 1
    while reached < length:
        jump = min(reached, length - reached)
        mask &= mask >> (jump * step)
        reached += jump
    return mask
