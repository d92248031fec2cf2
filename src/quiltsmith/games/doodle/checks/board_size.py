"""The board of the sheet has not the rows and columns of the game's board.

Every row has one character per space; blanks between them do not count.

FAIL (a 9×9 game):
    board:
    AAAB
    A.BB
PASS:
    nine rows of nine characters, such as `AAABB....`
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.games.sheets.drawn_board import size_problems


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Compare the drawing with the game's board, if there is one that was not understood."""
    if sheet.board is not None and not sheet.has_board:
        yield from size_problems(sheet.text, sheet.board, sheet.game.board, sheet.game.id)
