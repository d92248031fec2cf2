"""A patch that encloses empty spaces (a warning).

Only a patch that fits the hole exactly, or single spaces, can ever fill it.

FAIL:
    {id: P01, size: 8, shape: "###/#.#/###"}
PASS:
    {id: P01, size: 7, shape: "###/#.#/#.#"}
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import DeckFile
from quiltsmith.formats.problems import Level, Problem
from quiltsmith.i18n import _, ngettext

CODE = "hole"


def check(deck: DeckFile) -> Iterator[Problem]:
    """Find shapes with holes."""
    for entry in deck.entries:
        if entry.shape is None or not entry.shape.is_connected():
            continue
        holes = entry.shape.holes()
        if holes:
            message = ngettext(holes, "{entry} has a hole", "{entry} has {number} holes", entry=entry.name)
            hint = _("open it at one side, unless you want it hard to fill")
            yield Problem(entry.at("shape"), CODE, message, hint, Level.WARNING)
