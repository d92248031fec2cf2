"""`flip` says the opposite of what the shape is.

`flip: true` means that the mirror image of the patch is none of its rotations, so that the card shows both.
quiltsmith computes this by itself; the key is only a check of your own and may be left out.

FAIL:
    {id: P01, size: 4, flip: true, shape: "##/##"}
PASS:
    {id: P01, size: 4, flip: true, shape: ".##/##."}
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import DeckFile
from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _

CODE = "wrong-flip"


def check(deck: DeckFile) -> Iterator[Problem]:
    """Compare every `flip` with its shape."""
    for entry in deck.entries:
        if entry.flip is None or entry.shape is None or entry.flip == entry.shape.is_chiral():
            continue
        if entry.flip:
            message = _(
                "{entry} says `flip: true`, but its mirror image is one of its rotations", entry=entry.name
            )
        else:
            message = _(
                "{entry} says `flip: false`, but its mirror image is none of its rotations", entry=entry.name
            )
        right = "false" if entry.flip else "true"
        yield Problem(
            entry.at("flip"),
            CODE,
            message,
            _("write `flip: {right}`, or leave the key out", right=right),
        )
