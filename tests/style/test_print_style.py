from __future__ import annotations

import re
from string import Formatter

import pytest

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.fields import LANGUAGES
from quiltsmith.scene.fonts import font
from quiltsmith.style.print_style import text, texts


def places(shown: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(shown) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(language: str) -> None:
    english, other = texts("en"), texts(language)
    assert list(other) == list(english)
    assert {key: places(shown) for key, shown in other.items()} == {
        key: places(shown) for key, shown in english.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_can_be_printed(language: str) -> None:
    for shown in texts(language).values():
        assert font("text").width(shown) > 0
        assert font("bold").width(shown) > 0


def test_values_are_filled_in() -> None:
    assert text("en", "page-of", page=2, pages=5) == "page 2 of 5".replace(" ", "\N{NO-BREAK SPACE}")
    assert text("de", "page-of", page=2, pages=5) == "Seite 2 von 5".replace(" ", "\N{NO-BREAK SPACE}")


def test_unknown_key_and_language() -> None:
    with pytest.raises(LookupError, match="did you mean `pad\\.total`"):
        text("en", "pad.totl")
    with pytest.raises(QuiltsmithError, match="there is no language `fr`; known are en, de"):
        text("fr", "pad.total")


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_signs_are_those_of_print(language: str) -> None:
    space = "" if language == "en" else "\N{NO-BREAK SPACE}"
    for key, shown in texts(language).items():
        assert "'" not in shown, key
        assert not re.search(r"[\d}] ×|× [\d{]", shown), f"{key}: numbers are torn apart"
        for sign in re.finditer(r"[\d}](\s*)%", shown):
            assert sign[1] == space, key
        assert not re.search(r"\d (mm|g/m²|points|Punkte|buttons|Knöpfe)\b", shown), key
        assert not re.search(r"\{(length|points|start|size)\} (?!\{|·|%)\w", shown), key


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["checker", "walks", "may see", "Be first", "Number for chance"]),
        ("de", ["Seed", "Deckenplan", "Endabrechnung", r"Stück\b", "Feld 0"]),
    ],
)
def test_one_word_for_one_thing(language: str, words: list[str]) -> None:
    for key, shown in texts(language).items():
        for word in words:
            assert not re.search(rf"\b{word}", shown), f"{key} says {word}"


def test_a_thing_is_called_the_same_everywhere() -> None:
    english, german = texts("en"), texts("de")
    assert english["scoring-aid.title"] == "Scoring aid"
    assert german["scoring-aid.title"] == "Wertungshilfe"
    for shown in (german["special.cut.meaning"], german["scoring-aid.special.cut"], german["rules.specials.cut"]):
        assert "Teil" in shown
    for key in ("rules.drawing.turned", "challenge.how.turn", "rules.quilt.take.sew"):
        assert "gespiegelt" in german[key].lower()
        assert "gewendet" not in german[key]
