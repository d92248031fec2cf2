from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.doodle.checks.small_game import checked, game, hints, said

CODE = "score-impossible"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1/1 pass/2 pass/score 2", "AA../A.../..../....", []),
        ("start A S1/1 pass/2 pass/score 1", "AA../A.../..../....", []),
        ("start A S1/1 pass/2 pass/score 1x2", "AA../A.../..../....", []),
        ("start A S1/1 pass/2 pass/score 2x1 2", "AA../A.../..../....", []),
        (
            "start A S1/1 pass/2 pass/score 3",
            "AA../A.../..../....",
            ["3: round 1 had no shaded rectangle worth 3"],
        ),
        (
            "start A S1/1 pass/2 pass/score 2x2",
            "AA../A.../..../....",
            ["2x2: round 1 had no shaded rectangle of 2×2"],
        ),
        (
            "start A S1/1 pass/2 pass/score 1x2 4",
            "AA../A.../..../....",
            ["4: a rectangle of 1×2 is worth 2, not 4"],
        ),
        (
            "start A S1/1 pass/2 pass/score 4/3 x single",
            "AA../Ax../..../....",
            ["4: round 1 had no shaded rectangle worth 4"],
        ),
        ("start A S1/1 pass/2 x single/score 4", "AA../Ax../..../....", []),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


@pytest.mark.parametrize("board", ["", "AA../A.../..../...."])
@pytest.mark.parametrize("log", ["start A S1/1 pass/2 pass/score 0", "score 0/score 2"])
def test_who_begins_with_a_start_patch_has_a_rectangle_in_every_round(log: str, board: str) -> None:
    """That is so too where the sheet has no board, or no log, and nobody knows what was shaded then."""
    assert said(CODE, log, board) == ["0: round 1 had no shaded rectangle worth 0"]


@pytest.mark.parametrize("board", ["", "BB../..../..../...."])
def test_without_a_start_patch_nothing_was_perhaps_shaded_yet(board: str) -> None:
    without = replace(game(), start_cards=0)
    assert said(CODE, "1 pass/2 pass/score 0/3 B P1", board, variant=without) == []
    assert said(CODE, "1 pass/2 B P1/score 0/3 pass", board, variant=without) == [
        "0: round 1 had no shaded rectangle worth 0"
    ]


def test_hint_names_the_best() -> None:
    assert hints(CODE, "start A S1/1 pass/2 pass/score 3", "AA../A.../..../....") == [
        "the best was 1×2 at A1-B1, worth 2"
    ]


def test_hint_names_the_best_of_all_rounds_that_the_score_may_be_of() -> None:
    assert hints(CODE, "start A S1/score 9/4 x single/total 3", "AA../Ax../..../....") == [
        "the best was 2×2 at A1-B2, worth 4"
    ]


@pytest.mark.parametrize(
    ("log", "board", "hint"),
    [
        ("1 pass/2 pass/score 1/3 B P1", "BB../..../..../....", "nothing was shaded then"),
        ("score 4/score 2", "BB../..../..../....", "not even the final board has one"),
        ("score 99/score 2", "", "not even a board of 4×4 that is shaded all over has one"),
    ],
)
def test_without_a_best_the_hint_says_what_there_was(log: str, board: str, hint: str) -> None:
    without = replace(game(), start_cards=0)
    found = [problem for problem in checked(log, board, variant=without).problems if problem.code == CODE]
    assert [problem.hint for problem in found] == [hint]
