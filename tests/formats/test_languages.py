"""Languages on paper and in sheets: every shipped one is whole, and people may write their own."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from quiltsmith.formats.fields import title_languages
from quiltsmith.formats.file_reader import read_source
from quiltsmith.formats.languages import (
    FEW,
    LANGUAGES,
    ONE,
    own_words,
    places_of,
    plural_key,
    sheet_keywords,
    table_words,
    word_list,
    words_in,
)
from quiltsmith.formats.library import shipped_folder
from quiltsmith.formats.yaml_reader import read_plain

ENGLISH = words_in("en")
LANGUAGE_CODES = title_languages()


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_a_language_has_all_keys_in_their_order(language: str) -> None:
    assert [key for key in words_in(language) if not key.endswith(FEW)] == list(ENGLISH)
    assert all(key.removesuffix(FEW) + ONE in ENGLISH for key in words_in(language) if key.endswith(FEW))
    assert words_in(language)["code"] == language


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_a_language_has_the_places_of_the_english(language: str) -> None:
    known = {key: places_of(shown) for key, shown in ENGLISH.items()}
    for key, shown in words_in(language).items():
        assert places_of(shown) <= known[key.replace(FEW, "")], key
        if not key.endswith((ONE, FEW)):
            assert places_of(shown) == known[key], key


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_a_language_has_the_forms_that_its_numbers_need(language: str) -> None:
    words = words_in(language)
    counted = [key.removesuffix(ONE) for key in ENGLISH if key.endswith(ONE)]
    needs_few = {plural_key({**words, f"x{ONE}": "", f"x{FEW}": "", "x": ""}, "x", n) for n in range(200)} >= {
        "x-few"
    }
    missing = [key for key in counted if needs_few and f"{key}{FEW}" not in words]
    assert missing == []
    assert plural_key(words, "box.cards", 1) == "box.cards-one"
    assert plural_key(words, "box.cards", 100) == "box.cards"


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_words_of_sheets_are_found_without_reading_yaml(language: str) -> None:
    plain = read_plain(read_source(shipped_folder("templates/lang") / f"{language}.yaml"), [])
    for beginning, found in (("sheet.", sheet_keywords(language)), ("table.", table_words(language))):
        expected = {key.removeprefix(beginning): text for key, text in plain.items() if key.startswith(beginning)}
        assert found == {key: word_list(str(text)) for key, text in expected.items()}


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_words_of_sheets_can_be_typed(language: str) -> None:
    words = [word for words in sheet_keywords(language).values() for word in words]
    assert [word for word in words if not re.fullmatch(r"[^\W\d_]{2,}", word) or word != word.lower()] == []


def test_no_word_of_a_sheet_means_two_things() -> None:
    """One word may be `player` and `players`, which the number of names tells apart."""
    meanings: dict[str, set[str]] = defaultdict(set)
    for language in LANGUAGE_CODES:
        for keyword, words in sheet_keywords(language).items():
            for word in words:
                meanings[word].add("player" if keyword == "players" else keyword)
    assert {word: means for word, means in meanings.items() if len(means) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_empty_sheets_use_the_words_that_are_written(language: str) -> None:
    words, known = words_in(language), sheet_keywords(language)
    doodle, quilt, game = (words[f"{key}-sheet.{part}"] for key, part in SHEETS)
    for text, keywords in (
        (doodle, ("board", "log", "cut", "neighbour", "single", "pass", "score", "empty", "total")),
        (quilt, ("game", "deck", "board", "special", "log", "buttons", "tile", "no", "empty", "total")),
        (game, ("game", "deck", "players", "circle", "board", "take", "advance", "special", "log", "total")),
    ):
        assert [one for one in keywords if not re.search(rf"\b{known[one][0]}\b", text)] == []


SHEETS = (("doodle", "sheet"), ("patchwork", "quilt"), ("patchwork", "game"))


def test_a_file_of_ones_own_may_lack_words(tmp_path: Path) -> None:
    own = tmp_path / "plain.yaml"
    own.write_text('code: de\npad.total: "Alles"\npage-of: "{page}/{pages}"\n', encoding="utf-8")
    language, problems = LANGUAGES.load(own)
    assert language is not None
    assert [(problem.code, problem.is_error) for problem in problems] == [("missing-words", False)]
    assert (language.code, language.words["pad.total"], language.words["pad.name"]) == ("de", "Alles", "Name")


def test_mistakes_of_a_file_are_told(tmp_path: Path) -> None:
    own = tmp_path / "mine.yaml"
    own.write_text('code: de\npad.totl: "Alles"\npage-of: "{seite}"\nruler: "{length mm"\npad.name: []\n', "utf-8")
    language, problems = LANGUAGES.load(own)
    assert language is None
    assert [problem.code for problem in problems if problem.is_error] == [
        *("wrong-type", "unknown-key", "wrong-places", "wrong-places")
    ]
    [unknown] = [problem for problem in problems if problem.code == "unknown-key"]
    assert str(unknown.hint) == "did you mean `pad.total`?"


def test_own_words_are_those_of_the_language() -> None:
    words = {"special.neighbour": {"en": "Friend", "de": "Freundin"}, "pad.total": {"de": "Alles"}}
    assert own_words(words, "en") == {"special.neighbour": "Friend"}
    assert own_words(words, "de") == {"special.neighbour": "Freundin", "pad.total": "Alles"}
    assert own_words(words, "fr") == {}


def test_plural_forms_follow_the_language() -> None:
    polish = {"number.plural": "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"}
    keys = {"cards-one": "", "cards-few": "", "cards": ""}
    assert [plural_key({**polish, **keys}, "cards", n) for n in (1, 2, 5, 22, 25)] == [
        *("cards-one", "cards-few", "cards", "cards-few", "cards")
    ]
    assert [plural_key({"number.plural": "n > 1", **keys}, "cards", n) for n in (0, 1, 2)] == [
        *("cards-one", "cards-one", "cards")
    ]
    assert plural_key({"cards": ""}, "cards", 1) == "cards"
