from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import hints, said

CODE = "unknown-card"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1/1 B P1", "", []),
        ("start A S1/1 B P9", "", ["P9: the deck small has no card P9"]),
        (
            "start A S1/1 B P12345678901234567",
            "",
            ["P12345678901234567: the deck small has no card P123456789012345"],
        ),
        ("start A S9", "", ["S9: the deck small has no start card S9"]),
        ("start A P1", "", ["P1: P1 is a patch card; the deck small has no start card P1"]),
        ("start A S1/1 B S2", "", ["S2: S2 is a start card; the deck small has no card S2"]),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


@pytest.mark.parametrize(
    ("log", "board", "hint"),
    [
        ("start A S1/1 B P9", "AA../A.../BBB./....", "B on the board is the patch of P2"),
        ("start A S1/1 B P02", "AA../A.../B..B/....", "did you mean `P2`?"),
        ("start A S1/1 B P03 cut", "AA../A.../BB../....", "did you mean `P3`?"),
        ("start A S1/1 B P9", "", "its cards are P1 to P5"),
        ("start A S7", "", "its cards are S1 to S2"),
    ],
)
def test_hint_suggests_the_card(log: str, board: str, hint: str) -> None:
    assert hints(CODE, log, board) == [hint]


def test_without_a_deck_every_card_is_possible() -> None:
    assert said(CODE, "start A S1/1 B P9", with_deck=False) == []
