"""Rectangles: the best and all of them, against brute force and the numbers of the rules."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiltsmith.geometry.board import Board, Mask
from quiltsmith.geometry.rectangles import (
    Rectangle,
    RectangleScoring,
    all_rectangles,
    best_rectangle,
    best_score,
    best_sides,
    find_rectangles,
    rectangle_scores,
    rectangle_with_score,
)
from tests.grids import assert_same_grid, filled_boards

RULES = RectangleScoring(per_square_space=1, per_extra_line=1)
scorings = st.builds(RectangleScoring, st.integers(0, 5), st.integers(0, 5))


def filled_rectangles(board: Board, filled: Mask) -> set[Rectangle]:
    """Look at every rectangle of the board, with a table of sums over the spaces above and to the left."""
    sums = [[0] * (board.columns + 1) for _ in range(board.rows + 1)]
    for row, column in product(range(board.rows), range(board.columns)):
        here = bool(filled & board.bit(row, column))
        sums[row + 1][column + 1] = here + sums[row][column + 1] + sums[row + 1][column] - sums[row][column]
    found = set()
    for top, left in product(range(board.rows), range(board.columns)):
        for bottom, right in product(range(top + 1, board.rows + 1), range(left + 1, board.columns + 1)):
            count = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]
            if count == (bottom - top) * (right - left):
                found.add(Rectangle(top, left, bottom - top, right - left))
    return found


def assert_best(board: Board, filled: Mask, scoring: RectangleScoring) -> None:
    """Compare the best rectangle with the best of all that there are."""
    possible = filled_rectangles(board, filled)
    best = best_rectangle(board, filled, scoring)
    if best is None:
        assert not possible, board.draw_mask(filled)
        return
    assert best in possible, board.draw_mask(filled)
    most = max(scoring.score(found.rows, found.columns) for found in possible)
    assert scoring.score(best.rows, best.columns) == most, board.draw_mask(filled)


@pytest.mark.parametrize(
    ("rows", "columns", "score"),
    [(3, 8, 14), (4, 5, 17), (2, 4, 6), (7, 8, 50), (5, 5, 25), (6, 6, 36), (1, 1, 1), (1, 9, 9), (9, 9, 81)],
)
def test_the_numbers_of_the_rules(rows: int, columns: int, score: int) -> None:
    assert RULES.score(rows, columns) == RULES.score(columns, rows) == score


@pytest.mark.parametrize(("rows", "columns"), [(3, 8), (8, 3), (4, 5), (2, 4), (7, 8)])
def test_a_single_rectangle_is_found_where_it_lies(rows: int, columns: int) -> None:
    board = Board(9, 9)
    lying = Rectangle(1, 0, rows, columns)
    assert best_rectangle(board, lying.mask(board), RULES) == lying


def test_the_best_is_not_the_largest() -> None:
    board = Board(4, 9)
    filled = board.parse_mask("#########\n.........\n###......\n###......")
    assert best_rectangle(board, filled, RULES) == Rectangle(0, 0, 1, 9)
    filled = board.parse_mask("########.\n###......\n###......\n.........")
    assert best_rectangle(board, filled, RULES) == Rectangle(0, 0, 3, 3)


def test_of_equals_the_larger_square_then_the_topmost_then_the_leftmost_is_chosen() -> None:
    board = Board(3, 7)
    assert best_rectangle(board, board.parse_mask("####...\n.....##\n.....##"), RULES) == Rectangle(1, 5, 2, 2)
    assert best_rectangle(board, board.parse_mask("##.##..\n##.##..\n......."), RULES) == Rectangle(0, 0, 2, 2)
    assert best_rectangle(board, board.parse_mask("...##..\n##.##..\n##....."), RULES) == Rectangle(0, 3, 2, 2)


def test_an_empty_board_has_none() -> None:
    assert best_rectangle(Board(9, 9), 0, RULES) is None
    assert best_sides(0, 10, 9, 1, 1) == (0, 0, 0, 0)
    assert list(all_rectangles(Board(9, 9), 0)) == []


def test_a_full_board_is_its_own_best() -> None:
    for rows, columns in ((1, 1), (1, 30), (30, 1), (30, 30), (9, 9), (12, 7)):
        board = Board(rows, columns)
        assert best_rectangle(board, board.full, RULES) == Rectangle(0, 0, rows, columns)


def test_names_and_drawing() -> None:
    board = Board(6, 5)
    found = Rectangle(1, 1, 5, 4)
    assert (str(found), found.cell_names) == ("5×4", "B2-E6")
    assert_same_grid(board.draw_mask(found.mask(board)), "...../.####/.####/.####/.####/.####")


def test_a_full_board_of_nine_has_2025_rectangles() -> None:
    board = Board(9, 9)
    assert len(list(all_rectangles(board, board.full))) == 45 * 45


@settings(max_examples=200)
@given(filled_boards(), scorings)
def test_the_best_agrees_with_brute_force(position: tuple[Board, Mask], scoring: RectangleScoring) -> None:
    assert_best(*position, scoring)


@pytest.mark.parametrize("side", range(1, 13))
def test_the_best_agrees_with_brute_force_on_hundreds_of_boards_of_every_size(side: int) -> None:
    dice = random.Random(side)
    for _ in range(60):
        board = Board(side, dice.randint(1, 12))
        chance = dice.choice((0.3, 0.6, 0.8, 0.9, 0.97))
        spaces = product(range(board.rows), range(board.columns))
        assert_best(board, board.mask(cell for cell in spaces if dice.random() < chance), RULES)


def test_the_best_agrees_with_brute_force_on_the_largest_board() -> None:
    board = Board(30, 30)
    dice = random.Random(30)
    for chance in (0.5, 0.9, 0.98):
        spaces = product(range(30), range(30))
        assert_best(board, board.mask(cell for cell in spaces if dice.random() < chance), RULES)


@settings(max_examples=80)
@given(filled_boards())
def test_all_rectangles_agree_with_brute_force(position: tuple[Board, Mask]) -> None:
    found = list(all_rectangles(*position))
    assert len(found) == len(set(found))
    assert set(found) == filled_rectangles(*position)


@given(filled_boards(largest=8), st.integers(1, 9), st.integers(1, 9))
def test_rectangles_of_one_size_agree_with_brute_force(
    position: tuple[Board, Mask], rows: int, columns: int
) -> None:
    expected = sorted(
        found for found in filled_rectangles(*position) if (found.rows, found.columns) == (rows, columns)
    )
    assert list(find_rectangles(*position, rows, columns)) == expected


@given(filled_boards(largest=8), scorings, st.integers(0, 70))
def test_a_score_is_possible_only_if_a_rectangle_has_it(
    position: tuple[Board, Mask], scoring: RectangleScoring, score: int
) -> None:
    possible = {
        found for found in filled_rectangles(*position) if scoring.score(found.rows, found.columns) == score
    }
    found = rectangle_with_score(*position, scoring, score)
    assert (found in possible) if possible else found is None


@given(filled_boards(largest=8), scorings)
def test_the_scores_are_those_of_all_rectangles(position: tuple[Board, Mask], scoring: RectangleScoring) -> None:
    expected = {scoring.score(found.rows, found.columns) for found in filled_rectangles(*position)}
    assert rectangle_scores(*position, scoring) == expected


@pytest.mark.parametrize(
    ("spaces", "score"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 5), (7, 5), (8, 6), (9, 9), (99, 10)]
)
def test_so_many_spaces_bring_at_most(spaces: int, score: int) -> None:
    assert best_score(RULES, Board(3, 4), spaces) == score
