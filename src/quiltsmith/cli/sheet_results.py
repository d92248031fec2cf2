"""What is written of many checked sheets: reports, a table for spreadsheets, the ranking and the exit code."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from quiltsmith.cli.problem_report import to_github, to_text
from quiltsmith.cli.refusals import FINE, PROBLEMS, USAGE
from quiltsmith.cli.sheet_batch import Batch, SheetResult
from quiltsmith.cli.sheet_report import SheetFormat, View, fitted, short_name
from quiltsmith.cli.sheet_table import SheetRow, head_line, row_line
from quiltsmith.cli.terminal_output import columns_of, json_text, paint, readable, visible, width
from quiltsmith.formats.problems import Problem
from quiltsmith.games.sheets.checked_sheet import Rankable
from quiltsmith.games.sheets.ranking import Ranked
from quiltsmith.games.sheets.related_sheets import Repeats
from quiltsmith.games.sheets.standings import Match, Standing, standings
from quiltsmith.i18n import _, ngettext
from quiltsmith.i18n.number_format import whole

Write = Callable[[str], object]


class SheetCounts:
    """Counts sheets by how they turned out, and keeps what the ranking needs.

    Who is strict refuses a sheet with warnings, which is then none of the valid ones.
    """

    def __init__(self, is_strict: bool) -> None:
        self._is_strict = is_strict
        self._repeats = Repeats()
        self.players: list[Rankable] = []
        self.matches: list[Match] = []
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
        if result.match is not None:
            self.matches.append(result.match)
        player = result.entry.player if result.entry else result.file
        self._repeats.add(result.board, player, result.file, result.line, result.summary)

    def repeats(self) -> list[Problem]:
        """Return what several sheets have that there is once, such as a start card; told once for all of them."""
        return self._repeats.problems()

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
    told = [*others, *counts.repeats()]
    sections = ["\n\n".join(map(to_text, told))] if told else []
    if len(counts.players) > 1:
        sections.append(ranking_text(rank(counts.players), counts.players))
    if len(counts.matches) > 1:
        sections.append(standings_text(standings(counts.matches)))
    # Where nothing else is said of a sheet that is in order, silence would leave one in doubt.
    if counts.sheets > 1 or (counts.sheets and (missing_files(others) or batch.view is View.PROBLEMS)):
        sections.append(counts.summary(missing_files(others)))
    for section in sections:
        write(section if is_first else f"\n{section}")
        is_first = False


def _write_json(writing: _Writing) -> None:
    from quiltsmith.games.sheets.ranking import rank, ranking_records, unranked_records

    _unused, results, others, write, counts = writing
    write('{"sheets": [')
    for result in results:
        write(f",{result.report}" if counts.sheets else result.report)
        counts.add(result)
    ranking = json_text(ranking_records(rank(counts.players)))
    unranked = json_text(unranked_records(counts.players))
    told = [problem.to_json() for problem in (*others, *counts.repeats())]
    more = f', "standings": {standings_json(standings(counts.matches))}' if counts.matches else ""
    more += f', "problems": {json_text(told)}' if told else ""
    write(f'], "ranking": {ranking}, "unranked": {unranked}{more}}}')


def _write_github(writing: _Writing) -> None:
    _unused, results, others, write, counts = writing
    for result in results:
        counts.add(result)
        if result.report:
            write(result.report)
    for problem in (*others, *counts.repeats()):
        write(to_github(problem))


def _write_csv(writing: _Writing) -> None:
    from quiltsmith.games.sheets.ranking import rank

    batch, results, _others, write, counts = writing
    rows: list[tuple[SheetRow, Rankable | None]] = []
    for result in results:
        counts.add(result)
        rows += [(row, result.entry) for row in result.rows]
    ranks: dict[tuple[str, str, int | None], int] = {
        (ranked.entry.game, ranked.entry.deal, ranked.total): ranked.rank for ranked in rank(counts.players)
    }
    stands = {(standing.game, standing.player): standing.rank for standing in standings(counts.matches)}
    rounds = max((len(row.rounds) for row, _entry in rows), default=0)
    write(head_line(rounds, batch.separator))
    for row, entry in rows:
        of_list = (entry.game, entry.deal, entry.total) if entry and entry.is_ranked else None
        rank_of_it = ranks.get(of_list) if of_list else None
        if entry is None:
            rank_of_it = stands.get(row.game_and_player)
        ranked = (rank_of_it, entry.why_not, entry.deal) if entry else (rank_of_it, None, None)
        write(row_line(row, ranked, rounds, batch.separator))


def _count_only(writing: _Writing) -> None:
    """Write nothing of what is printed as a page."""
    for result in writing.results:
        writing.counts.add(result)


_WRITERS: Mapping[SheetFormat, Callable[[_Writing], None]] = {
    SheetFormat.TEXT: _write_text,
    SheetFormat.JSON: _write_json,
    SheetFormat.GITHUB: _write_github,
    SheetFormat.CSV: _write_csv,
    SheetFormat.PDF: _count_only,
    SheetFormat.HTML: _count_only,
}


_LONGEST_NAME = 30


def standings_json(table: Iterable[Standing]) -> str:
    """Write the standings of games of two for scripts."""
    return json_text([standing._asdict() for standing in table])


def standings_text(table: Sequence[Standing]) -> str:
    """Write the standings of games of two for people."""
    longest = min(_LONGEST_NAME, max(columns_of(short_name(standing.player)) for standing in table))
    lines = [paint(_("Standings"), "bold")]
    has_several = len({standing.game for standing in table}) > 1
    game = ""
    for standing in table:
        if has_several and standing.game != game:
            game = standing.game
            lines.append(visible(game))
        wins = ngettext(standing.wins, "{number} win", "{number} wins")
        games = ngettext(standing.played, "in {number} game", "in {number} games")
        points = ngettext(standing.points, "{number} point", "{number} points")
        name = fitted(short_name(standing.player), longest)
        lines.append(f"{standing.rank:>3}. {name}  {wins} {games}, {points}")
    return readable("\n".join(lines))


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
