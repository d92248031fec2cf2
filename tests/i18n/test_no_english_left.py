"""Where another language is chosen, no English is left: neither whole texts nor single words.

Why is a test here failing? A text is not translated. If its word is the same in the language (Bronze, Patchwork),
it is a loan word: add it to those of the language in LOANS.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from quiltsmith.formats.fields import title_languages
from quiltsmith.formats.languages import is_printed, words_in
from tests.i18n.test_catalogues import LANGUAGES, catalogue, strings_of, texts_of

NAMES = "anna ben bot bridge clara doodle halloween menu mini par patchwork pdf poker tarot zigzag"
"""Names, and words that nearly all languages have in common."""
LOANS = {
    "de": "bots bronze chiral code deck gold jumbo link name pause quilt scoring specials start text",
    "es": "bots diagonal error total",
    "fr": "action arguments bronze code date duel instructions note notes options orientation page pause photo"
    " pixels placements places point points position rectangle score signature solutions total triangles",
    "it": "file font link round",
    "nl": "bots code deck duel effect finish hint jumbo later link links pixels product quilt quilts score start"
    " stop was",
    "pl": "folder jumbo ranking start",
}
"""Words that a language has in common with English."""
_QUOTED = re.compile(r"`[^`]*`|\{[^}]*\}|--\w[\w-]*|\S+[./@]\S+|“[^”]*”")
"""What is quoted from commands and files, and places."""
_WORD = re.compile(r"[^\W\d_]{3,}")
_ENGLISH = re.compile(
    r"\b(the|and|with|which|this|that|have|write|from|when|what|cannot|there|their|every|other|should|would)\b",
    re.IGNORECASE,
)
"""Words that hardly an English sentence does without, and that none of our languages has."""


def words_left(language: str, english: str, said: str) -> Iterator[str]:
    """List the English words of a text that says the same as the English, and of sentences."""
    bare = _QUOTED.sub(" ", said)
    if said == english:
        loans = f"{NAMES} {LOANS.get(language, '')}".split()
        yield from (word for word in _WORD.findall(bare) if word.lower() not in loans)
    yield from _ENGLISH.findall(bare)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_the_program_says_is_english(language: str) -> None:
    pairs = [
        (english, said)
        for message in catalogue(language)
        if message.id and message.context not in KEPT
        for english in texts_of(message)[:1]
        for said in strings_of(message)
    ]
    assert [(english, said) for english, said in pairs if list(words_left(language, english, said))] == []


KEPT = ("number format", "letters that are sorted behind the one that they look like")
"""What only programs read."""


@pytest.mark.parametrize("language", [language for language in title_languages() if language != "en"])
def test_nothing_on_paper_is_english(language: str) -> None:
    english = words_in("en")
    pairs = [(key, english.get(key, ""), said) for key, said in words_in(language).items() if is_printed(key)]
    assert [(key, said) for key, usual, said in pairs if list(words_left(language, usual, said))] == []


def test_english_is_found() -> None:
    assert list(words_left("de", "a hat is wrong", "a hat is wrong")) == ["hat", "wrong"]
    assert list(words_left("de", "see `the hat`", "sieh `the hat`")) == []
    assert list(words_left("de", "turn", "der Hut and Schal")) == ["and"]
    assert list(words_left("de", "Bronze", "Bronze")) == []
