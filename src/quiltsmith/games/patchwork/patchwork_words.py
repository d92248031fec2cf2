"""The words that only sheets of the two-player game are written with."""

from __future__ import annotations

from collections.abc import Mapping

from quiltsmith.formats.sheet_text import SheetWords, translated
from quiltsmith.games.sheets.sheet_words import COMMON, german_words
from quiltsmith.i18n import get_locale

CIRCLE = "circle"
_HEADS = ("players", CIRCLE, "track")
WORDS = SheetWords(
    heads=_HEADS,
    long_heads=(CIRCLE,),  # 33 patches make a long line
    results=frozenset(("buttons", "tile")),
    keywords=translated(
        (*_HEADS, "buttons", "tile", "take", "advance", "special", "discard", "yes", "no"),
        {
            "kreis": CIRCLE,
            "knöpfe": "buttons",
            "plättchen": "tile",
            "nimm": "take",
            "weiter": "advance",
            "sonder": "special",
            "verwirf": "discard",
            "ja": "yes",
            "nein": "no",
        },
    ),
)
KEYWORDS = (COMMON | WORDS).keywords
_GERMAN_WORDS = german_words(KEYWORDS)
_GERMAN_WORDS["players"] = _GERMAN_WORDS["player"]  # both stand in one head


def claim_line(kind: str, player: str, value: object) -> str:
    """Write a claim as it should stand, with the words of the current locale, for hints."""
    return " ".join(word for word in (word_to_write(kind), player, word_to_write(str(value))) if word)


def word_to_write(keyword: str) -> str:
    """Give the word that a sheet in the current locale has for a keyword; anything else is written as it is."""
    return word_in(keyword, is_german=get_locale() == "de")


def word_in(keyword: str, *, is_german: bool) -> str:
    """Give the word that a sheet has for a keyword, in German or in English; anything else is written as it is."""
    return words_in(is_german=is_german).get(keyword, keyword)


def words_in(*, is_german: bool) -> Mapping[str, str]:
    """Return the words that a sheet has for keywords, in German or in English, where they differ."""
    return _GERMAN_WORDS if is_german else {}
