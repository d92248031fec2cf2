"""A shape: the cells of a patch, moved to the origin and sorted, and all that follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from functools import lru_cache
from operator import lt

from msgspec import Struct
from msgspec.structs import force_setattr

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _

Cell = tuple[int, int]
"""Row and column, counted from 0 at the top left."""

FILLED_CHARACTERS = "#Xx█■1"
_FILLED = ord("#")
EMPTY_CHARACTERS = "._□0"


class UnknownCharacterError(QuiltsmithError):
    """A character that means neither a filled nor an empty space; `offset` is its index in the text."""

    def __init__(self, character: str, offset: int, row: int, column: int) -> None:
        super().__init__(
            _(
                "unknown character {character!r} in row {row}, column {column}",
                character=character,
                row=row + 1,
                column=column + 1,
            )
        )
        self.character = character
        self.offset = offset
        self.row = row
        self.column = column


class EmptyShapeError(QuiltsmithError):
    """A shape without a single filled space."""

    def __init__(self) -> None:
        super().__init__(_("the shape has no filled space"))


class Symmetry(Enum):
    """The eight kinds of symmetry that a polyomino can have."""

    NONE = "none"
    MIRROR = "mirror"
    DIAGONAL_MIRROR = "diagonal mirror"
    HALF_TURN = "half turn"
    TWO_MIRRORS = "two mirrors"
    TWO_DIAGONAL_MIRRORS = "two diagonal mirrors"
    QUARTER_TURN = "quarter turn"
    FULL = "full"


class Shape(Struct, frozen=True, order=True):
    """A set of cells. They are sorted and moved to the origin, so that shapes at different places are equal.

    Attributes:
        cells: Row and column of each cell.
    """

    cells: tuple[Cell, ...]

    def __post_init__(self) -> None:
        if not self.cells:
            raise EmptyShapeError
        cells = self.cells
        if not all(map(lt, cells, cells[1:])):
            cells = tuple(sorted(set(cells)))
        top, left = cells[0][0], min([column for _unused, column in cells])
        if top or left:
            cells = tuple([_shared(row - top, column - left) for row, column in cells])
        force_setattr(self, "cells", cells)

    @classmethod
    def parse(cls, text: str) -> Shape:
        """Read a drawing such as `##./.##`; rows end at `/` or at a line break."""
        cells: list[Cell] = []
        row_start = 0
        for row, line in enumerate(text.rstrip().replace("/", "\n").split("\n")):
            for column, character in enumerate(line.rstrip()):
                if character in FILLED_CHARACTERS:
                    cells.append(_shared(row, column))
                elif character not in EMPTY_CHARACTERS:
                    raise UnknownCharacterError(character, row_start + column, row, column)
            row_start += len(line) + 1
        return cls(tuple(cells))

    @property
    def size(self) -> int:
        """The number of cells."""
        return len(self.cells)

    @property
    def rows(self) -> int:
        """The height of the bounding box."""
        return self.cells[-1][0] + 1

    @property
    def columns(self) -> int:
        """The width of the bounding box."""
        return max([column for _unused, column in self.cells]) + 1

    def to_rows(self) -> list[str]:
        """Draw the shape as one string of `#` and `.` per row."""
        columns = self.columns
        grid = bytearray(b"." * (self.rows * columns))
        for row, column in self.cells:
            grid[row * columns + column] = _FILLED
        drawn = grid.decode("ascii")
        return [drawn[start : start + columns] for start in range(0, len(drawn), columns)]

    def __str__(self) -> str:
        return "/".join(self.to_rows())

    def to_svg(self) -> str:
        """Draw the shape as an SVG picture, one em for each cell."""
        cells = "".join(f"M{column} {row}h1v1h-1z" for row, column in self.cells)
        width, height = f"{self.columns + 0.2:g}", f"{self.rows + 0.2:g}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.1 -.1 {width} {height}" height="{height}em">'
            f'<path d="{cells}" fill="#d9c7a7" stroke="#333" stroke-width=".06"/></svg>'
        )

    def _repr_svg_(self) -> str:
        """Draw the shape in a notebook."""
        return self.to_svg()

    def rotated(self) -> Shape:
        """Turn the shape by 90 degrees clockwise."""
        return Shape(tuple((column, -row) for row, column in self.cells))

    def mirrored(self) -> Shape:
        """Turn the shape over, left to right."""
        return Shape(tuple((row, -column) for row, column in self.cells))

    def rotations(self) -> tuple[Shape, ...]:
        """List the 1, 2 or 4 different ways to lay the shape without turning it over."""
        return tuple(map(_from_rows, sorted(_rotations(tuple(self.to_rows())), key=_reading_order)))

    def orientations(self) -> tuple[Shape, ...]:
        """List the up to 8 different ways to lay the shape, turned over or not."""
        return _orientations(self)

    def canonical(self) -> Shape:
        """Return the one orientation that stands for the free shape: narrowest, then filled first."""
        return _canonical(self)

    def is_chiral(self) -> bool:
        """Return whether the mirror image is none of the rotations, so that turning over matters."""
        rows = tuple(self.to_rows())
        return _mirrored(rows) not in _rotations(rows)

    def symmetry(self) -> Symmetry:
        """Name the kind of symmetry that the shape has."""
        rows = tuple(self.to_rows())
        mirrored, across = _mirrored(rows), _across(rows)
        half_turn = mirrored[::-1] == rows
        straight = rows in (mirrored, rows[::-1])
        diagonal = rows in (across, _mirrored(across)[::-1])
        if across[::-1] == rows:
            return Symmetry.FULL if straight else Symmetry.QUARTER_TURN
        if straight:
            return Symmetry.TWO_MIRRORS if half_turn else Symmetry.MIRROR
        if diagonal:
            return Symmetry.TWO_DIAGONAL_MIRRORS if half_turn else Symmetry.DIAGONAL_MIRROR
        return Symmetry.HALF_TURN if half_turn else Symmetry.NONE

    def components(self) -> tuple[Shape, ...]:
        """Split the shape into its connected parts; spaces that touch only at a corner do not connect."""
        return tuple(Shape(part) for part in connected_parts(self.cells))

    def is_connected(self) -> bool:
        """Return whether the shape is in one piece."""
        return len(connected_parts(self.cells)) == 1

    def perimeter(self) -> int:
        """Count the unit edges between the shape and what is not the shape."""
        filled = set(self.cells)
        return sum(neighbour not in filled for cell in self.cells for neighbour in neighbours(cell))

    def holes(self) -> int:
        """Count the regions of empty spaces that the shape encloses."""
        filled = set(self.cells)
        around = [
            (row, column)
            for row in range(-1, self.rows + 1)
            for column in range(-1, self.columns + 1)
            if (row, column) not in filled
        ]
        return len(connected_parts(around)) - 1


def neighbours(cell: Cell) -> Iterator[Cell]:
    """List the four cells that share an edge with this one."""
    row, column = cell
    yield row - 1, column
    yield row, column - 1
    yield row, column + 1
    yield row + 1, column


def connected_parts(cells: Iterable[Cell]) -> list[tuple[Cell, ...]]:
    """Group cells into connected parts, in the order of each part's first cell."""
    left = set(cells)
    parts = []
    for start in sorted(left):
        if start not in left:
            continue
        left.remove(start)
        part, reached = [start], [start]
        while reached:
            row, column = reached.pop()
            # Written out, since shapes of hundreds of cells are taken apart along every line.
            for neighbour in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
                if neighbour in left:
                    left.remove(neighbour)
                    part.append(neighbour)
                    reached.append(neighbour)
        parts.append(tuple(sorted(part)))
    return parts


