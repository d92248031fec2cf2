"""A patch that no legal line cuts in two (a warning).

Players who want to use their cut on it cannot. A single space is the common case. Write `cuts: []` if you
know it; then nothing is said.

FAIL:
    {id: P01, size: 1, shape: "#"}
PASS:
    {id: P01, size: 1, cuts: [], shape: "#"}
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import DeckFile
from quiltsmith.formats.problems import Level, Problem
from quiltsmith.geometry.cuts import legal_cuts
from quiltsmith.i18n import _

CODE = "uncuttable"


def check(deck: DeckFile) -> Iterator[Problem]:
    """Find patch cards without a legal cut, in games that know the cut."""
    if deck.game is None or not deck.game.deck_needs.may_cut:
        return
    for entry in deck.of_kind(is_start=False):
        if entry.shape is None or "cuts" in entry.places or not deck.has_room_for(entry.shape):
            continue
        if entry.shape.is_connected() and not legal_cuts(entry.shape):
            message = _("{entry} cannot be cut", entry=entry.name)
            yield Problem(entry.at("shape"), CODE, message, _("write `cuts: []` if you know it"), Level.WARNING)
