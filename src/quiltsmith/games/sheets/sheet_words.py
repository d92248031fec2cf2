"""The words that sheets are written with: those of all games, and those that the kinds of games add."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from quiltsmith.formats.sheet_text import SheetWords, translated
from quiltsmith.games.ruleset import get_ruleset, ruleset_names

_FIRST_HEADS, _LAST_HEADS = ("game", "deck", "player"), ("deal",)
COMMON = SheetWords(
    heads=_FIRST_HEADS,
    results=frozenset(("empty", "total")),
    keywords=translated(
        (*_FIRST_HEADS, *_LAST_HEADS, "board", "log", "empty", "total"),
        {
            "spiel": "game",
            "spieler": "player",
            "name": "player",
            "karten": "deck",
            "brett": "board",
            "verlauf": "log",
            "leer": "empty",
            "summe": "total",
        },
    ),
)


def german_words(keywords: Mapping[str, str]) -> dict[str, str]:
    """Return the first German word for each keyword that has one."""
    return {meaning: word for word, meaning in reversed(dict(keywords).items()) if word != meaning}


def all_words() -> SheetWords:
    """Put all words together: which kind of game a sheet is of shows only when it has been read."""
    return _joined(ruleset_names())


@lru_cache(maxsize=8)
def _joined(kinds: tuple[str, ...]) -> SheetWords:
    joined = COMMON
    for rules in kinds:
        joined |= get_ruleset(rules).words
    return joined | SheetWords(heads=_LAST_HEADS)
