"""The start patch was cut or exchanged.

It is drawn whole and as dealt: special actions begin with the first turn.

FAIL:
    start  A  S03 cut
PASS:
    start  A  S03
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.games.doodle.log import START
from quiltsmith.games.doodle.sheet import DoodleSheet


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Find special actions in start lines."""
    for entry in sheet.log.entries:
        if entry.turn != START or not (entry.cuts or entry.neighbours or entry.is_single):
            continue
        action = "cut" if entry.cuts else "exchanged" if entry.neighbours else "a single space"
        place = sheet.text.word_place(entry.line, 2 if entry.is_single else 3)
        yield Problem(
            place, "start-cut", f"the start patch cannot be {action}", "draw it whole, and remove the word"
        )
