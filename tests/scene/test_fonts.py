from __future__ import annotations

from typing import get_args

import pytest
from reportlab.pdfbase.ttfonts import TTFont

from quiltsmith.scene.elements import FontRole
from quiltsmith.scene.fonts import MissingGlyphError, font, font_path

ROLES: tuple[FontRole, ...] = get_args(FontRole)


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
