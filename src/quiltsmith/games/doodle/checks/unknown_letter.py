"""A letter of the log that stands nowhere on the board.

FAIL:
    1  B  P12          with no B on the board
PASS:
    1  B  P12          with B on as many spaces as the patch has
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.games.sheets.shared_checks import unknown_letters
from quiltsmith.i18n import _


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Look every logged letter up on the board."""
    if sheet.has_board and not sheet.masks.keys() >= set(sheet.log.letters):
        hint = _("mark its spaces, or remove the line")
        yield from unknown_letters(sheet.text, sheet.log.entries, 1, sheet.masks, hint)
