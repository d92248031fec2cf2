"""Compiled catalogues as gettext reads them, in which long texts go by a number.

A translation is only to be found, and needs no English text beside it: a catalogue is a quarter smaller so.
"""

from __future__ import annotations

from collections.abc import Callable
from gettext import GNUTranslations
from typing import BinaryIO
from zlib import crc32

LONGEST_KEY = 32
_MOST_TRIED = 200
"""No language has a form for larger numbers only."""


def message_key(text: str) -> str:
    """Return what a text goes by in a compiled catalogue."""
    return text if len(text) <= LONGEST_KEY else f"#{crc32(text.encode()):08x}"


class Catalogue:
    """The translations of a language; what it lacks stays English."""

    def __init__(self, file: BinaryIO) -> None:
        self._translations = GNUTranslations(file)

    def gettext(self, text: str) -> str:
        """Return a text in the language."""
        key = message_key(text)
        found = self._translations.gettext(key)
        return text if found == key else found

    def pgettext(self, context: str, text: str) -> str:
        """Return a text that has other translations in other contexts."""
        key = message_key(text)
        found = self._translations.pgettext(context, key)
        return text if found == key else found

    def ngettext(self, one: str, many: str, number: int) -> str:
        """Return the text for so many things."""
        key = message_key(one)
        found = self._translations.ngettext(key, "", number)
        return found if found not in (key, "") else one if number == 1 else many

    def plural_forms(self, one: str, many: str) -> tuple[str, ...]:
        """Return all forms that the language has of a text, in the order of the catalogue."""
        form: Callable[[int], int] = self._translations.plural  # type: ignore[attr-defined]
        numbers = {form(number): number for number in range(_MOST_TRIED)}
        return tuple(self.ngettext(one, many, numbers[place]) for place in sorted(numbers))
