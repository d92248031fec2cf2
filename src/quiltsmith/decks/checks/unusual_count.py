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
from quiltsmith.formats.problems import Level, Problem
from quiltsmith.i18n import _, ngettext

CODE = "unusual-count"


def check(deck: DeckFile) -> Iterator[Problem]:
    """Compare the numbers of cards with the usual ones; too few for a deal is another rule's warning."""
    game = deck.game
    if game is None:
        return
    expected = [("cards", deck.count(is_start=False), game.cards)]
    needs = game.deck_needs
    if (deck.count(is_start=False) or 0) < needs.cards_dealt:
        expected.clear()
    if needs.start_cards is not None:
        expected.append(("start", deck.count(is_start=True), needs.start_cards))
    for key, number, usual in expected:
        if number is not None and number != usual:
            place = deck.keys.get(key, deck.place)
            message = _message(key, number, game=game.id, usual=usual)
            yield Problem(place, CODE, message, _("leave it if you mean it"), Level.WARNING)


def _message(key: str, number: int, **places: object) -> str:
    if key == "cards":
        if not number:
            return _("no patch cards; a deck of {game} usually has {usual}", **places)
        return ngettext(
            number,
            "{number} patch card; a deck of {game} usually has {usual}",
            "{number} patch cards; a deck of {game} usually has {usual}",
            **places,
        )
    if not number:
        return _("no start cards; a deck of {game} usually has {usual}", **places)
    return ngettext(
        number,
        "{number} start card; a deck of {game} usually has {usual}",
        "{number} start cards; a deck of {game} usually has {usual}",
        **places,
    )
