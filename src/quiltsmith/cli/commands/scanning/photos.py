"""Photos of a call: read one after the other, each board with its game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.options.standard_input import refuse_twice
from quiltsmith.cli.terminal.progress import Progress
from quiltsmith.formats.file_reader import STANDARD_INPUT
from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _
from quiltsmith.scan.photo_boards import BoardRead

if TYPE_CHECKING:
    from quiltsmith.scan.scanned_sheet import Named, PlayedBoard


class PhotographedBoard(Struct, frozen=True):
    """A board of a photo and the game that it belongs to; `number` counts the boards of a photo with several."""

    file: str
    read: BoardRead
    played: PlayedBoard
    number: int | None = None

    @property
    def stem(self) -> str:
        """The name of the photo without folder and ending, and which of its boards it is."""
        stem = "photo" if self.file == STANDARD_INPUT else Path(self.file).stem
        return stem if self.number is None else f"{stem}-{self.number}"


class ScannedPhoto(Struct, frozen=True):
    """A photo with its boards; without any, the problems say why."""

    file: str
    problems: tuple[Problem, ...]
    boards: tuple[PhotographedBoard, ...]


def scanned_photos(files: Sequence[str], named: Named, picture: int | None = None) -> list[ScannedPhoto]:
    """Read all photos, with pictures of their boards if asked; that a file is not there is told before."""
    from quiltsmith.scan.photo_file import need_extra

    need_extra()
    refuse_twice(files)
    for file in files:
        if file != STANDARD_INPUT and Path(file).is_dir():
            raise Failure(_("{name} is a folder; name the photos in it", name=file))
        if file != STANDARD_INPUT and not Path(file).is_file():
            raise Failure(_("there is no file {name}", name=file))
    photos: list[ScannedPhoto] = []
    with Progress(_("reading photos"), len(files), results_at_end=True) as progress:
        for file in files:
            photos.append(_scanned(file, named, picture))
            progress.step()
    return photos


def _scanned(file: str, named: Named, picture: int | None) -> ScannedPhoto:
    from quiltsmith.scan.photo_reader import read_photo
    from quiltsmith.scan.scanned_sheet import played_board

    sizes = None if named.game is None else [(named.game.board.rows, named.game.board.columns)]
    read = read_photo(_data(file), file, sizes, picture)
    has_several = len(read.boards) > 1
    boards = tuple(
        PhotographedBoard(
            file, board, played_board(board.size, board.code, named, file), number if has_several else None
        )
        for number, board in enumerate(read.boards, 1)
    )
    return ScannedPhoto(file, read.problems, boards)


def _data(file: str) -> bytes:
    """Read a photo, and of a file that is far too large only as much as shows that it is."""
    from quiltsmith.scan.photo_file import MOST_BYTES

    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    with Path(file).open("rb") as opened:
        return opened.read(MOST_BYTES + 1)
