from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import hints, said

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


def test_hint_names_the_best() -> None:
    assert hints(CODE, "start A S1/1 pass/2 pass/score 3", "AA../A.../..../....") == [
        "the best was 1×2 at A1-B1, worth 2"
    ]
