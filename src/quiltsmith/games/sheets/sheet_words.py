"""The words that sheets are written with: those of all games, and those that the kinds of games add.

English words are in the code; what they are in other languages is in `templates/lang/`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from quiltsmith.formats.fields import title_languages
from quiltsmith.formats.languages import sheet_keywords
from quiltsmith.formats.sheet_text import SheetWords
from quiltsmith.games.ruleset import get_ruleset, ruleset_names
from quiltsmith.i18n import ENGLISH, get_locale

_FIRST_HEADS, _LAST_HEADS = ("game", "deck", "player"), ("deal",)


def in_all_languages(english: Sequence[str]) -> dict[str, str]:
    """Return the table of keywords: every word of every language, and the English one that it stands for.

    One word may stand for `player` and for `players`, which are told apart by what follows; then it is the first.
    """
    wanted = set(english)
    keywords = {word: word for word in english}
    for code in title_languages():
        found: set[str] = set()
        for keyword, words in sheet_keywords(code).items():
            if keyword in wanted:
                keywords.update((word, keyword) for word in words if word not in found)
            found.update(words)
    return keywords


COMMON = SheetWords(
    heads=_FIRST_HEADS,
    results=frozenset(("empty", "total")),
    keywords=in_all_languages((*_FIRST_HEADS, *_LAST_HEADS, "board", "log", "empty", "total")),
)


@cache
def words_to_write(language: str) -> Mapping[str, str]:
    """Return the words that a sheet in a language has for keywords, where they differ from the English ones."""
    if language == ENGLISH or language not in title_languages():
        return {}
    return {keyword: words[0] for keyword, words in sheet_keywords(language).items() if words[0] != keyword}


def word_to_write(keyword: str, language: str | None = None) -> str:
    """Return the word that a sheet in a language, else in the current locale, has for a keyword."""
    return words_to_write(language or get_locale()).get(keyword, keyword)


def language_of(boards: Sequence[str], heads: Sequence[str]) -> str:
    """Return the language of a sheet by the words above its boards, then by its heads; English if in doubt."""

    def known_words(language: str) -> tuple[int, int]:
        known = {word for words in sheet_keywords(language).values() for word in words}
        return sum(word.lower() in known for word in boards), sum(word.lower() in known for word in heads)

    return max(title_languages(), key=known_words)


def all_words() -> SheetWords:
    """Put all words together: which kind of game a sheet is of shows only when it has been read."""
    return _joined(ruleset_names())


@lru_cache(maxsize=8)
def _joined(kinds: tuple[str, ...]) -> SheetWords:
    joined = COMMON
    for rules in kinds:
        joined |= get_ruleset(rules).words
    return joined | SheetWords(heads=_LAST_HEADS)
