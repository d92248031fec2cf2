"""`quiltsmith scan`: a photographed pad as a sheet, with its verdict."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from quiltsmith.cli.lazy_commands import example, wants_to_open
from quiltsmith.cli.name_lookup import (
    deck_of_deal,
    load_deal,
    load_game,
    note_files_as_players,
    refuse_input_for_deal,
    shipped_name,
)
from quiltsmith.cli.option_types import LanguageOption, PlainFormat, PlainFormatOption
from quiltsmith.cli.output_files import (
    STANDARD_OUTPUT,
    TEXT_FILES,
    ForceOption,
    OutputFile,
    free_path,
    output_file,
    refuse_place,
    refuse_to_replace,
)
from quiltsmith.cli.print_output import open_file
from quiltsmith.cli.scan_photos import (
    LARGEST_SCORE,
    PhotographedBoard,
    ask_line,
    ask_scores,
    ask_spaces,
    can_ask,
    numbers_read,
    scanned_photos,
)
from quiltsmith.cli.terminal_output import write_complaint, write_line, write_note
from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import N_, _
from quiltsmith.scan.photo_boards import UNSURE, as_it_looks, unsure_spaces
from quiltsmith.scan.typed_numbers import TypedNumbers, settled_by_numbers

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from quiltsmith.cli.scan_results import SheetTexts
    from quiltsmith.scan.scanned_sheet import Named


def named_on_command_line(game: str | None, deal: str | None) -> Named:
    """Read the game and the deal of all photos, if they are named."""
    from quiltsmith.scan.scanned_sheet import Named, photo_sheets

    named = None if game is None else load_game(game)
    if named is not None:
        photo_sheets(named)
    if deal is None:
        return Named(named, None if named is None else shipped_name(named) or game)
    dealt, deck = load_deal(deal, game=named)
    played = named or (None if deck is None else deck.game)
    name = (shipped_name(played) or game) if played else None
    return Named(played, name, deck_of_deal(dealt, deal), None if deck is None else deck.id, dealt.seed)


def players_of(text: str | None, boards: int) -> list[str | None]:
    """Return the name of every sheet's player."""
    if text is None:
        return [None] * boards
    names: list[str | None] = [name.strip() for name in text.split(",")]
    if any(not name or "#" in name or not name.isprintable() for name in names):
        raise QuiltsmithError(_("a player's name is one line without `#`, which starts a comment"))
    if boards and len(names) != boards:
        raise QuiltsmithError(
            _(
                "names after --player: {names}, sheets in the photos: {sheets}; name one for each",
                names=len(names),
                sheets=boards,
            )
        )
    note_files_as_players([name for name in names if name], "--player")
    # Without any board, the photos' own problems are what there is to tell.
    return names[:boards]


def scores_of(texts: Sequence[str], boards: Sequence[PhotographedBoard]) -> list[tuple[int, ...] | None]:
    """Return the scores of every sheet, as far as they were typed."""
    if len(texts) > len(boards) > 0:
        raise QuiltsmithError(
            _(
                "--scores is there for {given} sheets, and the photos show {sheets}",
                given=len(texts),
                sheets=len(boards),
            )
        )
    typed: list[tuple[int, ...] | None] = [_numbers(text) for text in texts]
    for scores, board in zip(typed, boards, strict=False):
        played = board.played
        rounds = played.photos.scores_asked(played.game)
        if scores is not None and len(scores) != rounds:
            raise QuiltsmithError(
                _(
                    "{game} has {rounds} rounds; --scores takes as many numbers",
                    game=played.game.id,
                    rounds=rounds,
                )
            )
    return [*typed, *[None] * (len(boards) - len(typed))][: len(boards)]


def empties_of(typed: Sequence[int], boards: int) -> list[int | None]:
    """Return how many spaces of every sheet are empty, as far as it was typed."""
    if len(typed) > boards > 0:
        raise QuiltsmithError(
            _("--empty is there for {given} sheets, and the photos show {sheets}", given=len(typed), sheets=boards)
        )
    return [*typed, *[None] * (boards - len(typed))][:boards]


def _numbers(text: str) -> tuple[int, ...]:
    words = [word.strip() for word in text.split(",")]
    if not all(word.isascii() and word.isdigit() and int(word) <= LARGEST_SCORE for word in words):
        raise QuiltsmithError(_("--scores takes numbers with commas between them, such as 21,49,64"))
    return tuple(int(word) for word in words)


def refuse_files(photos: Sequence[str], output: str | None, overlay: str | None, force: bool) -> None:
    """End the command if its files could not be written, before a person has answered anything."""
    from quiltsmith.cli.scan_results import is_folder
    from quiltsmith.render.output import check_suffix

    if output is not None and is_folder(output):
        refuse_place(Path(output) / "sheet.txt")
    elif output is not None:
        output_file(Path(output), TEXT_FILES, force=force)
    if overlay is not None:
        check_suffix(Path(overlay))
        refuse_place(Path(overlay))
        refuse_to_replace(Path(overlay), photos)
    if wants_to_open() and overlay is None and output is None:
        raise QuiltsmithError(_("--open shows what is written: name a file with -o or --overlay"))


def asked_names(texts: SheetTexts) -> SheetTexts:
    """Ask where to write sheets that no file was named for."""
    named: dict[Path, str] = {}
    for usual, text in texts.items():
        path: Path | None = free_path(usual, named)
        while path is not None and path not in named:
            typed = ask_line(
                _("write the sheet to {path}? Enter: yes, n: no, or another name:", path=path)
            ).strip()
            path = None if typed.lower() == "n" else Path(typed) if typed else path
            if path is not None and (path.exists() or path in named):
                write_complaint(_("{path} exists already", path=path))
                path = free_path(usual, named)
            elif path is not None:
                named[path] = text
    return named


