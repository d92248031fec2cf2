"""What a checked sheet looks like: a report for the table, one line for the club, JSON for scripts."""

from __future__ import annotations

import json
from collections.abc import Iterable

from quiltsmith.cli.reports.sections import (
    board_section,
    head_section,
    remarks,
    rounds_section,
    short_name,
    specials_line,
    verdict,
)
from quiltsmith.cli.terminal.screen import readable
from quiltsmith.games.doodle.checker import CheckedSheet
from quiltsmith.games.doodle.total import total_sum
from quiltsmith.games.sheets.ranking import Rankable, Ranked


def full_report(checked: CheckedSheet, explain_score: bool = False) -> str:
    """Write the whole report of a sheet; its last line is the total."""
    sections = [
        head_section(checked),
        board_section(checked.sheet),
        rounds_section(checked.sheet, explain_score),
        [specials_line(checked)] if checked.sheet.has_log else [],
        remarks(checked),
        [_total_line(checked)],
    ]
    return readable("\n\n".join("\n".join(section) for section in sections if section))


def brief_line(checked: CheckedSheet) -> str:
    """Write a sheet in one line of aligned columns: verdict, total, sum, player, place and problem codes."""
    source = checked.sheet.text.source
    total = "-" if checked.total is None else str(checked.total)
    added = "no total" if checked.total is None else total_sum(checked.sheet)
    player = short_name(checked.player or "-")
    codes = ", ".join(dict.fromkeys(problem.code for problem in checked.problems))
    line = f"{verdict(checked):<10} {total:>4}  {added:<17}  {player:<16}  {source.name}:{source.first_line}"
    return readable(f"{line}  {codes}" if codes else line)


def to_json_line(checked: CheckedSheet) -> str:
    """Write a sheet for scripts, in one line."""
    return json.dumps(checked.to_json(), ensure_ascii=False)


def ranking_json(ranking: list[Ranked]) -> str:
    """Write the ranking for scripts."""
    return json.dumps([ranked._asdict() for ranked in ranking], ensure_ascii=False)


def ranking_text(ranking: list[Ranked], players: Iterable[Rankable] = ()) -> str:
    """Write the ranking for people; players without a rank follow it."""
    longest = max((len(short_name(ranked.player)) for ranked in ranking), default=0)
    lines = [f"{ranked.rank:>3}. {short_name(ranked.player):<{longest}}  {ranked.total:>4}" for ranked in ranking]
    unranked = [short_name(player.player) for player in players if player.total is None]
    lines += [f"  -  {player}  not ranked: errors, or no total" for player in unranked]
    return readable("\n".join(["Ranking", *lines]))


def _total_line(checked: CheckedSheet) -> str:
    if checked.total is None:
        return "No total" if checked.empty is None else f"No total; empty spaces: {checked.empty}"
    return f"Total {checked.total}: {total_sum(checked.sheet)}"
