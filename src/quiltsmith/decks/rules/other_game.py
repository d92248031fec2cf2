"""A key, or a deck, that belongs to the other kind of game.

Cost, time and income are for patchwork decks; start cards are for doodle decks. In a sheet: a deck of the other
kind of game, or `players:` where everybody has a sheet.

FAIL:
    game: doodle
    cards:
      - {id: P01, size: 2, cost: 3, shape: "##"}
PASS:
    game: doodle
    cards:
      - {id: P01, size: 2, shape: "##"}
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import PRICES, DeckFile
from quiltsmith.formats.problem import Problem


def check(deck: DeckFile) -> Iterator[Problem]:
    """Find prices in doodle decks and start cards in patchwork decks, and a base deck of the other kind."""
    if deck.game is None:
        return
    needs = deck.game.deck_needs
    if not needs.has_start_cards and "start" in deck.keys:
        yield Problem(deck.keys["start"], "other-game", f"{deck.game.id} has no start cards", "remove `start`")
    if not needs.has_prices:
        if deck.base and "override" in deck.keys:
            message = f"{deck.game.id} has no prices that `override` could change"
            yield Problem(deck.keys["override"], "other-game", message, "remove `override`")
        for entry in deck.entries:
            for name in PRICES:
                if name in entry.places:
                    message = f"{entry.name} has `{name}`, which {deck.game.id} does not know"
                    yield Problem(entry.places[name], "other-game", message, f"remove `{name}`")
    if deck.base and deck.base.game.rules != deck.game.rules:
        message = f"the base deck {deck.base.id} is for {deck.base.game.id}, not for {deck.game.id}"
        yield Problem(deck.keys["base"], "other-game", message, f"write `game: {deck.base.game.id}`")
