"""What a checked doodle sheet looks like: a report for the table, one line for the club."""

from __future__ import annotations

from quiltsmith.cli.reports.doodle_sections import board_section, head_section, rounds_section, specials_line
from quiltsmith.cli.reports.kinds import SheetReport
from quiltsmith.cli.reports.sections import brief_columns, remarks, short_name
from quiltsmith.cli.terminal.screen import readable
from quiltsmith.games.doodle.checker import CheckedSheet
from quiltsmith.games.doodle.total import total_sum


def full_report(checked: CheckedSheet, explain_score: bool = False) -> str:
    """Write the whole report of a sheet; its last line is the total."""
    sections = [
        head_section(checked),
        board_section(checked.sheet),
        rounds_section(checked.sheet, explain_score),
        [specials_line(checked)] if checked.sheet.has_log else [],
        remarks(checked),
        [_total_line(checked)],
    ]
    return readable("\n\n".join("\n".join(section) for section in sections if section))


def brief_line(checked: CheckedSheet) -> str:
    """Write a sheet in one line of aligned columns."""
    total = "-" if checked.total is None else str(checked.total)
    added = "no total" if checked.total is None else total_sum(checked.sheet)
    return brief_columns(checked, total, added, short_name(checked.player or "-"))


REPORT = SheetReport(full_report, brief_line)


def _total_line(checked: CheckedSheet) -> str:
    if checked.total is None:
        return "No total" if checked.empty is None else f"No total; empty spaces: {checked.empty}"
    return f"Total {checked.total}: {total_sum(checked.sheet)}"
