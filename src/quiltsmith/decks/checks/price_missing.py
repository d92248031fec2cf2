"""A patch of a patchwork game without its cost, time or income.

FAIL:
    {id: A, size: 2, cost: 2, time: 1, shape: "##"}
PASS:
    {id: A, size: 2, cost: 2, time: 1, income: 0, shape: "##"}
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import PRICES, DeckFile
from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _

CODE = "price-missing"


def check(deck: DeckFile) -> Iterator[Problem]:
    """Find patches without a whole price."""
    if deck.game is None or not deck.game.deck_needs.has_prices:
        return
    for entry in deck.of_kind(is_start=False):
        missing = [name for name in PRICES if name not in entry.places]
        if missing:
            message = _("{entry} has no {prices}", entry=entry.name, prices=_(" and no ").join(missing))
            hint = _("every patch of {game} needs cost, time and income; 0 is possible", game=deck.game.id)
            yield Problem(entry.at("id"), CODE, message, hint)
