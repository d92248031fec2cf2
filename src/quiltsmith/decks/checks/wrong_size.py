"""The size of a card is not the number of spaces that its shape has.

The size is printed on the card and must be right. It also guards against a slip in the drawing.

FAIL:
    {id: P01, size: 5, shape: "##/#."}
PASS:
    {id: P01, size: 3, shape: "##/#."}
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import DeckFile
from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _

CODE = "wrong-size"


def check(deck: DeckFile) -> Iterator[Problem]:
    """Compare every size with its shape."""
    for entry in deck.entries:
        if entry.size is None or entry.shape is None or entry.size == entry.shape.size:
            continue
        message = _(
            "{entry} says size {size}, but its shape has {right}",
            entry=entry.name,
            size=entry.size,
            right=entry.shape.size,
        )
        yield Problem(
            entry.at("size"),
            CODE,
            message,
            _("write `size: {size}`, or mend the shape", size=entry.shape.size),
        )
