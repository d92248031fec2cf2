"""The start patch was cut or exchanged.

It is drawn whole and as dealt: special actions begin with the first turn.

FAIL:
    start  A  S03 cut
PASS:
    start  A  S03
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.doodle_log import START
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.i18n import _

CODE = "start-cut"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Find special actions in start lines."""
    for entry in sheet.log.entries:
        if entry.turn != START or not (entry.cuts or entry.neighbours or entry.is_single):
            continue
        if entry.is_single:
            place, message = sheet.text.word_place(entry.line, 2), _("a single space is no start patch")
            hint = _(
                "name a start card, such as `start A S03`; a single has a turn, such as `1 {letter} single`",
                letter=entry.letter,
            )
        else:
            place = sheet.text.word_place(entry.line, 3)
            message = (
                _("the start patch cannot be cut") if entry.cuts else _("the start patch cannot be exchanged")
            )
            hint = _("draw it whole, and remove the word")
        yield Problem(place, CODE, message, hint)
