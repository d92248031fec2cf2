from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import said

CODE = "board-size"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1", "AA../A.../..../....", []),
        ("start A S1", "A A . ./A . . ./. . . ./. . . .", []),
        ("start A S1", "AA./A.../..../....", ["AA.: this row has 3 spaces, the board of doodle has 4"]),
        ("start A S1", "AA..../A.../..../....", ["AA....: this row has 6 spaces, the board of doodle has 4"]),
        ("start A S1", "AA../A...", ["A...: the board has 2 rows, the board of doodle has 4"]),
        ("start A S1", "AA../A.../..../..../....", ["....: the board has 5 rows, the board of doodle has 4"]),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected
