from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import hints, said

CODE = "total-wrong"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1/1 pass/2 pass/score 2/3 pass/4 pass/score 2/total -9", "AA../A.../..../....", []),
        ("start A S1/1 pass/2 pass/score 2/3 pass/4 pass/score 1/total -10", "AA../A.../..../....", []),
        (
            "start A S1/1 pass/2 pass/score 2/3 pass/4 pass/score 2/total 9",
            "AA../A.../..../....",
            ["9: the total is −9, not 9"],
        ),
        (
            "start A S1/1 pass/2 pass/score 2/3 pass/4 pass/score 4/total -7",
            "AA../A.../..../....",
            ["-7: the total is −9, not −7"],
        ),
        ("start A S1/1 pass/2 pass/score 2", "AA../A.../..../....", []),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


def test_hint_adds_up() -> None:
    log = "start A S1/1 pass/2 pass/score 2/3 pass/4 pass/score 2/total 9"
    assert hints(CODE, log, "AA../A.../..../....") == ["2 + 2 − 13 = −9"]


@pytest.mark.parametrize(
    ("log", "hint"),
    [
        ("score 9/score 9/total 5", "at most -9 is possible"),
        ("total 5", "at most -9 is possible; write the scores as well"),
    ],
)
def test_nobody_is_asked_for_scores_that_are_there(log: str, hint: str) -> None:
    assert hints(CODE, log, "##../#.../..../....") == [hint]
