"""Numbers that a person typed settle what is unsure: the last score, and how many spaces are empty."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import exp, log

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.scan.photo_boards import (
    EMPTY,
    Answers,
    BoardRead,
    Question,
    questions_of,
    unsure_spaces,
    with_answers,
)

Rows = tuple[str, ...]
_MOST_QUESTIONS = 11
"""With more questions there are too many boards to compare, and numbers would say too little."""
_LEAST_LIKELY = 0.001
"""A board that is so much less likely than what was seen is rather a slip of the pen than the truth."""
_SURE = 0.99
"""What is so likely among the boards that the numbers leave is settled."""
_MOST = 0.9999


class TypedNumbers(Struct, frozen=True):
    """What a person read off a sheet: the last score, and the number of empty spaces, as far as they are known."""

    last_score: int | None = None
    empty: int | None = None


def settled_by_numbers(board: BoardRead, numbers: TypedNumbers, score: Callable[[Rows], int]) -> BoardRead:
    """Return the board without the doubts that typed numbers settle; `score` gives the points of whole boards.

    Numbers that fit no likely board settle nothing.
    """
    questions = questions_of(board)
    if numbers == TypedNumbers() or not 0 < len(questions) <= _MOST_QUESTIONS:
        return board
    fitting = list(_fitting(board, questions, numbers, score))
    total = sum(weight for _, weight in fitting)
    if total < _LEAST_LIKELY:
        return board
    answers = {}
    for place, question in enumerate(questions):
        share = sum(weight for filled, weight in fitting if filled[place]) / total
        if max(share, 1 - share) >= _SURE:
            answers[question] = share > 0.5
    # What follows from an answer was seen in the photo alone: the numbers have said what they can.
    rows = with_answers(replace(board, follow_ups=()), answers)
    left = set(unsure_spaces(replace(board, board=rows)))
    return replace(board, board=rows, regions=tuple(region for region in board.regions if left.issuperset(region)))


def settled_by_answers(
    board: BoardRead, answers: Answers, numbers: TypedNumbers, score: Callable[[Rows], int]
) -> Rows:
    """Return the rows of a board with what was answered, what follows from it, and what numbers settle then."""
    return settled_by_numbers(replace(board, board=with_answers(board, answers)), numbers, score).board


def _fitting(
    board: BoardRead, questions: Sequence[Question], numbers: TypedNumbers, score: Callable[[Rows], int]
) -> Iterator[tuple[tuple[bool, ...], float]]:
    """Give the answers to all questions that fit the numbers, and how likely they are."""
    empty = sum(row.count(EMPTY) for row in board.board)
    sizes = [len(question.spaces) for question in questions]
    chances = [min(max(question.chance, 1 - _MOST), _MOST) for question in questions]
    for filled in product((True, False), repeat=len(questions)):
        left = empty + sum(size for size, is_filled in zip(sizes, filled, strict=True) if not is_filled)
        if numbers.empty is not None and left != numbers.empty:
            continue
        weight = exp(sum(log(chance if yes else 1 - chance) for chance, yes in zip(chances, filled, strict=True)))
        if numbers.last_score is not None and weight > 1e-9:
            rows = with_answers(replace(board, follow_ups=()), dict(zip(questions, filled, strict=True)))
            if score(rows) != numbers.last_score:
                continue
        yield filled, weight
