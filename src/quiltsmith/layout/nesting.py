"""Nest patches on as few pages as possible, so that neighbours share a cut.

A page is a grid of cells. Patches may be turned, never turned over: they keep their printed face.
The search walks through the cells row by row; each empty cell is covered by a patch or wasted, and a
page may waste only as much as it must. Everything is counted and nothing timed: same patches, same pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quiltsmith.games.stable_random import StableRandom
from quiltsmith.geometry.shape import Cell, Shape

_TRIES, _STEPS = 12, 5000
"""Orders that are tried to fill a page, and patches that one try may lay before it is given up."""
_NEAT_TRIES, _NEAT_STEPS = 2, 800
"""The same for each lower height of a page that holds all patches anyway."""
_WASTES = {0: _TRIES, 2: 3, 6: 2}
"""Cells that a full page may waste, and orders that are tried for that; a wasteful page is easily found."""


class NestingError(ValueError):
    """A patch that is larger than a page."""


@dataclass(frozen=True, slots=True)
class Nested:
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
            raise NestingError(f"a patch of {shape.rows}×{shape.columns} cells is larger than the page")
    placed: list[Nested] = []
    page = 0
    while left:
        for number, shape, row, column in _fill_page(left, rows, columns):
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
            raise NestingError(f"a piece of {shape.rows}×{shape.columns} cells is larger than the page")
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


_Laid = list[tuple[int, Shape, int, int]]
_Kinds = list[tuple[Shape, list[int]]]


def _fill_page(left: dict[int, Shape], rows: int, columns: int) -> _Laid:
    """Fill a page: all that is left in as few rows as possible, or else as many cells as possible."""
    cells = sum(shape.size for shape in left.values())
    attempts: list[tuple[int, int, int, int]] = []
    for height in range(-(-cells // columns), rows):
        attempts.append((height, height * columns - cells, _NEAT_TRIES, _NEAT_STEPS))
    room = rows * columns
    if cells <= room:
        attempts.append((rows, room - cells, _TRIES, _STEPS))
    else:
        attempts += [(rows, waste, tries, _STEPS) for waste, tries in _WASTES.items()]
    best: _Laid = []
    for height, waste, tries, steps in (*attempts, (rows, room, 1, _STEPS)):
        for seed in range(tries):
            search = _Search(_kinds_in_order(left, seed), height, columns, waste, steps)
            laid = search.run()
            if search.is_done:
                return laid
            best = max(best, laid, key=_cells)
    return best


def _cells(laid: _Laid) -> int:
    return sum(shape.size for _, shape, _, _ in laid)


class _Search:
    """One depth-first walk over the cells of a page, with one order of patches."""

    def __init__(self, kinds: _Kinds, rows: int, columns: int, waste: int, steps: int) -> None:
        self._rows, self._columns = rows, columns
        # One column more than the page has: it is never empty, so that nothing reaches around the edge.
        self._stride = columns + 1
        self._page = sum(1 << (row * self._stride + column) for row in range(rows) for column in range(columns))
        self._waste = waste
        self._kinds = kinds
        self._turns = [self._placements(shape) for shape, _ in self._kinds]
        self._has_single = any(shape.size == 1 for shape, _ in self._kinds)
        self._unlaid = sum(len(numbers) for _, numbers in kinds)
        self._steps = steps
        self._laid: _Laid = []
        self._best: _Laid = []
        self.is_done = False

    def run(self) -> _Laid:
        """Give the fullest page that was found."""
        self.is_done = self._walk(self._page, self._waste)
        return self._best

    def _placements(self, shape: Shape) -> list[tuple[Shape, int, int]]:
        """List the turns of a shape, with the column of its first cell, and its mask with that cell as bit 0."""
        turns = []
        for turn in shape.rotations():
            first = turn.cells[0][1]
            mask = sum(1 << (row * self._stride + column) for row, column in turn.cells)
            turns.append((turn, first, mask >> first))
        return turns

    def _walk(self, empty: int, waste: int) -> bool:
        """Cover the first empty cell, then the next; tell whether the page is full or nothing is left over."""
        while self._unlaid and empty:
            if self._lonely(empty) > waste:
                break
            if self._cover_first(empty, waste):
                return True
            if not waste or self._steps <= 0:
                break
            empty, waste = empty & (empty - 1), waste - 1
        self._keep()
        return not self._unlaid or not empty

    def _cover_first(self, empty: int, waste: int) -> bool:
        """Try every patch on the first empty cell, and go on from there."""
        corner = (empty & -empty).bit_length() - 1
        row, column = divmod(corner, self._stride)
        for kind, (_, numbers) in enumerate(self._kinds):
            if not numbers:
                continue
            for turn, first, mask in self._turns[kind]:
                # What is beyond the page is never empty, and no patch gets past the edge without touching that.
                place = mask << corner
                if place & ~empty:
                    continue
                self._steps -= 1
                self._lay(numbers, (turn, row, column - first))
                if self._walk(empty & ~place, waste):
                    return True
                self._take_back(numbers)
                if self._steps <= 0:
                    return False
        return False

    def _lay(self, numbers: list[int], where: tuple[Shape, int, int]) -> None:
        self._laid.append((numbers.pop(0), *where))
        self._unlaid -= 1

    def _take_back(self, numbers: list[int]) -> None:
        numbers.insert(0, self._laid.pop()[0])
        self._unlaid += 1

    def _lonely(self, empty: int) -> int:
        """Count the empty cells without an empty neighbour, which no patch of two cells or more can cover."""
        if self._has_single:
            return 0
        stride = self._stride
        return (empty & ~(empty << 1 | empty >> 1 | empty << stride | empty >> stride)).bit_count()

    def _keep(self) -> None:
        if _cells(self._laid) > _cells(self._best):
            self._best = list(self._laid)


def _kinds_in_order(left: dict[int, Shape], seed: int) -> _Kinds:
    """Group equal shapes, awkward ones first: large and ragged; seeds above 0 shuffle more and more of them."""
    kinds: dict[Shape, list[int]] = {}
    for number, shape in left.items():
        kinds.setdefault(shape, []).append(number)
    shuffled = StableRandom(seed).shuffled(list(kinds.items())) if seed else list(kinds.items())
    return sorted(shuffled, key=lambda kind: -(kind[0].size + kind[0].perimeter() // 2) // (1 + seed))
