"""Sheets of one file checked beside each other, as the command does it, without a command."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.games.sheets.checked import Checked
from quiltsmith.games.sheets.checking import SheetChecking
from quiltsmith.games.sheets.comparing import compare_sheets
from quiltsmith.games.sheets.reading import read_sheets

EXAMPLES = Path(__file__).parents[3] / "examples"


def check_together(path: Path, checking: SheetChecking | None = None) -> list[Checked]:
    """Check all sheets of a file, each with what the others tell about it."""
    checking = checking or SheetChecking()
    findings = compare_sheets(checking.check(text).summary for text in read_sheets(path))
    return [checking.check(text, found) for text, found in zip(read_sheets(path), findings, strict=True)]


def example(name: str) -> str:
    """Read one of the shipped examples."""
    return (EXAMPLES / name).read_text(encoding="utf-8")
