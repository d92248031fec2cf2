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
from quiltsmith.i18n import _

CODE = "unknown-letter"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Look every logged letter up on the board."""
    if not sheet.has_board or sheet.masks.keys() >= set(sheet.log.letters):
        return
    for entry in sheet.log.entries:
        if entry.letter and entry.letter not in sheet.masks:
            message = _("{letter} is not on the board", letter=entry.letter)
            other_case = entry.letter.swapcase()
            hint = (
                _("did you mean `{word}`?", word=other_case)
                if other_case in sheet.masks
                else _("mark its spaces, or remove the line")
            )
            yield Problem(sheet.text.word_place(entry.line, 1), CODE, message, hint)
