"""Files that a command cannot work with: their errors are told first, then that they are to be mended."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.cli.failure import PROBLEMS, Failure
from quiltsmith.cli.reports.problems import ReportFormat, complain_of, write_problems
from quiltsmith.cli.terminal.screen import write_json
from quiltsmith.formats.problems import Problem, problems_to_json
from quiltsmith.i18n import _


class UnusableFileError(Failure):
    """A file with errors, which are told before the command ends."""

    def __init__(self, name: str, problems: Sequence[Problem], report_format: ReportFormat | None) -> None:
        super().__init__(_("{name} cannot be used before this is mended", name=name), PROBLEMS)
        self.problems = tuple(problems)
        self._report_format = report_format

    def tell(self) -> None:
        """Write the errors in the format that was asked for; a command that makes something else talks of them.

        Scripts find them beside an empty list of sheets.
        """
        if self._report_format is None:
            complain_of(self.problems)
        elif self._report_format is ReportFormat.JSON:
            write_json({"sheets": [], "ranking": [], **problems_to_json(self.problems)})
        else:
            write_problems(self.problems, self._report_format)
