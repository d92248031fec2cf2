"""What every checked sheet looks like whose kind of game has no report of its own."""

from __future__ import annotations

from quiltsmith.cli.reports.brief import InShort
from quiltsmith.cli.reports.kinds import SheetReport
from quiltsmith.cli.reports.sections import head_lines, remarks, short_name
from quiltsmith.cli.terminal.screen import readable
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.i18n import _


def full_report(checked: Checked, explain_score: bool = False) -> str:
    """Say whether the sheet is in order, what is wrong, and the total."""
    ranked = checked.rankable
    who = short_name(ranked.player if ranked else checked.text.source.name)
    total = ranked.total if ranked else None
    sections = [
        head_lines(checked, who, _("by the rules of {rules}", rules=checked.game.rules)),
        remarks(checked),
        [_("No total") if total is None else _("Total {total}", total=total)],
    ]
    return readable("\n\n".join("\n".join(section) for section in sections if section))


def in_short(checked: Checked) -> InShort:
    """Give what one line says of a sheet."""
    ranked = checked.rankable
    if ranked is None:
        return InShort("-", "-", _("no total"))
    return InShort(ranked.player, *(("-", _("no total")) if ranked.total is None else (str(ranked.total), "")))


REPORT = SheetReport(full_report, in_short)
