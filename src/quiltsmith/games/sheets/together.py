"""Sheets of one file or call checked beside each other, all at once."""

from __future__ import annotations

from collections.abc import Iterable

from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.sheets.checked import Checked
from quiltsmith.games.sheets.checking import SheetChecking
from quiltsmith.games.sheets.comparing import compare_sheets
from quiltsmith.games.sheets.reading import parse_sheet


def check_together(checking: SheetChecking, texts: Iterable[SheetText]) -> list[Checked]:
    """Check sheets; those about which the others tell something are checked again with that."""
    alone = [checking.check(text) for text in texts]
    findings = compare_sheets(checked.summary for checked in alone)
    return [
        checking.check(parse_sheet(checked.text.source), found) if found else checked
        for checked, found in zip(alone, findings, strict=True)
    ]
