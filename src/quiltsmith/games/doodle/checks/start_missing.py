"""The log has no start patch.

Everybody draws the patch of one start card before the first turn, unless game or deck have no start cards.

FAIL:
    log:
    1  B  P12
PASS:
    log:
    start  A  S03
    1      B  P12
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.doodle_log import START
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.i18n import _

CODE = "start-missing"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Look for a start line, in games and decks that have start cards."""
    entries = sheet.log.entries
    if not entries or START in sheet.log.turns or not sheet.has_start:
        return
    place = sheet.text.line_place(entries[0].line)
    yield Problem(place, CODE, _("the log has no start patch"), _("begin it with a line such as `start A S03`"))
