"""The words that only sheets of the two-player game are written with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from quiltsmith.formats.sheet_words import SheetWords, translated
from quiltsmith.games.sheets.words import COMMON
from quiltsmith.talk.saying import say, talk_language

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


def claim_line(kind: str, player: str, value: object) -> str:
    """Write a claim as it should stand, with the words of the language of talk, for hints."""
    words = _words_to_write(talk_language())
    return " ".join(word for word in (words[kind], player, words.get(str(value), str(value))) if word)


@cache
def _words_to_write(language: str) -> Mapping[str, str]:
    """List the words of claims in the language that is spoken now; every quilt of many asks for them."""
    return {"empty": say("empty"), "tile": say("tile"), "yes": say("yes"), "no": say("no")}
