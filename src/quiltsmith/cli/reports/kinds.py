"""The reports on sheets: that of the kind of a game, or one that says what every checked sheet knows of itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from quiltsmith.cli.reports.brief import InShort
from quiltsmith.games.game import Game
from quiltsmith.games.ruleset import ruleset_of

Sheet = TypeVar("Sheet")


class SheetReport(NamedTuple, Generic[Sheet]):
    """What is said about a sheet at the table, with explained scores if wished, and what in one line."""

    full: Callable[[Sheet, bool], str]
    short: Callable[[Sheet], InShort]


def report_of(game: Game) -> SheetReport[Any]:
    """Return the report on sheets of a game: that of its kind, or the plain one."""
    report = ruleset_of(game).report
    if report is not None:
        return report
    from quiltsmith.cli.reports.plain import REPORT

    return REPORT
