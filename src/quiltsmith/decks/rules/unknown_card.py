"""A card id that the deck does not have.

In a deck file, `override` can change only cards of the base deck; in a sheet or a deal, only cards of its
deck can be drawn. Upper and lower case count.

FAIL:
    base: classic
    override: {QQ: {cost: 3}}
PASS:
    base: classic
    override: {Q: {cost: 3}}
"""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.formats.problem import Problem
from quiltsmith.formats.source import Place
from quiltsmith.formats.suggest import did_you_mean


def problem(
    place: Place, card_id: str, known: Sequence[str], deck: str = "the base deck", kind: str = "card"
) -> Problem:
    """Suggest the nearest id of the deck."""
    kinds = f"{kind}es" if kind.endswith("ch") else f"{kind}s"
    otherwise = f"its {kinds} are {known[0]} to {known[-1]}" if known else f"it has no {kinds}"
    message = f"{deck} has no {kind} {card_id}"
    return Problem(place, "unknown-card", message, did_you_mean(card_id, known, otherwise))
