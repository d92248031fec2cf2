from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import DEAL, hints, said

CODE = "not-dealt"

# Turn 1: the token on P1, beside it P3 and P2. Turn 2: on P3, beside it P2. Then P4 and P5 come to P2;
# turn 3: on P2, beside it P5 and P4; turn 4: the choice of P4 and P5.
ELSEWHERE = "check the turn and the card, and that this is the right deal"


@pytest.mark.parametrize(
    ("log", "expected"),
    [
        ("start A S1/1 B P1/2 C P3/3 D P2/4 E P5", []),
        ("start A S1/1 B P2 neighbour/4 E P4", []),
        ("start A S1/1 pass/2 x single/3 pass", []),
        ("start A S1/1 B P2", ["P2: the token's card of turn 1 was P1, not P2"]),
        ("start A S1/1 B P4 neighbour", ["P4: beside the token's card P1 lay P3 and P2, not P4"]),
        ("start A S1/2 B P3 neighbour", ["P3: beside the token's card P3 lay P2, not P3"]),
        ("start A S1/4 B P1", ["P1: turn 4 offered P4, P5, not P1"]),
        ("start A S1/9 B P1", []),
    ],
)
def test_what_is_said(log: str, expected: list[str]) -> None:
    assert said(CODE, log, "", DEAL) == expected


@pytest.mark.parametrize(
    ("log", "hint"),
    [
        ("start A S1/1 B P2", "P2 lay beside it: write `neighbour` after the card"),
        ("start A S1/2 B P3 neighbour", "P3 was the token's card itself: remove `neighbour`"),
        ("start A S1/1 B P5", ELSEWHERE),
    ],
)
def test_hint(log: str, hint: str) -> None:
    assert hints(CODE, log, "", DEAL) == [hint]


def test_without_a_deal_any_card_may_come() -> None:
    assert said(CODE, "start A S1/1 B P5") == []
