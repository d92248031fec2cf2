"""`quiltsmith scan`: a photographed pad as a sheet, with its verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.commands.scanning.asking import ask_scores, ask_spaces, can_ask
from quiltsmith.cli.commands.scanning.files import asked_names, refuse_files, write_files
from quiltsmith.cli.commands.scanning.photos import PhotographedBoard, scanned_photos
from quiltsmith.cli.commands.scanning.results import (
    FinishedBoard,
    check_scanned,
    is_folder,
    sheet_texts,
    with_accepted_scores,
    write_records,
    write_sheets,
    write_text,
)
from quiltsmith.cli.commands.scanning.words import named_on_command_line, players_of, scores_of
from quiltsmith.cli.failure import Failure
from quiltsmith.cli.options.printing import LanguageOption
from quiltsmith.cli.options.standard_input import refuse_deal
from quiltsmith.cli.reports.problems import PlainFormat, PlainFormatOption
from quiltsmith.cli.terminal.files import STANDARD_OUTPUT, ForceOption, refuse_to_overwrite
from quiltsmith.cli.terminal.screen import write_line, write_note
from quiltsmith.i18n import _
from quiltsmith.scan.photo_boards import UNSURE, as_it_looks, unsure_spaces

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

EXAMPLE = "Example: quiltsmith scan anna.jpg --scores 21,49,64 --player Anna -o anna.txt"


def scan(
    photos: Annotated[
        list[str],
        typer.Argument(metavar="PHOTO...", help="Photos of filled pads: JPEG, PNG or HEIC, - for standard input."),
    ],
    output: Annotated[
        str | None,
        typer.Option(
            "-o", "--output", metavar="FILE", help="The sheet to write; a folder gets one file for each sheet."
        ),
    ] = None,
    scores: Annotated[
        list[str] | None,
        typer.Option(
            "--scores",
            metavar="NUMBERS",
            help="The scores of all rounds, such as 21,49,64; for several sheets once for each.",
        ),
    ] = None,
    player: Annotated[
        str | None,
        typer.Option("--player", metavar="NAMES", help="Who played; for several sheets, names with commas."),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(
            "--game",
            metavar="GAME",
            help="The game of the pads. [default: the deal's, what a code says, or doodle]",
        ),
    ] = None,
    deal: Annotated[
        str | None, typer.Option("--deal", metavar="DEAL", help="The deal that was played, to check against.")
    ] = None,
    overlay: Annotated[
        str | None,
        typer.Option(
            "--overlay", metavar="FILE", help="A picture of the board with what was read and what it scores."
        ),
    ] = None,
    report_format: PlainFormatOption = PlainFormat.TEXT,
    yes: Annotated[
        bool,
        typer.Option(
            "--yes", help="Ask nothing: unsure spaces are taken for what they look like. Scores never are."
        ),
    ] = False,
    lang: LanguageOption = None,
    force: ForceOption = False,
) -> None:
    """Read photographed pads, and check what is on them.

    At a terminal you are asked about the spaces that are not clear, each with a key, and for the scores. Elsewhere
    unsure spaces are listed, and no sheet is written for them. Needs `pip install 'quiltsmith[scan]'`.
    """
    from quiltsmith.cli.commands.scanning.overlays import PIXELS, overlay_pictures

    refuse_deal(deal)
    if output == STANDARD_OUTPUT and report_format is PlainFormat.JSON:
        raise Failure(_("standard output has room for a sheet or for JSON; name a file with -o"))
    refuse_files(output, overlay, force)
    read = scanned_photos(photos, named_on_command_line(game, deal), PIXELS if overlay else None)
    boards = [board for photo in read for board in photo.boards if board.played.is_usable]
    players, typed = players_of(player, len(boards)), scores_of(scores or (), boards)
    is_asking = report_format is PlainFormat.TEXT and not yes and can_ask()
    finished: list[FinishedBoard] = []
    for board, name, known in zip(boards, players, typed, strict=True):
        rows = _answered(board, is_asking, yes)
        if UNSURE in "".join(rows):
            continue
        if known is None and is_asking:
            known = ask_scores(board.played.photos.scores_asked(board.played.game))
        guessed = unsure_spaces(board.read) if yes else ()
        finished.append(FinishedBoard(board, rows, known or (), name, guessed))
    texts = sheet_texts(finished, output)
    if output is not None and is_folder(output):
        for path in texts:
            refuse_to_overwrite(path, force)
    scanned = check_scanned(read, finished, texts, deal, report_format)
    pictures = overlay_pictures(boards, with_accepted_scores(scanned), overlay, lang) if overlay else {}
    is_text, is_shown = report_format is PlainFormat.TEXT, output == STANDARD_OUTPUT
    write = write_sheets if is_shown else write_text if is_text else write_records
    code = write(scanned)
    if output is None and is_text and finished and not is_asking:
        write_note(_("no sheet was written; `-o FILE` writes one"))
    if output is None or is_shown:
        texts = asked_names(texts) if is_asking and not is_shown else {}
    files: Mapping[Path, str | bytes] = {**pictures, **texts}
    tell = write_line if is_text and not is_shown else write_note
    for path in write_files(files):
        tell(str(path))
    raise typer.Exit(code)


def _answered(board: PhotographedBoard, is_asking: bool, yes: bool) -> tuple[str, ...]:
    """Give the rows of a board with what a person says, or with what is likely, or as they were read."""
    if is_asking:
        return ask_spaces(board)
    if not yes:
        return board.read.board
    return as_it_looks(board.read)
