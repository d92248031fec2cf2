"""Boards read from a photo, and what a person is asked about them: unsure spaces and outlined patches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.formats.problems import Problem
from quiltsmith.geometry.board import cell_name

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


FILLED, EMPTY, UNSURE = "#", ".", "?"


class FollowUp(Struct, frozen=True):
    """What an answer settles beside the spaces that it is about: others that are filled then, or empty."""

    spaces: tuple[str, ...]
    is_filled: bool
    filled: tuple[str, ...] = ()
    empty: tuple[str, ...] = ()


class BoardRead(Struct, frozen=True):
    """One board as it was read from a photo.

    `corners` are clockwise from A1's outer corner, in pixels of the photo after it was turned as its EXIF says;
    `turned` says how many degrees clockwise the board is turned in the photo. `chances` tell for each space how
    likely it is filled; `board` has a string for each row. `regions` are unsure spaces that belong together and
    are asked as one; `follow_ups` tell what answers settle beside them; `code` is what a QR code on the sheet
    says; `picture` is the board made straight, in rows and columns of red-green-blue, if it was asked for.
    `writing` tells for each box for a number how likely numbers are written in it (`number_net.likelihoods`).
    """

    corners: tuple[tuple[float, float], ...]
    turned: int
    size: tuple[int, int]
    chances: tuple[tuple[float, ...], ...]
    board: tuple[str, ...]
    regions: tuple[tuple[str, ...], ...] = ()
    code: str | None = None
    picture: NDArray[np.uint8] | None = None
    follow_ups: tuple[FollowUp, ...] = ()
    writing: Mapping[str, NDArray[np.float64]] = {}


class PhotoRead(Struct, frozen=True):
    """The boards of a photo, from top to bottom and left to right, and why there are none or not all."""

    boards: tuple[BoardRead, ...]
    problems: tuple[Problem, ...] = ()


class Question(Struct, frozen=True):
    """Spaces that are filled or empty together, by their names, and how likely they are filled."""

    spaces: tuple[str, ...]
    chance: float

    @property
    def is_likely_filled(self) -> bool:
        """Whether they look filled rather than empty."""
        return self.chance >= 0.5


def questions_of(board: BoardRead) -> tuple[Question, ...]:
    """List what is unsure: what settles most comes first, then in reading order; a region is one question."""
    region_of = {space: region for region in board.regions for space in region}
    chances = {cell_name(cell): board.chances[cell[0]][cell[1]] for cell in _cells(board)}
    unsure = unsure_spaces(board)
    groups = dict.fromkeys(region_of.get(space, (space,)) for space in unsure)
    questions = [_question(tuple(space for space in unsure if space in group), chances) for group in groups]
    return tuple(sorted(questions, key=lambda question: -_settled_by(board, question)))


def _settled_by(board: BoardRead, question: Question) -> int:
    """Count the spaces that the likely answer to a question settles."""
    return len(question.spaces) + len(_followed(board, question, question.is_likely_filled))


def _followed(board: BoardRead, question: Question, is_filled: bool) -> dict[str, str]:
    """Return what follows from an answer for other spaces that are unsure."""
    left = set(unsure_spaces(board))
    return {
        space: sign
        for follow_up in board.follow_ups
        if set(follow_up.spaces) == set(question.spaces) and follow_up.is_filled == is_filled
        for sign, spaces in ((FILLED, follow_up.filled), (EMPTY, follow_up.empty))
        for space in spaces
        if space in left
    }


def unsure_spaces(board: BoardRead) -> tuple[str, ...]:
    """Name the spaces that are unsure, row by row."""
    return tuple(cell_name((row, column)) for row, column in _cells(board) if board.board[row][column] == UNSURE)


def unsure_chances(board: BoardRead) -> dict[str, float]:
    """Return how likely unsure spaces are filled, by their names."""
    chances = {cell_name((row, column)): board.chances[row][column] for row, column in _cells(board)}
    return {space: chances[space] for space in unsure_spaces(board)}


Answers = Mapping[Question, bool]
"""Questions that were answered: whether their spaces are filled."""


def with_answers(board: BoardRead, answers: Answers) -> tuple[str, ...]:
    """Return the rows of a board with what was answered, and with what follows from it.

    What answers contradict each other about stays unsure.
    """
    known: dict[str, str] = {}
    for question, is_filled in answers.items():
        for space, sign in _followed(board, question, is_filled).items():
            known[space] = sign if known.get(space, sign) == sign else UNSURE
    for question, is_filled in answers.items():
        known |= dict.fromkeys(question.spaces, FILLED if is_filled else EMPTY)
    return tuple(
        "".join(known.get(cell_name((row, column)), sign) for column, sign in enumerate(line))
        for row, line in enumerate(board.board)
    )


def next_question(board: BoardRead, rows: tuple[str, ...]) -> Question | None:
    """Return the first question that is not settled in rows, such as those with what was answered."""
    left = set(unsure_spaces(replace(board, board=rows)))
    return next((question for question in questions_of(board) if left.intersection(question.spaces)), None)


def as_it_looks(board: BoardRead) -> tuple[str, ...]:
    """Return the rows of a board in which everything unsure is what it looks like."""
    return with_answers(board, {question: question.is_likely_filled for question in questions_of(board)})


def _question(spaces: tuple[str, ...], chances: dict[str, float]) -> Question:
    return Question(spaces, sum(chances[space] for space in spaces) / len(spaces))


def _cells(board: BoardRead) -> list[tuple[int, int]]:
    rows, columns = board.size
    return [(row, column) for row in range(rows) for column in range(columns)]
