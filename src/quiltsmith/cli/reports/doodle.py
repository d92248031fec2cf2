"""What a checked doodle sheet looks like: a report for the table, one line for the club."""

from __future__ import annotations

from quiltsmith.cli.reports.brief import InShort
from quiltsmith.cli.reports.doodle_sections import board_section, head_section, rounds_section, specials_section
from quiltsmith.cli.reports.kinds import SheetReport
from quiltsmith.cli.reports.sections import remarks
from quiltsmith.cli.terminal.screen import readable
from quiltsmith.games.doodle.doodle_checker import CheckedSheet
from quiltsmith.games.doodle.doodle_scoring import total_sum
from quiltsmith.i18n import _


def full_report(checked: CheckedSheet, explain_score: bool = False) -> str:
    """Write the whole report of a sheet; its last line is the total."""
    sections = [
        head_section(checked),
        board_section(checked.sheet),
        rounds_section(checked.sheet, explain_score),
        specials_section(checked) if checked.sheet.has_log else [],
        remarks(checked),
        [_total_line(checked)],
    ]
    return readable("\n\n".join("\n".join(section) for section in sections if section))


def in_short(checked: CheckedSheet) -> InShort:
    """Give what one line says of a sheet."""
    who, total = checked.player or "-", checked.total
    if total is None:
        return InShort(who, "-", _("no total"))
    return InShort(who, str(total), total_sum(checked.sheet))


REPORT = SheetReport(full_report, in_short)


def _total_line(checked: CheckedSheet) -> str:
    if checked.total is not None:
        return _("Total {total}: {sum}", total=checked.total, sum=total_sum(checked.sheet))
    return _("No total") if checked.empty is None else _("No total; empty spaces: {empty}", empty=checked.empty)
