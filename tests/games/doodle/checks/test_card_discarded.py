from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import said

CODE = "card-discarded"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1/1 B P1/2 C P2", "", []),
        ("start A S1/1 B P1 neighbour/2 C P1", "", []),
        ("start A S1/1 B P1/1 C P1", "", []),  # which is a second patch in the turn
        ("start A S1/1 B P1/2 C P1", "", ["P1: P1 was the token's card in turn 1 and is out of play"]),
        ("start A S1/1 B P1/2 C P1 neighbour", "", ["P1: P1 was the token's card in turn 1 and is out of play"]),
        (
            "start A S1/1 B P1 cut/2 pass/3 C P1/4 D P1",
            "",
            [
                "P1: P1 was the token's card in turn 1 and is out of play",
                "P1: P1 was the token's card in turn 1 and is out of play",
            ],
        ),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


def test_without_a_deck_case_does_not_count() -> None:
    log = "start A S1/1 B p1/2 pass/3 C P1/4 D P1"
    assert said(CODE, log, "", with_deck=False) == [
        "P1: p1 was the token's card in turn 1 and is out of play",
        "P1: p1 was the token's card in turn 1 and is out of play",
    ]
    assert said(CODE, "start A S1/1 B p1 neighbour/2 C P1", "", with_deck=False) == []
