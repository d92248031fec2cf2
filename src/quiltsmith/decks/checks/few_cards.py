"""The deck has fewer patch cards than one game shows (a warning; an error when you deal).

A doodle game shows 20 cards: 8 in the first circle and 6 new ones for each later round.

FAIL:
    a doodle deck of 12 patch cards
PASS:
    a doodle deck of 20 patch cards or more; 30 are usual
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import DeckFile
from quiltsmith.formats.problems import Level, Problem
from quiltsmith.i18n import _

CODE = "few-cards"


def check(deck: DeckFile) -> Iterator[Problem]:
    """Compare the number of patch cards with what a deal needs."""
    if deck.game is None:
        return
    count, needed = deck.count(is_start=False), deck.game.deck_needs.cards_dealt
    if count is not None and count < needed:
        message = _(
            "a game of {game} shows {needed} patch cards, this deck has {number}",
            game=deck.game.id,
            needed=needed,
            number=count,
        )
        place = deck.keys.get("cards", deck.place)
        yield Problem(
            place,
            CODE,
            message,
            _("add {missing} more to deal and play it", missing=needed - count),
            Level.WARNING,
        )
