"""`quiltsmith boards`: quilt boards and the time board of the two-player game."""

from __future__ import annotations

from typing import Annotated

import typer

from quiltsmith.cli.options.printing import (
    GameArgument,
    GameThemeOption,
    InkOption,
    LanguageOption,
    PaperOption,
    SeedOption,
    game_or_fail,
    style_or_fail,
)
from quiltsmith.cli.options.tiles import CellOption
from quiltsmith.cli.terminal.documents import print_document
from quiltsmith.cli.terminal.files import LiveTextOption, OutputOption
from quiltsmith.style.sizes import parse_length
from quiltsmith.style.theme import Ink

EXAMPLE = "Example: quiltsmith boards patchwork --track classic --lang de -o boards.pdf"


def boards(
    game: GameArgument = "patchwork",
    output: OutputOption = None,
    track: Annotated[
        str | None,
        typer.Option(
            "--track",
            metavar="NAME",
            help="The time track, e.g. classic. [default: the game's usual one]",
        ),
    ] = None,
    cell: CellOption = None,
    board_size: Annotated[
        float | None,
        typer.Option(
            "--board-size",
            metavar="LENGTH",
            parser=parse_length,
            help="The width of the time board. [default: what fits the paper]",
        ),
    ] = None,
    paper: PaperOption = "a4",
    language: LanguageOption = None,
    theme: GameThemeOption = "",
    ink: InkOption = Ink.FULL,
    seed: SeedOption = 0,
    live_text: LiveTextOption = False,
) -> None:
    """Print quilt boards and the time board.

    There is a quilt board for each player; its spaces are as large as those of the tiles.
    """
    from quiltsmith.layout.boards.boards_document import BoardPlan, boards_document, with_boards

    played, plan = with_boards(game_or_fail(game)).on_track(track), BoardPlan(cell, board_size)
    style = style_or_fail(paper, language, theme or played.theme, ink, seed)
    print_document(
        lambda: boards_document(played, style, plan), output, f"{played.id}-boards.pdf", live_text=live_text
    )
