"""`quiltsmith game check`: all problems of game files at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from quiltsmith.cli.reports.problems import FormatOption, ReportFormat, StrictOption
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.games.game import Game

EXAMPLE = "Example: quiltsmith game check my-game.yaml"


def check(
    games: Annotated[
        list[str],
        typer.Argument(metavar="GAME...", help="Game files, names of shipped games, or - for standard input."),
    ],
    report_format: FormatOption = ReportFormat.TEXT,
    strict: StrictOption = False,
) -> None:
    """Find everything that is wrong or strange in game files.

    The deck, the theme and the pad that a game names are looked at too.
    """
    from quiltsmith.cli.commands.checking.files import FileCheck, check_files
    from quiltsmith.cli.options.definitions import path_or_fail
    from quiltsmith.games.game_reader import DEFINITIONS
    from quiltsmith.layout.pad.game_files import named_problems

    checked = FileCheck(DEFINITIONS, "games", _about, _facts, named_problems)
    check_files(checked, games, lambda name: path_or_fail(DEFINITIONS, name), report_format, strict)


def _about(game: Game) -> str:
    return _(
        "rules of {rules}, a board of {rows}×{columns} spaces",
        rules=game.rules,
        rows=game.board.rows,
        columns=game.board.columns,
    )


def _facts(game: Game | None) -> dict[str, Any]:
    return {
        "game": game.id if game else None,
        "rules": game.rules if game else None,
        "board": {"rows": game.board.rows, "columns": game.board.columns} if game else None,
        "deck": game.deck if game else None,
    }
