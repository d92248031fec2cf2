"""The spaces of a shape do not hang together.

A patch is one piece of fabric: from each of its spaces every other can be reached over shared edges.
Touching at a corner is not enough.

FAIL:
    {id: P01, size: 2, shape: "#./.#"}
PASS:
    {id: P01, size: 3, shape: "#./##"}
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import DeckFile
from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _

CODE = "disconnected"


def check(deck: DeckFile) -> Iterator[Problem]:
    """Find shapes in several pieces."""
    for entry in deck.entries:
        if entry.shape is None or entry.shape.is_connected():
            continue
        parts = ", ".join(f"`{part}`" for part in entry.shape.components()[:4])
        message = _(
            "the shape of {entry} falls apart into {number} pieces",
            entry=entry.name,
            number=len(entry.shape.components()),
        )
        yield Problem(
            entry.at("shape"),
            CODE,
            message,
            _("join the pieces along their edges: {parts}", parts=parts),
        )
