from __future__ import annotations

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
