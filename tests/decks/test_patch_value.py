"""Prices drawn for new patches: about what they are worth."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck, Price
from quiltsmith.decks.patch_value import usual_cost, with_drawn_prices
from quiltsmith.geometry.shape import Shape
from tests.games.patchwork.samples import classic


def bare(*sizes: int) -> Deck:
    cards = [Card(f"P{size}", Shape(tuple((0, column) for column in range(size)))) for size in sizes]
    return replace(classic(), cards=tuple(cards))


@pytest.mark.parametrize(
    ("size", "time", "income", "cost"), [(6, 3, 1, 6), (3, 2, 0, -1), (7, 4, 1, 6), (2, 1, 0, -1)]
)
def test_what_patches_cost(size: int, time: int, income: int, cost: int) -> None:
    assert usual_cost(size, time, income) == cost


def test_the_same_seed_gives_the_same_prices() -> None:
    deck = bare(*range(1, 10))
    assert with_drawn_prices(deck, 7) == with_drawn_prices(deck, 7)
    assert with_drawn_prices(deck, 7) != with_drawn_prices(deck, 8)


def test_every_patch_has_a_price_that_can_be_asked_for() -> None:
    for seed in range(20):
        for card in with_drawn_prices(bare(*range(1, 10)), seed).cards:
            assert card.price is not None
            assert 0 <= card.price.cost <= 12
    (huge,) = with_drawn_prices(bare(40), 1).cards
    assert huge.price == Price(12, 6, 0)
