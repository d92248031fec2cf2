"""Texts in the reader's language, by gettext: the English text in the code is the key of every catalogue.

A language is a catalogue in `locales/`, `xx.po`, which is compiled to `xx.mo` when the package is built, and in a
checkout whenever it has changed. English needs none, so it costs nothing.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quiltsmith.i18n.compiled_catalogue import Catalogue

ENGLISH = "en"
FOLDER = os.path.join(os.path.dirname(__file__), "locales")  # noqa: PTH118, PTH120 — every command loads this
_BETWEEN = "\x04"
"""What gettext writes between a context and its text."""
_language: ContextVar[str] = ContextVar("locale", default=ENGLISH)


def _(text: str, /, **values: object) -> str:
    """Return a text in the current locale, with values in its `{places}`.

    The text is written out in the call, so that it is found for the catalogues. Without values, braces stand for
    themselves.
    """
    language = _language.get()
    if language != ENGLISH:
        text, values = catalogue(language).gettext(text), _localised(values)
    return text.format(**values) if values else text


def ngettext(number: int, one: str, many: str, /, **values: object) -> str:
    """Return the text for as many things as the number says, with `{number}` and other values in their places."""
    language = _language.get()
    if language == ENGLISH:
        text = one if number == 1 else many
    else:
        text, values = catalogue(language).ngettext(one, many, number), _localised(values)
    return text.format(number=number, **values)


def pgettext(context: str, text: str, /, **values: object) -> str:
    """Return a text in the current locale that other languages translate differently in different contexts."""
    language = _language.get()
    if language != ENGLISH:
        text, values = catalogue(language).pgettext(context, text), _localised(values)
    return text.format(**values) if values else text


def N_(text: str, /) -> str:  # noqa: N802 — gettext's name
    """Return a text as it is, and mark it for the catalogues; it is said by `_` where it is shown."""
    return text


def _localised(values: dict[str, object]) -> dict[str, object]:
    if not any(isinstance(value, float) for value in values.values()):
        return values
    from quiltsmith.i18n.number_format import LocalFloat

    return {name: LocalFloat(value) if isinstance(value, float) else value for name, value in values.items()}


def NP_(context: str, text: str, /) -> str:  # noqa: N802
    """Return a text with its context, and mark it for the catalogues; `translated` says it."""
    return f"{context}{_BETWEEN}{text}"


def NN_(one: str, many: str, /) -> tuple[str, str]:  # noqa: N802
    """Return the texts for one and for many, and mark them for the catalogues; `plural_forms` says them."""
    return one, many


def translated(text: str) -> str:
    """Return a marked text in the current locale, be it with a context or without one."""
    context, _between, bare = text.rpartition(_BETWEEN)
    return pgettext(context, bare) if context else _(bare)


def plural_forms(one: str, many: str) -> tuple[str, ...]:
    """Return all forms that the current locale has of a text, in the order of its catalogue."""
    language = _language.get()
    return (one, many) if language == ENGLISH else catalogue(language).plural_forms(one, many)


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
def locales() -> tuple[str, ...]:
    """List the languages that the program speaks, English first."""
    return (ENGLISH, *sorted({name[:-3] for name in os.listdir(FOLDER) if name.endswith((".mo", ".po"))}))  # noqa: PTH208


@cache
def catalogue(language: str) -> Catalogue:
    """Return the compiled catalogue of a language."""
    from quiltsmith.i18n.compiled_catalogue import Catalogue

    path = os.path.join(FOLDER, language)  # noqa: PTH118
    if is_outdated(path):
        from quiltsmith.i18n.po_file import compile_file

        # One that cannot be read, such as one with a conflict in it, is left for the tests to tell.
        with suppress(OSError, ValueError):
            compile_file(path)
    with open(f"{path}.mo", "rb") as file:  # noqa: PTH123
        return Catalogue(file)


def is_outdated(path: str) -> bool:
    """Tell whether the catalogue of a path without suffix has changed since it was compiled; wheels have none."""
    try:
        changed = os.stat(f"{path}.po").st_mtime_ns  # noqa: PTH116
    except OSError:
        return False
    try:
        return os.stat(f"{path}.mo").st_mtime_ns <= changed  # noqa: PTH116
    except OSError:
        return True