# Turning and comparing whole rows of text is many times faster than doing so cell by cell.
_Rows = tuple[str, ...]


def _mirrored(rows: _Rows) -> _Rows:
    return tuple([row[::-1] for row in rows])


def _across(rows: _Rows) -> _Rows:
    """Turn rows into columns."""
    return tuple(map("".join, zip(*rows, strict=True)))


def _rotations(rows: _Rows) -> set[_Rows]:
    across = _across(rows)
    return {rows, _mirrored(rows)[::-1], _mirrored(across), across[::-1]}


def _ways(rows: _Rows) -> set[_Rows]:
    return _rotations(rows) | _rotations(_mirrored(rows))


def _reading_order(rows: _Rows) -> tuple[int, _Rows]:
    """Sort narrow drawings first, then those that are filled first: `#` comes before `.`."""
    return len(rows[0]), rows


def _from_rows(rows: _Rows) -> Shape:
    return Shape(
        tuple(
            [
                _shared(row, column)
                for row, line in enumerate(rows)
                for column, sign in enumerate(line)
                if sign == "#"
            ]
        )
    )


@lru_cache(maxsize=1024)
def _shared(row: int, column: int) -> Cell:
    """Return the same pair again: shapes can have hundreds of cells, and a deck thousands of pieces of them."""
    return row, column


@lru_cache(maxsize=8192)
def _canonical(shape: Shape) -> Shape:
    rows = tuple(shape.to_rows())
    first = min(_ways(rows), key=_reading_order)
    return shape if first == rows else _from_rows(first)


@lru_cache(maxsize=1024)
def _orientations(shape: Shape) -> tuple[Shape, ...]:
    return tuple(map(_from_rows, sorted(_ways(tuple(shape.to_rows())), key=_reading_order)))
