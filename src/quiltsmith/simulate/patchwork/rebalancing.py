"""A deck for two rebalanced: prices stepped round by round until no patch is certainly too good or too bad."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck, Price
from quiltsmith.i18n import _
from quiltsmith.simulate.patchwork.kind import balance_of
from quiltsmith.simulate.patchwork.repricing import LIKELY, KnownEffect, learned, limits_of, stepped, strongest
from quiltsmith.simulate.rebalancing import (
    FIRST_ROUND,
    FRESH,
    MOST_ROUNDS,
    SECOND,
    CardChange,
    CardEffects,
    FreshCheck,
    MeasureRound,
    Measuring,
    Rebalanced,
    RebalanceWishes,
    Rebalancing,
    with_effects,
)

GAMES_PER_ROUND = 16_000
FRESH_GAMES = 2.5
"""How many times as many games as a round has the check on fresh seeds has."""
SECOND_BOT = {"greedy": "minimax:2"}


class NewPrices(Struct, frozen=True):
    """Where the rounds led: new prices, how many rounds, and whether all effects are within the tolerance."""

    prices: Mapping[str, Price]
    rounds: int
    is_within: bool


def rebalance(deck: Deck, wishes: RebalanceWishes, measuring: Measuring) -> Rebalanced:
    """Find new prices: the fewest that bring all effects within the tolerance; then check them on fresh seeds."""

    def effects(deck: Deck, number: int, bot: str, games: int) -> CardEffects:
        balance = balance_of(*measuring.play(deck, number, bot, games))
        return {patch.id: patch.effect for patch in balance.patches}

    found = step_prices(
        deck, lambda deck, number: effects(deck, FIRST_ROUND + number, wishes.bot, wishes.games), wishes
    )
    new = with_prices(deck, found.prices)
    other = SECOND_BOT.get(wishes.bot, "greedy")
    checks = tuple(
        FreshCheck(bot, games, effects(deck, run, bot, games), effects(new, run, bot, games))
        for run, bot, games in ((FRESH, wishes.bot, fresh_games(wishes.games)), (SECOND, other, wishes.games))
    )
    changes = with_effects(changes_between(deck, new), checks[0])
    return Rebalanced(new, found.rounds, measuring.games, found.is_within, changes, checks)


def fresh_games(games: int) -> int:
    """Tell how many games the check on fresh seeds has, by those of a round."""
    return int(FRESH_GAMES * games)


def most_games(games: int) -> int:
    """Tell how many games a rebalancing has at most, by those of a round."""
    return MOST_ROUNDS * games + 2 * (fresh_games(games) + games)


def step_prices(deck: Deck, measure: MeasureRound, wishes: RebalanceWishes) -> NewPrices:
    """Step prices round by round."""
    old, tolerance = prices_of(deck), wishes.tolerance
    prices, known, limits = dict(old), dict[str, KnownEffect](), limits_of(old)
    free, is_trimmed, is_within, number = list[str](), False, False, 0
    for number in range(1, MOST_ROUNDS + 1):
        known = learned(known, measure(with_prices(deck, prices), number))
        if number == 1:
            free = strongest(known, [card for card in old if card not in wishes.keep], wishes.most)
        is_within = not any(effect.is_beyond(tolerance) for effect in known.values())
        new = dict(prices)
        if not is_within:
            likely = [card for card in free if known[card].is_beyond(tolerance, LIKELY)]
            new.update({card: stepped(prices[card], known[card].effect, limits) for card in likely})
        elif not is_trimmed:
            is_trimmed = True
            back = [card for card in free if _may_go_back(known[card], prices[card], old[card], tolerance)]
            new.update({card: old[card] for card in back})
        if new == prices or number == MOST_ROUNDS:
            break
        known = {card: effect.repriced(prices[card], new[card]) for card, effect in known.items()}
        prices = new
    return NewPrices(prices, number, is_within)


def _may_go_back(effect: KnownEffect, price: Price, old: Price, tolerance: float) -> bool:
    """Tell whether a patch would be within the tolerance at its old price, as far as anybody can tell."""
    return abs(effect.repriced(price, old).effect) <= tolerance


def prices_of(deck: Deck) -> dict[str, Price]:
    """Give the prices of a deck by the ids of its cards."""
    return {card.id: card.price for card in deck.cards if card.price is not None}


def with_prices(deck: Deck, prices: Mapping[str, Price]) -> Deck:
    """Give a deck new prices; what they were before is kept with each card."""
    return replace(deck, cards=tuple(_repriced(card, prices.get(card.id)) for card in deck.cards))


def _repriced(card: Card, price: Price | None) -> Card:
    if price is None or price == card.price:
        return card
    return replace(card, price=price, original_price=card.original_price or card.price)


def changes_between(old: Deck, new: Deck) -> list[CardChange]:
    """List the patches whose prices changed."""
    prices = prices_of(new)
    return [
        CardChange(card, _numbers(price), _numbers(prices[card]), _text(price), _text(prices[card]))
        for card, price in prices_of(old).items()
        if prices[card] != price
    ]


def _numbers(price: Price) -> dict[str, int]:
    return {"cost": price.cost, "time": price.time}


def _text(price: Price) -> str:
    return _("cost {cost}, time {time}", cost=price.cost, time=price.time)


REBALANCING = Rebalancing(rebalance, GAMES_PER_ROUND, most_games)
