from __future__ import annotations

import re

import pytest

from quiltsmith.formats.fields import title_languages
from quiltsmith.formats.languages import words_in
from quiltsmith.i18n import use_locale
from quiltsmith.i18n.number_format import percent
from quiltsmith.scene.fonts import font
from quiltsmith.style.print_style import text

NOT_PRINTED = ("number.", "sheet.", "table.", "doodle-sheet.", "patchwork-sheet.")


def printed(language: str) -> dict[str, str]:
    """Return the words that stand on paper, and not in sheets."""
    return {key: shown for key, shown in words_in(language).items() if not key.startswith(NOT_PRINTED)}


@pytest.mark.parametrize("language", title_languages())
def test_all_texts_can_be_printed(language: str) -> None:
    for shown in printed(language).values():
        assert font("text").width(shown) > 0
        assert font("bold").width(shown) > 0


def test_values_are_filled_in() -> None:
    assert text("en", "page-of", page=2, pages=5) == "page 2 of 5".replace(" ", "\N{NO-BREAK SPACE}")
    assert text("de", "page-of", page=2, pages=5) == "Seite 2 von 5".replace(" ", "\N{NO-BREAK SPACE}")


def test_unknown_key() -> None:
    with pytest.raises(LookupError, match="did you mean `pad\\.total`"):
        text("en", "pad.totl")


@pytest.mark.parametrize("language", title_languages())
def test_apostrophes_and_signs_are_those_of_print(language: str) -> None:
    with use_locale(language):
        space = percent(0.41)[2:-1]
    for key, shown in printed(language).items():
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
    for key, shown in printed(language).items():
        for word in words:
            assert not re.search(rf"\b{word}", shown), f"{key} says {word}"


def test_a_thing_is_called_the_same_everywhere() -> None:
    english, german = words_in("en"), words_in("de")
    assert english["scoring-aid.title"] == "Scoring aid"
    assert german["scoring-aid.title"] == "Wertungshilfe"
    for shown in (german["special.cut.meaning"], german["scoring-aid.special.cut"], german["rules.specials.cut"]):
        assert "Teil" in shown
    for key in ("rules.drawing.turned", "challenge.how.turn", "rules.quilt.take.sew"):
        assert "gespiegelt" in german[key].lower()
        assert "gewendet" not in german[key]
