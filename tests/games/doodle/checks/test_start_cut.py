from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import said

CODE = "start-cut"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1", "AA../A.../..../....", []),
        ("start A S1 cut", "AA../..../..../....", ["cut: the start patch cannot be cut"]),
        ("start A S2 schnitt", "AA../..../..../....", ["schnitt: the start patch cannot be cut"]),
        ("start A S1 neighbour", "AA../A.../..../....", ["neighbour: the start patch cannot be exchanged"]),
        ("start A single", "A.../..../..../....", ["single: a single space is no start patch"]),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected
