from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import checked, hints, said

CODE = "score-missing"
BOARD = "AA../A.../..../...."


@pytest.mark.parametrize(
    ("log", "expected"),
    [
        ("start A S1/1 pass/2 pass/score 2/3 pass/4 pass/score 2", []),
        ("start A S1/1 pass/2 pass/3 pass/4 pass/score 2", ["3 pass: the score of round 1 is missing"]),
        ("start A S1/1 pass/2 pass/score 2/3 pass/4 pass/total -9", ["total -9: the score of round 2 is missing"]),
        ("start A S1/1 pass/2 pass/score 2/3 pass/4 pass", ["4 pass: the score of round 2 is missing"]),
        ("start A S1/1 pass/2 pass/3 pass/4 pass/total -9", ["3 pass: the scores of rounds 1 and 2 are missing"]),
        ("start A S1/1 pass/2 pass/score 2/empty 13/total -9", ["empty 13: the score of round 2 is missing"]),
        # Who stops early, or claims nothing, has forgotten nothing
        ("start A S1/1 pass/2 pass/score 2", []),
        ("start A S1/1 pass/2 pass/score 2/3 pass", []),
        ("start A S1/1 pass/2 pass/3 pass/4 pass", []),
        # Without a log nobody knows which one is missing
        ("score 2", []),
        ("score 2/total -9", ["total -9: 1 of the 2 rounds have a score"]),
        ("total -9", ["total -9: 0 of the 2 rounds have a score"]),
    ],
)
def test_what_is_said(log: str, expected: list[str]) -> None:
    assert said(CODE, log, BOARD) == expected


def test_it_is_a_warning_and_the_best_counts() -> None:
    result = checked("start A S1/1 pass/2 pass/3 pass/4 pass/score 2/total -9", BOARD)
    assert (result.is_valid, result.checked, result.total) == (True, "partly", -9)
    assert hints(CODE, "start A S1/1 pass/2 pass/3 pass/4 pass/score 2", BOARD) == [
        "write it after turn 2; the best rectangle counts in its place"
    ]


@pytest.mark.parametrize(("total", "is_possible"), [(-9, True), (-10, True), (-8, False), (-11, False)])
def test_a_total_is_wrong_only_if_no_rectangle_gives_it(total: int, is_possible: bool) -> None:
    """The board has rectangles worth 1 and 2."""
    for log in ("start A S1/1 pass/2 pass/3 pass/4 pass/score 2", "score 2"):
        result = checked(f"{log}/total {total}", BOARD)
        assert ("total-wrong" not in [problem.code for problem in result.problems]) == is_possible


def test_a_score_at_the_end_is_of_the_last_round_where_a_total_says_that_it_is_over() -> None:
    result = checked("start A S1/1 pass/2 pass/3 pass/score 1/total -10", BOARD)
    assert [(scored.number, scored.claimed) for scored in result.sheet.rounds] == [(1, None), (2, 1)]
    assert {problem.code for problem in result.problems} == {"score-missing", "turn-order"}
    assert result.is_valid
