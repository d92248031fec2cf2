"""Questions about a board: what settles most comes first, and what follows from answers is not asked."""

from __future__ import annotations

from msgspec.structs import replace

from quiltsmith.scan.photo_boards import (
    BoardRead,
    FollowUp,
    as_it_looks,
    next_question,
    questions_of,
    with_answers,
)
from tests.scan.photographed import read_as

BOARD = read_as(("?..", "???"))
"""A1 looks empty; A2, B2 and C2 look filled."""
FOLLOWED = replace(
    BOARD,
    follow_ups=(
        FollowUp(("B2",), True, ("A2", "C2"), ("A1",)),
        FollowUp(("B2",), False, (), ("A2",)),
        FollowUp(("C2",), True, ("A1",)),
    ),
)


def asked(board: BoardRead) -> list[tuple[str, ...]]:
    return [question.spaces for question in questions_of(board)]


def test_questions_are_asked_in_reading_order_if_answers_settle_nothing_else() -> None:
    assert asked(BOARD) == [("A1",), ("A2",), ("B2",), ("C2",)]


def test_what_settles_most_is_asked_first() -> None:
    assert asked(FOLLOWED) == [("B2",), ("C2",), ("A1",), ("A2",)]


def test_a_region_is_one_question() -> None:
    assert asked(replace(BOARD, regions=(("A2", "B2"),))) == [("A2", "B2"), ("A1",), ("C2",)]


def test_what_follows_from_an_answer_is_not_asked() -> None:
    first = questions_of(FOLLOWED)[0]
    assert with_answers(FOLLOWED, {first: True}) == ("...", "###")
    assert next_question(FOLLOWED, with_answers(FOLLOWED, {first: True})) is None
    assert with_answers(FOLLOWED, {first: False}) == ("?..", "..?")
    left = next_question(FOLLOWED, with_answers(FOLLOWED, {first: False}))
    assert left is not None
    assert left.spaces == ("C2",)


def test_an_answer_counts_more_than_what_follows_from_others() -> None:
    by_name = {question.spaces[0]: question for question in questions_of(FOLLOWED)}
    assert with_answers(FOLLOWED, {by_name["B2"]: True, by_name["A2"]: False}) == ("...", ".##")


def test_what_answers_contradict_each_other_about_stays_unsure() -> None:
    by_name = {question.spaces[0]: question for question in questions_of(FOLLOWED)}
    assert with_answers(FOLLOWED, {by_name["B2"]: True, by_name["C2"]: True}) == ("?..", "###")


def test_a_board_as_it_looks_has_no_questions() -> None:
    assert as_it_looks(FOLLOWED) == ("...", "###")
