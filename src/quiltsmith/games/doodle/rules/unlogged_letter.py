"""A letter on the board that the log does not explain.

FAIL:
    a board with Q, and no line of the log with Q
PASS:
    12  Q  P25
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.formats.sheet_text import UNNAMED
from quiltsmith.games.doodle.log import START
from quiltsmith.games.doodle.pieces import card_like
from quiltsmith.games.doodle.sheet import DoodleSheet
from quiltsmith.games.sheets.drawn_board import letter_place


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Look every letter of the board up in the log."""
    if not sheet.has_log or sheet.board is None:
        return
    logged = {*sheet.log.letters, UNNAMED}
    for letter in sheet.masks:
        if letter not in logged:
            place = letter_place(sheet.text, sheet.board, letter)
            card = "single" if sheet.masks[letter].bit_count() == 1 else card_like(sheet, sheet.masks[letter])
            start = _missing_start(sheet, letter)
            line = f"start {letter} {start}" if start else f"5 {letter} {card or 'P21'}"
            hint = f"add its line to the log, for example `{line}`"
            yield Problem(place, "unlogged-letter", f"the log does not say what {letter} is", hint)


def _missing_start(sheet: DoodleSheet, letter: str) -> str | None:
    """Name the start card that a letter is, if the log lacks its start."""
    if START in sheet.log.turns:
        return None
    return card_like(sheet, sheet.masks[letter], is_start=True)
