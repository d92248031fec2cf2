"""Boards: masks and drawings, names of spaces, and placements against known numbers and brute force."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.decks.shape_pool import free_polyominoes
from quiltsmith.errors import QuiltsmithError
from quiltsmith.geometry.board import (
    LARGEST_SIDE,
    Board,
    Mask,
    bits,
    cell_name,
    count,
    low_word,
    lowest,
    scatter,
    without_lowest,
)
from quiltsmith.geometry.shape import Cell, Shape
from tests.grids import assert_same_grid, filled_boards, patches

NINE = Board(9, 9)


def brute_force(board: Board, shape: Shape, filled: Mask) -> set[frozenset[Cell]]:
    """Try every orientation at every space, cell by cell."""
    taken = set(board.cells(filled))
    places = set()
    for turned in shape.orientations():
        for down in range(board.rows):
            for right in range(board.columns):
                cells = frozenset((row + down, column + right) for row, column in turned.cells)
                inside = all(row < board.rows and column < board.columns for row, column in cells)
                if inside and not cells & taken:
                    places.add(cells)
    return places


@pytest.mark.parametrize(("rows", "columns"), [(0, 9), (9, 0), (-1, 3), (LARGEST_SIDE + 1, 9), (9, 31)])
def test_impossible_sizes_are_refused(rows: int, columns: int) -> None:
    with pytest.raises(QuiltsmithError, match="a side of a board has 1 to 30 spaces"):
        Board(rows, columns)


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 30), (30, 1), (30, 30), (7, 9)])
def test_every_size_from_one_to_thirty_has_its_spaces(rows: int, columns: int) -> None:
    board = Board(rows, columns)
    assert board.spaces == board.full.bit_count() == rows * columns
    assert len(board.cells(board.full)) == rows * columns


@pytest.mark.parametrize(
    ("cell", "name"),
    [((0, 0), "A1"), ((8, 8), "I9"), ((0, 25), "Z1"), ((0, 26), "AA1"), ((29, 29), "AD30"), ((3, 1), "B4")],
)
def test_names_of_spaces(cell: Cell, name: str) -> None:
    assert cell_name(cell) == name


def test_a_drawing_is_read_and_drawn_again() -> None:
    drawing = "##..\n.#..\n...#"
    board = Board(3, 4)
    mask = board.parse_mask(drawing)
    assert board.cells(mask) == [(0, 0), (0, 1), (1, 1), (2, 3)]
    assert_same_grid(board.draw_mask(mask), drawing)
    assert board.parse_mask("AA__\n_B..\n...c") == mask


@pytest.mark.parametrize("drawing", ["##..\n.#..", "##.\n.#..\n....", "", "##..\n.#..\n....\n...."])
def test_a_drawing_of_another_size_is_refused(drawing: str) -> None:
    with pytest.raises(QuiltsmithError, match="the drawing is not 3×4"):
        Board(3, 4).parse_mask(drawing)


@pytest.mark.parametrize("cell", [(3, 0), (0, 4), (-1, 0), (0, -1)])
def test_a_space_beside_the_board_has_no_mask(cell: Cell) -> None:
    with pytest.raises(QuiltsmithError, match="is not on a board of 3×4"):
        Board(3, 4).mask([cell])


def test_a_mask_gives_its_shape_back() -> None:
    mask = NINE.parse_mask("\n".join(["........."] * 6 + ["...##....", "....##...", "........."]))
    assert str(NINE.shape_of(mask)) == "##./.##"


@pytest.mark.parametrize(
    ("rows", "columns", "shape", "count"),
    [
        (9, 9, "#", 81),
        (9, 9, "##", 2 * 9 * 8),
        (9, 9, "##/##", 64),
        (9, 9, "##/#.", 4 * 64),
        (9, 9, "##./.##", 4 * 8 * 7),
        (9, 9, "#./#./##", 8 * 8 * 7),
        (9, 9, "#########", 18),
        (9, 9, "##########", 0),
        (9, 9, "###/#.#/###", 49),
        (1, 1, "#", 1),
        (1, 1, "##", 0),
        (1, 30, "###", 28),
        (30, 30, "#####", 2 * 30 * 26),
        (8, 8, ".##/##./.#.", 8 * 36),
        (3, 20, "##./.##", 2 * (2 * 18 + 1 * 19)),
    ],
)
def test_placements_on_the_empty_board_are_as_many_as_reckoned(
    rows: int, columns: int, shape: str, count: int
) -> None:
    board = Board(rows, columns)
    assert board.count_placements(Shape.parse(shape)) == count
    assert len(list(board.placements(Shape.parse(shape)))) == count


def test_all_pentominoes_together_lie_on_the_boards_of_the_classic_puzzles_in_as_many_ways_as_known() -> None:
    pentominoes = free_polyominoes(5)
    oblong, chess = Board(6, 10), Board(8, 8)
    middle = chess.mask([(3, 3), (3, 4), (4, 3), (4, 4)])
    assert sum(oblong.count_placements(shape) for shape in pentominoes) == 2056
    assert sum(chess.count_placements(shape, middle) for shape in pentominoes) == 1568


def test_a_placement_knows_its_orientation_and_its_corner() -> None:
    board = Board(2, 3)
    drawn = [board.draw_mask(placement.mask) for placement in board.placements(Shape.parse("###"))]
    assert drawn == ["###\n...", "...\n###"]
    (_, below) = board.placements(Shape.parse("###"))
    assert (str(below.shape), below.row, below.column) == ("###", 1, 0)


def test_corners_lie_where_an_orientation_fits_as_it_stands() -> None:
    board = Board(3, 3)
    corner = Shape.parse("##/#.")
    assert board.draw_mask(board.corners(corner)) == "##.\n##.\n..."
    assert board.draw_mask(board.corners(corner, board.parse_mask("...\n.#.\n..."))) == "#..\n...\n..."


def test_filled_spaces_are_left_alone() -> None:
    board = Board(3, 3)
    filled = board.parse_mask("#..\n...\n..#")
    found = sorted(board.draw_mask(placement.mask) for placement in board.placements(Shape.parse("###"), filled))
    assert found == [".#.\n.#.\n.#.", "...\n###\n..."]


@pytest.mark.parametrize(
    ("rows", "columns", "shape", "expected"),
    [(2, 5, "#/#/#/#/#", True), (2, 5, "###/###/###", False), (4, 4, "#####", False), (3, 2, "###/###", True)],
)
def test_a_board_holds_what_fits_in_some_orientation(rows: int, columns: int, shape: str, expected: bool) -> None:
    assert Board(rows, columns).holds(Shape.parse(shape)) is expected


@given(filled_boards(largest=7), patches(largest=6))
def test_placements_agree_with_brute_force(position: tuple[Board, Mask], shape: Shape) -> None:
    board, filled = position
    found = [frozenset(board.cells(placement.mask)) for placement in board.placements(shape, filled)]
    assert len(found) == len(set(found)) == board.count_placements(shape, filled)
    assert set(found) == brute_force(board, shape, filled)


@given(filled_boards(largest=9), patches(largest=7))
def test_every_placement_has_the_shape_it_says_where_it_says(position: tuple[Board, Mask], shape: Shape) -> None:
    board, filled = position
    for placement in board.placements(shape, filled):
        assert board.shape_of(placement.mask) == placement.shape
        cells = board.cells(placement.mask)
        assert min(row for row, _ in cells) == placement.row
        assert min(column for _, column in cells) == placement.column


@given(filled_boards(largest=LARGEST_SIDE))
def test_drawings_and_cells_read_back(position: tuple[Board, Mask]) -> None:
    board, filled = position
    assert board.parse_mask(board.draw_mask(filled)) == filled
    assert board.mask(board.cells(filled)) == filled


@given(st.integers(0, 1 << 200))
def test_bits_are_listed_from_the_lowest(mask: int) -> None:
    listed = list(bits(mask))
    assert listed == sorted(listed)
    assert sum(1 << bit for bit in listed) == mask


@given(st.integers(1, 1 << 200))
def test_the_parts_of_a_mask_are_those_of_its_bits(mask: int) -> None:
    first, *others = bits(mask)
    assert (lowest(mask), list(bits(without_lowest(mask))), count(mask)) == (first, others, 1 + len(others))
    assert list(bits(low_word(mask))) == [bit for bit in (first, *others) if bit < 32]


@pytest.mark.parametrize("bits", [4, 12])
def test_masks_are_scattered_over_all_numbers_of_so_many_bits(bits: int) -> None:
    masks = [row << column for row in range(1, 100) for column in range(0, 400, 7)]
    numbers = {scatter(mask, bits) for mask in masks}
    assert len(numbers) > 1 << (bits - 1)
    assert max(numbers) < 1 << bits


def test_no_spaces_lie_at_the_origin_as_anywhere() -> None:
    assert NINE.to_origin(0) == 0


@given(filled_boards(largest=9))
def test_spaces_are_moved_up_and_to_the_left(position: tuple[Board, Mask]) -> None:
    board, filled = position
    if filled:
        assert board.to_origin(filled) == board.mask(board.shape_of(filled).cells)
