"""Where another language is chosen, no English is left: neither whole texts nor single words.

Why is a test here failing? A text is not translated. If its word is the same in the language (Bronze, Patchwork),
it is a loan word: add it to those of the language in LOANS.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from write_commands import commands, help_text

from quiltsmith.formats.fields import title_languages
from quiltsmith.formats.languages import is_printed, words_in
from quiltsmith.i18n import use_locale
from quiltsmith.style.sizes import CARD_SIZES, PAPERS
from tests.conftest import Command
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


ROOT = Path(__file__).parents[2]
REPORTS = [
    "sheet check examples/five-mistakes.txt --explain-score",
    "sheet check examples/evening no-file.txt --brief --corrected",
    "sheet check examples/patchwork/five-mistakes.txt",
    "sheet check examples/patchwork/two-quilts.txt",
    "deck check tests/bad_decks/disconnected.yaml meadow",
    "deck show meadow P10 S03 --cuts",
    "deck stats meadow",
    "deck stats classic",
    "simulate meadow --games 40 --bot random",
    "simulate classic --games 40 --bot random",
    "preflight tests/bad_decks/disconnected.yaml",
    "pad --paper quarto",
    "pda",
]
_EXCERPT = re.compile(r"^ *\d* \| .*$", re.MULTILINE)
"""Lines of a person's file, which reports show."""
_NAMED = re.compile(_QUOTED.pattern + r"|\[[^]]*\]|\S*[-=|]\S*|\bquiltsmith .*|^  \w+ ", re.MULTILINE)
"""What is quoted, and names: of problem codes, options, bots and choices; commands, and those in a list."""


NAMED = {*PAPERS, *CARD_SIZES, "edges", "light", "square"}
"""Names that stand in sentences, and parts of names where a line is broken."""


def words_of(text: str) -> set[str]:
    return {word.lower() for word in _WORD.findall(_NAMED.sub(" ", _EXCERPT.sub(" ", text)))}


@cache
def english_words() -> set[str]:
    """List the words of all that the program says in English."""
    messages = [message for message in catalogue(LANGUAGES[0]) if message.id]
    return {word for message in messages for text in texts_of(message) for word in words_of(text)}


@cache
def own_words(language: str) -> set[str]:
    """List the words that a language has, those that it has in common with English among them."""
    messages = [message for message in catalogue(language) if message.id]
    said = {word for message in messages for text in strings_of(message) for word in words_of(text)}
    return said | {word for text in words_in(language).values() for word in words_of(text)}


def english_left(language: str, shown: str) -> set[str]:
    """List the words of an output that are English, and none of the language."""
    return words_of(shown) & english_words() - own_words(language)


@pytest.mark.parametrize("report", REPORTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_report_is_english(language: str, report: str, quiltsmith: Command) -> None:
    result = quiltsmith("--lang", language, *report.split(), cwd=ROOT)
    assert result.out + result.err
    assert english_left(language, result.out + result.err) - NAMED == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_help_is_english(language: str) -> None:
    with use_locale(language):
        left = {context.command_path: english_left(language, help_text(context)) for context, _ in commands()}
    names = {*NAMED, *(word for name in left for word in name.split())}
    assert {name: words - names for name, words in left.items() if words - names} == {}


def test_english_is_found() -> None:
    assert list(words_left("de", "a hat is wrong", "a hat is wrong")) == ["hat", "wrong"]
    assert list(words_left("de", "see `the hat`", "sieh `the hat`")) == []
    assert list(words_left("de", "turn", "der Hut and Schal")) == ["and"]
    assert list(words_left("de", "Bronze", "Bronze")) == []
    assert english_left("de", "Anna: 5 errors [wrong-score]\n    3 | score 25") == {"errors"}
