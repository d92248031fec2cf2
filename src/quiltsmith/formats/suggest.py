"""The nearest known word to a mistyped one."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

LONGEST_WORD = 60


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Find the known word that was probably meant, or none."""
    by_lower_case = {name.lower(): name for name in known}
    matches = get_close_matches(word[:LONGEST_WORD].lower(), by_lower_case, n=1, cutoff=0.6)
    return by_lower_case[matches[0]] if matches else None


def did_you_mean(word: str, known: Iterable[str], otherwise: str = "") -> str:
    """Write the hint for a mistyped word: the nearest known one, or all of them when there are few."""
    names = list(known)
    match = nearest(word, names)
    if match is not None:
        return f"did you mean `{match}`?"
    if otherwise:
        return otherwise
    return f"known here: {', '.join(names)}" if names else "there is none to choose from"
