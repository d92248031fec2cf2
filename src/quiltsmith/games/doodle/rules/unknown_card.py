"""In a sheet: the deck has no such card, or only a card of the other kind.

Start lines name start cards, turns name patch cards.

FAIL:
    start  A  P03
PASS:
    start  A  S03
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.games.deck_rules import unknown_card
from quiltsmith.games.doodle.log import START
from quiltsmith.games.doodle.sheet import DoodleSheet


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Look every card of the log up in the deck."""
    if sheet.deck is None:
        return
    for entry in sheet.log.patches:
        if sheet.patch(entry) is None:
            is_start = entry.turn == START
            known = [card.id for card in (sheet.deck.start if is_start else sheet.deck.cards)]
            deck = f"the deck {sheet.deck.id}"
            if entry.card in sheet.patches:
                deck = f"{entry.card} is a {'patch' if is_start else 'start'} card; {deck}"
            yield unknown_card.problem(
                sheet.text.word_place(entry.line, 2),
                entry.card[:16],
                known,
                deck,
                "start card" if is_start else "card",
            )
