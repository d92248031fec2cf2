from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import checked, hints, said

CODE = "letter-twice"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1/1 a P1", "", []),
        ("start A S1/1 B P1/2 B P2", "", ["B: the letter B names a piece already"]),
        (
            "start A S1/1 A P1/1 A single",
            "",
            ["A: the letter A names a piece already", "A: the letter A names a piece already"],
        ),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


def test_hint_names_the_first_line() -> None:
    assert hints(CODE, "start A S1/1 A P1", "") == ["the first is in line 2; give this piece another letter"]


def test_shapes_of_such_a_letter_are_no_further_problem() -> None:
    found = checked("start A S1/1 B P1/2 B P2 cut", "AA../A.../BB../BBB.").problems
    assert [problem.code for problem in found] == [CODE]
