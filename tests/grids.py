"""Boards and shapes as text in tests: drawings compared cell by cell, and strategies that make shapes."""

from __future__ import annotations

from itertools import zip_longest

from hypothesis import strategies as st

from quiltsmith.geometry.board import Board, Mask, cell_name
from quiltsmith.geometry.shape import Cell, Shape, neighbours


def assert_same_grid(found: str, expected: str) -> None:
    """Compare two drawings and name the first space that differs."""
    pairs = zip_longest(rows_of(found), rows_of(expected), fillvalue="")
    for row, (found_row, expected_row) in enumerate(pairs):
        for column, (one, other) in enumerate(zip_longest(found_row, expected_row, fillvalue="nothing")):
            where = cell_name((row, column))
            assert one == other, f"{where} is {one}, not {other}; found:\n{found}\nexpected:\n{expected}"


def rows_of(drawing: str) -> list[str]:
    """Split a drawing, in one line or indented in several, into its rows."""
    return [row for row in (line.strip() for line in drawing.replace("/", "\n").split("\n")) if row]


@st.composite
def patches(draw: st.DrawFn, largest: int = 12) -> Shape:
    """Grow a connected shape cell by cell."""
    cells: list[Cell] = [(0, 0)]
    for _ in range(draw(st.integers(0, largest - 1))):
        edge = sorted({cell for known in cells for cell in neighbours(known)} - set(cells))
        cells.append(draw(st.sampled_from(edge)))
    return Shape(tuple(cells))


def shapes() -> st.SearchStrategy[Shape]:
    """Make any shape, in one piece or in several."""
    cells = st.tuples(st.integers(0, 6), st.integers(0, 6))
    return st.lists(cells, min_size=1, max_size=14).map(lambda found: Shape(tuple(found)))


@st.composite
def filled_boards(draw: st.DrawFn, largest: int = 12) -> tuple[Board, Mask]:
    """Make a board with some of its spaces filled, from sparse to full."""
    board = Board(draw(st.integers(1, largest)), draw(st.integers(1, largest)))
    spaces = board.mask((row, column) for row in range(board.rows) for column in range(board.columns))
    noise = st.integers(0, (1 << (board.rows * board.stride)) - 1)
    some, more = draw(noise) & spaces, draw(noise) & spaces
    return board, draw(st.sampled_from([some, some | more, some & more, spaces, spaces & ~(some & more), 0]))
