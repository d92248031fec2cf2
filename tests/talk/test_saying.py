"""Texts in the language of talk."""

from __future__ import annotations

from quiltsmith.talk.saying import count, say, talk_language, talking


def test_english_is_said_as_it_stands_in_the_code() -> None:
    assert say("`{en: …, de: …}`") == "`{en: …, de: …}`"
    assert say("{a} of {b}", a=1, b=2) == "1 of 2"


def test_one_and_several_are_told_apart() -> None:
    assert [count(number, "{number} card", "{number} cards") for number in (0, 1, 2)] == [
        "0 cards",
        "1 card",
        "2 cards",
    ]


def test_a_language_is_spoken_for_a_while() -> None:
    assert talk_language() == "en"
    with talking("de"):
        assert talk_language() == "de"
        assert say("a text that nobody has put into German") == "a text that nobody has put into German"
    assert talk_language() == "en"


def test_germans_write_a_comma() -> None:
    assert say("{share:.1f} of {all}", share=0.5, all=2) == "0.5 of 2"
    with talking("de"):
        assert say("{share:.1f} of {all}", share=0.5, all=2) == "0,5 of 2"
