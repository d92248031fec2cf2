"""The words that only doodle sheets are written with."""

from __future__ import annotations

from quiltsmith.formats.sheet_words import SheetWords, translated
from quiltsmith.games.sheets.words import COMMON

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
