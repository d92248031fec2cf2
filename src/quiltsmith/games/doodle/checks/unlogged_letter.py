"""A letter on the board that the log does not explain.

A log that names every turn, drawn or passed, explains every shaded space: then a letter without a line is an
error, and so is a `#`. With gaps in the log it is only a warning, and the sheet is partly checked.

FAIL:
    a board with Q, a line for every turn, and no line with Q
PASS:
    12  Q  P25
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Level, Problem
from quiltsmith.formats.sheet_text import UNNAMED, BoardText
from quiltsmith.games.doodle.doodle_log import START
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet, card_like
from quiltsmith.games.sheets.drawn_board import letter_place
from quiltsmith.i18n import _

CODE = "unlogged-letter"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Look every letter of the board up in the log."""
    if not sheet.unlogged or not sheet.has_log or sheet.board is None:
        return
    if not sheet.gaps:
        for letter in sheet.unlogged:
            yield _problem(sheet, sheet.board, letter, Level.ERROR)
        return
    letters = [letter for letter in sheet.unlogged if letter != UNNAMED]
    if len(letters) == 1:
        yield _problem(sheet, sheet.board, letters[0], Level.WARNING)
    elif letters:
        place = letter_place(sheet.text, sheet.board, letters[0])
        message = _("the log does not say what these letters are: {letters}", letters=", ".join(letters))
        hint = _("add their lines to the log, for example `{line}`", line=_example(sheet, letters[0]))
        yield Problem(place, CODE, message, hint, Level.WARNING)


def _problem(sheet: DoodleSheet, board: BoardText, letter: str, level: Level) -> Problem:
    place = letter_place(sheet.text, board, letter)
    message = _("the log does not say what {letter} is", letter=letter)
    if letter == UNNAMED:
        hint = _("it names every turn, so that every shaded space has a letter; write the letters of its lines")
    else:
        hint = _("add its line to the log, for example `{line}`", line=_example(sheet, letter))
    return Problem(place, CODE, message, hint, level)


def _example(sheet: DoodleSheet, letter: str) -> str:
    """Write the line that a letter lacks as well as anybody can tell."""
    start = _missing_start(sheet, letter)
    if start:
        return f"start {letter} {start}"
    card = "single" if sheet.masks[letter].bit_count() == 1 else card_like(sheet, sheet.masks[letter])
    return f"{sheet.gaps[0] if sheet.gaps else 5} {letter} {card or 'P21'}"


def _missing_start(sheet: DoodleSheet, letter: str) -> str | None:
    """Name the start card that a letter is, if the log lacks its start."""
    if START in sheet.log.turns:
        return None
    return card_like(sheet, sheet.masks[letter], is_start=True)
