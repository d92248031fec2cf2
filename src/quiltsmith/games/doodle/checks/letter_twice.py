"""The same letter names two pieces.

Every drawn piece needs a letter or digit of its own; upper and lower case count as different.

FAIL:
    1  B  P12
    2  B  P07
PASS:
    1  B  P12
    2  b  P07
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.i18n import _

CODE = "letter-twice"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Find letters that were logged before."""
    letters = sheet.log.letters
    if len(set(letters)) == len(letters):
        return
    seen: dict[str, int] = {}
    for entry in sheet.log.entries:
        if entry.letter in seen:
            message = _("the letter {letter} names a piece already", letter=entry.letter)
            hint = _("the first is in line {line}; give this piece another letter", line=seen[entry.letter])
            yield Problem(sheet.text.word_place(entry.line, 1), CODE, message, hint)
        elif entry.letter:
            seen[entry.letter] = entry.line
