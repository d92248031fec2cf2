from __future__ import annotations

from typing import get_args

import pytest
from reportlab.pdfbase.ttfonts import TTFont

from quiltsmith.formats.fields import title_languages
from quiltsmith.formats.languages import is_printed, words_in
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import FontRole
from quiltsmith.scene.fonts import MissingGlyphError, font, font_path, role_for
from quiltsmith.scene.text import TextStyle, fit_text, text_width

ROLES: tuple[FontRole, ...] = get_args(FontRole)


@pytest.mark.parametrize("title", ["Přikrývka", "Πάπλωμα", "Лоскутное одеяло"])
def test_another_font_steps_in_for_characters_that_the_display_font_lacks(title: str) -> None:
    assert role_for(title, "display") == "bold"
    (line,) = fit_text(title, Box(0, 0, 100, 10), TextStyle(20, "display"))
    assert line.font == "bold"
    assert text_width(title, 20, "display") == text_width(title, 20, "bold")
    assert role_for("Doodle", "display") == "display"


@pytest.mark.parametrize(
    "title",
    [
        "Zażółć gęślą jaźń",
        "ZAŻÓŁĆ GĘŚLĄ JAŹŃ",
        "Œuvre d’été : ça, où ? Noël !",
        "¿Qué? ¡Año!",
        "Größe",
        "Perché lì",
        "Coëxist",
    ],
)
def test_headings_of_all_our_languages_are_set_in_the_display_font(title: str) -> None:
    assert role_for(title, "display") == "display"
    assert text_width(title, 20, "display") > 0


@pytest.mark.parametrize("language", title_languages())
def test_the_display_font_has_all_that_is_printed(language: str) -> None:
    letters = {one for key, text in words_in(language).items() if is_printed(key) for one in text if one.isalpha()}
    assert [one for one in sorted(letters) if not font("display").has(one)] == []


def test_a_text_keeps_its_font_where_none_has_all_of_it() -> None:
    assert role_for("漢字", "display") == "display"
    assert role_for("two\nlines", "display") == "display"


@pytest.mark.parametrize("role", ROLES)
def test_widths_are_those_that_are_printed(role: FontRole) -> None:
    printed = TTFont(f"check-{role}", str(font_path(role)))
    for code in range(0x20, 0x2122):
        character = chr(code)
        assert font(role).has(character) == (code in printed.face.charToGlyph or code == 0xA0)
        if font(role).has(character):
            # Reportlab rounds to thousandths.
            width = printed.stringWidth(character, 1)
            assert font(role).width(character) == pytest.approx(width, abs=0.001), hex(code)


@pytest.mark.parametrize("role", ROLES)
def test_capitals_are_lower_than_the_ascent(role: FontRole) -> None:
    assert 0.6 < font(role).cap_height < font(role).ascent
    assert 0.1 < font(role).descent < 0.5


@pytest.mark.parametrize("role", ROLES)
def test_german_and_signs_can_be_printed(role: FontRole) -> None:
    assert font(role).width("ÄÖÜäöüß – “„ % 0123456789 ×") > 0


def test_missing_character_is_named() -> None:
    with pytest.raises(MissingGlyphError, match="Source Sans Pro has no character `😀` \\(U\\+1F600\\)") as caught:
        font("text").width("fine 😀")
    assert caught.value.character == "😀"
    assert caught.value.text == "fine 😀"
