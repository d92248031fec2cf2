"""What a checked sheet looks like: a report for the table, one line for the club, JSON for scripts."""

from __future__ import annotations

import json
from typing import Any

from quiltsmith.cli.report import to_text
from quiltsmith.games.doodle.checker import CheckedSheet
from quiltsmith.games.doodle.sheet import Round
from quiltsmith.games.doodle.total import total_sum
from quiltsmith.games.ranking import Ranked


def full_report(checked: CheckedSheet, explain_score: bool = False) -> str:
    """Write the whole report of a sheet."""
    lines = [to_text(problem) for problem in checked.problems]
    lines += [f"note: {note}" for note in checked.notes]
    lines += [f"not checked: {text}" for text in checked.unchecked]
    lines.append(brief_line(checked))
    return "\n".join(lines)


def brief_line(checked: CheckedSheet) -> str:
    """Write a sheet in one line: file, player, verdict and total."""
    text = checked.sheet.text
    verdict = "valid" if checked.is_valid else f"{len(checked.problems)} problems"
    total = "no total" if checked.total is None else f"Total {checked.total}: {total_sum(checked.sheet)}"
    return f"{text.source.name}:{text.source.first_line}: {checked.player or 'nobody'}: {verdict}; {total}"


def to_json_line(checked: CheckedSheet) -> str:
    """Write a sheet for scripts, in one line."""
    return json.dumps(to_json(checked), ensure_ascii=False)


def to_json(checked: CheckedSheet) -> dict[str, Any]:
    """Give the record of a sheet that scripts read."""
    return {
        "file": checked.sheet.text.source.name,
        "player": checked.player,
        "game": checked.sheet.game.id,
        "valid": checked.is_valid,
        "rounds": [_round(scored) for scored in checked.sheet.rounds],
        "empty": checked.empty,
        "total": checked.total,
        "claimed_total": checked.claimed_total,
        "specials": checked.specials,
        "problems": [problem.to_json() for problem in checked.problems],
        "notes": checked.notes,
        "unchecked": checked.unchecked,
    }


def ranking_json(ranking: list[Ranked]) -> str:
    """Write the ranking for scripts."""
    return json.dumps([ranked._asdict() for ranked in ranking], ensure_ascii=False)


def ranking_text(ranking: list[Ranked]) -> str:
    """Write the ranking for people."""
    return "\n".join(["Ranking", *(f"{ranked.rank:>3}. {ranked.player}  {ranked.total}" for ranked in ranking)])


def _round(scored: Round) -> dict[str, Any]:
    found = scored.rectangle
    rectangle = None
    if found is not None:
        rectangle = {
            "row": found.row + 1,
            "column": found.column + 1,
            "rows": found.rows,
            "columns": found.columns,
        }
    return {"round": scored.number, "claimed": scored.claimed, "best": scored.best, "rectangle": rectangle}
