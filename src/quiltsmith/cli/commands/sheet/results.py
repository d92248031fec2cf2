"""What is written about all sheets of a call: each as it comes, then the ranking and how many are in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from quiltsmith.cli.commands.sheet.batch import Batch, SheetResult
from quiltsmith.cli.failure import FINE, PROBLEMS, USAGE
from quiltsmith.cli.reports.problems import to_github, to_text
from quiltsmith.cli.reports.views import SheetFormat, View
from quiltsmith.cli.terminal.screen import json_text
from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import ngettext

if TYPE_CHECKING:
    from quiltsmith.games.sheets.checked_sheet import Rankable

Write = Callable[[str], object]


class SheetCounts:
    """Counts sheets by how they turned out, and keeps what the ranking needs."""

    def __init__(self, is_strict: bool) -> None:
        self._is_strict = is_strict
        self.players: list[Rankable] = []
        self.valid = self.partly = self.wrong = 0
        self.is_refused = False

    def add(self, result: SheetResult) -> None:
        """Count a sheet."""
        if result.errors:
            self.wrong += 1
        elif result.checked == "partly":
            self.partly += 1
        else:
            self.valid += 1
        is_open = bool(result.warnings) or result.checked == "partly"
        self.is_refused |= bool(result.errors) or (self._is_strict and is_open)
        if result.entry is not None:
            self.players.append(result.entry)

    @property
    def sheets(self) -> int:
        """How many sheets there were."""
        return self.valid + self.partly + self.wrong

    def summary(self, missing: int = 0) -> str:
        """Say how many sheets turned out how, and how many files are missing."""
        counts = [
            (self.valid, ngettext(self.valid, "{number} valid", "{number} valid")),
            (self.partly, ngettext(self.partly, "{number} partly checked", "{number} partly checked")),
            (self.wrong, ngettext(self.wrong, "{number} with errors", "{number} with errors")),
            (missing, ngettext(missing, "{number} file missing", "{number} files missing")),
        ]
        return ", ".join(text for number, text in counts if number)

    def exit_code(self, others: Iterable[Problem]) -> int:
        """Give the exit code: files that are missing are wrong use, problems in those that are there are not."""
        problems = list(others)
        if any(problem.is_error for problem in problems):
            return USAGE
        return PROBLEMS if self.is_refused or (self._is_strict and problems) else FINE


class _Writing(NamedTuple):
    """What is to be written: sheets as they come, then `others`, problems that are no sheet's."""

    batch: Batch
    results: Iterable[SheetResult]
    others: Sequence[Problem]
    write: Write
    counts: SheetCounts


def write_results(
    batch: Batch, results: Iterable[SheetResult], others: Sequence[Problem], write: Write
) -> SheetCounts:
    """Write the reports as they come, then what is to be said of all of them.

    `others` are problems that are no sheet's, such as files that are missing; more may be found on the way.
    """
    counts = SheetCounts(batch.is_strict)
    _WRITERS[batch.report_format](_Writing(batch, results, others, write, counts))
    return counts


def missing_files(others: Iterable[Problem]) -> int:
    """Count the files that were named and could not be looked at."""
    return sum(problem.is_error for problem in others)


def _write_text(writing: _Writing) -> None:
    from quiltsmith.cli.reports.ranking import ranking_text
    from quiltsmith.games.sheets.checked_sheet import rank

    batch, results, others, write, counts = writing
    gap, is_first = "" if batch.view is View.BRIEF else "\n", True
    for result in results:
        counts.add(result)
        if result.report:
            write(result.report if is_first else f"{gap}{result.report}")
            is_first = False
    sections = ["\n\n".join(map(to_text, others))] if others else []
    if len(counts.players) > 1:
        sections.append(ranking_text(rank(counts.players), counts.players))
    # Where nothing else is said of a sheet that is in order, silence would leave one in doubt.
    if counts.sheets > 1 or (counts.sheets and (missing_files(others) or batch.view is View.PROBLEMS)):
        sections.append(counts.summary(missing_files(others)))
    for section in sections:
        write(section if is_first else f"\n{section}")
        is_first = False


def _write_json(writing: _Writing) -> None:
    from quiltsmith.cli.reports.ranking import ranking_json, unranked_json
    from quiltsmith.games.sheets.checked_sheet import rank

    _, results, others, write, counts = writing
    write('{"sheets": [')
    for result in results:
        write(f",{result.report}" if counts.sheets else result.report)
        counts.add(result)
    ranking, unranked = ranking_json(rank(counts.players)), unranked_json(counts.players)
    more = f', "problems": {json_text([problem.to_json() for problem in others])}' if others else ""
    write(f'], "ranking": {ranking}, "unranked": {unranked}{more}}}')


def _write_github(writing: _Writing) -> None:
    _, results, others, write, counts = writing
    for result in results:
        counts.add(result)
        if result.report:
            write(result.report)
    for problem in others:
        write(to_github(problem))


def _write_csv(writing: _Writing) -> None:
    from quiltsmith.cli.reports.spreadsheet import head_line, with_rank
    from quiltsmith.games.sheets.checked_sheet import rank

    _, results, _, write, counts = writing
    rows = []
    for result in results:
        counts.add(result)
        rows.append((result.report, result.entry))
    ranks: dict[int | None, int] = {ranked.total: ranked.rank for ranked in rank(counts.players)}
    write(head_line())
    for cells, entry in rows:
        rank_of_it = ranks.get(entry.total) if entry and entry.is_ranked else None
        write(with_rank(cells, entry, rank_of_it))


_WRITERS: Mapping[SheetFormat, Callable[[_Writing], None]] = {
    SheetFormat.TEXT: _write_text,
    SheetFormat.JSON: _write_json,
    SheetFormat.GITHUB: _write_github,
    SheetFormat.CSV: _write_csv,
}
