"""A letter of the log that stands nowhere on the board.

FAIL:
    1  B  P12          with no B on the board
PASS:
    1  B  P12          with B on as many spaces as the patch has
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.games.doodle.sheet import DoodleSheet


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Look every logged letter up on the board."""
    if not sheet.masks or sheet.masks.keys() >= set(sheet.log.letters):
        return
    for entry in sheet.log.entries:
        if entry.letter and entry.letter not in sheet.masks:
            message = f"{entry.letter} is not on the board"
            other_case = entry.letter.swapcase()
            hint = (
                f"did you mean `{other_case}`?"
                if other_case in sheet.masks
                else "mark its spaces, or remove the line"
            )
            yield Problem(sheet.text.word_place(entry.line, 1), "unknown-letter", message, hint)
