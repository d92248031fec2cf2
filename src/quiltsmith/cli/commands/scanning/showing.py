"""Boards on the terminal as they were read: filled, empty, and marked where they are unsure."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.cli.commands.scanning.photos import PhotographedBoard
from quiltsmith.cli.reports.boards import draw_board
from quiltsmith.cli.terminal.screen import paint, readable, visible
from quiltsmith.geometry.board import Board, Mask, cell_name
from quiltsmith.i18n import _, ngettext
from quiltsmith.scan.photo_boards import FILLED, UNSURE, BoardRead, Question, questions_of, unsure_spaces

_PATCHES = "abcdefghijklmnopqrstuvwxyz"


def heading(board: PhotographedBoard) -> str:
    """Name the photo, and the board if it has several, and say how much is unsure."""
    name = visible(board.file)
    if board.number is not None:
        name = _("{file}, board {number}", file=name, number=board.number)
    unsure = len(unsure_spaces(board.read))
    how = (
        ngettext(unsure, "{number} space is unsure", "{number} spaces are unsure") if unsure else _("all is clear")
    )
    return f"{paint(name, 'bold')}: {how}"


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
    """Give `?` for a space alone, and the letter of a patch whose spaces are asked together."""
    if len(question.spaces) == 1:
        return UNSURE
    patches = [asked for asked in questions if len(asked.spaces) > 1]
    return _PATCHES[patches.index(question) % len(_PATCHES)]
