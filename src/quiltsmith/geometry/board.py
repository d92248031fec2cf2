"""Boards as bit masks: one bit per space, so that whole boards are compared and shifted at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.geometry.shape import Cell, Shape
from quiltsmith.i18n import _

Mask = int
"""A set of spaces; bit `row * stride + column` stands for one space."""

SMALLEST_SIDE = 1
LARGEST_SIDE = 30


class Placement(Struct, frozen=True):
    """One orientation of a shape at one place of a board."""

    shape: Shape
    row: int
    column: int
    mask: Mask


class Board(Struct, frozen=True):
    """A board of `rows` × `columns` spaces. A set of its spaces is a mask: a number with one bit for each space.

    Every row ends with one guard bit that is never set, so that shifting a mask sideways
    cannot carry a space into the next row.

    Attributes:
        rows: The number of rows.
        columns: The number of columns.
    """

    rows: int
    columns: int

    def __post_init__(self) -> None:
        for side in (self.rows, self.columns):
            if not SMALLEST_SIDE <= side <= LARGEST_SIDE:
                raise QuiltsmithError(
                    _(
                        "a side of a board has {least} to {most} spaces, not {side}",
                        least=SMALLEST_SIDE,
                        most=LARGEST_SIDE,
                        side=side,
                    )
                )

    @property
    def stride(self) -> int:
        """The number of bits from one row to the next."""
        return self.columns + 1

    @property
    def spaces(self) -> int:
        """The number of spaces."""
        return self.rows * self.columns

    @property
    def full(self) -> Mask:
        """The mask of all spaces."""
        return _block(self.stride, self.rows, self.columns)

    def bit(self, row: int, column: int) -> Mask:
        """Return the mask of one space."""
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            raise QuiltsmithError(
                _(
                    "row {row}, column {column} is not on a board of {rows}×{columns}",
                    row=row + 1,
                    column=column + 1,
                    rows=self.rows,
                    columns=self.columns,
                )
            )
        return 1 << (row * self.stride + column)

    def mask(self, cells: Iterable[Cell]) -> Mask:
        """Return the mask of some spaces."""
        mask = 0
        for row, column in cells:
            mask |= self.bit(row, column)
        return mask

    def cells(self, mask: Mask) -> list[Cell]:
        """List the spaces of a mask, row by row."""
        _refuse_negative(mask)
        return [divmod(index, self.stride) for index in bits(mask)]

    def parse_mask(self, text: str) -> Mask:
        """Read a drawing of the whole board; what is not `.` or `_` is filled."""
        lines = text.split()
        if len(lines) != self.rows or any(len(line) != self.columns for line in lines):
            raise QuiltsmithError(_("the drawing is not {rows}×{columns}", rows=self.rows, columns=self.columns))
        return self.mask(
            (row, column)
            for row, line in enumerate(lines)
            for column, character in enumerate(line)
            if character not in "._"
        )

    def draw_mask(self, mask: Mask) -> str:
        """Draw a mask as rows of `#` and `.`."""
        return "\n".join(
            "".join("#" if mask & self.bit(row, column) else "." for column in range(self.columns))
            for row in range(self.rows)
        )

    def holds(self, shape: Shape) -> bool:
        """Return whether the shape fits the empty board in some orientation."""
        upright = shape.rows <= self.rows and shape.columns <= self.columns
        return upright or (shape.columns <= self.rows and shape.rows <= self.columns)

    def corners(self, shape: Shape, filled: Mask = 0) -> Mask:
        """Mark where the top left corner of this very orientation's box may lie on a filled board."""
        right = self.columns - shape.columns
        if right < 0:
            return 0
        free = self.full & ~filled
        corners = _block(self.stride, self.rows, right + 1)
        for row, column in shape.cells:
            corners &= free >> (row * self.stride + column)
        return corners

    def placements(self, shape: Shape, filled: Mask = 0) -> Iterator[Placement]:
        """List every way to lay the shape on the free spaces, in all its orientations."""
        for turned in shape.orientations():
            pattern = self.pattern(turned)
            for corner in bits(self.corners(turned, filled)):
                yield Placement(turned, *divmod(corner, self.stride), pattern << corner)

    def count_placements(self, shape: Shape, filled: Mask = 0) -> int:
        """Count the ways to lay the shape on the free spaces."""
        return sum(self.corners(turned, filled).bit_count() for turned in shape.orientations())

    def shape_of(self, mask: Mask) -> Shape:
        """Return the shape that the spaces of a mask make."""
        return Shape(tuple(self.cells(mask)))

    def to_origin(self, mask: Mask) -> Mask:
        """Move the spaces of a mask up and to the left as far as they go."""
        _refuse_negative(mask)
        if not mask:
            return 0
        first = lowest(mask)
        mask >>= first - first % self.stride
        line = (1 << self.stride) - 1
        columns, rest = 0, mask
        while rest:
            columns |= rest & line
            rest >>= self.stride
        return mask >> lowest(columns)

    def pattern(self, shape: Shape) -> Mask:
        """Return the mask of this very orientation in the top left corner; the shape must fit the board."""
        return sum(1 << (row * self.stride + column) for row, column in shape.cells)


def _refuse_negative(mask: Mask) -> None:
    """Refuse a number with endlessly many bits."""
    if mask < 0:
        raise QuiltsmithError(_("{number} stands for no spaces of a board", number=mask))


def bits(mask: Mask) -> Iterator[int]:
    """List the indexes of the bits that are set, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def cell_name(cell: Cell) -> str:
    """Name a space by column letter and row number, `A1` at the top left; after Z comes AA."""
    row, column = cell
    letters = chr(ord("A") + column) if column < 26 else "A" + chr(ord("A") + column - 26)
    return f"{letters}{row + 1}"


@lru_cache(maxsize=4096)
def _block(stride: int, rows: int, columns: int) -> Mask:
    line = (1 << columns) - 1
    return sum(line << (row * stride) for row in range(rows))


_LOW_WORD = (1 << 32) - 1
_PRIME_BITS = 61
_PRIME = (1 << _PRIME_BITS) - 1
_MULTIPLIER = 0x9E3779B97F4A7C15


def count(mask: Mask) -> int:
    """Count the spaces of a mask."""
    return mask.bit_count()


def lowest(mask: Mask) -> int:
    """Return the index of the first space of a mask that has any."""
    return (mask & -mask).bit_length() - 1


def without_lowest(mask: Mask) -> Mask:
    """Leave out the first space of a mask that has any."""
    return mask & (mask - 1)


def low_word(mask: Mask) -> int:
    """Return the first 32 spaces of a mask as a number."""
    return mask & _LOW_WORD


def scatter(mask: Mask, bits: int) -> int:
    """Return a number of so many bits to file a mask under; compiled, it is another number."""
    return mask * _MULTIPLIER % _PRIME >> (_PRIME_BITS - bits)
