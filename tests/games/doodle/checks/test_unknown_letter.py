from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import hints, said

CODE = "unknown-letter"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1", "AA../A.../..../....", []),
        ("start A S1/1 B P1", "AA../A.../..../....", ["B: B is not on the board"]),
        ("start a S1", "AA../A.../..../....", ["a: a is not on the board"]),
        ("start A S1/1 x single", "AA../A.../..../....", ["x: x is not on the board"]),
        ("start A S1/1 B P1", "", []),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


def test_hint_thinks_of_the_other_case() -> None:
    assert hints(CODE, "start a S1", "AA../A.../..../....") == ["did you mean `A`?"]
