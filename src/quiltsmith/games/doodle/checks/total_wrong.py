"""The total is not the sum of the scores less the empty spaces.

Where a claimed score is impossible, or its line is missing, the best possible one counts in its place. The total
is wrong then only if no rectangle that could have been chosen gives it.

FAIL (25 + 36 + 50, and 6 empty spaces):
    total  106
PASS:
    total  105
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.doodle_scoring import possible_totals, total_sum
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.games.sheets.shared_checks import TOTAL_WRONG, wrong_total
from quiltsmith.i18n import _


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Add up."""
    claim, total = sheet.log.total, sheet.total
    if claim is None or claim.value == total:
        return
    possible = possible_totals(sheet)
    if possible is None or claim.value in possible:
        return
    place = sheet.text.word_place(claim.line, 1)
    if total is not None:
        yield wrong_total(place, claim.value, total, total_sum(sheet))
        return
    message = _("no rectangles on this board give a total of {claimed}", claimed=claim.value)
    hint = _("at most {best} is possible", best=possible.best)
    if len(sheet.scores) < sheet.game.rounds:
        hint = _("at most {best} is possible; write the scores as well", best=possible.best)
    yield Problem(place, TOTAL_WRONG, message, hint)
