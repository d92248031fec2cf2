"""The nearest known word to a mistyped one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches

from quiltsmith.formats.problems import LazyText
from quiltsmith.i18n import _

LONGEST_WORD = 60


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Find the known word that was probably meant, or none: what only looks a little alike would mislead.

    Of a phrase it is the last word that is known, as in "Patchwork Doodle".
    """
    word, names = word[:LONGEST_WORD], list(known)
    in_small = dict.fromkeys(name.lower() for name in names)
    phrase = [part for part in re.findall(r"[\w-]+", word.lower()) if part in in_small]
    if phrase and phrase[-1] != word.lower():
        matches = phrase[-1:]
    else:
        close = get_close_matches(word.lower(), in_small, n=3, cutoff=0.6)
        matches = [name for name in close if _is_slip(word.lower(), name)][:1]
    # Ids such as A and a differ only by case: of those, the one that is written more alike.
    alike = [name for name in names if name.lower() in matches]
    return get_close_matches(word, alike, n=1, cutoff=0)[0] if alike else None


def _is_slip(word: str, name: str) -> bool:
    """Return whether somebody who means a name may type this: some letters are wrong, or the end is another."""
    shorter = min(len(word), len(name))
    start = next((at for at in range(shorter) if word[at] != name[at]), shorter)
    return _slips(word, name) <= max(1, (shorter + 1) // 3) or start >= max(3, 0.6 * shorter)


def _slips(word: str, name: str) -> int:
    """Count the letters that are wrong, missing, too many, or changed places with their neighbours."""
    before: list[int] = []
    above = list(range(len(name) + 1))
    for row, letter in enumerate(word, 1):
        current = [row]
        for column, other in enumerate(name, 1):
            cost = min(above[column] + 1, current[-1] + 1, above[column - 1] + (letter != other))
            if row > 1 and column > 1 and letter == name[column - 2] and word[row - 2] == other:
                cost = min(cost, before[column - 2] + 1)
            current.append(cost)
        before, above = above, current
    return above[-1]


def did_you_mean(word: str, known: Iterable[str], otherwise: str = "") -> LazyText:
    """Return the hint for a mistyped word: the nearest known one, or all of them when there are few."""
    return LazyText(_did_you_mean, (word[:LONGEST_WORD], tuple(known), otherwise))


def _did_you_mean(word: str, names: tuple[str, ...], otherwise: str) -> str:
    match = nearest(word, names)
    if match is not None:
        return _("did you mean `{word}`?", word=match)
    if otherwise:
        return otherwise
    return _("known here: {names}", names=", ".join(names)) if names else _("there is none to choose from")
