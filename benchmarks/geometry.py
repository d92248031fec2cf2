"""How fast the geometry is, against the same worked out cell by cell, as one would write it first."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from benchmarks.measuring import Row, interleaved
from quiltsmith.decks.shape_pool import free_polyominoes
from quiltsmith.geometry.board import Board, Mask
from quiltsmith.geometry.rectangles import RectangleScoring, best_rectangle
from quiltsmith.geometry.shape import Cell, Shape, neighbours

ROUNDS = 5
BOARD = Board(9, 9)
SCORING = RectangleScoring(1, 1)
SHAPE = Shape.parse("##./.##/.#.")
PEER = "cell by cell"
POLYOMINO_SIZE = 8


def measure() -> list[Row]:
    """Measure placements, best rectangles and the listing of all shapes of a size."""
    filled = BOARD.parse_mask(
        "\n".join(["#########", "####.####", "######.##", "#########", ".########"] + ["#######.#"] * 4)
    )
    cells = frozenset(BOARD.cells(filled))
    return [
        _row(
            "50 × all placements of a patch",
            _times(50, lambda: list(BOARD.placements(SHAPE))),
            _slow_placements(50),
        ),
        _row("20 × the best rectangle", _times(20, lambda: _best(filled)), _times(20, lambda: _slow_best(cells))),
        _row(f"all shapes of {POLYOMINO_SIZE} spaces", _polyominoes, _slow_polyominoes),
    ]


def _row(what: str, ours: Callable[[], object], peer: Callable[[], object]) -> Row:
    seconds, slow = interleaved([ours, peer], ROUNDS)
    return Row(what, seconds, seconds / slow, PEER)


def _times(count: int, work: Callable[[], object]) -> Callable[[], object]:
    def repeated() -> None:
        for _ in range(count):
            work()

    return repeated


def _slow_placements(count: int) -> Callable[[], object]:
    def work() -> list[frozenset[Cell]]:
        found = []
        for turned, row, column in product(SHAPE.orientations(), range(BOARD.rows), range(BOARD.columns)):
            cells = frozenset((row + down, column + right) for down, right in turned.cells)
            if all(down < BOARD.rows and right < BOARD.columns for down, right in cells):
                found.append(cells)
        return found

    return _times(count, work)


def _best(filled: Mask) -> int:
    found = best_rectangle(BOARD, filled, SCORING)
    return SCORING.score(found.rows, found.columns) if found else 0


def _slow_best(filled: frozenset[Cell]) -> int:
    best = 0
    for top, left in filled:
        widest = BOARD.columns
        for bottom in range(top, BOARD.rows):
            right = left
            while right < left + widest and (bottom, right) in filled:
                right += 1
            widest = right - left
            if not widest:
                break
            best = max(best, SCORING.score(bottom - top + 1, widest))
    return best


def _polyominoes() -> object:
    cached = getattr(free_polyominoes, "cache_clear", None)
    if cached:
        cached()
    return free_polyominoes(POLYOMINO_SIZE)


def _slow_polyominoes() -> set[Shape]:
    shapes = {Shape(((0, 0),))}
    for _ in range(POLYOMINO_SIZE - 1):
        shapes = {
            Shape((*shape.cells, cell)).canonical()
            for shape in shapes
            for cell in {near for each in shape.cells for near in neighbours(each)} - set(shape.cells)
        }
    return shapes
