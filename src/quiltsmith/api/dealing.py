"""Deals for programs: the cards and rolls of one game, from a seed."""

from __future__ import annotations

from os import PathLike

from quiltsmith.api.loading import Origin, is_text, load_deck
from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.doodle_deal import Deal, game_in_circle, make_deal


def deal(deck: Deck | Origin, *, seed: int) -> Deal:
    """Deal the cards and rolls of one game; the same deck and seed give the same deal, here and on every machine.

    `to_yaml` gives the text that `quiltsmith deal` writes.

    >>> qs.deal("meadow", seed=7).circle
    ('P13', 'P02', 'P21', 'P18', 'P12', 'P20', 'P17', 'P05')
    """
    read = deck if isinstance(deck, Deck) else load_deck(deck)
    is_file = isinstance(deck, (str, PathLike)) and not is_text(deck)
    return make_deal(read, game_in_circle(read), seed, str(deck) if is_file and str(deck) != read.id else None)
