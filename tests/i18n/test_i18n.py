"""Texts in the language of talk."""

from __future__ import annotations

from quiltsmith.i18n import _, get_locale, ngettext, use_locale


def test_english_is_said_as_it_stands_in_the_code() -> None:
    assert _("`{en: …, de: …}`") == "`{en: …, de: …}`"
    assert _("{a} of {b}", a=1, b=2) == "1 of 2"


def test_one_and_several_are_told_apart() -> None:
    assert [ngettext(number, "{number} card", "{number} cards") for number in (0, 1, 2)] == [
        "0 cards",
        "1 card",
        "2 cards",
    ]


def test_a_language_is_spoken_for_a_while() -> None:
    assert get_locale() == "en"
    with use_locale("de"):
        assert get_locale() == "de"
        assert _("a text that nobody has put into German") == "a text that nobody has put into German"
    assert get_locale() == "en"


def test_germans_write_a_comma() -> None:
    assert _("{share:.1f} of {all}", share=0.5, all=2) == "0.5 of 2"
    with use_locale("de"):
        assert _("{share:.1f} of {all}", share=0.5, all=2) == "0,5 of 2"
