from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import said

CODE = "start-missing"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1/1 pass", "AA../A.../..../....", []),
        ("", "AA../A.../..../....", []),
        ("1 pass/start A S1", "AA../A.../..../....", []),
        ("1 B P1", "BB../..../..../....", ["1 B P1: the log has no start patch"]),
        ("1 pass", "..../..../..../....", ["1 pass: the log has no start patch"]),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected
