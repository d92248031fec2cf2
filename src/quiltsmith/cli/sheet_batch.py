"""Many sheets in one call: checked one after the other or by several processes, written as they come."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from quiltsmith.cli.failure import FINE, PROBLEMS
from quiltsmith.cli.report import ReportFormat, to_github, write_line
from quiltsmith.formats.sheet_text import SheetPart, read_part

if TYPE_CHECKING:
    from quiltsmith.games.sheet_checking import SheetChecking

SHEETS_PER_TASK = 100
MOST_FULL_REPORTS = 20


@dataclass(frozen=True, slots=True)
class Batch:
    """What is the same for all sheets of a call; small enough to be sent to another process."""

    deck: str | None
    deal: str | None
    explain_score: bool
    brief: bool | None
    report_format: ReportFormat


class SheetResult(NamedTuple):
    """What is left of a checked sheet: its report, and what the ranking and the exit code need."""

    full: str
    brief: str
    errors: int
    warnings: int
    player: str
    total: int | None


def check_sheets(batch: Batch, parts: Iterable[SheetPart], jobs: int) -> Iterator[SheetResult]:
    """Check sheets in the order in which they stand; with several jobs, in as many processes."""
    processes = jobs or os.cpu_count() or 1
    tasks = _tasks(parts)
    if processes == 1:
        checking = _checking(batch)
        for task in tasks:
            yield from _check_task(batch, checking, task)
        return
    from multiprocessing import get_context

    with get_context("spawn").Pool(processes, _start_worker, (batch,)) as pool:
        for results in pool.imap(_run_in_worker, tasks):
            yield from results


def write_results(batch: Batch, results: Iterable[SheetResult], strict: bool) -> int:
    """Write the reports as they come, then the ranking; give the exit code."""
    from quiltsmith.cli.sheet_report import ranking_json, ranking_text
    from quiltsmith.games.ranking import Rankable, rank

    is_json = batch.report_format is ReportFormat.JSON
    players: list[Rankable] = []
    code, count = FINE, 0
    first_reports = list(islice(results := iter(results), MOST_FULL_REPORTS + 1))
    use_brief = batch.brief if batch.brief is not None else len(first_reports) > MOST_FULL_REPORTS
    if is_json:
        write_line('{"sheets": [')
    for result in _chain(first_reports, results):
        text = result.brief if use_brief and not is_json else result.full
        separator = "," if is_json and count else ""
        if count and text and not use_brief and batch.report_format is ReportFormat.TEXT:
            sys.stdout.write("\n")
        sys.stdout.write(f"{separator}\n{text}" if separator else text)
        if not is_json and text:
            sys.stdout.write("\n")
        count += 1
        players.append(Rankable(result.player, result.total if not result.errors else None))
        if result.errors or (strict and result.warnings):
            code = PROBLEMS
    ranking = rank(players)
    if is_json:
        write_line(f'\n], "ranking": {ranking_json(ranking)}}}')
    elif batch.report_format is ReportFormat.TEXT and count > 1:
        write_line("\n" + ranking_text(ranking, players))
    return code


def _chain(first: Iterable[SheetResult], rest: Iterable[SheetResult]) -> Iterator[SheetResult]:
    yield from first
    yield from rest


def _tasks(parts: Iterable[SheetPart]) -> Iterator[list[SheetPart]]:
    parts = iter(parts)
    while task := list(islice(parts, SHEETS_PER_TASK)):
        yield task


def _checking(batch: Batch) -> SheetChecking:
    from quiltsmith.cli.decks import good_deck
    from quiltsmith.formats.reading import read_source
    from quiltsmith.games.doodle.deal_files import read_deal
    from quiltsmith.games.sheet_checking import SheetChecking

    deal, deck, _ = read_deal(read_source(batch.deal)) if batch.deal else (None, None, [])
    return SheetChecking(good_deck(batch.deck) if batch.deck else deck, deal)


def _check_task(batch: Batch, checking: SheetChecking, task: list[SheetPart]) -> list[SheetResult]:
    return [_check_part(batch, checking, part) for part in task]


def _check_part(batch: Batch, checking: SheetChecking, part: SheetPart) -> SheetResult:
    from quiltsmith.cli.sheet_report import brief_line, full_report, to_json_line

    checked = checking.check(read_part(part))
    if batch.report_format is ReportFormat.JSON:
        full, brief = to_json_line(checked), ""
    elif batch.report_format is ReportFormat.GITHUB:
        full = brief = "\n".join(to_github(problem) for problem in checked.problems)
    else:
        full = "" if batch.brief else full_report(checked, batch.explain_score)
        brief = "" if batch.brief is False else brief_line(checked)
    errors = sum(problem.level == "error" for problem in checked.problems)
    warnings = len(checked.problems) - errors
    return SheetResult(full, brief, errors, warnings, checked.player or part.name, checked.total)


_worker: tuple[Batch, SheetChecking] | None = None


def _start_worker(batch: Batch) -> None:
    global _worker
    _worker = batch, _checking(batch)


def _run_in_worker(task: list[SheetPart]) -> list[SheetResult]:
    if _worker is None:
        raise RuntimeError("the worker was not started")
    return _check_task(*_worker, task)
