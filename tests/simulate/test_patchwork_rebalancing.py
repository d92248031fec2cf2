"""New prices: stepped until effects are within the tolerance, by a market whose effects are known exactly."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median

import pytest

from quiltsmith.decks.deck import Deck, Price
from quiltsmith.simulate.estimates import Estimate
from quiltsmith.simulate.patchwork_rebalancing import (
    PER_BUTTON,
    PER_TIME,
    KnownEffect,
    PriceLimits,
    changes_between,
    forced_games,
    limits_of,
    most_games,
    prices_of,
    rebalance,
    step_prices,
    stepped,
    with_prices,
)
from quiltsmith.simulate.rebalancing import CardEffects, Measuring, RebalanceOptions, rebalance_report
from tests.games.patchwork.samples import classic

WORTHS = {"H": 9.3, "G": 5.2, "Q": 3.9, "e": 3.2, "D": -2.8, "W": -3.3, "B": -3.4}
"""What some patches are worth at their own prices; all others nothing."""
LIMITS = PriceLimits(12, 1, 6)


class Market:
    """Gives the effects that follow from prices, and counts the rounds."""

    def __init__(self, worths: Mapping[str, float], error: float = 0.3) -> None:
        self.worths, self.error, self.rounds = worths, error, 0
        self.old = prices_of(classic())

    def effects(self, deck: Deck, number: int) -> CardEffects:
        self.rounds += 1
        assert number == self.rounds
        raw = {card: self.worth(card, price) for card, price in prices_of(deck).items()}
        middle = median(raw.values())
        return {card: Estimate(worth - middle, self.error) for card, worth in raw.items()}

    def worth(self, card: str, price: Price) -> float:
        old = self.old[card]
        change = PER_BUTTON * (old.cost - price.cost) + PER_TIME * (old.time - price.time)
        return self.worths.get(card, 0.0) + change


def wishes(keep: str = "", most: int | None = None, tolerance: float = 1.0, games: int = 200) -> RebalanceOptions:
    return RebalanceOptions("greedy", 1, games, tolerance, frozenset(keep), most, 1)


def test_prices_step_until_all_is_within_the_tolerance() -> None:
    market = Market(WORTHS)
    found = step_prices(classic(), market.effects, wishes())
    assert found.is_within
    assert found.rounds == market.rounds <= 10
    worths = {card: market.worth(card, price) for card, price in found.prices.items()}
    assert max(map(abs, worths.values())) < 1 + 1.96 * 0.3
    changed = {card for card, price in found.prices.items() if price != market.old[card]}
    assert changed <= set(WORTHS)
    assert "H" in changed


def test_a_deck_in_balance_stays_as_it_is() -> None:
    market = Market({})
    found = step_prices(classic(), market.effects, wishes())
    assert (found.is_within, found.rounds, dict(found.prices)) == (True, 1, market.old)


def test_some_cards_are_kept_and_no_more_change_than_wished() -> None:
    market = Market(WORTHS)
    found = step_prices(classic(), market.effects, wishes(keep="H", most=2))
    assert not found.is_within
    assert {card for card, price in found.prices.items() if price != market.old[card]} == {"G", "Q"}


def test_a_larger_tolerance_needs_fewer_changes() -> None:
    market = Market(WORTHS)
    found = step_prices(classic(), market.effects, wishes(tolerance=4))
    assert {card for card, price in found.prices.items() if price != market.old[card]} == {"H", "G"}


@pytest.mark.parametrize(
    ("price", "effect", "expected"),
    [
        (Price(3, 2, 1), 9.0, Price(5, 2, 1)),
        (Price(3, 2, 1), 1.2, Price(4, 2, 1)),
        (Price(3, 2, 1), -0.4, Price(2, 2, 1)),
        (Price(0, 3, 1), -4.0, Price(0, 2, 1)),
        (Price(12, 3, 1), 4.0, Price(12, 4, 1)),
        (Price(1, 3, 1), -4.0, Price(0, 3, 1)),
        (Price(0, 1, 0), -4.0, Price(0, 1, 0)),
        (Price(12, 6, 0), 4.0, Price(12, 6, 0)),
    ],
)
def test_steps(price: Price, effect: float, expected: Price) -> None:
    assert stepped(price, effect, LIMITS) == expected


def test_prices_may_go_as_far_as_the_deck_does() -> None:
    assert limits_of(prices_of(classic())) == LIMITS
    assert limits_of({"A": Price(20, 0, 1), "B": Price(1, 9, 0)}) == PriceLimits(20, 0, 9)


def test_what_is_known_gets_surer_with_every_round_and_less_sure_with_a_new_price() -> None:
    known = KnownEffect(4.0, 0.5)
    assert known.measured(Estimate(2.0, 0.5)).effect == pytest.approx(3.0)
    assert known.measured(Estimate(2.0, 0.5)).error < 0.5
    dearer = known.repriced(Price(1, 2, 0), Price(3, 2, 0))
    assert dearer.effect == pytest.approx(4.0 - 2 * PER_BUTTON)
    assert dearer.error > 0.5
    assert known.is_beyond(3.0)
    assert not known.is_beyond(3.1)


def test_old_prices_are_remembered() -> None:
    new = with_prices(classic(), {"H": Price(6, 3, 1)})
    card = new.card("H")
    assert card is not None
    assert card.is_overridden
    (change,) = changes_between(classic(), new)
    assert (change.id, change.before, change.after) == ("H", {"cost": 0, "time": 3}, {"cost": 6, "time": 3})


def test_a_planted_price_is_found_and_put_right() -> None:
    """Few games, one card that costs nothing: enough to find it, and to see that it is no longer far too good."""
    wished = RebalanceOptions("greedy", 3, 200, 8.0, frozenset(), 1, 1)
    planted = with_prices(classic(), {"Y": Price(0, 5, 3)})
    played: list[int] = []
    found = rebalance(planted, wished, Measuring(wished, played.append))
    (change,) = found.changes
    assert change.id == "Y"
    assert change.after["cost"] >= 4
    assert abs(change.effect_after or 0) < abs(change.effect_before or 0)
    assert [check.bot for check in found.checks] == ["greedy", "minimax:2"]
    assert sum(played) == found.games
    told = rebalance_report(planted, wished, found).json
    assert told["spread_after"] < told["spread_before"]
    assert told["changes"][0]["before"] == {"cost": 0, "time": 5}


def test_short_rounds_take_more_games_than_they_have() -> None:
    """Patches that taste cannot measure are measured by pairs of games: nearly all in a round of a slow bot."""
    deck = classic()
    assert forced_games(deck, 400) > most_games(400)
    assert forced_games(deck, 16_000) < most_games(16_000)
