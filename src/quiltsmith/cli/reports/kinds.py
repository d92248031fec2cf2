"""The reports on sheets: one table from the kind of a game to what is said about its sheets.

A kind that is not in the table gets the plain report, which says what every checked sheet knows of itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from quiltsmith.cli.reports.brief import InShort
from quiltsmith.games.kinds import import_string

REPORTS: dict[str, str] = {
    "doodle": "quiltsmith.cli.reports.doodle:REPORT",
    "patchwork": "quiltsmith.cli.reports.patchwork:REPORT",
}
_PLAIN = "quiltsmith.cli.reports.plain:REPORT"

Sheet = TypeVar("Sheet")


class SheetReport(NamedTuple, Generic[Sheet]):
    """What is said about a sheet at the table, with explained scores if wished, and what in one line."""

    full: Callable[[Sheet, bool], str]
    short: Callable[[Sheet], InShort]


def report_of(rules: str) -> SheetReport[Any]:
    """Look up the report on sheets of a kind of game."""
    report: SheetReport[Any] = import_string(REPORTS.get(rules, _PLAIN))
    return report
