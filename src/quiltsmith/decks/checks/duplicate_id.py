"""Two cards of a deck have the same id.

Ids tell cards apart in sheets and deals, so every card, patch or start, needs its own.
Upper and lower case count as different.

FAIL:
    - {id: P01, size: 1, shape: "#"}
    - {id: P01, size: 2, shape: "##"}
PASS:
    - {id: P01, size: 1, shape: "#"}
    - {id: P02, size: 2, shape: "##"}
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import DeckFile
from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _

CODE = "duplicate-id"


def check(deck: DeckFile) -> Iterator[Problem]:
    """Find ids that stand a second time, in the file or in the deck that it builds on."""
    inherited = {card.id for card in (*deck.base.cards, *deck.base.start)} if deck.base else set()
    seen: dict[str, int] = {}
    for entry in deck.entries:
        if entry.id is None:
            continue
        if entry.id in seen or entry.id in inherited:
            if entry.id in seen:
                hint = _("the first is in line {line}; give this one an id of its own", line=seen[entry.id])
            else:
                hint = _("the first is in the base deck; give this one an id of its own")
            yield Problem(entry.at("id"), CODE, _("the id {id} is taken", id=entry.id), hint)
        else:
            seen[entry.id] = entry.at("id").line
