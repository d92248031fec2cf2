from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_deal import Deal
from tests.games.doodle.checks.small_game import checked, game, said
from tests.games.doodle.random_games import usual_game

CODE = "impossible-deal"
EIGHT = replace(game(), rounds=3, turns_per_round=6, circle=8)
"""The small board, and the circle and the die of the usual game."""
SOME = replace(EIGHT, specials={"neighbour": 9, "single": 1, "cut": 1, "repeat": 0})


def token(card: str, turn: int) -> str:
    return f"{card}: no deal has {card} as the token's card in turn {turn} after what was drawn before"


def beside(card: str, turn: int) -> str:
    return f"{card}: no deal has {card} beside the token's card in turn {turn} after what was drawn before"


@pytest.mark.parametrize(
    ("log", "expected"),
    [
        # The right neighbour is next in line, the left one last; rolls are 1 to 3.
        ("1 B P1 neighbour/2 C P1", []),
        ("1 B P1 neighbour/2 C P2/3 D P1", [token("P1", 3)]),
        ("1 B P1 neighbour/2 pass/3 D P1", [token("P1", 3)]),
        ("1 B P1 neighbour/3 D P1", [token("P1", 3)]),
        ("3 D P1/1 B P1 neighbour", [token("P1", 3)]),
        ("1 B P1 neighbour/4 D P1", []),
        ("1 B P1 neighbour/2 C P1 neighbour", []),
        ("1 B P1 neighbour/3 C P1 neighbour", []),
        ("1 B P1 neighbour/18 C P1", []),
        ("1 B P1 neighbour/2 C P2 neighbour/3 D P1", [token("P1", 3)]),
        ("1 B P1 neighbour/2 C P2/3 D P3/4 E P1/5 F P4 neighbour/6 G P5", []),
        # What is told elsewhere is not told again.
        ("1 B P1/2 C P1 neighbour", []),
        ("1 B P1 neighbour/3 D P1/3 E P2", []),
        ("1 B P1 neighbour/3 D P1/99 E P2", []),
    ],
)
def test_a_circle_of_eight(log: str, expected: list[str]) -> None:
    for with_deck in (True, False):
        assert said(CODE, f"start A S1/{log}", "", with_deck=with_deck, variant=SOME) == expected


@pytest.mark.parametrize(
    ("variant", "log", "expected"),
    [
        # Three cards and a die of one face: always the next card.
        ({"circle": 3, "die": (1,)}, "1 B P1 neighbour/2 C P1", []),
        ({"circle": 3, "die": (1,)}, "1 B P1 neighbour/2 C P2/3 D P1", []),
        ({"circle": 3, "die": (1,)}, "1 B P1 neighbour/2 C P2/3 D P3/4 E P1", ["P3"]),
        # Two cards: the neighbour is the other one, and the round ends with it.
        ({"circle": 2}, "1 B P1 neighbour/2 C P1", []),
        ({"circle": 2}, "1 B P1 neighbour/2 C P2", ["P2"]),
        ({"circle": 2}, "1 B P1 neighbour/2 pass/4 C P1", ["P1"]),
        ({"circle": 2}, "1 B P1 neighbour/2 pass/3 C P2 neighbour/4 D P2", []),
        ({"circle": 2}, "3 C P2 neighbour/4 D P3", ["P3"]),
    ],
)
def test_other_numbers(variant: dict[str, int], log: str, expected: list[str]) -> None:
    other = replace(SOME, rounds=2, turns_per_round=2, **variant)
    found = said(CODE, f"start A S1/{log}", "", variant=other)
    assert [one.partition(":")[0] for one in found] == expected


def test_what_cannot_be_beside_the_token() -> None:
    """With rolls of 1 only, the token goes from card to card: what lay to the left comes last."""
    straight = replace(SOME, die=(1,))
    log = "start A S1/1 B P1 neighbour/2 C P2/3 D P1 neighbour"
    assert said(CODE, log, "", variant=straight) == [], "it was the left one, and lies to the left again"
    log = "start A S1/1 B P1 neighbour/2 C P1 neighbour/3 D P2/4 E P3/5 F P1"
    assert said(CODE, log, "", variant=straight) == [token("P1", 5)]
    log = "start A S1/1 B P1 neighbour/2 C P2 neighbour/3 D P1 neighbour/4 E P4/5 F P2 neighbour"
    assert said(CODE, log, "", variant=straight) == [beside("P2", 5)]


def test_a_deal_tells_more_than_the_search() -> None:
    deal = Deal(None, tuple(f"P{n}" for n in range(8)), (("P8",) * 6, ("P9",) * 6), (1,) * 17)
    log = "start A S1/1 B P1 neighbour/2 C P2/3 D P1"
    assert said(CODE, log, "", deal, variant=SOME) == []


def test_the_sheet_is_not_valid() -> None:
    result = checked("start A S1/1 B P1 neighbour/2 C P2/3 D P1", "", variant=SOME)
    assert not result.is_valid


def test_it_takes_no_long_time_where_nothing_can_be_proven() -> None:
    """Nine neighbours in a large circle with a large die are more than anybody can try."""
    large = replace(
        usual_game(), circle=60, turns_per_round=30, rounds=6, die=tuple(range(1, 21)), specials=SOME.specials
    )
    many = "/".join(f"{n % 180} B P{n} neighbour" for n in range(4_000))
    assert said(CODE, many, "", variant=large, with_deck=False) == []
    lines = [f"{2 * n + 1} B P{n} neighbour" for n in range(9)] + [f"{2 * n + 21} B P{n}" for n in range(9)]
    assert said(CODE, "/".join(["start A S1", *lines]), "", variant=large, with_deck=False) == []
