"""The answer of `sheet check` when its deal or deck cannot be used, so that no sheet is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.cli.reports.problems import ReportFormat, write_problems
from quiltsmith.cli.terminal.screen import write_json
from quiltsmith.formats.problem import Problem, problems_to_json


def write_refusal(problems: Sequence[Problem], report_format: ReportFormat | None) -> None:
    """Write the problems in the format asked for; scripts find them beside an empty list of sheets."""
    if report_format is ReportFormat.JSON:
        write_json({"sheets": [], "ranking": [], **problems_to_json(problems)})
    else:
        write_problems(problems, report_format or ReportFormat.TEXT)
