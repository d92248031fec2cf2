"""The nearest known word to a mistyped one."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from quiltsmith.talk.later import Later
from quiltsmith.talk.saying import say

LONGEST_WORD = 60


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Find the known word that was probably meant, or none."""
    word, names = word[:LONGEST_WORD], list(known)
    matches = get_close_matches(word.lower(), dict.fromkeys(name.lower() for name in names), n=1, cutoff=0.6)
    # Ids such as A and a differ only by case: of those, the one that is written more alike.
    alike = [name for name in names if name.lower() in matches]
    return get_close_matches(word, alike, n=1, cutoff=0)[0] if alike else None


def did_you_mean(word: str, known: Iterable[str], otherwise: str = "") -> Later:
    """Give the hint for a mistyped word: the nearest known one, or all of them when there are few."""
    return Later(_did_you_mean, (word[:LONGEST_WORD], tuple(known), otherwise))


def _did_you_mean(word: str, names: tuple[str, ...], otherwise: str) -> str:
    match = nearest(word, names)
    if match is not None:
        return say("did you mean `{word}`?", word=match)
    if otherwise:
        return otherwise
    return say("known here: {names}", names=", ".join(names)) if names else say("there is none to choose from")
