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
from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _

CODE = "other-game"


def check(deck: DeckFile) -> Iterator[Problem]:
    """Find prices in doodle decks and start cards in patchwork decks, and a base deck of the other kind."""
    if deck.game is None:
        return
    needs = deck.game.deck_needs
    if not needs.has_start_cards and "start" in deck.keys:
        yield Problem(
            deck.keys["start"],
            CODE,
            _("{game} has no start cards", game=deck.game.id),
            _("remove `start`"),
        )
    if not needs.has_prices:
        if deck.base and "override" in deck.keys:
            message = _("{game} has no prices that `override` could change", game=deck.game.id)
            yield Problem(deck.keys["override"], CODE, message, _("remove `override`"))
        for entry in deck.entries:
            for name in PRICES:
                if name in entry.places:
                    message = _(
                        "{entry} has `{name}`, which {game} does not know",
                        entry=entry.name,
                        name=name,
                        game=deck.game.id,
                    )
                    yield Problem(entry.places[name], CODE, message, _("remove `{name}`", name=name))
    if deck.base and deck.base.game.rules != deck.game.rules:
        message = _(
            "the base deck {base} is for {game}, not for {other}",
            base=deck.base.id,
            game=deck.base.game.id,
            other=deck.game.id,
        )
        yield Problem(deck.keys["base"], CODE, message, _("write `game: {game}`", game=deck.base.game.id))
