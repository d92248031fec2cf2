"""The total is not the sum of the scores less the empty spaces.

Where a claimed score is impossible, the best possible one counts in its place.

FAIL (25 + 36 + 50, and 6 empty spaces):
    total  106
PASS:
    total  105
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.games.doodle.sheet import DoodleSheet
from quiltsmith.games.doodle.total import total_sum


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Add up."""
    claim, total = sheet.log.total, sheet.total
    if claim is not None and total is not None and claim.value != total:
        message = f"the total is {total}, not {claim.value}"
        hint = f"{total_sum(sheet)} = {total}"
        yield Problem(sheet.text.word_place(claim.line, 1), "total-wrong", message, hint)
