"""The words that only sheets of the two-player game are written with."""

from __future__ import annotations

from quiltsmith.formats.sheet_text import SheetWords
from quiltsmith.games.sheets.sheet_words import COMMON, in_all_languages, word_to_write

CIRCLE = "circle"
_HEADS = ("players", CIRCLE, "track")
WORDS = SheetWords(
    heads=_HEADS,
    long_heads=(CIRCLE,),  # 33 patches make a long line
    results=frozenset(("buttons", "tile")),
    keywords=in_all_languages((*_HEADS, "buttons", "tile", "take", "advance", "special", "discard", "yes", "no")),
)
KEYWORDS = (COMMON | WORDS).keywords


def claim_line(kind: str, player: str, value: object) -> str:
    """Write a claim as it should stand, with the words of the current locale, for hints."""
    return " ".join(word for word in (word_to_write(kind), player, word_to_write(str(value))) if word)
