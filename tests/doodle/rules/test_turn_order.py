from __future__ import annotations

import pytest

from small_game import checked, said

CODE = "turn-order"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1/1 pass/2 pass/score 2/3 pass/4 pass/score 2", "AA../A.../..../....", []),
        ("start A S1/1 pass/1 x single/2 pass", "", []),
        ("start A S1/1 pass/2 pass/score 2/3 pass/4 pass/score 2/4 x single", "AA../A..x/..../....", []),
        ("start A S1/2 pass/1 pass", "", ["1: turn 1 is logged after turn 2"]),
        ("1 pass/start A S1", "", ["start: the start is logged after turn 1"]),
        ("start A S1/5 pass", "", ["5: there is no turn 5; a game of doodle has 4"]),
        ("start A S1/0 B P1", "", ["0: there is no turn 0; a game of doodle has 4"]),
        ("start A S1/2 pass", "", ["2: turn 1 is missing"]),
        ("start A S1/4 pass", "", ["4: turns 1 to 3 are missing"]),
        ("start A S1/1 BB P1/2 pass", "", []),
        ("start A S1/1 pass/1 B P1", "", ["1 B P1: turn 1 was passed, so no patch can be drawn in it"]),
        (
            "start A S1/1 pass/score 2/2 pass",
            "AA../A.../..../....",
            ["score 2: the score of round 1 stands before turn 2; it belongs after turn 2"],
        ),
        (
            "start A S1/1 pass/2 pass/3 pass/score 2",
            "AA../A.../..../....",
            ["score 2: the score of round 1 stands after turn 3; it belongs after turn 2"],
        ),
        (
            "start A S1/1 pass/2 pass/score 2/3 pass/4 pass/score 2/score 2",
            "AA../A.../..../....",
            ["score 2: a score for round 3; a game of doodle has 2"],
        ),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


def test_a_missing_turn_is_only_a_warning() -> None:
    assert checked("start A S1/2 pass", "AA../A.../..../....").is_valid
