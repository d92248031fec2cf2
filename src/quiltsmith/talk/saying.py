"""Texts in the language of whoever reads them, in gettext's way: the English text is the key of the catalogue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache

ENGLISH, GERMAN = "en", "de"
TALKS = (ENGLISH, GERMAN)
_language: ContextVar[str] = ContextVar("language of talk", default=ENGLISH)


def say(text: str, /, **values: object) -> str:
    """Give a text in the language of talk, with values in its `{places}`.

    The text is written out in the call, so that a test can find it and ask for its German. Without values, braces
    stand for themselves.
    """
    language = _language.get()
    if language != ENGLISH:
        text = _catalogue(language).get(text, text)
        values = {name: _WithComma(value) if isinstance(value, float) else value for name, value in values.items()}
    return text.format(**values) if values else text


def count(number: int, one: str, many: str, /, **values: object) -> str:
    """Give the text for one thing or the text for several, with `{number}` and other values in their places."""
    return say(one if number == 1 else many, number=number, **values)


class _WithComma(float):
    """A number that is written as Germans do."""

    def __format__(self, form: str) -> str:
        return super().__format__(form).replace(".", ",")


def talk_language() -> str:
    """Tell which language is spoken now."""
    return _language.get()


def speak(language: str) -> None:
    """Speak another language from now on, as long as whoever called `talking` lasts."""
    _language.set(language)


@contextmanager
def talking(language: str) -> Iterator[None]:
    """Speak a language for a while: a command for its whole run, a web page for one request."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


@cache
def _catalogue(language: str) -> Mapping[str, str]:
    # Loaded by whoever speaks it: English costs nothing.
    from quiltsmith.talk.german import catalogue

    return catalogue() if language == GERMAN else {}
