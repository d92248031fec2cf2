"""How well photos were read, against what they show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from quiltsmith.games.doodle.doodle_writer import PHOTOS
from quiltsmith.geometry.board import cell_name
from quiltsmith.scan.photo_boards import (
    EMPTY,
    FILLED,
    UNSURE,
    BoardRead,
    PhotoRead,
    Question,
    next_question,
)
from quiltsmith.scan.proposed_numbers import proposed_numbers
from quiltsmith.scan.typed_numbers import TypedNumbers, settled_by_answers, settled_by_numbers
from scan.filling import game_of
from scan.photos import MadePhoto, SheetShown

NEAR = 0.4
"""A corner is found if it is nearer to the true one than this part of a space."""


@dataclass
class Tally:
    """Sums over photos: sheets that were shown, boards that were found or made up, and how spaces were read."""

    sheets: int = 0
    found: int = 0
    made_up: int = 0
    sure: int = 0
    sure_wrong: int = 0
    unsure: int = 0
    questions: int = 0
    questions_with_scores: int = 0
    questions_with_numbers: int = 0
    settled_wrong: int = 0
    perfect: int = 0
    numbers: int = 0
    proposed_right: int = 0
    proposed_wrong: int = 0

    def add(self, made: MadePhoto, read: PhotoRead) -> None:
        """Count one photo."""
        left = list(read.boards)
        for sheet in made.sheets:
            self.sheets += 1
            board = next((board for board in left if is_at(board.corners, board.size, sheet)), None)
            if board is not None:
                left.remove(board)
                self._add_board(board, sheet)
        self.made_up += len(left)

    def _add_board(self, board: BoardRead, sheet: SheetShown) -> None:
        self.found += 1
        pairs = [pair for rows in zip(board.board, sheet.board, strict=True) for pair in zip(*rows, strict=True)]
        unsure = sum(read == UNSURE for read, _ in pairs)
        wrong = wrong_spaces(board.board, sheet)
        self.unsure += unsure
        self.sure += len(pairs) - unsure
        self.sure_wrong += wrong
        self.questions += self._ask(board, sheet, TypedNumbers())
        empty = sum(row.count(EMPTY) for row in sheet.board)
        points = points_of(sheet.board)
        for numbers in (TypedNumbers(points), TypedNumbers(points, empty)):
            settled = settled_by_numbers(board, numbers, points_of)
            self.settled_wrong += wrong_spaces(settled.board, sheet) - wrong
            if numbers.empty is None:
                self.questions_with_scores += self._ask(settled, sheet, numbers)
            else:
                self.questions_with_numbers += self._ask(settled, sheet, numbers)
        self.perfect += not wrong
        self._add_numbers(board, sheet)

    def _add_numbers(self, board: BoardRead, sheet: SheetShown) -> None:
        """Compare the numbers that are proposed with those that are written on the sheet."""
        game = game_of(*board.size)
        proposed = proposed_numbers(board, game.rounds, game.scoring.score, game.points_per_empty_space)
        fields = {f"round-{number}": score for number, score in enumerate(proposed.scores, 1)}
        written = dict(sheet.numbers)
        for field, number in {**fields, "empty": proposed.empty}.items():
            self.numbers += field in written
            self.proposed_right += number is not None and number == written.get(field)
            self.proposed_wrong += number is not None and number != written.get(field)

    def _ask(self, board: BoardRead, sheet: SheetShown, numbers: TypedNumbers) -> int:
        """Answer all questions as is right, and count them; a region that is mixed is asked space by space."""
        truth = _truth(sheet)
        answers: dict[Question, bool] = {}
        before = wrong_spaces(board.board, sheet)
        asked, rows = 0, board.board
        while (question := next_question(board, rows)) is not None:
            signs = [truth[space] for space in question.spaces]
            asked += 1 if len(set(signs)) == 1 else len(signs)
            answers[question] = signs.count(FILLED) * 2 >= len(signs)
            rows = settled_by_answers(board, answers, numbers, points_of)
        mixed = sum(
            truth[space] != (FILLED if is_filled else EMPTY)
            for question, is_filled in answers.items()
            for space in question.spaces
        )
        self.settled_wrong += wrong_spaces(rows, sheet) - before - mixed
        return asked

    @property
    def found_share(self) -> float:
        """Which part of the sheets was found where it is."""
        return self.found / max(1, self.sheets)

    @property
    def wrong_share(self) -> float:
        """Which part of the spaces called sure is wrong."""
        return self.sure_wrong / max(1, self.sure)

    @property
    def asked(self) -> float:
        """How many spaces are asked on a sheet."""
        return self.unsure / max(1, self.found)

    def __str__(self) -> str:
        numbers = max(1, self.numbers)
        return (
            f"{self.sheets} sheets, {self.found_share:.1%} found, {self.made_up} wrongly; "
            f"{self.sure_wrong} of {self.sure} sure spaces wrong ({self.wrong_share:.3%}); "
            f"{self.asked:.1f} spaces unsure per sheet, {self.questions / max(1, self.found):.1f} questions, "
            f"{self.questions_with_scores / max(1, self.found):.1f} with scores, "
            f"{self.questions_with_numbers / max(1, self.found):.1f} with the empty spaces too, "
            f"{self.settled_wrong} settled wrongly by them; "
            f"{self.perfect / max(1, self.found):.0%} right after asking; of {self.numbers} numbers "
            f"{self.proposed_right / numbers:.1%} proposed right, {self.proposed_wrong} wrongly"
        )


def wrong_spaces(rows: Sequence[str], sheet: SheetShown) -> int:
    """Count the spaces that are said to be what they are not."""
    pairs = (pair for lines in zip(rows, sheet.board, strict=True) for pair in zip(*lines, strict=True))
    return sum(read not in (UNSURE, truth) for read, truth in pairs)


def points_of(rows: Sequence[str]) -> int:
    """Return what the best rectangle of a board scores in doodle."""
    game = game_of(len(rows), len(rows[0]))
    best = PHOTOS.best(game, rows)
    return 0 if best is None else best.points


def _truth(sheet: SheetShown) -> dict[str, str]:
    return {
        cell_name((row, column)): space
        for row, line in enumerate(sheet.board)
        for column, space in enumerate(line)
    }


def is_at(corners: Sequence[tuple[float, float]], size: tuple[int, int], sheet: SheetShown) -> bool:
    """Tell whether a board is where a sheet has it, the right way up and of the right size."""
    space = float(np.linalg.norm(sheet.corners[1] - sheet.corners[0])) / sheet.layout.columns
    off = np.linalg.norm(np.array(corners) - sheet.corners, axis=1)
    return size == (sheet.layout.rows, sheet.layout.columns) and float(off.max()) < NEAR * space
