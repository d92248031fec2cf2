"""What is written of many checked sheets: reports, a table for spreadsheets, the ranking and the exit code."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from quiltsmith.cli.problem_report import to_github, to_text
from quiltsmith.cli.refusals import FINE, PROBLEMS, USAGE
from quiltsmith.cli.sheet_batch import Batch, SheetResult
from quiltsmith.cli.sheet_report import SheetFormat, View, fitted, short_name
from quiltsmith.cli.terminal_output import columns_of, json_text, paint, readable, visible, width
from quiltsmith.formats.problems import Problem
from quiltsmith.games.sheets.checked_sheet import Checked, Rankable
from quiltsmith.games.sheets.ranking import Ranked
from quiltsmith.i18n import _, ngettext
from quiltsmith.i18n.number_format import whole

if TYPE_CHECKING:
    from quiltsmith.games.sheets.checked_sheet import Rankable


Write = Callable[[str], object]


class SheetCounts:
    """Counts sheets by how they turned out, and keeps what the ranking needs.

    Who is strict refuses a sheet with warnings, which is then none of the valid ones.
    """

    def __init__(self, is_strict: bool) -> None:
        self._is_strict = is_strict
        self.players: list[Rankable] = []
        self.valid = self.warned = self.partly = self.wrong = 0

    def add(self, result: SheetResult) -> None:
        if result.errors:
            self.wrong += 1
        elif result.checked == "partly":
            self.partly += 1
        elif result.warnings and self._is_strict:
            self.warned += 1
        else:
            self.valid += 1
        if result.entry is not None:
            self.players.append(result.entry)

    @property
    def sheets(self) -> int:
        """How many sheets there were."""
        return self.valid + self.warned + self.partly + self.wrong

    @property
    def is_refused(self) -> bool:
        """Whether a sheet is not in order."""
        return bool(self.wrong or self.warned or (self._is_strict and self.partly))

    def summary(self, missing: int = 0) -> str:
        """Return how many sheets turned out how, and how many files are missing."""
        counts = [
            (self.valid, ngettext(self.valid, "{number} valid", "{number} valid")),
            (self.warned, ngettext(self.warned, "{number} with warnings", "{number} with warnings")),
            (self.partly, ngettext(self.partly, "{number} partly checked", "{number} partly checked")),
            (self.wrong, ngettext(self.wrong, "{number} with errors", "{number} with errors")),
            (missing, ngettext(missing, "{number} file missing", "{number} files missing")),
        ]
        return ", ".join(text for number, text in counts if number)

    def exit_code(self, others: Iterable[Problem]) -> int:
        """Return the exit code: files that are missing are wrong use, problems in those that are there are not."""
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
    from quiltsmith.games.sheets.ranking import rank

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
    from quiltsmith.games.sheets.ranking import rank

    _unused, results, others, write, counts = writing
    write('{"sheets": [')
    for result in results:
        write(f",{result.report}" if counts.sheets else result.report)
        counts.add(result)
    ranking, unranked = ranking_json(rank(counts.players)), unranked_json(counts.players)
    more = f', "problems": {json_text([problem.to_json() for problem in others])}' if others else ""
    write(f'], "ranking": {ranking}, "unranked": {unranked}{more}}}')


def _write_github(writing: _Writing) -> None:
    _unused, results, others, write, counts = writing
    for result in results:
        counts.add(result)
        if result.report:
            write(result.report)
    for problem in others:
        write(to_github(problem))


def _write_csv(writing: _Writing) -> None:
    from quiltsmith.games.sheets.ranking import rank

    _batch, results, _others, write, counts = writing
    rows = []
    for result in results:
        counts.add(result)
        rows.append((result.report, result.entry))
    ranks: dict[tuple[str, str, int | None], int] = {
        (ranked.entry.game, ranked.entry.deal, ranked.total): ranked.rank for ranked in rank(counts.players)
    }
    write(head_line())
    for cells, entry in rows:
        of_list = (entry.game, entry.deal, entry.total) if entry and entry.is_ranked else None
        rank_of_it = ranks.get(of_list) if of_list else None
        write(with_rank(cells, entry, rank_of_it))


_WRITERS: Mapping[SheetFormat, Callable[[_Writing], None]] = {
    SheetFormat.TEXT: _write_text,
    SheetFormat.JSON: _write_json,
    SheetFormat.GITHUB: _write_github,
    SheetFormat.CSV: _write_csv,
}


_LONGEST_NAME = 30


def ranking_json(ranking: Iterable[Ranked]) -> str:
    """Write the ranking for scripts."""
    records = [
        {
            "rank": ranked.rank,
            "player": ranked.player,
            "total": ranked.total,
            "file": ranked.entry.file,
            "checked": ranked.entry.checked,
            "corrected": ranked.entry.is_corrected,
            "game": ranked.entry.game,
            **({"deal": ranked.entry.deal} if ranked.entry.deal else {}),
        }
        for ranked in ranking
    ]
    return json_text(records)


def unranked_json(players: Iterable[Rankable]) -> str:
    """Write for scripts who has no rank, and why."""
    records = [
        {"player": entry.player, "file": entry.file, "reason": entry.why_not}
        for entry in players
        if not entry.is_ranked
    ]
    return json_text(records)


def ranking_text(ranking: list[Ranked], players: Iterable[Rankable] = ()) -> str:
    """Write the ranking for people; players without a rank follow it, each with the reason.

    A total that was not checked from start to end is marked, and so is one that is not what the player claimed.
    """
    from quiltsmith.games.sheets.ranking import list_titles

    unranked = [entry for entry in players if not entry.is_ranked]
    names = [short_name(entry.player) for entry in (*(ranked.entry for ranked in ranking), *unranked)]
    longest = min(_LONGEST_NAME, max(map(columns_of, names), default=0))
    digits = max(3, len(str(len(ranking))))
    titles = list_titles(ranked.entry for ranked in ranking)
    lines = [paint(_("Ranking"), "bold")]
    title = ""
    for ranked, name in zip(ranking, names, strict=False):
        if (of_list := titles[ranked.entry.game, ranked.entry.deal]) != title:
            title = of_list
            lines.append(visible(title))
        line = f"{ranked.rank:>{digits}}. {fitted(name, longest)}  {whole(ranked.total):>4}"
        lines.append(f"{line}  {', '.join(_marks(ranked.entry))}".rstrip())
    for entry, name in zip(unranked, names[len(ranking) :], strict=True):
        line = f"{'-':>{digits}}  {fitted(name, longest)}{' ' * 8}"
        lines.append(f"{line}{fitted(visible(entry.why_not), max(20, width() - digits - longest - 10))}".rstrip())
    return readable("\n".join(lines))


def _marks(entry: Rankable) -> list[str]:
    marks = [_("partly checked")] if entry.checked == "partly" else []
    if entry.is_corrected and entry.claimed not in (None, entry.total):
        marks.append(_("corrected, {claimed} claimed", claimed=whole(entry.claimed)))
    elif entry.is_corrected:
        marks.append(_("corrected"))
    return marks


COLUMNS = (
    "file",
    "line",
    "player",
    "game",
    "valid",
    "checked",
    "total",
    "claimed_total",
    "empty",
    "winner",
    "errors",
    "warnings",
    "codes",
    "rank",
    "unranked",
)
# What spreadsheets take for the start of a formula, which might do anything.
_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")


def head_line() -> str:
    """Name the columns."""
    return ",".join(COLUMNS)


def cells_of(checked: Checked) -> str:
    """Write all columns of a sheet but those of the ranking, which is known only when all are checked."""
    record, source = checked.to_json(), checked.text.source
    errors = sum(problem.is_error for problem in checked.problems)
    return _line(
        (
            source.name,
            source.first_line,
            _of_players(record, "player"),
            record["game"],
            "yes" if record["valid"] else "no",
            record["checked"],
            _of_players(record, "total"),
            _of_players(record, "claimed_total"),
            _of_players(record, "empty"),
            record.get("winner"),
            errors,
            len(checked.problems) - errors,
            " ".join(dict.fromkeys(problem.code for problem in checked.problems)),
        )
    )


def with_rank(cells: str, entry: Rankable | None, rank: int | None) -> str:
    """Add the rank of a sheet, or why it has none."""
    return f"{cells},{_line((rank, entry.why_not if entry else None))}"


def _of_players(record: dict[str, Any], key: str) -> object:
    """Return what a record says of its player; of several players, one after the other."""
    if "players" not in record:
        return record.get(key)
    values = [player[key] for player in record["players"]]
    return None if None in values else ", ".join(map(str, values))


def _line(values: Iterable[object]) -> str:
    line = io.StringIO()
    csv.writer(line, lineterminator="").writerow([_cell(value) for value in values])
    return line.getvalue()


def _cell(value: object) -> object:
    """Make a text one that no spreadsheet takes for a formula; numbers are numbers."""
    if not isinstance(value, str):
        return value
    text = visible(value)
    return f"'{text}" if text.lstrip().startswith(_FORMULA_STARTS) else text
