"""Texts for consoles and names that lack some characters: `Blümchen` becomes `Bluemchen`, never `Bl?mchen`."""

from __future__ import annotations

import re
import unicodedata

_PLAIN = {
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "ẞ": "SS",
    "æ": "ae",
    "Æ": "Ae",
    "œ": "oe",
    "Œ": "Oe",
    "ø": "o",
    "Ø": "O",
    "ł": "l",
    "Ł": "L",
    "đ": "d",
    "Đ": "D",
    "−": "-",
    "–": "-",
    "—": "-",
    "×": "x",
    "·": "*",
    "•": "*",
    "…": "~",
    "→": ">",
    "←": "<",
    "±": "+-",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "’": "'",
    "‘": "'",
    "‚": "'",
    "≤": "<=",
    "≥": ">=",
    "⁄": "/",
    "€": "EUR",
    "©": "(c)",
    "�": "?",
}
"""What people write where a sign is missing; letters with other marks lose them."""


def transliterate(text: str, encoding: str) -> str:
    """Write what an encoding lacks in signs that it has; what has no plain form is told by its number."""
    if _has(encoding, text):
        return text
    return "".join(sign if _has(encoding, sign) else _plain(sign, encoding) for sign in text)


def slugify(text: str, longest: int, more: str = "") -> str:
    """Make a name for files and ids of what people type: `Omas Flicken für 2` becomes `omas-flicken-fuer-2`.

    It has small letters, digits, the signs of `more`, and `-` between; without a letter or a digit it is empty.
    """
    ends = f"-{more}"
    plain = transliterate(text.strip(), "ascii").lower()
    return re.sub(rf"[^a-z0-9{re.escape(more)}]+", "-", plain).strip(ends)[:longest].rstrip(ends)


def _plain(sign: str, encoding: str) -> str:
    if sign in _PLAIN:
        return _PLAIN[sign]
    bare = "".join(part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part))
    bare = "".join(_PLAIN.get(part, part) for part in bare)
    return bare if _has(encoding, bare) else sign.encode("ascii", "backslashreplace").decode("ascii")


def _has(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
