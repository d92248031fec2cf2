"""Numbers that a person typed settle what is unsure: the last score, and how many spaces are empty."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush
from math import exp, log

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.geometry.board import cell_name
from quiltsmith.scan.photo_boards import (
    EMPTY,
    FILLED,
    Answers,
    BoardRead,
    Question,
    questions_of,
    unsure_spaces,
    with_answers,
)

Rows = tuple[str, ...]
_MOST_BOARDS = 2048
"""So many boards are compared at most, the likely ones."""
_NEGLIGIBLE = 1e-5
"""When all other boards together are less likely, enough are compared."""
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
    if numbers == TypedNumbers() or not questions:
        return board
    likely = _likely_answers(questions)
    # Boards that are not compared may fit and say otherwise, all of them.
    others = max(0.0, 1 - sum(weight for _, weight in likely))
    fitting = _fitting(board, questions, likely, numbers, score) if others < 1 - _SURE else []
    total = sum(weight for _, weight in fitting)
    if total < _LEAST_LIKELY:
        return board
    answers = {}
    for place, question in enumerate(questions):
        filled = sum(weight for answered, weight in fitting if answered[place])
        if max(filled, total - filled) >= _SURE * (total + others):
            answers[question] = filled * 2 > total
    # What follows from an answer was seen in the photo alone: the numbers have said what they can.
    rows = with_answers(replace(board, follow_ups=()), answers)
    left = set(unsure_spaces(replace(board, board=rows)))
    return replace(board, board=rows, regions=tuple(region for region in board.regions if left.issuperset(region)))


def settled_by_answers(
    board: BoardRead, answers: Answers, numbers: TypedNumbers, score: Callable[[Rows], int]
) -> Rows:
    """Return the rows of a board with what was answered, what follows from it, and what numbers settle then."""
    return settled_by_numbers(replace(board, board=with_answers(board, answers)), numbers, score).board


WeighedAnswers = tuple[tuple[bool, ...], float]
"""Whether the spaces of each question are filled, and how likely it is that all of that is so."""


def _likely_answers(questions: Sequence[Question]) -> list[WeighedAnswers]:
    """List the likeliest answers to all questions, as many as matter."""
    found: list[WeighedAnswers] = []
    others = 1.0
    for answered, weight in _by_likelihood(questions):
        found.append((answered, weight))
        others -= weight
        if others < _NEGLIGIBLE or len(found) == _MOST_BOARDS:
            break
    return found


def _by_likelihood(questions: Sequence[Question]) -> Iterator[WeighedAnswers]:
    """Give the answers to all questions, from what is likeliest on: with ever more of it turned round."""
    chances = [min(max(question.chance, 1 - _MOST), _MOST) for question in questions]
    looks = [chance >= 0.5 for chance in chances]
    best = sum(log(max(chance, 1 - chance)) for chance in chances)
    costs = [abs(log(chance / (1 - chance))) for chance in chances]
    order = sorted(range(len(questions)), key=lambda place: costs[place])
    yield tuple(looks), exp(best)
    # From each set of answers that are turned round come two: with the next cheapest too, or instead of the last.
    heap: list[tuple[float, tuple[int, ...]]] = [(costs[order[0]], (0,))]
    while heap:
        cost, turned = heappop(heap)
        places = {order[rank] for rank in turned}
        yield tuple(look != (place in places) for place, look in enumerate(looks)), exp(best - cost)
        last = turned[-1]
        if last + 1 < len(order):
            more = costs[order[last + 1]]
            heappush(heap, (cost + more, (*turned, last + 1)))
            heappush(heap, (cost + more - costs[order[last]], (*turned[:-1], last + 1)))


def _fitting(
    board: BoardRead,
    questions: Sequence[Question],
    likely: Sequence[WeighedAnswers],
    numbers: TypedNumbers,
    score: Callable[[Rows], int],
) -> list[WeighedAnswers]:
    """List the answers that fit the numbers."""
    empty = sum(row.count(EMPTY) for row in board.board)
    sizes = [len(question.spaces) for question in questions]
    cells = {
        cell_name((row, column)): (row, column) for row in range(board.size[0]) for column in range(board.size[1])
    }
    spaces = [[cells[space] for space in question.spaces] for question in questions]
    fitting = []
    for answered, weight in likely:
        left = empty + sum(size for size, is_filled in zip(sizes, answered, strict=True) if not is_filled)
        if numbers.empty is not None and left != numbers.empty:
            continue
        if numbers.last_score is not None:
            rows = [list(row) for row in board.board]
            for group, is_filled in zip(spaces, answered, strict=True):
                for row, column in group:
                    rows[row][column] = FILLED if is_filled else EMPTY
            if score(tuple(map("".join, rows))) != numbers.last_score:
                continue
        fitting.append((answered, weight))
    return fitting
