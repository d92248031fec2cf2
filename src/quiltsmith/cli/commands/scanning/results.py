"""What becomes of boards that were read: sheets, the checker's verdict on them, and records for scripts."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.cli.commands.scanning.photos import PhotographedBoard, ScannedPhoto
from quiltsmith.cli.commands.scanning.showing import board_lines, heading
from quiltsmith.cli.commands.sheet.batch import Batch, check_sheets
from quiltsmith.cli.commands.sheet.results import write_results
from quiltsmith.cli.failure import FINE, PROBLEMS
from quiltsmith.cli.reports.problems import to_text
from quiltsmith.cli.terminal.screen import write_complaint, write_json, write_line
from quiltsmith.formats.sheet_parts import SheetPart, split_sheets
from quiltsmith.scan.questions import unsure_spaces
from quiltsmith.talk.saying import say

if TYPE_CHECKING:
    from quiltsmith.formats.problem import Problem

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
        from quiltsmith.games.sheets.empty import SheetHead
        from quiltsmith.scan.sheets import PhotoOrigin, sheet_text

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


def with_accepted_scores(
    finished: Sequence[FinishedBoard], texts: SheetTexts, deal: str | None
) -> list[FinishedBoard]:
    """Leave out scores that the checker does not accept: nobody shows a wrong total around the table."""
    return [
        replace(board, scores=()) if any(problem.is_error for problem in problems) else board
        for board, problems in zip(finished, _checked(texts, deal), strict=True)
    ]


def write_sheets(
    photos: Sequence[ScannedPhoto], finished: Sequence[FinishedBoard], texts: SheetTexts, deal: str | None
) -> int:
    """Write the sheets to standard output, and beside them what could not be read; give the exit code."""
    for section in _unread(photos, finished):
        write_complaint(section)
    for text in texts.values():
        write_line(text.rstrip("\n"))
    has_errors = any(problem.is_error for problems in _checked(texts, deal) for problem in problems)
    return PROBLEMS if has_errors or not _is_whole(photos, finished) else FINE


def is_folder(output: str) -> bool:
    """Tell whether sheets are to go into a folder, each into a file of its own."""
    return output.endswith(("/", os.sep)) or Path(output).is_dir()


def write_text(
    photos: Sequence[ScannedPhoto], finished: Sequence[FinishedBoard], texts: SheetTexts, deal: str | None
) -> int:
    """Write what could not be read or is unsure, then the verdicts and who is first; give the exit code."""
    sections = list(_unread(photos, finished))
    for number, section in enumerate(sections):
        write_line(f"\n{section}" if number else section)
    code = FINE if _is_whole(photos, finished) else PROBLEMS
    if not finished:
        return code
    if sections:
        write_line()
    batch = Batch(deal=deal)
    counts = write_results(batch, check_sheets(batch, _parts(texts), 1), (), write_line)
    return max(code, counts.exit_code(()))


def write_records(
    photos: Sequence[ScannedPhoto], finished: Sequence[FinishedBoard], texts: SheetTexts, deal: str | None
) -> int:
    """Write what was read for scripts; give the exit code.

    What is unsure stays so there, whoever answered it. The checker looks only at sheets with scores.
    """
    found = dict(zip((id(one.board) for one in finished), _checked(texts, deal), strict=True))
    wrong = {id(one.board): found[id(one.board)] for one in finished if one.scores}
    write_json({"photos": [record for photo in photos for record in _records(photo, wrong)]})
    is_sure = all(photo.boards for photo in photos) and all(
        board.played.is_usable and not unsure_spaces(board.read) for photo in photos for board in photo.boards
    )
    has_errors = any(problem.is_error for problems in wrong.values() for problem in problems)
    return FINE if is_sure and not has_errors else PROBLEMS


def _records(photo: ScannedPhoto, wrong: Mapping[int, Sequence[Problem]]) -> Iterator[dict[str, Any]]:
    if not photo.boards:
        nothing: dict[str, Any] = {"game": None, "turned": None, "corners": [], "board": [], "unsure": []}
        told = [problem.to_json() for problem in photo.problems]
        yield {"file": photo.file, "found": False, **nothing, "problems": told}
    for board in photo.boards:
        read, problems = board.read, (*photo.problems, *board.played.problems, *wrong.get(id(board), ()))
        yield {
            "file": board.file,
            "found": True,
            "game": board.played.game.id,
            "turned": read.turned,
            "corners": [list(corner) for corner in read.corners],
            "board": list(read.board),
            "unsure": list(unsure_spaces(read)),
            "problems": [problem.to_json() for problem in problems],
        }


def _unread(photos: Sequence[ScannedPhoto], finished: Sequence[FinishedBoard]) -> Iterator[str]:
    """Tell why photos could not be read, and show the boards that are unsure."""
    done = {id(one.board) for one in finished}
    for photo in photos:
        yield from map(to_text, _problems(photo))
        for board in photo.boards:
            if id(board) not in done and board.played.is_usable:
                unsure = say("unsure: {spaces}", spaces=", ".join(unsure_spaces(board.read)))
                yield "\n".join([heading(board), *board_lines(board.read), unsure])


def _is_whole(photos: Sequence[ScannedPhoto], finished: Sequence[FinishedBoard]) -> bool:
    """Tell whether every photo has boards, and all of them became sheets."""
    return all(photo.boards for photo in photos) and sum(len(photo.boards) for photo in photos) == len(finished)


def _problems(photo: ScannedPhoto) -> Iterator[Problem]:
    yield from photo.problems
    for board in photo.boards:
        yield from board.played.problems


def _checked(texts: SheetTexts, deal: str | None) -> Iterator[list[Problem]]:
    """Check sheets for a record: what is wrong with each."""
    from quiltsmith.formats.reading import read_source
    from quiltsmith.games.doodle.deal_files import read_deal
    from quiltsmith.games.sheets.checking import SheetChecking
    from quiltsmith.games.sheets.reading import read_part

    dealt, deck, _ = read_deal(read_source(deal)) if deal else (None, None, [])
    checking = SheetChecking(deck, dealt, deck)
    for part in _parts(texts):
        yield checking.check(read_part(part)).problems


def _parts(texts: SheetTexts) -> Iterable[SheetPart]:
    for path, text in texts.items():
        yield from split_sheets(path, text.encode("utf-8"))


def _seen_from(folder: Path, name: str | None) -> str | None:
    """Name a game or deck as a sheet in a folder does: a path starts there, the name of a shipped one stays."""
    if name is None or not Path(name).is_file():
        return name
    return os.path.relpath(name, folder)
