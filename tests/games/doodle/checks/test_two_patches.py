from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import hints, said

CODE = "two-patches"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1/1 B P1/1 x single/2 C P2", "", []),
        ("start A S1/1 B P1/1 C P2 neighbour", "", ["P2: a second patch in turn 1: P1 was drawn already"]),
        ("start A S1/start B S2", "", ["S2: a second patch at the start: S1 was drawn already"]),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


def test_hint_reminds_of_what_a_neighbour_is() -> None:
    one = "keep one of the two lines"
    other = "a neighbour's patch is drawn instead of the other, not as well; keep one of the two lines"
    assert hints(CODE, "start A S1/1 B P1/1 C P2", "") == [one]
    assert hints(CODE, "start A S1/1 B P1/1 C P2 neighbour", "") == [other]
