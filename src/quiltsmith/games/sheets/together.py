"""Sheets of one file or call checked beside each other, all at once."""

from __future__ import annotations

from collections.abc import Iterable

from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.sheets.checked import Checked
from quiltsmith.games.sheets.checking import SheetChecking
from quiltsmith.games.sheets.comparing import compare_sheets
from quiltsmith.games.sheets.findings import Findings
from quiltsmith.games.sheets.reading import parse_sheet
from quiltsmith.games.sheets.twins import Twins, tell_twin


def check_together(checking: SheetChecking, texts: Iterable[SheetText]) -> list[Checked]:
    """Check sheets; those about which the others tell something are checked again with that."""
    seen, twins, alone = Twins(), list[str](), list[Checked]()
    for text in texts:
        source = text.source
        twins.append(seen.find(source.text.encode(), f"{source.name}:{source.first_line}"))
        tell_twin(text, twins[-1])
        alone.append(checking.check(text))
    findings = compare_sheets(checked.summary for checked in alone)
    return [
        _check_again(checking, checked, twin, found) if found else checked
        for checked, twin, found in zip(alone, twins, findings, strict=True)
    ]


def _check_again(checking: SheetChecking, checked: Checked, twin: str, found: Findings) -> Checked:
    text = parse_sheet(checked.text.source)
    tell_twin(text, twin)
    return checking.check(text, found)
