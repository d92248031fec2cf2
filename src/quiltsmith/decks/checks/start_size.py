"""A start card whose patch has not the game's start size.

All players start with a patch of the same size, so that the start is fair. The game definition says which.

FAIL (doodle starts with 7):
    start:
      - {id: S01, size: 4, shape: "##/##"}
PASS:
    start:
      - {id: S01, size: 7, shape: "###/#.#/#.#"}
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import DeckFile
from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _

CODE = "start-size"


def check(deck: DeckFile) -> Iterator[Problem]:
    """Compare every start patch with the game's start size."""
    size = deck.game.deck_needs.start_size if deck.game else None
    if deck.game is None or size is None:
        return
    for entry in deck.of_kind(is_start=True):
        if entry.shape is None or entry.shape.size == size:
            continue
        message = _(
            "start {entry} has {size} spaces; {game} starts with {usual}",
            entry=entry.name,
            size=entry.shape.size,
            game=deck.game.id,
            usual=size,
        )
        hint = _("draw a patch of {size} spaces, or move the card to `cards`", size=size)
        yield Problem(entry.at("shape"), CODE, message, hint)
