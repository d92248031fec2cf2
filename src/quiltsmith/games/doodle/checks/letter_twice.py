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
from quiltsmith.games.sheets.shared_checks import letters_twice


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Find letters that were logged before."""
    letters = sheet.log.letters
    if len(set(letters)) != len(letters):
        yield from letters_twice(sheet.text, sheet.log.entries, 1)
