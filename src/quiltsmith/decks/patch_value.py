"""What a priced patch is worth: simple measures by which designers compare patches."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from quiltsmith.decks.deck import PRICES, Card, Price
from quiltsmith.games.deck_needs import DeckNeeds


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