def write_files(pictures: Mapping[Path, bytes], sheets: Mapping[Path, str], force: bool) -> list[Path]:
    """Write all files, each whole, and show the first one if that was asked for."""
    for path, picture in pictures.items():
        OutputFile(path, overwrite=True).write(picture)
    for path, sheet in sheets.items():
        OutputFile(path, overwrite=force).write(sheet)
    written = [*pictures, *sheets]
    if wants_to_open() and written:
        open_file(written[0])
    return written


@example("quiltsmith scan anna.jpg --scores 21,49,64 --player Anna -o anna.txt")
def scan(
    photos: Annotated[
        list[str],
        typer.Argument(
            metavar="PHOTO...", help=N_("Photos of filled pads: JPEG, PNG or HEIC, - for standard input.")
        ),
    ],
    output: Annotated[
        str | None,
        typer.Option(
            "-o", "--output", metavar="FILE", help=N_("The sheet to write; a folder gets one file for each sheet.")
        ),
    ] = None,
    scores: Annotated[
        list[str] | None,
        typer.Option(
            "--scores",
            metavar="NUMBERS",
            help=N_("The scores of all rounds, such as 21,49,64; for several sheets once for each."),
        ),
    ] = None,
    empty: Annotated[
        list[int] | None,
        typer.Option(
            "--empty",
            metavar="N",
            min=0,
            help=N_("How many spaces are empty, as the sheet says; with scores it settles what is unsure."),
        ),
    ] = None,
    player: Annotated[
        str | None,
        typer.Option("--player", metavar="NAMES", help=N_("Who played; for several sheets, names with commas.")),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(
            "--game",
            metavar="GAME",
            help=N_("The game of the pads. [default: the deal's, what a code says, or doodle]"),
        ),
    ] = None,
    deal: Annotated[
        str | None, typer.Option("--deal", metavar="DEAL", help=N_("The deal that was played, to check against."))
    ] = None,
    overlay: Annotated[
        str | None,
        typer.Option(
            "--overlay", metavar="FILE", help=N_("A picture of the board with what was read and what it scores.")
        ),
    ] = None,
    report_format: PlainFormatOption = PlainFormat.TEXT,
    yes: Annotated[
        bool,
        typer.Option(
            "--yes", help=N_("Ask nothing: unsure spaces are taken for what they look like. Scores never are.")
        ),
    ] = False,
    lang: LanguageOption = None,
    force: ForceOption = False,
) -> None:
    """Read photographed pads, and check what is on them.

    At a terminal you are asked about the spaces that are not clear, each with a key, and for the scores. Elsewhere
    unsure spaces are listed, and no sheet is written for them. Needs `pip install 'quiltsmith[scan]'`.
    """
    from quiltsmith.cli.scan_results import (
        PIXELS,
        FinishedBoard,
        check_scanned,
        is_folder,
        overlay_pictures,
        sheet_texts,
        with_accepted_scores,
        write_records,
        write_sheets,
        write_text,
    )

    refuse_input_for_deal(deal)
    if output == STANDARD_OUTPUT and report_format is PlainFormat.JSON:
        raise QuiltsmithError(_("standard output has room for a sheet or for JSON; name a file with -o"))
    refuse_files(photos, output, overlay, force)
    read = scanned_photos(photos, named_on_command_line(game, deal), PIXELS if overlay else None)
    boards = [board for photo in read for board in photo.boards if board.played.is_usable]
    players, typed = players_of(player, len(boards)), scores_of(scores or (), boards)
    empties = empties_of(empty or (), len(boards))
    is_asking = report_format is PlainFormat.TEXT and not yes and can_ask()
    finished: list[FinishedBoard] = []
    for board, name, known, left in zip(boards, players, typed, empties, strict=True):
        rows = _answered(board, TypedNumbers(known[-1] if known else None, left), is_asking, yes)
        if UNSURE in "".join(rows):
            continue
        if known is None and is_asking:
            known = ask_scores(board.played.proposed(board.read).scores)
        guessed = unsure_spaces(board.read) if yes else ()
        finished.append(FinishedBoard(board, rows, known or (), name, guessed))
    texts = sheet_texts(finished, output)
    if output is not None and is_folder(output):
        for path in texts:
            output_file(path, TEXT_FILES, force=force)
    scanned = check_scanned(read, finished, texts, deal, report_format)
    pictures = overlay_pictures(boards, with_accepted_scores(scanned), overlay, lang) if overlay else {}
    for path in pictures:  # of several boards, each has a number in its name
        refuse_to_replace(path, photos)
    is_text, is_shown = report_format is PlainFormat.TEXT, output == STANDARD_OUTPUT
    write = write_sheets if is_shown else write_text if is_text else write_records
    code = write(scanned)
    if is_text and not is_asking:
        for board, known in zip(boards, typed, strict=True):
            if known is None and (read_numbers := numbers_read(board)) is not None:
                write_note(read_numbers)
    if output is None and is_text and finished and not is_asking:
        write_note(_("no sheet was written; `-o FILE` writes one"))
    if output is None or is_shown:
        texts = asked_names(texts) if is_asking and not is_shown else {}
    tell = write_line if is_text and not is_shown else write_note
    for path in write_files(pictures, texts, force):
        tell(path.as_posix())
    raise typer.Exit(code)


def _answered(board: PhotographedBoard, numbers: TypedNumbers, is_asking: bool, yes: bool) -> tuple[str, ...]:
    """Return the rows of a board with what numbers settle, and what a person says or, with `yes`, is likely."""
    board = replace(board, read=settled_by_numbers(board.read, numbers, board.played.points))
    if is_asking:
        return ask_spaces(board, numbers)
    if not yes:
        return board.read.board
    return as_it_looks(board.read)
