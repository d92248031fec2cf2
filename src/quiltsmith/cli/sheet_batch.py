"""Many sheets in one call: checked one after the other or by several processes, in their order."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from quiltsmith.cli.sheet_report import SheetFormat, View, reporter
from quiltsmith.cli.terminal_output import Screen, this_screen, use_screen
from quiltsmith.formats.sheet_text import SheetPart

if TYPE_CHECKING:
    from quiltsmith.cli.sheet_table import SheetRow
    from quiltsmith.formats.sheet_text import SheetText
    from quiltsmith.games.sheets.checked_sheet import Checked, Extent, Findings, Rankable, Summary
    from quiltsmith.games.sheets.player_quilts import PlayerQuilts
    from quiltsmith.games.sheets.standings import Match


SHEETS_PER_TASK = 100
FEWEST_TASKS = 10


class Batch(Struct, frozen=True):
    """What is the same for all sheets of a call; small enough to be sent to another process."""

    deck: str | None = None
    deals: tuple[str, ...] = ()
    explain_score: bool = False
    view: View = View.FULL
    report_format: SheetFormat = SheetFormat.TEXT
    is_strict: bool = False
    is_corrected: bool = False
    separator: str = ","
    """What stands between the cells of a table."""


class SheetTask(NamedTuple):
    """A sheet to check, and where the same one stood before."""

    part: SheetPart
    twin: str


class SheetResult(NamedTuple):
    """What is left of a checked sheet: its report, and what the exit code, the ranking and other sheets need.

    Only a sheet with a summary keeps its task, since it is checked once more where the sheets beside it tell
    something about it.
    """

    report: str
    errors: int
    warnings: int
    checked: Extent
    entry: Rankable | None
    summary: Summary | None
    task: SheetTask | None
    file: str
    line: int
    board: str
    """All rows of its boards, to be compared with those of others."""
    match: Match | None
    rows: tuple[SheetRow, ...] = ()
    """Its rows of a table, if one is asked for."""
    quilts: tuple[PlayerQuilts, ...] = ()
    """What its players have sewn, if that is to be drawn."""


def check_sheets(batch: Batch, parts: Iterable[SheetPart], jobs: int) -> Iterator[SheetResult]:
    """Check sheets in the order in which they stand; with several jobs, in as many processes; 0: all cores."""
    processes = jobs or os.cpu_count() or 1
    # Other processes take longer to start than a few tasks take; who asks for them gets them all the same.
    fewest = 2 if jobs else FEWEST_TASKS
    sheets = _with_twins(parts)
    tasks = iter(lambda: list(islice(sheets, SHEETS_PER_TASK)), [])
    first_tasks = list(islice(tasks, fewest))
    tasks = chain(first_tasks, tasks)
    # Started here in any case, so that a deck that cannot be used is found before there are other processes.
    _start_worker(batch)
    if processes == 1 or len(first_tasks) < fewest:
        return _compare(chain.from_iterable(map(_check_tasks, tasks)))
    from quiltsmith.processes import map_in_processes

    results = map_in_processes(_check_tasks, tasks, processes, _start_worker, (batch, this_screen()))
    return _compare(chain.from_iterable(results))


def _with_twins(parts: Iterable[SheetPart]) -> Iterator[SheetTask]:
    """Look for sheets that are there twice, before they are shared out."""
    from quiltsmith.games.sheets.related_sheets import Twins

    twins = Twins()
    for part in parts:
        yield SheetTask(part, twins.find(part.data, f"{part.name}:{part.first_line}"))


def _compare(results: Iterator[SheetResult]) -> Iterator[SheetResult]:
    """Compare the sheets in their order; those about which the others tell something are checked again."""
    from quiltsmith.games.sheets.related_sheets import compare_sheets

    waiting: deque[SheetResult] = deque()

    def summaries() -> Iterator[Summary | None]:
        for result in results:
            waiting.append(result)
            yield result.summary

    for findings in compare_sheets(summaries()):
        result = waiting.popleft()
        if findings and result.task:
            result = _check_task(result.task, findings)
        yield result


class _Worker(NamedTuple):
    """What a process that checks sheets has made ready."""

    check: Callable[[SheetTask, Findings | None], Checked]
    report: Callable[[Checked], str]
    enter: Callable[[Checked, str], Rankable | None]
    board_rows: Callable[[SheetText], str]
    match_of: Callable[[Checked], Match | None]
    rows: Callable[[Checked], tuple[SheetRow, ...]] | None
    quilts: Callable[[Checked], tuple[PlayerQuilts, ...]] | None


_worker: _Worker | None = None


def _start_worker(batch: Batch, screen: Screen | None = None) -> None:
    """Read what all sheets share; in another process, write for the screen of the one that asked."""
    from quiltsmith.cli.sheet_table import rows_of
    from quiltsmith.formats.file_reader import read_source
    from quiltsmith.games.doodle.doodle_deal import read_deal
    from quiltsmith.games.ruleset import ruleset_of
    from quiltsmith.games.sheets.ranking import entrant
    from quiltsmith.games.sheets.related_sheets import board_rows, tell_twin
    from quiltsmith.games.sheets.sheet_checking import SheetChecking
    from quiltsmith.games.sheets.sheet_files import read_part
    from quiltsmith.games.sheets.sheet_kind import GivenDeal
    from quiltsmith.games.sheets.standings import match_of

    def check(task: SheetTask, findings: Findings | None) -> Checked:
        text = read_part(task.part)
        tell_twin(text, task.twin)
        return checking.check(text, findings) if findings else checking.check(text)

    def enter(checked: Checked, twin: str) -> Rankable | None:
        return entrant(checked, is_strict=batch.is_strict, is_corrected=batch.is_corrected, twin=twin)

    def quilts_of(checked: Checked) -> tuple[PlayerQuilts, ...]:
        return tuple(ruleset_of(checked.game).sheets.quilts(checked))

    global _worker
    if screen is not None:
        use_screen(screen)
    given = []
    for name in batch.deals:
        deal, dealt_deck, _ = read_deal(read_source(name))
        if deal is not None:
            given.append(GivenDeal(deal, dealt_deck, name))
    deck = None
    if batch.deck:  # what looks up names needs the library of the command line, which takes long to load
        from quiltsmith.cli.name_lookup import load_deck

        deck = load_deck(batch.deck, batch.report_format.of_problems)
    report = reporter(batch.report_format, batch.view, batch.explain_score, batch.is_strict)
    checking = SheetChecking(deck, given)
    rows = rows_of if batch.report_format is SheetFormat.CSV else None
    quilts = quilts_of if batch.report_format.is_print else None
    _worker = _Worker(check, report, enter, board_rows, match_of, rows, quilts)


def _check_tasks(tasks: list[SheetTask]) -> list[SheetResult]:
    """Check some sheets, in whatever process."""
    return [_check_task(task) for task in tasks]


def _check_task(task: SheetTask, findings: Findings | None = None) -> SheetResult:
    """Check a sheet, with what the sheets beside it tell about it."""
    if _worker is None:
        raise RuntimeError("the worker was not started")
    check, report, enter, rows_of_board, match_of, rows, quilts = _worker
    checked = check(task, findings)
    errors = sum([problem.is_error for problem in checked.problems])
    summary, entry, source = checked.summary, enter(checked, task.twin), checked.text.source
    # By position, as names cost more than a microsecond for each of thousands of sheets.
    return SheetResult(
        report(checked),
        errors,
        len(checked.problems) - errors,
        checked.checked,
        entry,
        summary,
        task if summary else None,
        source.name,
        source.first_line,
        rows_of_board(checked.text),
        match_of(checked) if entry is None else None,
        rows(checked) if rows else (),
        quilts(checked) if quilts else (),
    )
