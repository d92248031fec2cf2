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
from quiltsmith.stable_random import StableRandom

Laid = list[tuple[int, Shape, int, int]]
"""Patches on a page: number, shape as it lies, row and column."""
Kinds = list[tuple[Shape, list[int]]]
"""Shapes with the numbers of the patches that have them."""
_STEP_EFFORT = 12
"""What going on to another cell takes, measured in trials whether a patch fits."""
_EFFORT = 1_500_000
"""How often it may be tried whether a patch fits, for all pages together; then patches are laid as they come."""
_TRIES, _TRY = 12, 120_000
"""Orders that are tried to fill a page, and the effort of each."""
_NEAT_TRIES, _NEAT_TRY = 2, 20_000
"""The same for each lower height of a page that holds all patches anyway."""
_WASTES = {0: _TRIES, 2: 3, 6: 2}
"""Cells that a full page may waste, and orders that are tried for that; a wasteful page is easily found."""


def cell_count(laid: Laid) -> int:
    """Count the cells that are covered."""
    return sum(shape.size for _unused, shape, _unused, _unused in laid)


class _Step(Struct, frozen=True):
    """How far a search has come: the cells that are empty, the waste that is allowed, and what can be laid next.

    `numbers` is where the patch that led here is put back when the way is given up.
    """

    empty: int
    waste: int
    options: Iterator[tuple[list[int], Shape, int, int, int]]
    numbers: list[int] | None


class Search:
    """One depth-first walk over the cells of a page, with one order of patches.

    It keeps its own list of steps, because a deck of small patches goes deeper than Python lets functions go.
    """

    def __init__(self, kinds: Kinds, rows: int, columns: int, waste: int, effort: int) -> None:
        # One column more than the page has: it is never empty, so that nothing reaches around the edge.
        self._stride = columns + 1
        self._page = sum(1 << (row * self._stride + column) for row in range(rows) for column in range(columns))
        self._waste = waste
        self._kinds = [(numbers, self._placements(shape)) for shape, numbers in kinds]
        self._has_single = any(shape.size == 1 for shape, _unused in kinds)
        self._unlaid = sum(len(numbers) for _unused, numbers in kinds)
        self.effort = 0
        self._most_effort = effort
        self._laid: Laid = []
        self._best: Laid = []
        # The cells of both, counted along: to count them anew at every dead end took half of the search.
        self._covered = self._most_covered = 0
        self.is_done = False

    def run(self) -> Laid:
        """Return the fullest page that was found; `is_done` says that it is full, or that nothing is left over."""
        way = [self._step(self._page, self._waste, None)]
        while way:
            here = way[-1]
            if not self._unlaid or not here.empty:
                self.is_done = True
                return self._laid
            can_go_on = self.effort < self._most_effort and self._lonely(here.empty) <= here.waste
            option = next(here.options, None) if can_go_on else None
            if option is not None:
                numbers, turn, row, column, place = option
                self._unlaid -= 1
                self._covered += turn.size
                self._laid.append((numbers.pop(0), turn, row, column))
                way.append(self._step(here.empty & ~place, here.waste, numbers))
            elif can_go_on and here.waste:
                way[-1] = self._step(here.empty & (here.empty - 1), here.waste - 1, here.numbers)
            else:
                self._keep()
                way.pop()
                self._take_back(here.numbers)
        return self._best

    def _step(self, empty: int, waste: int, numbers: list[int] | None) -> _Step:
        self.effort += _STEP_EFFORT
        return _Step(empty, waste, self._options(empty), numbers)

    def _options(self, empty: int) -> Iterator[tuple[list[int], Shape, int, int, int]]:
        """List the ways to cover the first empty cell."""
        corner = (empty & -empty).bit_length() - 1
        row, column = divmod(corner, self._stride)
        for numbers, turns in self._kinds:
            if not numbers:
                continue
            self.effort += len(turns)
            for turn, first, mask in turns:
                # What is beyond the page is never empty, and no patch gets past the edge without touching that.
                place = mask << corner
                if not place & ~empty:
                    yield numbers, turn, row, column - first, place

    def _placements(self, shape: Shape) -> list[tuple[Shape, int, int]]:
        """List the turns of a shape, with the column of its first cell, and its mask with that cell as bit 0."""
        turns = []
        for turn in shape.rotations():
            first = turn.cells[0][1]
            mask = sum(1 << (row * self._stride + column) for row, column in turn.cells)
            turns.append((turn, first, mask >> first))
        return turns

    def _lonely(self, empty: int) -> int:
        """Count the empty cells without an empty neighbour, which no patch of two cells or more can cover."""
        if self._has_single:
            return 0
        stride = self._stride
        return (empty & ~(empty << 1 | empty >> 1 | empty << stride | empty >> stride)).bit_count()

    def _keep(self) -> None:
        if self._covered > self._most_covered:
            self._best, self._most_covered = list(self._laid), self._covered

    def _take_back(self, numbers: list[int] | None) -> None:
        if numbers is not None:
            number, turn, _unused, _unused = self._laid.pop()
            numbers.insert(0, number)
            self._unlaid += 1
            self._covered -= turn.size


