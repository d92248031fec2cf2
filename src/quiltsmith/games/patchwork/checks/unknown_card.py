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
from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.replay import Step
from quiltsmith.i18n import _


def check(step: Step) -> Iterator[Problem]:
    """Look the patch of a move up in the deck."""
    if step.move.action == "take" and step.move.card and step.move.card not in step.state.prices:
        place = step.replay.text.word_place(step.move.line, 2)
        deck = step.replay.deck
        known = [card.id for card in deck.cards]
        yield unknown_card.problem(place, step.move.card[:16], known, _("the deck {deck}", deck=deck.id), "patch")


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Look the named patches up in the deck."""
    known = [card.id for card in quilt.deck.cards]
    for piece in quilt.record.pieces:
        if piece.card and piece.card not in known:
            place = quilt.text.word_place(piece.line, 1)
            yield unknown_card.problem(
                place, piece.card[:16], known, _("the deck {deck}", deck=quilt.deck.id), "patch"
            )
