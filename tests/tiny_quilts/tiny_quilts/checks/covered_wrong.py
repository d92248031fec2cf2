"""The number of covered spaces is not that of the board.

FAIL:
    covered 9              when ten spaces of the board have a letter
PASS:
    covered 10
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from tiny_quilts.sheet import TinySheet


def check(sheet: TinySheet) -> Iterator[Problem]:
    """Compare the claim with the board."""
    if sheet.claim is None or sheet.covered is None:
        return
    line, claimed = sheet.claim
    if claimed != sheet.covered:
        place = sheet.text.word_place(line, 1)
        yield Problem(place, "covered-wrong", f"{sheet.covered} spaces are covered, not {claimed}", "count again")
