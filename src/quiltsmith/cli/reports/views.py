"""How much is said about each sheet, and in which format."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING

from quiltsmith.cli.reports.problems import ReportFormat, to_github, told

if TYPE_CHECKING:
    from quiltsmith.games.sheets.checked_sheet import Checked


class SheetFormat(StrEnum):
    """How results of sheets are written."""

    TEXT = "text"
    JSON = "json"
    GITHUB = "github"
    CSV = "csv"

    @property
    def of_problems(self) -> ReportFormat:
        """The format of problems that are no sheet's."""
        return ReportFormat.TEXT if self is SheetFormat.CSV else ReportFormat(self.value)


class View(StrEnum):
    """How much is said about each sheet."""

    BRIEF = "brief"
    PROBLEMS = "problems"
    FULL = "full"


def reporter(
    report_format: SheetFormat, view: View, explain_score: bool = False, is_strict: bool = False
) -> Callable[[Checked], str]:
    """Give the function that writes what is to be said about a sheet; of a sheet may be nothing to say."""
    from quiltsmith.cli.reports.brief import brief_line
    from quiltsmith.cli.reports.kinds import report_of
    from quiltsmith.cli.reports.sections import problems_report
    from quiltsmith.cli.reports.spreadsheet import cells_of
    from quiltsmith.cli.terminal.screen import json_text

    def report(checked: Checked) -> str:
        if report_format is SheetFormat.GITHUB:
            return "\n".join(told(checked.problems, to_github))
        if report_format is SheetFormat.JSON:
            return json_text(checked.to_json())
        if report_format is SheetFormat.CSV:
            return cells_of(checked)
        written = report_of(checked.game)
        if view is View.BRIEF:
            return brief_line(checked, written.short(checked))
        if view is View.PROBLEMS:
            return problems_report(checked, written.short(checked).who) if _fails(checked, is_strict) else ""
        return written.full(checked, explain_score)

    return report


def _fails(checked: Checked, is_strict: bool) -> bool:
    """Tell whether a sheet is refused: for its errors, or where one is strict for anything open."""
    return not checked.is_valid or (is_strict and (bool(checked.problems) or checked.checked == "partly"))
