"""The number of empty spaces is not what the board shows.

FAIL (six spaces are `.`):
    empty  7
PASS:
    empty  6
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet, few_spaces
from quiltsmith.i18n import _

CODE = "empty-wrong"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Count the empty spaces."""
    claim, empty = sheet.log.empty, sheet.empty
    if claim is not None and empty is not None and claim.value != empty:
        message = _("{claimed} empty spaces are claimed, the board has {empty}", claimed=claim.value, empty=empty)
        spaces = few_spaces(sheet.game.board, sheet.game.board.full & ~sheet.shaded)
        if spaces:
            hint = _("write `empty {empty}`: {spaces}", empty=empty, spaces=spaces)
        else:
            hint = _("write `empty {empty}`", empty=empty)
        yield Problem(sheet.text.word_place(claim.line, 1), CODE, message, hint)
