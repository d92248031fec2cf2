"""Checked sheets as a table for spreadsheets: a row for each player, with the points of every round."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from quiltsmith.cli.terminal_output import visible
from quiltsmith.games.sheets.checked_sheet import Checked

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
)
RANK_COLUMNS = ("rank", "unranked", "deal")
# What spreadsheets take for the start of a formula, which might do anything.
_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")


class SheetRow(NamedTuple):
    """A player's row: what is known of the sheet alone, and the points of each round."""

    cells: tuple[object, ...]
    rounds: tuple[int | None, ...]

    @property
    def game_and_player(self) -> tuple[str, str]:
        """Whose row it is."""
        return str(self.cells[COLUMNS.index("game")]), str(self.cells[COLUMNS.index("player")])


def rows_of(checked: Checked) -> tuple[SheetRow, ...]:
    """Return the rows of a sheet: one, or one for each player of a game."""
    record, source = checked.to_json(), checked.text.source
    errors = sum(problem.is_error for problem in checked.problems)
    codes = " ".join(dict.fromkeys(problem.code for problem in checked.problems))
    return tuple(
        SheetRow(
            (
                source.name,
                source.first_line,
                seat["player"],
                record["game"],
                "yes" if record["valid"] else "no",
                record["checked"],
                seat["total"],
                seat["claimed_total"],
                seat["empty"],
                record.get("winner"),
                errors,
                len(checked.problems) - errors,
                codes,
            ),
            tuple(_points(scored, seat["total"] is not None) for scored in record.get("rounds", ())),
        )
        for seat in record.get("players", (record,))
    )


def _points(scored: dict[str, Any], is_finished: bool) -> int | None:
    """Return what a round counts: what was claimed, or else the best of a sheet that goes to the end."""
    claimed: int | None = scored["claimed"]
    best: int | None = scored["best"] if is_finished else None
    return best if claimed is None else claimed


def head_line(rounds: int, separator: str) -> str:
    """Name the columns."""
    return table_line(
        (*COLUMNS, *RANK_COLUMNS, *(f"round_{number}" for number in range(1, rounds + 1))), separator
    )


def row_line(row: SheetRow, ranked: Sequence[object], rounds: int, separator: str) -> str:
    """Write a row with its rank, or why it has none, and as many rounds as the table has."""
    missing = (None,) * (rounds - len(row.rounds))
    return table_line((*row.cells, *ranked, *row.rounds, *missing), separator)


def table_line(values: Iterable[object], separator: str) -> str:
    """Write one row of a table; no text in it is one that a spreadsheet takes for a formula."""
    line = io.StringIO()
    csv.writer(line, lineterminator="", delimiter=separator).writerow([_cell(value) for value in values])
    return line.getvalue()


def _cell(value: object) -> object:
    """Make a text one that no spreadsheet takes for a formula; numbers are numbers."""
    if not isinstance(value, str):
        return value
    text = visible(value)
    return f"'{text}" if text.lstrip().startswith(_FORMULA_STARTS) else text
