"""What a priced patch is worth, and prices drawn for patches that have none."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import PRICES, Card, Deck, Price
from quiltsmith.games.game import DeckNeeds
from quiltsmith.stable_random import LARGEST_SEED, StableRandom


class PatchValue(Struct, frozen=True):
    """A patch's price in relation to its size and to the income marks of the track."""

    price: Price
    cost_per_space: float
    time_per_space: float
    income_per_space: float
    break_even: int | None
    """The income marks that must lie ahead until the income repays the cost; None if the track has too few."""
    buy_before: int | None
    """The track space that a player must not have reached yet for that; None if there is none or no need."""
    changes: Mapping[str, int]
    """By how much an overriding deck changed each price, those that stayed left out."""


def patch_value(card: Card, needs: DeckNeeds) -> PatchValue:
    """Measure a priced card by the income marks of its game."""
    if card.price is None:
        raise ValueError(f"card {card.id} has no price")
    price, size = card.price, card.shape.size
    marks = needs.income_marks
    break_even = _break_even(price, len(marks))
    return PatchValue(
        price=price,
        cost_per_space=price.cost / size,
        time_per_space=price.time / size,
        income_per_space=price.income / size,
        break_even=break_even,
        buy_before=marks[-break_even] if break_even else None,
        changes=_changes(card.original_price or price, price),
    )


def _break_even(price: Price, marks: int) -> int | None:
    if price.cost == 0:
        return 0
    if price.income == 0:
        return None
    needed = -(-price.cost // price.income)
    return needed if needed <= marks else None


def _changes(old: Price, new: Price) -> dict[str, int]:
    differences = {name: getattr(new, name) - getattr(old, name) for name in PRICES}
    return {name: difference for name, difference in differences.items() if difference}


TIMES = (1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6)
INCOMES = (0, 0, 0, 1, 1, 1, 2, 2, 3)
MOST_COST = 12
_TENTHS, _PER_SPACE, _PER_TIME, _PER_INCOME, _BASE = 10, 15, -13, 37, -28
"""What a patch costs, in tenths of a button: for each space, unit of time and income, and in any case."""
_OTHER_STREAM = 1 << 40


def with_drawn_prices(deck: Deck, seed: int) -> Deck:
    """Return every patch a price; the same seed gives the same prices."""
    random = StableRandom((seed + _OTHER_STREAM) & LARGEST_SEED)
    return replace(deck, cards=tuple(_priced(card, random) for card in deck.cards))


def usual_cost(size: int, time: int, income: int) -> int:
    """Return what a patch costs that is in balance; it may be less than nothing."""
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
