from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_deal import Deal
from tests.games.doodle.checks.small_game import checked, game, said

CODE = "no-neighbour"
TIGHT = replace(game(), circle=2)
"""As many cards as turns in a round: every other turn has one card."""
TIGHT_DEAL = Deal("small", ("P1", "P2"), (("P4", "P5"),), (1, 2, 1))


@pytest.mark.parametrize("deal", [None, TIGHT_DEAL])
@pytest.mark.parametrize(
    ("log", "expected"),
    [
        ("start A S1/1 B P2 neighbour/2 C P2", []),
        ("start A S1/2 B P2 neighbour", ["neighbour: turn 2 has one card in the circle, and none beside it"]),
        ("start A S1/2 B P1 neighbour", ["neighbour: turn 2 has one card in the circle, and none beside it"]),
        ("start A S1/4 B P5 neighbour", ["neighbour: turn 4 has one card in the circle, and none beside it"]),
        ("start A S1/4 B P5", []),
    ],
)
def test_with_and_without_a_deal(log: str, expected: list[str], deal: Deal | None) -> None:
    assert said(CODE, log, "", deal, variant=TIGHT) == expected
    others = {problem.code for problem in checked(log, "", deal, variant=TIGHT).problems if problem.is_error}
    assert others <= {CODE}, "one mistake is one problem"


def test_one_card_has_never_a_neighbour() -> None:
    one = replace(game(), circle=1, turns_per_round=1)
    log = "start A S1/1 B P2 neighbour/2 C P3 neighbour"
    assert len(said(CODE, log, "", variant=one)) == 2
    assert said(CODE, log, "", Deal(None, ("P2",), (("P3",),), (1,)), variant=one) == said(
        CODE, log, "", variant=one
    )


def test_where_cards_are_left_a_neighbour_in_the_last_turn_is_just_not_needed() -> None:
    result = checked("start A S1/1 pass/2 pass/3 pass/4 B P4 neighbour", "")
    assert result.notes == ["turn 4: neighbour was not needed, every card left could be drawn"]
    assert said(CODE, "start A S1/4 B P4 neighbour", "") == []
    assert checked("start A S1/1 pass/2 pass/3 pass/4 B P4 neighbour", "", variant=TIGHT).notes == []
