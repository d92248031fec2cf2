"""The number of empty spaces is not what the board shows.

FAIL (six spaces are `.`):
    empty  7
PASS:
    empty  6
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.games.doodle.pieces import few_spaces
from quiltsmith.games.doodle.sheet import DoodleSheet

CODE = "empty-wrong"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Count the empty spaces."""
    claim, empty = sheet.log.empty, sheet.empty
    if claim is not None and empty is not None and claim.value != empty:
        message = f"{claim.value} empty spaces are claimed, the board has {empty}"
        spaces = few_spaces(sheet.game.board, sheet.game.board.full & ~sheet.shaded)
        hint = f"write `empty {empty}`: {spaces}" if spaces else f"write `empty {empty}`"
        yield Problem(sheet.text.word_place(claim.line, 1), CODE, message, hint)
