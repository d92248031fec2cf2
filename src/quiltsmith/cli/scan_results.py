"""What becomes of photos: boards, sheets, the checker's verdict on them, records for scripts, and pictures."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.cli.option_types import PlainFormat
from quiltsmith.cli.problem_report import to_text
from quiltsmith.cli.refusals import FINE, PROBLEMS
from quiltsmith.cli.scan_photos import PhotographedBoard, ScannedPhoto, board_lines, heading
from quiltsmith.cli.sheet_batch import Batch, SheetResult, check_sheets
from quiltsmith.cli.sheet_report import SheetFormat
from quiltsmith.cli.sheet_results import write_results
from quiltsmith.cli.terminal_output import write_complaint, write_json, write_line
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import split_sheets
from quiltsmith.i18n import _
from quiltsmith.scan.photo_boards import unsure_spaces

if TYPE_CHECKING:
    from quiltsmith.formats.problems import Problem
    from quiltsmith.layout.previews.board_overlay import BoardPicture
    from quiltsmith.style.print_style import Style


_BETWEEN = "\n---\n\n"
SheetTexts = Mapping[Path, str]
"""Sheets by the files that they belong in; one file may hold several."""


class FinishedBoard(Struct, frozen=True):
    """A board without unsure spaces, its scores if there are any, and whose it is.

    `guessed` names the spaces that are taken for what they look like.
    """

    board: PhotographedBoard
    rows: tuple[str, ...]
    scores: tuple[int, ...] = ()
    player: str | None = None
    guessed: tuple[str, ...] = ()

    def sheet(self, folder: Path) -> str:
        """Write the sheet; a path in it starts at the folder that it will lie in."""
        from quiltsmith.games.sheets.sheet_kind import SheetHead
        from quiltsmith.scan.scanned_sheet import PhotoOrigin, sheet_text

        played = self.board.played
        head = SheetHead(_seen_from(folder, played.game_name), _seen_from(folder, played.deck), self.player)
        answered = unsure_spaces(self.board.read)
        return sheet_text(played, head, self.rows, self.scores, PhotoOrigin(self.board.file, answered))


def sheet_texts(finished: Sequence[FinishedBoard], output: str | None) -> SheetTexts:
    """Write sheets for one file, or for a folder one for each."""
    if output is not None and not is_folder(output):
        folder = Path(output).parent
        return {Path(output): _BETWEEN.join(board.sheet(folder) for board in finished)} if finished else {}
    folder = Path(output or "")
    texts: dict[Path, str] = {}
    for finished_board in finished:
        stem = finished_board.board.stem
        names = (f"{stem}.txt", *(f"{stem}-{number}.txt" for number in range(2, len(finished) + 2)))
        texts[next(folder / name for name in names if folder / name not in texts)] = finished_board.sheet(folder)
    return texts


class ScannedSheets(Struct, frozen=True):
    """All of a call: its photos, the boards that became sheets, and of each sheet what the checker says."""

    photos: Sequence[ScannedPhoto]
    finished: Sequence[FinishedBoard]
    texts: SheetTexts
    results: Sequence[SheetResult]

    @property
    def has_errors(self) -> bool:
        """Whether the checker refuses any of the sheets."""
        return any(result.errors for result in self.results)

    @property
    def is_whole(self) -> bool:
        """Whether every photo has boards, and all of them became sheets."""
        boards = sum(len(photo.boards) for photo in self.photos)
        return all(photo.boards for photo in self.photos) and boards == len(self.finished)


def check_scanned(
    photos: Sequence[ScannedPhoto],
    finished: Sequence[FinishedBoard],
    texts: SheetTexts,
    deal: str | None,
    report_format: PlainFormat,
) -> ScannedSheets:
    """Check all sheets, once for whatever is made of them: pictures, reports or records."""
    parts = [part for path, text in texts.items() for part in split_sheets(path, text.encode("utf-8"))]
    batch = Batch(deals=(deal,) if deal else (), report_format=SheetFormat(report_format))
    return ScannedSheets(photos, finished, texts, list(check_sheets(batch, parts, 1)))


def with_accepted_scores(scanned: ScannedSheets) -> list[FinishedBoard]:
    """Leave out scores that the checker does not accept: nobody shows a wrong total around the table."""
    return [
        replace(board, scores=()) if result.errors else board
        for board, result in zip(scanned.finished, scanned.results, strict=True)
    ]


def write_sheets(scanned: ScannedSheets) -> int:
    """Write the sheets to standard output, and beside them what could not be read; give the exit code."""
    for section in _unread(scanned):
        write_complaint(section)
    for text in scanned.texts.values():
        write_line(text.rstrip("\n"))
    return FINE if scanned.is_whole and not scanned.has_errors else PROBLEMS


def is_folder(output: str) -> bool:
    """Return whether sheets are to go into a folder, each into a file of its own."""
    return output.endswith(("/", os.sep)) or Path(output).is_dir()


def write_text(scanned: ScannedSheets) -> int:
    """Write what could not be read or is unsure, then the verdicts and who is first; give the exit code."""
    sections = list(_unread(scanned))
    for number, section in enumerate(sections):
        write_line(f"\n{section}" if number else section)
    code = FINE if scanned.is_whole else PROBLEMS
    if not scanned.finished:
        return code
    if sections:
        write_line()
    counts = write_results(Batch(), scanned.results, (), write_line)
    return max(code, counts.exit_code(()))


def write_records(scanned: ScannedSheets) -> int:
    """Write what was read for scripts; give the exit code.

    What is unsure stays so there, whoever answered it. The checker is heard only on sheets with scores.
    """
    photos = scanned.photos
    scored = {
        id(one.board): result for one, result in zip(scanned.finished, scanned.results, strict=True) if one.scores
    }
    found = {board: json.loads(result.report)["problems"] for board, result in scored.items()}
    write_json({"photos": [record for photo in photos for record in _records(photo, found)]})
    is_sure = all(photo.boards for photo in photos) and all(
        board.played.is_usable and not unsure_spaces(board.read) for photo in photos for board in photo.boards
    )
    has_errors = any(result.errors for result in scored.values())
    return FINE if is_sure and not has_errors else PROBLEMS


def _records(photo: ScannedPhoto, found: Mapping[int, list[dict[str, Any]]]) -> Iterator[dict[str, Any]]:
    if not photo.boards:
        nothing: dict[str, Any] = {"game": None, "turned": None, "corners": [], "board": [], "unsure": []}
        told = [problem.to_json() for problem in photo.problems]
        yield {"file": photo.file, "found": False, **nothing, "problems": told}
    for board in photo.boards:
        read, told = board.read, [problem.to_json() for problem in (*photo.problems, *board.played.problems)]
        yield {
            "file": board.file,
            "found": True,
            "game": board.played.game.id,
            "turned": read.turned,
            "corners": [list(corner) for corner in read.corners],
            "board": list(read.board),
            "unsure": list(unsure_spaces(read)),
            **_proposed(board),
            "problems": [*told, *found.get(id(board), ())],
        }


def _proposed(board: PhotographedBoard) -> dict[str, Any]:
    """Return the numbers that seem to be written on a sheet, if there are any."""
    proposed = board.played.proposed(board.read)
    return {"proposed": {"scores": list(proposed.scores), "empty": proposed.empty}} if proposed else {}


def _unread(scanned: ScannedSheets) -> Iterator[str]:
    """Return why photos could not be read, and show the boards that are unsure."""
    done = {id(one.board) for one in scanned.finished}
    for photo in scanned.photos:
        yield from map(to_text, _problems(photo))
        for board in photo.boards:
            if id(board) not in done and board.played.is_usable:
                unsure = _("unsure: {spaces}", spaces=", ".join(unsure_spaces(board.read)))
                yield "\n".join([heading(board), *board_lines(board.read), unsure])


def _problems(photo: ScannedPhoto) -> Iterator[Problem]:
    yield from photo.problems
    for board in photo.boards:
        yield from board.played.problems


def _seen_from(folder: Path, name: str | None) -> str | None:
    """Name a game or deck as a sheet in a folder does: a path starts there, the name of a shipped one stays."""
    if name is None or not Path(name).is_file():
        return name
    return os.path.relpath(name, folder)


PIXELS = 100
"""Of a space, on each side."""
_DOTS_PER_INCH = 200


def overlay_pictures(
    boards: Sequence[PhotographedBoard],
    finished: Sequence[FinishedBoard],
    overlay: str,
    language: str | None,
) -> dict[Path, bytes]:
    """Draw all boards, several into numbered files; what is unsure or guessed has marks."""
    from quiltsmith.api.product_parts import style_of
    from quiltsmith.layout.previews.board_overlay import overlay_document
    from quiltsmith.render.output import FileOptions, check_suffix, named_contents, render_document

    if not boards:
        return {}
    done = {id(one.board): one for one in finished}
    style = style_of(boards[0].played.game, lang=language)
    pictures = [
        _picture(board, done.get(id(board)) or FinishedBoard(board, board.read.board), style) for board in boards
    ]
    document, path = overlay_document(pictures, style), Path(overlay)
    options = FileOptions(dpi=_DOTS_PER_INCH)
    return named_contents(document, path, render_document(document, check_suffix(path), options))


def _picture(board: PhotographedBoard, finished: FinishedBoard, style: Style) -> BoardPicture:
    from quiltsmith.layout.previews.board_overlay import BoardPicture
    from quiltsmith.scan.board_picture import tinted

    played, theme = board.played, style.theme
    scores = finished.scores
    return BoardPicture(
        raster=tinted(board.read, finished.rows, theme.strong(theme.round_fabric(0))),
        rows=finished.rows,
        title=finished.player or board.stem,
        game=style.name(played.game.title),
        best=played.photos.best(played.game, finished.rows),
        scores=scores,
        total=played.photos.total(played.game, finished.rows, scores) if scores else None,
        guessed=finished.guessed,
    )
