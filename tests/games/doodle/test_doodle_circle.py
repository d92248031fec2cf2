"""Circles down to one card, and the special actions as one number."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_circle import (
    AGAIN,
    CUT,
    NEIGHBOUR,
    SINGLE,
    all_specials,
    cards_beside,
    line_room,
    move_token,
    own_uses,
    paid,
    uses_left,
)
from quiltsmith.games.doodle.doodle_deal import Deal, DealtTurn, play_deal
from tests.games.doodle.random_games import usual_game


@pytest.mark.parametrize(("cards", "beside"), [(1, 0), (2, 1), (3, 2), (8, 2)])
def test_cards_beside_the_token_s(cards: int, beside: int) -> None:
    assert cards_beside(0, cards) == beside
    assert cards_beside(5, 5 + cards) == beside


@pytest.mark.parametrize(
    ("cards", "roll", "circle"),
    [("A", 1, "A"), ("A", 3, "A"), ("AB", 1, "AB"), ("AB", 2, "BA"), ("AB", 3, "AB"), ("ABC", 3, "CAB")],
)
def test_the_token_goes_around_a_small_circle_more_than_once(cards: str, roll: int, circle: str) -> None:
    line = [*cards, *[""] * len(cards)]
    moves = move_token(line, 0, len(cards), roll)
    assert "".join(line[moves : moves + len(cards)]) == circle


def test_a_circle_of_one_card() -> None:
    game = replace(usual_game(), rounds=3, turns_per_round=1, circle=1, die=(2,))
    deal = Deal(None, ("A",), (("B",), ("C",)), (2, 2))
    assert line_room(game) >= 3
    assert play_deal(deal, game) == (DealtTurn("A", ()), DealtTurn("B", ()), DealtTurn(None, (), ("C",)))


def test_a_circle_of_two_cards() -> None:
    game = replace(usual_game(), rounds=2, turns_per_round=2, circle=2, die=(1, 2))
    deal = Deal(None, ("A", "B"), (("C", "D"),), (2, 1, 2))
    assert play_deal(deal, game) == (
        DealtTurn("B", ("A",)),
        DealtTurn("A", ()),
        DealtTurn("D", ("C",)),
        DealtTurn(None, (), ("C",)),
    )
    keeps_one = replace(game, turns_per_round=1)
    deal = Deal(None, ("A", "B"), (("C",),), (2,))
    assert play_deal(deal, keeps_one) == (DealtTurn("B", ("A",)), DealtTurn(None, (), ("A", "C")))


@pytest.mark.parametrize("allowed", list(product(range(3), repeat=4)))
def test_each_action_is_paid_with_its_own_uses_and_then_with_repeat(allowed: tuple[int, int, int, int]) -> None:
    *own, repeats = allowed
    left = all_specials(dict(zip(("neighbour", "single", "cut", "repeat"), allowed, strict=True)))
    for action, uses in zip((NEIGHBOUR, SINGLE, CUT), own, strict=True):
        assert own_uses(left, action) == uses
        assert uses_left(left, action) == (uses + repeats if uses else 0), (
            "nothing is repeated that is not allowed"
        )
        after = left
        for used in range(uses_left(left, action)):
            assert uses_left(after, action) == uses + repeats - used
            after = paid(after, action)
            assert own_uses(after, AGAIN) == repeats - max(0, used + 1 - uses)
        assert uses_left(after, action) == 0