def kinds_in_order(left: dict[int, Shape], seed: int) -> Kinds:
    """Group equal shapes, awkward ones first: large and ragged; seeds above 0 shuffle more and more of them."""
    kinds: dict[Shape, list[int]] = {}
    for number, shape in left.items():
        kinds.setdefault(shape, []).append(number)
    shuffled = StableRandom(seed).shuffled(list(kinds.items())) if seed else list(kinds.items())
    return sorted(shuffled, key=lambda kind: -(kind[0].size + kind[0].perimeter() // 2) // (1 + seed))


class Nested(Struct, frozen=True):
    """A patch, by its number in the list, as it lies on a page."""

    number: int
    shape: Shape
    page: int
    row: int
    column: int


def fewest_pages(shapes: Sequence[Shape], rows: int, columns: int) -> int:
    """Return the number of pages below which the cells cannot go: cells ÷ cells per page, rounded up."""
    return -(-sum(shape.size for shape in shapes) // (rows * columns))


def nest(shapes: Sequence[Shape], rows: int, columns: int) -> tuple[Nested, ...]:
    """Place all shapes on pages of rows × columns cells: the first pages full, the last one from the top."""
    left = dict(enumerate(shapes))
    for shape in shapes:
        if not any(turn.rows <= rows and turn.columns <= columns for turn in shape.rotations()):
            raise QuiltsmithError(
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
    """Add shapes in reading order, where they fit on the last page and then on further pages.

    Their numbers go on after those of the shapes that are placed already.
    """
    page = max((nested.page for nested in placed), default=0)
    taken = 0
    for nested in placed:
        if nested.page == page:
            taken |= _mask(nested.shape, nested.row, nested.column, columns)
    added: list[Nested] = []
    for number, shape in enumerate(shapes, len(placed)):
        place = _first_room(taken, shape, rows, columns)
        if place is None:
            page, taken = page + 1, 0
            place = _first_room(taken, shape, rows, columns)
        if place is None:
            raise QuiltsmithError(
                _(
                    "a piece of {rows}×{columns} cells is larger than the page",
                    rows=shape.rows,
                    columns=shape.columns,
                )
            )
        taken |= _mask(shape, *place, columns)
        added.append(Nested(number, shape, page, *place))
    return tuple(added)


def nest_apart(shapes: Sequence[Shape], rows: int, columns: int, steps: int) -> tuple[Nested, ...]:
    """Place shapes with a gap of a step between them, `steps` of which are the side of a cell.

    The page has so many rows and columns of steps; rows and columns of what is placed are steps, too. Large shapes
    come first, each onto the first page that has room.
    """
    taken: list[int] = []
    placed: list[Nested] = []
    for number, shape in sorted(enumerate(shapes), key=lambda one: -one[1].size):
        apart = _in_steps(shape, steps)
        # The gap of the last row and column may lie outside the page.
        room = rows + 1, columns + 1
        if apart.rows > room[0] or apart.columns > room[1]:
            raise QuiltsmithError(
                _(
                    "a piece of {rows}×{columns} cells is larger than the page",
                    rows=shape.rows,
                    columns=shape.columns,
                )
            )
        places = ((page, _first_room(there, apart, *room)) for page, there in enumerate([*taken, 0]))
        page, (row, column) = next((page, place) for page, place in places if place is not None)
        if page == len(taken):
            taken.append(0)
        taken[page] |= _mask(apart, row, column, room[1])
        placed.append(Nested(number, shape, page, row, column))
    return tuple(placed)


def _in_steps(shape: Shape, steps: int) -> Shape:
    """Return a shape in steps, with one more to the right and below."""
    side = range(steps + 1)
    return Shape(
        tuple(
            {
                (row * steps + down, column * steps + right)
                for row, column in shape.cells
                for down in side
                for right in side
            }
        )
    )


def _mask(shape: Shape, row: int, column: int, columns: int) -> int:
    """Return the cells of a page that a shape covers, as bits in reading order."""
    return sum(1 << ((row + down) * columns + column + across) for down, across in shape.cells)


def _first_room(taken: int, shape: Shape, rows: int, columns: int) -> Cell | None:
    """Return the first place in reading order where none of the cells of a shape is taken."""
    # All places are tried at once, a cell of the shape after the other: a bit is the place of the shape's corner.
    blocked = 0
    for down, across in shape.cells:
        blocked |= taken >> (down * columns + across)
    corners = (1 << max(0, columns - shape.columns + 1)) - 1
    on_page = sum(corners << (row * columns) for row in range(rows - shape.rows + 1))
    free = on_page & ~blocked
    return divmod((free & -free).bit_length() - 1, columns) if free else None


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
    spaces = rows * columns
    for waste, tries in {spaces - cells: _TRIES}.items() if cells <= spaces else _WASTES.items():
        for seed in range(tries):
            yield rows, waste, seed, _TRY
