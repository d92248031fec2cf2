"""Filled sheets on the command line: a file, a folder of sheets, or `-` for standard input, to be printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.terminal.screen import visible, write_note
from quiltsmith.errors import system_reason
from quiltsmith.i18n import _, ngettext

if TYPE_CHECKING:
    from quiltsmith.games.game import Game
    from quiltsmith.games.sheets.checked_sheet import Checked
    from quiltsmith.layout.pad.filled_pad import Filling


def filled_or_fail(name: str) -> tuple[Game, tuple[Filling, ...]]:
    """Read sheets to print and the game that they are of; a file that is no sheet ends the command.

    What is wrong with a sheet is printed as it was written, and the person is told.
    """
    from quiltsmith.layout.pad.filled_pad import filled_pad

    sheets = _sheets_or_fail(name)
    for sheet in sheets:
        wrong = sum(problem.is_error for problem in sheet.problems)
        if wrong:
            file = visible(sheet.text.source.name)
            errors = ngettext(wrong, "{number} error", "{number} errors")
            write_note(
                _("note: {file} has {errors}; `quiltsmith sheet check {file}` tells", file=file, errors=errors)
            )
    return filled_pad(sheets)


def _sheets_or_fail(name: str) -> list[Checked]:
    from quiltsmith.cli.reports.refusal import UnusableFileError
    from quiltsmith.games.sheets.related_sheets import check_together
    from quiltsmith.games.sheets.sheet_checking import SheetChecking
    from quiltsmith.games.sheets.sheet_files import find_sheets, read_sheets
    from quiltsmith.layout.pad.filled_pad import unprintable_sheets

    found = find_sheets([name])
    if found.problems:
        raise Failure("\n".join(f"{problem.message}; {problem.hint}" for problem in found.problems))
    try:
        texts = [text for file in found.names for text in read_sheets(file)]
    except OSError as error:
        reason = system_reason(error)
        raise Failure(_("cannot read {name}: {reason}", name=name, reason=reason)) from None
    problems = unprintable_sheets(texts)
    if problems:
        raise UnusableFileError(name, problems, None)
    return check_together(SheetChecking(), texts)
