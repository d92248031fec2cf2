"""A deck for two rebalanced: prices stepped round by round until no patch is certainly too good or too bad.

Each round measures the deck at its present prices. What is known of a patch is kept from round to round: its
effect at the present price, with its error. A new price moves the effect by about as much as a button or a unit
of time is worth, which is not known exactly, so the error grows; the next measurement makes it smaller again. So
every round counts, and chance moves few prices. All is well when no effect is certainly beyond the tolerance (by
1.96 errors). Until then patches whose effects are likely beyond it (by one error) step by 0.8 of what they seem
to need, at most by two buttons, or by a unit of time where cost ends. At the end patches that would be within the
tolerance at their old price get that back, once, and the next rounds show whether they may keep it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck, Price
from quiltsmith.i18n import _
from quiltsmith.simulate.estimates import NORMAL_95, Estimate
from quiltsmith.simulate.patchwork_balance import pairs_for
from quiltsmith.simulate.patchwork_simulation import balance_of
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
    RebalanceOptions,
    Rebalancing,
    pooled,
    with_effects,
)

PER_BUTTON, PER_TIME = 1.34, 1.74
"""By how many points a button more, or a unit of time more, makes a patch worse."""
_UNSURE = 0.35
"""How much of what a new price should change remains unsure."""
_UNREST = 0.25
"""What the other patches' new prices may change between two rounds, in points."""
LIKELY = 1.0
"""By how many errors an effect must be beyond the tolerance for its patch to step."""
_DAMPING = 0.8
_LARGEST_STEP = 2
LARGEST_COST = 12
SHORTEST_TIME, LONGEST_TIME = 1, 6


class KnownEffect(Estimate, frozen=True):
    """What is known of the effect of a patch at its present price, from all rounds."""

    def is_beyond(self, tolerance: float, errors: float = NORMAL_95) -> bool:
        """Return whether the effect is beyond the tolerance by so many errors, for certain by default."""
        return abs(self.effect) - errors * self.error > tolerance

    def repriced(self, old: Price, new: Price) -> KnownEffect:
        """Foresee the effect at another price."""
        if old == new:
            return KnownEffect(self.effect, sqrt(self.error**2 + _UNREST**2))
        change = PER_BUTTON * (old.cost - new.cost) + PER_TIME * (old.time - new.time)
        return KnownEffect(self.effect + change, sqrt(self.error**2 + (_UNSURE * change) ** 2 + _UNREST**2))

    def measured(self, effect: Estimate) -> KnownEffect:
        """Put a new measurement to what was known."""
        both = pooled(self, effect)
        return KnownEffect(both.effect, both.error)


class PriceLimits(Struct, frozen=True):
    """How far prices may go: as far as usual, or as far as the deck goes itself."""

    cost: int
    shortest: int
    longest: int


def limits_of(prices: Mapping[str, Price]) -> PriceLimits:
    """Read the limits of a deck's prices."""
    times = [price.time for price in prices.values()]
    return PriceLimits(
        max([LARGEST_COST, *(price.cost for price in prices.values())]),
        min([SHORTEST_TIME, *times]),
        max([LONGEST_TIME, *times]),
    )


def stepped(price: Price, effect: float, limits: PriceLimits) -> Price:
    """Make a patch dearer that is too good, cheaper one that is too bad; time changes where the cost cannot."""
    wanted = round(_DAMPING * effect / PER_BUTTON)
    wanted = max(-_LARGEST_STEP, min(_LARGEST_STEP, wanted or (1 if effect > 0 else -1)))
    cost = max(0, min(limits.cost, price.cost + wanted))
    if cost != price.cost:
        return Price(cost, price.time, price.income)
    time = price.time + (1 if wanted > 0 else -1)
    return Price(cost, max(limits.shortest, min(limits.longest, time)), price.income)


