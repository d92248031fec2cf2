"""The search that fills one page with patches: cell by cell, going back where a way leads nowhere."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quiltsmith.geometry.shape import Shape
from quiltsmith.stable_random import StableRandom

Laid = list[tuple[int, Shape, int, int]]
"""Patches on a page: number, shape as it lies, row and column."""
Kinds = list[tuple[Shape, list[int]]]
"""Shapes with the numbers of the patches that have them."""
_STEP_EFFORT = 12
"""What going on to another cell takes, measured in trials whether a patch fits."""


def cell_count(laid: Laid) -> int:
    """Count the cells that are covered."""
    return sum(shape.size for _, shape, _, _ in laid)


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
        self._has_single = any(shape.size == 1 for shape, _ in kinds)
        self._unlaid = sum(len(numbers) for _, numbers in kinds)
        self.effort = 0
        self._most_effort = effort
        self._laid: Laid = []
        self._best: Laid = []
        # The cells of both, counted along: to count them anew at every dead end took half of the search.
        self._covered = self._most_covered = 0
        self.is_done = False

    def run(self) -> Laid:
        """Give the fullest page that was found; `is_done` says that it is full, or that nothing is left over."""
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
            number, turn, _, _ = self._laid.pop()
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
