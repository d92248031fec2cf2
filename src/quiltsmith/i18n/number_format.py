"""Numbers in texts, written as readers of the language of talk write them."""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from quiltsmith.i18n import ENGLISH, catalogue, get_locale

MINUS = "−"
SAMPLE = re.compile(r"1(?P<small>\D?)234; 12(?P<group>\D)345(?P<decimal>\D)6; 41(?P<percent>\D?)%")
"""What a translator makes of the text in `_number_format`: three numbers, written as people there do."""


class NumberFormat(Struct, frozen=True):
    """How numbers are written: what stands before decimals, between groups of three digits, and before `%`."""

    decimal: str
    group: str
    before_percent: str
    groups_thousands: bool
    """Whether 1234 is written in groups too, and not only larger numbers."""

    def localise(self, text: str) -> str:
        """Return a number as the language writes it; Python has written it, with commas between groups."""
        if not self.groups_thousands and text.count(",") == 1 and len(text.split(",")[0].strip("+-")) == 1:
            text = text.replace(",", "")
        return text.translate({ord(","): self.group, ord("."): self.decimal})


@cache
def _number_format(language: str) -> NumberFormat:
    text = "1,234; 12,345.6; 41%"
    if language != ENGLISH:
        text = catalogue(language).pgettext("number format", "1,234; 12,345.6; 41%")
    sample = SAMPLE.fullmatch(text)
    if sample is None:
        raise ValueError(f"{language}.po: numbers in `{text}`")
    return NumberFormat(sample["decimal"], sample["group"], sample["percent"], bool(sample["small"]))


class LocalFloat(float):
    """A number that texts write with the decimal sign of the current locale."""

    def __format__(self, form: str) -> str:
        return _in_language(super().__format__(form), "-")


def whole(number: int) -> str:
    """Write a whole number with the minus sign that sums have: −49."""
    return str(number).replace("-", MINUS)


def grouped(number: int) -> str:
    """Write a whole number in groups of three digits: 25,000."""
    return _in_language(f"{number:,}")


def decimal(number: float, places: int = 1) -> str:
    """Write a number with some decimal places, and no minus before a zero."""
    return _in_language(f"{_rounded(number, places):,.{places}f}")


def signed(number: float, places: int = 1) -> str:
    """Write a number with its sign; zero has none."""
    rounded = _rounded(number, places)
    return _in_language(f"{rounded:+,.{places}f}" if rounded else f"{rounded:.{places}f}")


def percent(share: float, places: int = 0) -> str:
    """Write a share in percent: 41%, in some languages with a space that does not break."""
    return f"{decimal(100 * share, places)}{_number_format(get_locale()).before_percent}%"


def _rounded(number: float, places: int) -> float:
    return round(number, places) + 0.0


def _in_language(text: str, minus: str = MINUS) -> str:
    return _number_format(get_locale()).localise(text).replace("-", minus)
