"""Prices for patches that have none yet: drawn at random, at about what they are worth.

Time and income are drawn, the cost follows from them and from the size. The numbers are those at which bots find
the patches of the classic deck in balance, to within a button or two; the rest is for whoever rebalances the deck.
"""

from __future__ import annotations

from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck, Price
from quiltsmith.stable_random import LARGEST_SEED, StableRandom

TIMES = (1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6)
INCOMES = (0, 0, 0, 1, 1, 1, 2, 2, 3)
MOST_COST = 12
_TENTHS, _PER_SPACE, _PER_TIME, _PER_INCOME, _BASE = 10, 15, -13, 37, -28
"""What a patch costs, in tenths of a button: for each space, unit of time and income, and in any case."""
_OTHER_STREAM = 1 << 40


def with_drawn_prices(deck: Deck, seed: int) -> Deck:
    """Give every patch a price; the same seed gives the same prices."""
    random = StableRandom((seed + _OTHER_STREAM) & LARGEST_SEED)
    return replace(deck, cards=tuple(_priced(card, random) for card in deck.cards))


def usual_cost(size: int, time: int, income: int) -> int:
    """Tell what a patch costs that is in balance; it may be less than nothing."""
    tenths = _PER_SPACE * size + _PER_TIME * time + _PER_INCOME * income + _BASE
    return (tenths + _TENTHS // 2) // _TENTHS


def _priced(card: Card, random: StableRandom) -> Card:
    """Draw time and income until the cost is one that can be asked for."""
    fitting = [
        Price(cost, time, income)
        for time in TIMES
        for income in INCOMES
        if 0 <= (cost := usual_cost(card.shape.size, time, income)) <= MOST_COST
    ]
    # A very large patch is too dear at any time; it gets the highest price.
    return replace(card, price=random.pick(fitting) if fitting else Price(MOST_COST, max(TIMES), 0))