def learned(known: Mapping[str, KnownEffect], effects: Mapping[str, Estimate | None]) -> dict[str, KnownEffect]:
    """Put the measurements of a round to what was known."""
    more = dict(known)
    for card, effect in effects.items():
        if effect is not None:
            more[card] = (
                known[card].measured(effect) if card in known else KnownEffect(effect.effect, effect.error)
            )
    return more


def strongest(known: Mapping[str, KnownEffect], cards: Sequence[str], most: int | None) -> list[str]:
    """Choose the patches that may change: all, or as many as are wanted, those first that are surely strongest."""
    sure = {card: abs(known[card].effect) - known[card].half_width for card in cards if card in known}
    return sorted(sure, key=lambda card: (-sure[card], card))[:most]


GAMES_PER_ROUND = 16_000
FRESH_GAMES = 2.5
"""How many times as many games as a round has the check on fresh seeds has."""
SHORT_ROUND = 2_000
SECOND_BOT = {"greedy": "minimax:2"}


class NewPrices(Struct, frozen=True):
    """Where the rounds led: new prices, how many rounds, and whether all effects are within the tolerance."""

    prices: Mapping[str, Price]
    rounds: int
    is_within: bool


def rebalance(deck: Deck, options: RebalanceOptions, measuring: Measuring) -> Rebalanced:
    """Find new prices: the fewest that bring all effects within the tolerance; then check them on fresh seeds."""

    def effects(deck: Deck, number: int, bot: str, games: int) -> CardEffects:
        balance = balance_of(*measuring.play(deck, number, bot, games))
        return {patch.id: patch.effect for patch in balance.patches}

    found = step_prices(
        deck, lambda deck, number: effects(deck, FIRST_ROUND + number, options.bot, options.games), options
    )
    new = with_prices(deck, found.prices)
    other = SECOND_BOT.get(options.bot, "greedy")
    checks = tuple(
        FreshCheck(bot, games, effects(deck, run, bot, games), effects(new, run, bot, games))
        for run, bot, games in ((FRESH, options.bot, fresh_games(options.games)), (SECOND, other, options.games))
    )
    changes = with_effects(changes_between(deck, new), checks[0])
    return Rebalanced(new, found.rounds, measuring.games, found.is_within, changes, checks)


def fresh_games(games: int) -> int:
    """Return how many games the check on fresh seeds has, by those of a round."""
    return int(FRESH_GAMES * games)


def most_games(games: int) -> int:
    """Return how many games a rebalancing has at most, by those of a round."""
    return MOST_ROUNDS * games + 2 * (fresh_games(games) + games)


def forced_games(deck: Deck, games: int) -> int:
    """Return about how many games forced pairs take beside them; in short rounds taste can measure no patch."""
    patches = len(deck.cards) if games < SHORT_ROUND else len(deck.cards) // 10
    return (MOST_ROUNDS + 4) * 2 * pairs_for(games) * patches


def step_prices(deck: Deck, measure: MeasureRound, options: RebalanceOptions) -> NewPrices:
    old, tolerance = prices_of(deck), options.tolerance
    prices, known, limits = dict(old), dict[str, KnownEffect](), limits_of(old)
    free, is_trimmed, is_within, number = list[str](), False, False, 0
    for number in range(1, MOST_ROUNDS + 1):
        known = learned(known, measure(with_prices(deck, prices), number))
        if number == 1:
            free = strongest(known, [card for card in old if card not in options.keep], options.most)
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
    """Return whether a patch would be within the tolerance at its old price, as far as anybody can tell."""
    return abs(effect.repriced(price, old).effect) <= tolerance


def prices_of(deck: Deck) -> dict[str, Price]:
    """Return the prices of a deck by the ids of its cards."""
    return {card.id: card.price for card in deck.cards if card.price is not None}


def with_prices(deck: Deck, prices: Mapping[str, Price]) -> Deck:
    """Return a deck with new prices; what they were before is kept with each card."""
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


PATCHWORK_REBALANCING = Rebalancing(rebalance, GAMES_PER_ROUND, most_games, forced_games)
