"""Many sheets in one call: checked one after the other or by several processes, written as they come."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.cli.failure import FINE, PROBLEMS
from quiltsmith.cli.reports.problems import ReportFormat, to_github, told
from quiltsmith.cli.terminal.screen import Screen, imitate, json_text, this_screen, write_line
from quiltsmith.formats.sheet_parts import SheetPart
from quiltsmith.formats.sheet_text import SheetText

if TYPE_CHECKING:
    from quiltsmith.games.sheets.checked import Checked
    from quiltsmith.games.sheets.checking import SheetChecking
    from quiltsmith.games.sheets.findings import Extent, Findings, Summary
    from quiltsmith.games.sheets.ranking import Rankable

SHEETS_PER_TASK = 100
FEWEST_TASKS = 10
MOST_FULL_REPORTS = 20


class Batch(Struct, frozen=True):
    """What is the same for all sheets of a call; small enough to be sent to another process."""

    deck: str | None
    deal: str | None
    explain_score: bool
    brief: bool | None
    report_format: ReportFormat


class SheetResult(NamedTuple):
    """What is left of a checked sheet: its report, and what the exit code, the ranking and other sheets need.

    Only a sheet with a summary keeps its part, since it is checked once more where the sheets beside it tell
    something about it.
    """

    report: str
    errors: int
    warnings: int
    checked: Extent
    ranked: Rankable | None
    summary: Summary | None
    part: SheetPart | None


def run_batch(batch: Batch, parts: Iterable[SheetPart], jobs: int, strict: bool) -> int:
    """Check sheets and write their reports in the order in which they stand; give the exit code."""
    parts = iter(parts)
    if batch.brief is None:
        first_parts = list(islice(parts, MOST_FULL_REPORTS + 1))
        batch = replace(batch, brief=len(first_parts) > MOST_FULL_REPORTS)
        parts = chain(first_parts, parts)
    return _write_results(batch, _compare(_check_sheets(batch, parts, jobs)), strict)


def _check_sheets(batch: Batch, parts: Iterator[SheetPart], jobs: int) -> Iterator[SheetResult]:
    """Check sheets in the order in which they stand; with several jobs, in as many processes; 0: all cores."""
    processes = jobs or os.cpu_count() or 1
    # Other processes take longer to start than a few tasks take; who asks for them gets them all the same.
    fewest = 2 if jobs else FEWEST_TASKS
    tasks = iter(lambda: list(islice(parts, SHEETS_PER_TASK)), [])
    first_tasks = list(islice(tasks, fewest))
    tasks = chain(first_tasks, tasks)
    # Started here in any case, so that a deck that cannot be used is found before there are other processes.
    _start_worker(batch)
    if processes == 1 or len(first_tasks) < fewest:
        return chain.from_iterable(map(_check_task, tasks))
    from quiltsmith.processes import map_in_processes

    shared = batch, this_screen()
    return chain.from_iterable(map_in_processes(_check_task, tasks, processes, _start_worker, shared))


def _compare(results: Iterator[SheetResult]) -> Iterator[SheetResult]:
    """Compare the sheets in their order; those about which the others tell something are checked again."""
    from quiltsmith.games.sheets.comparing import compare_sheets
    from quiltsmith.games.sheets.reading import read_part

    waiting: deque[SheetResult] = deque()

    def summaries() -> Iterator[Summary | None]:
        for result in results:
            waiting.append(result)
            yield result.summary

    for findings in compare_sheets(summaries()):
        result = waiting.popleft()
        if findings and result.part:
            result = _check_sheet(result.part, read_part(result.part), findings)
        yield result


def _write_results(batch: Batch, results: Iterable[SheetResult], strict: bool) -> int:
    """Write the reports as they come, then the ranking; give the exit code."""
    from quiltsmith.cli.reports.ranking import ranking_json, ranking_text
    from quiltsmith.games.sheets.ranking import rank

    players: list[Rankable] = []
    code, is_first = FINE, True
    is_json = batch.report_format is ReportFormat.JSON
    has_gaps = batch.report_format is ReportFormat.TEXT and not batch.brief
    if is_json:
        write_line('{"sheets": [')
    for result in results:
        if is_json:
            write_line(f",{result.report}" if not is_first else result.report)
        elif result.report:
            write_line(f"\n{result.report}" if has_gaps and not is_first else result.report)
        is_first = False
        if result.ranked is not None:
            players.append(result.ranked._replace(total=None) if result.errors else result.ranked)
        if result.errors or (strict and (result.warnings or result.checked == "partly")):
            code = PROBLEMS
    ranking = rank(players)
    if is_json:
        write_line(f'], "ranking": {ranking_json(ranking)}}}')
    elif batch.report_format is ReportFormat.TEXT and len(players) > 1:
        write_line("\n" + ranking_text(ranking, players))
    return code


_worker: tuple[SheetChecking, Callable[[Checked], str]] | None = None
"""What a process that checks sheets has made ready."""


def _start_worker(batch: Batch, screen: Screen | None = None) -> None:
    """Read what all sheets share; in another process, write for the screen of the one that asked."""
    from quiltsmith.cli.options.decks import deck_or_fail
    from quiltsmith.formats.reading import read_source
    from quiltsmith.games.doodle.deal_files import read_deal
    from quiltsmith.games.sheets.checking import SheetChecking

    global _worker
    if screen is not None:
        imitate(screen)
    deal, deck, _ = read_deal(read_source(batch.deal)) if batch.deal else (None, None, [])
    usual = deck_or_fail(batch.deck, batch.report_format) if batch.deck else deck
    _worker = SheetChecking(usual, deal, deck), reporter(batch)


def _check_task(task: list[SheetPart]) -> list[SheetResult]:
    """Check some sheets, in whatever process."""
    from quiltsmith.games.sheets.reading import read_part

    return [_check_sheet(part, read_part(part)) for part in task]


def _check_sheet(part: SheetPart, text: SheetText, findings: Findings | None = None) -> SheetResult:
    """Check a sheet, with what the sheets beside it tell about it."""
    if _worker is None:
        raise RuntimeError("the worker was not started")
    checking, report = _worker
    checked = checking.check(text, findings) if findings else checking.check(text)
    errors = sum([problem.is_error for problem in checked.problems])
    summary = checked.summary
    return SheetResult(
        report=report(checked),
        errors=errors,
        warnings=len(checked.problems) - errors,
        checked=checked.checked,
        ranked=checked.rankable,
        summary=summary,
        part=part if summary else None,
    )


def reporter(batch: Batch) -> Callable[[Checked], str]:
    """Give the function that writes what is to be said about a sheet, in the format wanted."""
    from quiltsmith.cli.reports.kinds import report_of

    def report(checked: Checked) -> str:
        if batch.report_format is ReportFormat.GITHUB:
            return "\n".join(told(checked.problems, to_github))
        if batch.report_format is ReportFormat.JSON:
            return json_text(checked.to_json())
        written = report_of(checked.game.rules)
        return written.brief(checked) if batch.brief else written.full(checked, batch.explain_score)

    return report
