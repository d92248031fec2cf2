"""The words that only doodle sheets are written with."""

from __future__ import annotations

from quiltsmith.formats.sheet_words import SheetWords, translated
from quiltsmith.games.sheets.words import COMMON
from quiltsmith.talk.saying import say

WORDS = SheetWords(
    results=frozenset(("score",)),
    keywords=translated(
        ("start", "score", "cut", "neighbour", "single", "pass"),
        {
            "wertung": "score",
            "schnitt": "cut",
            "nachbar": "neighbour",
            "neighbor": "neighbour",
            "einzeln": "single",
            "passe": "pass",
        },
    ),
)
KEYWORDS = (COMMON | WORDS).keywords


def action_name(action: str) -> str:
    """Call a special action what people call it."""
    names = {"neighbour": say("neighbour"), "single": say("single"), "cut": say("cut"), "repeat": say("repeat")}
    return names[action]
