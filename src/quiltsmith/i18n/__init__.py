"""Texts in the reader's language, in gettext's way: the English text in the code is the key of every catalogue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache

ENGLISH, GERMAN = "en", "de"
LOCALES = (ENGLISH, GERMAN)
_language: ContextVar[str] = ContextVar("locale", default=ENGLISH)


def _(text: str, /, **values: object) -> str:
    """Return a text in the current locale, with values in its `{places}`.

    The text is written out in the call, so that a test can find it and ask for its German. Without values, braces
    stand for themselves.
    """
    language = _language.get()
    if language != ENGLISH:
        text = _catalogue(language).get(text, text)
        values = {name: _WithComma(value) if isinstance(value, float) else value for name, value in values.items()}
    return text.format(**values) if values else text


def ngettext(number: int, one: str, many: str, /, **values: object) -> str:
    """Return the text for one thing or the text for several, with `{number}` and other values in their places."""
    return _(one if number == 1 else many, number=number, **values)


class _WithComma(float):
    """A number that is written as Germans do."""

    def __format__(self, form: str) -> str:
        return super().__format__(form).replace(".", ",")


def get_locale() -> str:
    """Return the current locale."""
    return _language.get()


def set_locale(language: str) -> None:
    """Speak another language from now on, until the end of the block of `use_locale` around it."""
    _language.set(language)


@contextmanager
def use_locale(language: str) -> Iterator[None]:
    """Speak a language for a while: a command for its whole run, a web page for one request."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


@cache
def _catalogue(language: str) -> Mapping[str, str]:
    # Loaded by whoever speaks it: English costs nothing.
    from quiltsmith.i18n.german import catalogue

    return catalogue() if language == GERMAN else {}
