"""Names in the order of the reader's alphabet: Ärmin stands beside Armin, and not behind Zoe."""

from __future__ import annotations

import unicodedata

from quiltsmith.i18n import pgettext

_LOOK_LIKE = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th"})
_BEHIND = "\uffff"

SortKey = tuple[str, str]


def sort_key(name: str) -> SortKey:
    """Return what names are sorted by: their letters without accents first, then with them."""
    if name.isascii():
        return name.lower(), name
    own = _own_letters()
    letters = unicodedata.normalize("NFC", name.lower())
    return "".join([_plain(letter) + (_BEHIND if letter in own else "") for letter in letters]), name


def _own_letters() -> str:
    """Return the letters that are letters of their own, and stand behind the one that they look like."""
    # Translators: such letters without anything between them, as ñ in Spanish; or "none".
    letters = pgettext("letters that are sorted behind the one that they look like", "none")
    return "" if letters == "none" else letters


def _plain(letter: str) -> str:
    decomposed = unicodedata.normalize("NFD", letter.translate(_LOOK_LIKE))
    return "".join([one for one in decomposed if not unicodedata.combining(one)]).casefold()
