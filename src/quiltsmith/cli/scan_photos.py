"""Photos of a call: read one after the other, their boards shown, and what is unsure asked about."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.cli.name_lookup import refuse_input_twice
from quiltsmith.cli.progress_bar import Progress
from quiltsmith.cli.terminal_output import labelled, paint, readable, visible, write_complaint
from quiltsmith.cli.text_drawings import draw_board
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.file_reader import STANDARD_INPUT
from quiltsmith.formats.problems import Problem
from quiltsmith.geometry.board import Board, Mask, cell_name
from quiltsmith.i18n import _, ngettext
from quiltsmith.scan.photo_boards import (
    EMPTY,
    FILLED,
    UNSURE,
    BoardRead,
    Question,
    next_question,
    questions_of,
    unsure_spaces,
)
from quiltsmith.scan.typed_numbers import TypedNumbers, settled_by_answers

if TYPE_CHECKING:
    from quiltsmith.scan.scanned_sheet import Named, PlayedBoard

_PATCHES = "abcdefghijklmnopqrstuvwxyz"


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
    refuse_input_twice(files)
    for file in files:
        if file != STANDARD_INPUT and Path(file).is_dir():
            raise QuiltsmithError(_("{name} is a folder; name the photos in it", name=file))
        if file != STANDARD_INPUT and not Path(file).is_file():
            raise QuiltsmithError(_("there is no file {name}", name=file))
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


def heading(board: PhotographedBoard) -> str:
    """Name the photo, and the board if it has several, and say how much is unsure."""
    name = visible(board.file)
    if board.number is not None:
        name = _("{file}, board {number}", file=name, number=board.number)
    unsure = len(unsure_spaces(board.read))
    how = (
        ngettext(unsure, "{number} space is unsure", "{number} spaces are unsure") if unsure else _("all is clear")
    )
    return labelled(paint(name, "bold"), how)


def board_lines(board: BoardRead) -> list[str]:
    """Draw a board: `#` filled, `?` unsure, and the same letter for spaces that are asked together."""
    size, questions = Board(*board.size), questions_of(board)
    signs = {space: sign_of(question, questions) for question in questions for space in question.spaces}
    masks: dict[str, Mask] = {}
    for row, line in enumerate(board.board):
        for column, sign in enumerate(line):
            shown = signs.get(cell_name((row, column)), sign)
            if sign in (FILLED, UNSURE):
                masks[shown] = masks.get(shown, 0) | size.bit(row, column)
    return [readable(line) for line in draw_board(size, masks)]


def sign_of(question: Question, questions: Sequence[Question]) -> str:
    """Return `?` for a space alone, and the letter of a patch whose spaces are asked together."""
    if len(question.spaces) == 1:
        return UNSURE
    patches = [asked for asked in questions if len(asked.spaces) > 1]
    return _PATCHES[patches.index(question) % len(_PATCHES)]


UNDO = "u"
_LEFT_OUT = "-"
_ENTER = "\r\n"
LARGEST_SCORE = 9999


def can_ask() -> bool:
    """Return whether there is a person at a terminal."""
    return sys.stdin.isatty() and sys.stderr.isatty()


def ask_spaces(board: PhotographedBoard, numbers: TypedNumbers) -> tuple[str, ...]:
    """Show a board and ask about its unsure spaces; going back takes the last answer away."""
    questions = questions_of(board.read)
    write_complaint("\n".join([heading(board), *board_lines(board.read)]))
    if questions:
        write_complaint(_how())
    answers: dict[Question, bool] = {}
    rows = board.read.board
    while (question := next_question(board.read, rows)) is not None:
        answer = _answer(question, sign_of(question, questions))
        before = rows
        if answer is not None:
            answers[question] = answer
        elif answers:
            answers.popitem()
        rows = settled_by_answers(board.read, answers, numbers, board.played.points)
        if answer is not None:
            _tell_what_follows(board.read, question, before, rows)
    return rows


def _tell_what_follows(board: BoardRead, question: Question, before: Sequence[str], after: Sequence[str]) -> None:
    """Name the spaces that an answer has settled beside those that it was about."""
    left = [set(unsure_spaces(replace(board, board=tuple(rows)))) for rows in (before, after)]
    settled = {
        cell_name((row, column)): sign for row, line in enumerate(after) for column, sign in enumerate(line)
    }
    for sign, words in ((FILLED, _("filled")), (EMPTY, _("empty"))):
        names = [
            space
            for space in unsure_spaces(board)
            if space in left[0] - left[1] and space not in question.spaces and settled[space] == sign
        ]
        if names:
            write_complaint(_("so {spaces}: {answer}", spaces=", ".join(names), answer=words))


def ask_scores(proposed: Sequence[int | None]) -> tuple[int, ...]:
    """Ask for the score of every round, or to confirm what was read; if one is left out, there are none."""
    write_complaint(_("The scores as they stand on the sheet; Enter alone leaves them out, u goes back."))
    if any(score is not None for score in proposed):
        write_complaint(
            _("Numbers in brackets were read from the photo: Enter takes one, - leaves all scores out.")
        )
    scores: list[int] = []
    while len(scores) < len(proposed):
        number, read = len(scores) + 1, proposed[len(scores)]
        if read is None:
            typed = ask_line(_("score of round {number}:", number=number)).strip()
        else:
            typed = ask_line(_("score of round {number} [{read}]:", number=number, read=read)).strip() or str(read)
        if typed == _LEFT_OUT or (not typed and not scores):
            return ()
        if typed.lower() == UNDO:
            scores[-1:] = []
        elif typed.isascii() and typed.isdigit() and int(typed) <= LARGEST_SCORE:
            scores.append(int(typed))
        else:
            write_complaint(_("a score is a number such as 21"))
    return tuple(scores)


def numbers_read(board: PhotographedBoard) -> str | None:
    """Say which numbers seem to be written on a sheet; None where there are none that are clear."""
    proposed = board.played.proposed(board.read)
    if not proposed:
        return None
    words = [
        _("round {number}: {score}", number=number, score=score)
        for number, score in enumerate(proposed.scores, 1)
        if score is not None
    ]
    if proposed.empty is not None:
        words.append(_("empty spaces: {number}", number=proposed.empty))
    read = _(
        "{photo}: numbers that seem to be on the sheet: {numbers}", photo=board.stem, numbers=", ".join(words)
    )
    advice = _("None of them was taken: check them, then name them with --scores and --empty.")
    return f"{read}\n{advice}"


def ask_line(prompt: str) -> str:
    """Ask for a line; the end of all input is the same as Ctrl-C."""
    sys.stderr.write(f"{prompt} ")
    sys.stderr.flush()
    typed = sys.stdin.readline()
    if not typed:
        raise KeyboardInterrupt
    return typed


def _how() -> str:
    return _(
        "Filled or empty? {filled} or #: filled, {empty} or .: empty, Enter: what it looks like, u: back",
        filled=_("filled")[0],
        empty=_("empty")[0],
    )


def _answer(question: Question, sign: str) -> bool | None:
    """Ask for one space or patch: filled, empty, or None for going back."""
    likely = _("filled") if question.is_likely_filled else _("empty")
    spaces = ", ".join(question.spaces)
    if len(question.spaces) > 1:
        spaces = _("patch {sign} ({spaces})", sign=sign, spaces=spaces)
    sys.stderr.write(_("{spaces}, looks {likely}:", spaces=spaces, likely=likely) + " ")
    sys.stderr.flush()
    keys = {
        **dict.fromkeys((_("filled")[0], "f", "#"), True),
        **dict.fromkeys((_("empty")[0], "e", "."), False),
        **dict.fromkeys(_ENTER, question.is_likely_filled),
        UNDO: None,
    }
    while (key := _key()) not in keys:
        pass
    answer = keys[key]
    write_complaint(_("back") if answer is None else _("filled") if answer else _("empty"))
    return answer


def _key() -> str:
    try:
        return typer.getchar().lower()
    except EOFError:
        raise KeyboardInterrupt from None
