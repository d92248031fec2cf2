"""In a quilt or a whole game: the deck has no such patch.

Upper and lower case count only where two patches differ in nothing else.

FAIL:
    Andrea  take Hh a
PASS:
    Andrea  take H a
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.checks import unknown_card
from quiltsmith.decks.deck import Deck
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.replay import Step
from quiltsmith.i18n import _


def check(step: Step) -> Iterator[Problem]:
    """Look the patch of a move up in the deck."""
    if step.move.action == "take" and step.move.card and step.move.card not in step.state.prices:
        yield _problem(step.replay.text.word_place(step.move.line, 2), step.move.card, step.replay.deck)


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Look the named patches up in the deck."""
    known = {card.id for card in quilt.deck.cards}
    for piece in quilt.record.pieces:
        if piece.card and piece.card not in known:
            yield _problem(quilt.text.word_place(piece.line, 1), piece.card, quilt.deck)


def _problem(place: Place, card: str, deck: Deck) -> Problem:
    known = [card.id for card in deck.cards]
    return unknown_card.problem(place, card[:16], known, _("the deck {deck}", deck=deck.id), "patch")
