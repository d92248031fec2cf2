from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import hints, said

CODE = "wrong-shape"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1", "AA../A.../..../....", []),
        ("start A S1/1 B P4", ".AA./..A./BBB./B.B.", []),
        ("start A S1", "AA../AA../..../....", ["A: A is `##/##`, but S1 is `##/#.`"]),
        ("start A S1/1 B P1", "AA../A.../B.../.B..", ["B: B is in 2 parts, but P1 is `##`"]),
        ("start A S1/1 B P2", "AA../A.../BB../....", ["B: B is `##`, but P2 is `###`"]),
        ("start A S1/1 B P1/2 B P2", "AA../A.../BB../....", []),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


@pytest.mark.parametrize(
    ("log", "board", "hint"),
    [
        (
            "start A S1/1 B P2",
            "AA../A.../BB../....",
            "it is a piece of one cut: write `cut` after the card if it was cut",
        ),
        ("start A S1/1 B P2", "AA../A.../BB../B...", "it is the patch of P3: mend the card, or the board"),
        ("start A S1", "AAA./..../..../....", "it is the patch of S2: mend the card, or the board"),
        ("start A S1", "AA../AA../..../....", "it has 4 spaces, the patch has 3; mend the board or the card"),
        ("start A S1", "AA../...A/..../....", "a letter names one piece in one part; mend the board"),
        ("start A S1/1 B P5", "AA../A.BB/.BB./....", "mend the board, or name another card"),
    ],
)
def test_hint_says_what_was_meant(log: str, board: str, hint: str) -> None:
    assert hints(CODE, log, board) == [hint]
