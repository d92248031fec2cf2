"""Checked sheets for a spreadsheet: one line for each, in columns that stay as they are."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import Any

from quiltsmith.cli.terminal.screen import visible
from quiltsmith.games.sheets.checked_sheet import Checked, Rankable

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
    """Give what a record says of its player; of several players, one after the other."""
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
