"""The words that only doodle sheets are written with."""

from __future__ import annotations

from quiltsmith.formats.sheet_text import SheetWords, translated
from quiltsmith.games.sheets.sheet_words import COMMON, german_words
from quiltsmith.i18n import _

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
GERMAN_WORDS = german_words(KEYWORDS)


def action_name(action: str) -> str:
    """Call a special action what people call it."""
    names = {"neighbour": _("neighbour"), "single": _("single"), "cut": _("cut"), "repeat": _("again")}
    return names[action]
