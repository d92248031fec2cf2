"""New prices for patches that are too good or too bad: how far to step, and when to stop.

Each round measures the deck at its present prices. What is known of a patch is kept from round to round: its
effect at the present price, with its error. A new price moves the effect by about as much as a button or a unit
of time is worth, which is not known exactly, so the error grows; the next measurement makes it smaller again. So
every round counts, and chance moves few prices. All is well when no effect is certainly beyond the tolerance (by
1.96 errors). Until then patches whose effects are likely beyond it (by one error) step by 0.8 of what they seem
to need, at most by two buttons, or by a unit of time where cost ends. At the end patches that would be within
the tolerance at their old price get that back, once, and the next rounds show whether they may keep it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from msgspec import Struct

from quiltsmith.decks.deck import Price
from quiltsmith.simulate.rebalancing import pooled
from quiltsmith.simulate.regression import NORMAL_95, Estimate

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
        """Tell whether the effect is beyond the tolerance by so many errors, for certain if not said otherwise."""
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
