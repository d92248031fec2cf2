"""Nest patches on as few pages as possible, so that neighbours share a cut.

A page is a grid of cells. Patches may be turned, never turned over: they keep their printed face.
The search walks through the cells row by row; each empty cell is covered by a patch or wasted, and a
page may waste only as much as it must. Everything is counted and nothing timed: same patches, same pages.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.geometry.shape import Cell, Shape
from quiltsmith.i18n import _
from quiltsmith.layout.tiles.nesting_search import Laid, Search, cell_count, kinds_in_order

_EFFORT = 1_500_000
"""How often it may be tried whether a patch fits, for all pages together; then patches are laid as they come."""
_TRIES, _TRY = 12, 120_000
"""Orders that are tried to fill a page, and the effort of each."""
_NEAT_TRIES, _NEAT_TRY = 2, 20_000
"""The same for each lower height of a page that holds all patches anyway."""
_WASTES = {0: _TRIES, 2: 3, 6: 2}
"""Cells that a full page may waste, and orders that are tried for that; a wasteful page is easily found."""


class NestingError(QuiltsmithError):
    """A patch that is larger than a page."""


class Nested(Struct, frozen=True):
    """A patch, by its number in the list, as it lies on a page."""

    number: int
    shape: Shape
    page: int
    row: int
    column: int


def fewest_pages(shapes: Sequence[Shape], rows: int, columns: int) -> int:
    """Give the number of pages below which the cells cannot go: cells ÷ cells per page, rounded up."""
    return -(-sum(shape.size for shape in shapes) // (rows * columns))


def nest(shapes: Sequence[Shape], rows: int, columns: int) -> tuple[Nested, ...]:
    """Place all shapes on pages of rows × columns cells: the first pages full, the last one from the top."""
    left = dict(enumerate(shapes))
    for shape in shapes:
        if not any(turn.rows <= rows and turn.columns <= columns for turn in shape.rotations()):
            raise NestingError(
                _(
                    "a patch of {rows}×{columns} cells is larger than the page",
                    rows=shape.rows,
                    columns=shape.columns,
                )
            )
    placed: list[Nested] = []
    page, effort = 0, _EFFORT
    while left:
        laid, effort = _fill_page(left, rows, columns, effort)
        for number, shape, row, column in laid:
            placed.append(Nested(number, shape, page, row, column))
            del left[number]
        page += 1
    return tuple(placed)


def nest_around(placed: Sequence[Nested], shapes: Sequence[Shape], rows: int, columns: int) -> tuple[Nested, ...]:
    """Add shapes in reading order, where the last page has room for them and then on further pages.

    Their numbers go on after those of the shapes that are placed already.
    """
    page = max((nested.page for nested in placed), default=0)
    taken = {cell for nested in placed if nested.page == page for cell in _cells_of(nested)}
    added: list[Nested] = []
    for number, shape in enumerate(shapes, len(placed)):
        place = _first_room(taken, shape, rows, columns)
        if place is None:
            page, taken = page + 1, set()
            place = _first_room(taken, shape, rows, columns)
        if place is None:
            raise NestingError(
                _(
                    "a piece of {rows}×{columns} cells is larger than the page",
                    rows=shape.rows,
                    columns=shape.columns,
                )
            )
        nested = Nested(number, shape, page, *place)
        taken |= _cells_of(nested)
        added.append(nested)
    return tuple(added)


def _cells_of(nested: Nested) -> set[Cell]:
    return {(nested.row + row, nested.column + column) for row, column in nested.shape.cells}


def _first_room(taken: set[Cell], shape: Shape, rows: int, columns: int) -> Cell | None:
    for row in range(rows - shape.rows + 1):
        for column in range(columns - shape.columns + 1):
            if not any((row + down, column + across) in taken for down, across in shape.cells):
                return row, column
    return None


def _fill_page(left: dict[int, Shape], rows: int, columns: int, effort: int) -> tuple[Laid, int]:
    """Fill a page: all that is left in as few rows as possible, or else as many cells as possible.

    Give what is laid, and the effort that remains for other pages.
    """
    best: Laid = []
    for height, waste, seed, most in _attempts(sum(shape.size for shape in left.values()), rows, columns):
        search = Search(kinds_in_order(left, seed), height, columns, waste, min(most, effort))
        laid = search.run()
        effort -= search.effort
        if search.is_done:
            return laid, effort
        best = max(best, laid, key=cell_count)
        if effort <= 0:
            break
    # With all the waste in the world nothing is ever taken back.
    careless = Search(kinds_in_order(left, 0), rows, columns, rows * columns, sys.maxsize).run()
    return max(best, careless, key=cell_count), effort


def _attempts(cells: int, rows: int, columns: int) -> Iterator[tuple[int, int, int, int]]:
    """List what to try for a page: its height, the waste that is allowed, the seed of an order, and the effort."""
    for height in range(-(-cells // columns), rows):
        for seed in range(_NEAT_TRIES):
            yield height, height * columns - cells, seed, _NEAT_TRY
    room = rows * columns
    for waste, tries in {room - cells: _TRIES}.items() if cells <= room else _WASTES.items():
        for seed in range(tries):
            yield rows, waste, seed, _TRY
