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

from quiltsmith.formats.problem import Problem
from quiltsmith.games.doodle.sheet import DoodleSheet


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Count rows and the characters of each row."""
    if sheet.board is None:
        return
    rows, board = sheet.board.rows, sheet.game.board
    for number, row in rows:
        if len(row) != board.columns:
            message = f"this row has {len(row)} spaces, the board of {sheet.game.id} has {board.columns}"
            hint = "one character per space, `.` for an empty one"
            yield Problem(sheet.text.line_place(number), "board-size", message, hint)
    if len(rows) != board.rows:
        last = rows[-1][0] if rows else sheet.board.number
        message = f"the board has {len(rows)} rows, the board of {sheet.game.id} has {board.rows}"
        yield Problem(
            sheet.text.line_place(last), "board-size", message, "one line per row, no blank line between"
        )
