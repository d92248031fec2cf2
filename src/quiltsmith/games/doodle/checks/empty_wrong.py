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
from quiltsmith.games.sheets.shared_checks import wrong_empty
from quiltsmith.i18n import _


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Count the empty spaces."""
    claim, empty = sheet.log.empty, sheet.empty
    if claim is not None and empty is not None and claim.value != empty:
        spaces = few_spaces(sheet.game.board, sheet.game.board.full & ~sheet.shaded)
        if spaces:
            hint = _("write `empty {empty}`: {spaces}", empty=empty, spaces=spaces)
        else:
            hint = _("write `empty {empty}`", empty=empty)
        yield wrong_empty(sheet.text.word_place(claim.line, 1), claim.value, empty, hint)
