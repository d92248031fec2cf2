"""Typed numbers settle what is unsure, and numbers that cannot be do nothing."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from quiltsmith.scan.photo_boards import BoardRead, questions_of
from quiltsmith.scan.typed_numbers import TypedNumbers, settled_by_answers, settled_by_numbers
from tests.scan.photographed import read_as

ROWS = ("###", "#??", "..?")
"""Two spaces look filled (B2, C2), as in all even rows; C3 looks empty."""


def longest_row(rows: Sequence[str]) -> int:
    """Score a board by its longest row of filled spaces."""
    return max(len(run) for row in rows for run in row.replace("?", ".").split("."))


def settled(last_score: int | None = None, empty: int | None = None) -> tuple[str, ...]:
    return settled_by_numbers(read_as(ROWS), TypedNumbers(last_score, empty), longest_row).board


def test_the_number_of_empty_spaces_settles_all_if_only_one_board_has_it() -> None:
    assert settled(empty=2) == ("###", "###", "..#")
    assert settled(empty=5) == ("###", "#..", "...")


def test_what_several_boards_leave_open_stays_open() -> None:
    assert settled(empty=3) == ROWS


def test_a_score_settles_what_the_rectangle_needs() -> None:
    board = read_as(("#??", "...", "..."))
    both = settled_by_numbers(board, TypedNumbers(last_score=3), longest_row)
    assert both.board == ("###", "...", "...")


def test_numbers_that_fit_no_board_do_nothing() -> None:
    assert settled(last_score=9) == ROWS
    assert settled(empty=0) == ROWS
    assert settled() == ROWS


def test_a_region_is_settled_as_one() -> None:
    board = replace(read_as(ROWS), regions=(("B2", "C2"),))
    found = settled_by_numbers(board, TypedNumbers(empty=3), longest_row)
    assert found.board == ("###", "###", "...")
    assert found.regions == ()


def test_after_an_answer_the_numbers_settle_more() -> None:
    board = read_as(ROWS)
    first = questions_of(board)[0]
    assert first.spaces == ("B2",)
    numbers = TypedNumbers(empty=3)
    assert settled_by_answers(board, {}, numbers, longest_row) == ROWS
    assert settled_by_answers(board, {first: False}, numbers, longest_row) == ("###", "#.#", "..#")
    assert settled_by_answers(board, {first: False}, TypedNumbers(), longest_row) == ("###", "#.?", "..?")


def many_unsure(chance: float, count: int = 16) -> BoardRead:
    """Give a board of sixteen columns with so many unsure spaces; the first one looks emptier than the others."""
    board = read_as(("?" * count + "#" * (16 - count), "." * 16))
    first = (0.4, *(chance,) * (count - 1), *(1.0,) * (16 - count))
    return replace(board, chances=(first, (0.0,) * 16))


def test_numbers_settle_many_doubts_if_few_boards_are_likely() -> None:
    board = many_unsure(0.99)
    assert settled_by_numbers(board, TypedNumbers(empty=16), longest_row).board[0] == "#" * 16
    assert settled_by_numbers(board, TypedNumbers(empty=17), longest_row).board[0] == "?" + "#" * 15


def test_numbers_settle_nothing_if_too_many_boards_are_likely() -> None:
    board = many_unsure(0.6)
    assert settled_by_numbers(board, TypedNumbers(empty=16), longest_row) == board
