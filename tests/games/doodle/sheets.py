"""Sheets checked from their texts, and changed as a page does it."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.doodle_checker import CheckedSheet
from quiltsmith.games.doodle.doodle_editor import SheetEdit, edited
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import parse_sheet

EXAMPLES = Path(__file__).parents[3] / "examples"
BLANK = "game: doodle\ndeck: meadow\n\nboard:\n" + 9 * ".........\n" + "\nlog:\n"


def checked(text: str) -> CheckedSheet:
    """Check a text that is a doodle sheet."""
    found = SheetChecking().check(parse_sheet(Source("sheet.txt", text)))
    assert isinstance(found, CheckedSheet)
    return found


def after(text: str, *edits: SheetEdit) -> str:
    """Change a text, one change after the other."""
    for edit in edits:
        text = edited(checked(text).sheet, edit)
    return text


def example(name: str) -> str:
    """Read an example."""
    return (EXAMPLES / name).read_text(encoding="utf-8")
