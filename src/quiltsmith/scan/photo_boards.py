"""Boards read from a photo, and what a person is asked about them: unsure spaces and outlined patches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from quiltsmith.formats.problems import Problem
from quiltsmith.geometry.board import cell_name

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


FILLED, EMPTY, UNSURE = "#", ".", "?"


class BoardRead(Struct, frozen=True):
    """One board as it was read from a photo.

    `corners` are clockwise from A1's outer corner, in pixels of the photo after it was turned as its EXIF says;
    `turned` says how many degrees clockwise the board is turned in the photo. `chances` tell for each space how
    likely it is filled; `board` has a string for each row. `regions` are unsure spaces that belong together and
    are asked as one; `code` is what a QR code on the sheet says; `picture` is the board made straight, in rows and
    columns of red-green-blue, if it was asked for.
    """

    corners: tuple[tuple[float, float], ...]
    turned: int
    size: tuple[int, int]
    chances: tuple[tuple[float, ...], ...]
    board: tuple[str, ...]
    regions: tuple[tuple[str, ...], ...] = ()
    code: str | None = None
    picture: NDArray[np.uint8] | None = None


class PhotoRead(Struct, frozen=True):
    """The boards of a photo, from top to bottom and left to right, and why there are none or not all."""

    boards: tuple[BoardRead, ...]
    problems: tuple[Problem, ...] = ()


class Question(Struct, frozen=True):
    """Spaces that are filled or empty together, by their names, and what they probably are."""

    spaces: tuple[str, ...]
    is_likely_filled: bool


def questions_of(board: BoardRead) -> tuple[Question, ...]:
    """List what is unsure, in reading order; spaces of a region stand together where its first one is."""
    region_of = {space: region for region in board.regions for space in region}
    chances = {cell_name(cell): board.chances[cell[0]][cell[1]] for cell in _cells(board)}
    unsure = unsure_spaces(board)
    groups = dict.fromkeys(region_of.get(space, (space,)) for space in unsure)
    return tuple(_question(tuple(space for space in unsure if space in group), chances) for group in groups)


def unsure_spaces(board: BoardRead) -> tuple[str, ...]:
    """Name the spaces that are unsure, row by row."""
    return tuple(cell_name((row, column)) for row, column in _cells(board) if board.board[row][column] == UNSURE)


def with_answers(board: BoardRead, questions: Sequence[Question], answers: Sequence[bool]) -> tuple[str, ...]:
    """Return the rows of a board in which the first questions are answered: whether their spaces are filled."""
    known = {
        space: FILLED if is_filled else EMPTY
        for question, is_filled in zip(questions, answers, strict=False)
        for space in question.spaces
    }
    return tuple(
        "".join(known.get(cell_name((row, column)), sign) for column, sign in enumerate(line))
        for row, line in enumerate(board.board)
    )


def as_it_looks(board: BoardRead) -> tuple[str, ...]:
    """Return the rows of a board in which everything unsure is what it looks like."""
    questions = questions_of(board)
    return with_answers(board, questions, [question.is_likely_filled for question in questions])


def _question(spaces: tuple[str, ...], chances: dict[str, float]) -> Question:
    return Question(spaces, sum(chances[space] for space in spaces) >= len(spaces) / 2)


def _cells(board: BoardRead) -> list[tuple[int, int]]:
    rows, columns = board.size
    return [(row, column) for row in range(rows) for column in range(columns)]
