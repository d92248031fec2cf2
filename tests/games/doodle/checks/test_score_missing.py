from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.formats.problems import has_errors
from tests.games.doodle.checks.small_game import checked, game, hints, said

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
        # Who stops early, or claims nothing, has forgotten nothing
        ("start A S1/1 pass/2 pass/score 2", []),
        ("start A S1/1 pass/2 pass/score 2/3 pass", []),
        ("start A S1/1 pass/2 pass/3 pass/4 pass", []),
        # Without a log, or where turns are missing as well, nobody knows which one is missing
        ("start A S1/1 pass/2 pass/score 2/empty 13/total -9", ["empty 13: 1 of the 2 rounds have a score"]),
        ("start A S1/score 2/total -9", ["total -9: 1 of the 2 rounds have a score"]),
        ("score 2", []),
        ("score 2/total -9", ["total -9: 1 of the 2 rounds have a score"]),
        ("total -9", ["total -9: 0 of the 2 rounds have a score"]),
    ],
)
def test_what_is_said(log: str, expected: list[str]) -> None:
    assert said(CODE, log, BOARD) == expected


@pytest.mark.parametrize(
    ("turns", "expected"),
    [
        # A round whose last turn was just played may still be scored
        ("3 pass/4 pass", []),
        ("3 pass/4 pass/5 pass", ["5 pass: the score of round 2 is missing"]),
        ("3 pass/4 pass/5 pass/6 pass", ["5 pass: the scores of rounds 2 and 3 are missing"]),
    ],
)
def test_a_round_in_the_middle_is_over_when_the_next_one_has_begun(turns: str, expected: list[str]) -> None:
    three = replace(game(), rounds=3)
    assert said(CODE, f"start A S1/1 pass/2 pass/score 2/{turns}", BOARD, variant=three) == expected


def test_of_a_score_that_may_be_of_either_round_none_is_missing() -> None:
    """Nobody knows when b was drawn, so the score may be that of round 1 or of round 2; the sheet stops early."""
    assert said(CODE, "start A S1/1 pass/2 pass/score 4", "AA../Ab../..../....") == []


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


@pytest.mark.parametrize(
    "log",
    [
        # Some turns and one of two scores are missing; b was drawn in a missing turn.
        "start A S1/1 pass/3 pass/4 pass/score 4/total -6",
        "start A S1/1 pass/4 pass/score 4/total -6",
        "start A S1/1 pass/score 4/total -6",
        "start A S1/1 pass/2 pass/score 4/total -6",
        "start A S1/1 pass/2 pass/score 4",
        "score 4/total -6",
    ],
)
def test_a_score_is_never_put_to_the_wrong_round(log: str) -> None:
    """Only the last round had a rectangle of 2×2; whoever takes this for the score of round 1 calls it wrong."""
    result = checked(log, "AA../Ab../..../....")
    assert not has_errors(result.problems), [problem.message for problem in result.problems]
    assert result.checked == "partly"
    assert all(scored.claimed is None for scored in result.sheet.rounds if scored.number == 1)


def test_a_score_that_no_round_can_have_is_wrong_wherever_it_belongs() -> None:
    result = checked("start A S1/1 pass/score 9/total -6", "AA../Ab../..../....")
    assert [problem.message for problem in result.problems if problem.is_error] == [
        "round 1 or 2 had no shaded rectangle worth 9"
    ]
    assert result.unchecked[-1] == "the score in line 10: nobody knows which round it is of"


@pytest.mark.parametrize(("total", "is_possible"), [(-4, True), (-6, True), (-7, True), (-5, False), (-3, False)])
def test_a_total_counts_the_scores_that_are_written_in_some_round(total: int, is_possible: bool) -> None:
    """One of two scores is 4, the other one that of any rectangle: 1, 2 or 4, and twelve spaces are empty."""
    result = checked(f"start A S1/1 pass/score 4/total {total}", "AA../Ab../..../....")
    assert ("total-wrong" not in [problem.code for problem in result.problems]) == is_possible
    assert result.total == -4


def test_of_several_scores_each_is_put_where_it_must_be() -> None:
    three = replace(game(), rounds=3)
    log = "start A S1/1 pass/score 2/3 pass/5 pass/score 1/total -9"
    result = checked(log, BOARD, variant=three)
    assert [(scored.number, scored.claimed) for scored in result.sheet.rounds] == [(1, 2), (2, None), (3, 1)]
    result = checked("start A S1/1 pass/score 2/score 1/total -9", BOARD, variant=three)
    assert [scored.claimed for scored in result.sheet.rounds] == [None, None, None]
    result = checked("start A S1/1 pass/3 pass/score 2/score 1/total -9", BOARD, variant=three)
    assert [scored.claimed for scored in result.sheet.rounds] == [None, 2, 1]


@pytest.mark.parametrize(("score", "total"), [(4, -4), (2, -6), (1, -7)])
def test_the_total_has_the_score_that_is_written_in_the_round_where_it_brings_most(score: int, total: int) -> None:
    result = checked(f"start A S1/1 pass/score {score}/total {total}", "AA../Ab../..../....")
    assert (result.total, has_errors(result.problems)) == (total, False)
