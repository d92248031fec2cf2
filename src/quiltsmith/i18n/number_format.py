"""Numbers in texts, written as readers of the language of talk write them."""

from __future__ import annotations

from quiltsmith.i18n import GERMAN, get_locale

MINUS = "−"
_SWAPPED = str.maketrans({",": ".", ".": ","})


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
    """Write a share in percent: 41%, in German with a space that does not break."""
    space = "\N{NO-BREAK SPACE}" if get_locale() == GERMAN else ""
    return f"{decimal(100 * share, places)}{space}%"


def _rounded(number: float, places: int) -> float:
    return round(number, places) + 0.0


def _in_language(text: str) -> str:
    text = text.translate(_SWAPPED) if get_locale() == GERMAN else text
    return text.replace("-", MINUS)
