from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import checked, said

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
        ("0 A S1/1 pass", "", ["0: there is no turn 0; a game of doodle has 4"]),
        ("start A S1/2 pass", "", ["2: turn 1 is missing"]),
        ("start A S1/4 pass", "", ["4: turns 1 to 3 are missing"]),
        ("start A S1/1 pass/4 pass", "", ["4: turns 2 to 3 are missing"]),
        ("start A S1/1 BB P1/2 pass", "", []),
        ("start A S1/1 pass/1 B P1", "", ["1 B P1: turn 1 was passed, so no patch can be drawn in it"]),
        (
            "start A S1/1 pass/score 2/2 pass",
            "AA../A.../..../....",
            ["score 2: the score of round 1 stands before turn 2; it belongs after turn 2"],
        ),
        ("start A S1/1 pass/2 pass/3 pass/score 2", "AA../A.../..../....", ["score: turn 4 is missing"]),
        (
            "start A S1/1 pass/2 pass/3 pass/score 2/4 pass/score 2",
            "AA../A.../..../....",
            [
                "score 2: the score of round 1 stands after turn 3; it belongs after turn 2",
            ],
        ),
        (
            "start A S1/1 x single/2 pass",
            "AA../A.../...x/....",
            ["1: turn 1 is neither drawn nor passed, it has only a single space"],
        ),
        (
            "start A S1/1 pass/2 pass/score 2/3 pass/4 x single/4 y single/total 1",
            "AA../A.../...x/...y",
            ["4: turn 4 is neither drawn nor passed, it has only a single space"],
        ),
        ("start A S1/1 pass/2 x single", "AA../A.../...x/....", []),
        (
            "start A S1/1 pass/2 pass/3 x single/4 pass",
            "AA../A.../...x/....",
            ["3: turn 3 is neither drawn nor passed, it has only a single space"],
        ),
        ("start A S1/1 BB P1/1 x single/2 pass", "AA../A.../...x/....", []),
        (
            "start A S1/1 pass/2 pass/score 2/3 pass/4 pass/score 2/score 2",
            "AA../A.../..../....",
            ["score 2: a second score for round 2"],
        ),
        (
            "start A S1/1 pass/2 pass/score 2/score 2/3 pass/4 pass/score 2",
            "AA../A.../..../....",
            ["score 2: a second score for round 1"],
        ),
        (
            "start A S1/1 pass/score 2/2 pass/score 2/3 pass/4 pass/score 2",
            "AA../A.../..../....",
            [
                "score 2: the score of round 1 stands before turn 2; it belongs after turn 2",
                "score 2: the score of round 2 stands before turn 3; it belongs after turn 4",
                "score 2: a score for round 3; a game of doodle has 2",
            ],
        ),
        ("start A S1/1 pass/2 pass/3 pass/4 pass/score 2", "AA../A.../..../....", []),
        (
            "score 2/score 2/score 2",
            "AA../A.../..../....",
            ["score 2: a score for round 3; a game of doodle has 2"],
        ),
        ("start A S1/1 pass/score 2/score 2", "AA../A.../..../....", ["score: turns 2 to 4 are missing"]),
        ("start A S1/1 pass/2 pass/score 2/score 2", "AA../A.../..../....", ["score: turns 3 to 4 are missing"]),
        ("start A S1/1 pass/score 2", "AA../A.../..../....", ["score: turn 2 is missing"]),
        ("start A S1/1 pass/total -9", "AA../A.../..../....", ["total: turns 2 to 4 are missing"]),
        (
            "start A S1/1 pass/2 pass/score 2/total 1",
            "AA../A.../..../....",
            ["total: turns 3 to 4 are missing"],
        ),
        ("start A S1/1: pass/2. pass/score: 2/3 pass/4: pass/score: 2", "AA../A.../..../....", []),
        ("start A S1/1 pass/2 pass/score 2/2 x single/3 pass/4 pass/score 2", "AA../A..x/..../....", []),
        (
            "start A S1/1 pass/2 pass/score 2/2 B P1/3 pass/4 pass/score 2",
            "AA../A..B/..../....",
            [
                "score 2: the score of round 1 stands before turn 2; it belongs after turn 2",
                "2 B P1: turn 2 was passed, so no patch can be drawn in it",
            ],
        ),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


def test_a_missing_turn_is_only_a_warning() -> None:
    assert checked("start A S1/2 pass", "AA../A.../..../....").is_valid


def test_a_missing_score_leaves_the_others_to_their_rounds() -> None:
    """The best counts for the round without a score, so that the total is not wrong as well."""
    result = checked("start A S1/1 B P1/2 pass/3 pass/4 pass/score 1/total 1", "AA../A..B/..../....")
    assert [(scored.number, scored.claimed) for scored in result.sheet.rounds] == [(1, None), (2, 1)]
    assert [scored.counted for scored in result.sheet.rounds] == [2, 1]


def test_a_single_after_the_score_does_not_count_for_it() -> None:
    log = "start A S1/1 pass/2 pass/score 4/2 x single/3 pass/4 pass/score 4"
    rounds = checked(log, "AA../Ax../..../....").sheet.rounds
    assert [(scored.best, scored.is_claim_possible) for scored in rounds] == [(2, False), (4, True)]
