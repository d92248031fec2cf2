from __future__ import annotations

import pytest

from tests.games.doodle.rules.small_game import hints, said

CODE = "illegal-cut"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1/1 B P4 cut", "AA../A.../BB../B...", []),
        ("start A S1/1 B P4 cut", "AA../A.../B.../B...", []),
        ("start A S1/1 B P4 cut cut", "AA../A.../B.../....", []),
        (
            "start A S1/1 B P4 cut",
            "AA../A.../BBB./....",
            ["B: no legal cut of P4 gives B, `###`: the line below row 1 leaves 3 pieces"],
        ),
        (
            "start A S1/1 B P1 cut",
            "AA../A.../BB../....",
            ["B: no legal cut of P1 gives B, `##`: a piece is smaller than the patch"],
        ),
        (
            "start A S1/1 B P5 cut",
            "AA../A.../B.../....",
            ["B: no legal cut of P5 gives B, `#`: two cuts are needed"],
        ),
        (
            "start A S1/1 B P2 cut cut cut",
            "AA../A.../B.../....",
            ["B: no 3 legal cuts one after the other of P2 give B, `#`"],
        ),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


def test_hint_lists_the_pieces() -> None:
    one, two = "start A S1/1 B P4 cut", "start A S1/1 B P4 cut cut"
    board = "AA../A.../BBB./...."
    assert hints(CODE, one, board) == ["one legal cut gives: `#/#`, `##/#.`"]
    assert hints(CODE, two, board) == ["two legal cuts give: `#`, `#/#`"]
