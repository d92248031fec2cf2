"""The deck has another number of cards than the game usually has (a warning).

It can be played, but check that no card is missing. The game definition says what is usual:
30 patch cards and 10 start cards for doodle, 33 patches for patchwork.

FAIL:
    a doodle deck of 29 patch cards and 10 start cards
PASS:
    a doodle deck of 30 patch cards and 10 start cards
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import DeckFile
from quiltsmith.formats.problem import Level, Problem


def check(deck: DeckFile) -> Iterator[Problem]:
    """Compare the numbers of cards with the usual ones; too few for a deal is another rule's warning."""
    game = deck.game
    if game is None:
        return
    expected = [("cards", "patch card", deck.count(is_start=False), game.cards)]
    needs = game.deck_needs
    if (deck.count(is_start=False) or 0) < needs.cards_dealt:
        expected.clear()
    if needs.start_cards is not None:
        expected.append(("start", "start card", deck.count(is_start=True), needs.start_cards))
    for key, what, count, usual in expected:
        if count is not None and count != usual:
            place = deck.keys.get(key, deck.place)
            message = f"{count or 'no'} {what}{'' if count == 1 else 's'}; a deck of {game.id} usually has {usual}"
            yield Problem(place, "unusual-count", message, "leave it if you mean it", Level.WARNING)
