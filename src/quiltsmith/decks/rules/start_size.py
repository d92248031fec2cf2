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
from quiltsmith.formats.problem import Problem


def check(deck: DeckFile) -> Iterator[Problem]:
    """Compare every start patch with the game's start size."""
    size = deck.game.deck_needs.start_size if deck.game else None
    if deck.game is None or size is None:
        return
    for entry in deck.of_kind(is_start=True):
        if entry.shape is None or entry.shape.size == size:
            continue
        message = f"start {entry.name} has {entry.shape.size} spaces; {deck.game.id} starts with {size}"
        hint = f"draw a patch of {size} spaces, or move the card to `cards`"
        yield Problem(entry.at("shape"), "start-size", message, hint)
