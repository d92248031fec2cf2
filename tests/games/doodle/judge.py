"""What a doodle sheet must explain, once more, from RULES.md, as plainly and slowly as can be: sets of cells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

Cell = tuple[int, int]


@dataclass
class Numbers:
    """The numbers of a game that count here."""

    rows: int
    columns: int
    rounds: int
    turns_per_round: int
    per_square_space: int
    per_extra_line: int
    per_empty_space: int
    has_start: bool

    @property
    def turns(self) -> int:
        return self.rounds * self.turns_per_round

    def worth(self, rows: int, columns: int) -> int:
        short, long = sorted((rows, columns))
        return self.per_square_space * short * short + self.per_extra_line * (long - short)


@dataclass
class Line:
    """A line of the log: the turn (0 for the start) and the cells of its piece; no cells for a pass."""

    turn: int
    cells: frozenset[Cell]


@dataclass
class Sheet:
    """A sheet as a person hands it in: the log in its order, with the numbers of rounds for scorings, and claims.

    `board` is all that is shaded. A scoring whose round has no claim has no line.
    """

    numbers: Numbers
    board: frozenset[Cell]
    log: list[Line | int]
    scores: dict[int, int]
    total: int | None
    empty: int | None
    has_log: bool = True
    further_scores: list[int] = field(default_factory=list)


@dataclass
class Verdict:
    """What must be said: the errors by their codes, and whether the sheet is fully checked."""

    errors: set[str]
    is_full: bool


def judge(sheet: Sheet) -> Verdict:
    """Judge what a sheet claims and leaves unexplained."""
    numbers = sheet.numbers
    lines = [line for line in sheet.log if isinstance(line, Line)] if sheet.has_log else []
    named = {line.turn for line in lines}
    gaps = [turn for turn in range(1, numbers.turns + 1) if turn not in named]
    explained = {cell for line in lines for cell in line.cells}
    is_unexplained = not sheet.board <= explained
    errors = set()
    if sheet.has_log and not gaps and is_unexplained:
        errors.add("unlogged-letter")
    if sheet.further_scores:
        errors.add("turn-order")
    choices = []
    for number in range(1, numbers.rounds + 1):
        certain, spaces = spaces_then(sheet, number, gaps)
        possible = scores_in(numbers, spaces)
        if not certain and not numbers.has_start:
            possible |= {0}  # perhaps nothing was shaded yet
        claim = sheet.scores.get(number)
        if claim is not None and claim not in possible:
            errors.add("score-impossible")
        choices.append({claim} if claim in possible and claim is not None else possible)
    empty = numbers.rows * numbers.columns - len(sheet.board)
    if sheet.empty is not None and sheet.empty != empty:
        errors.add("empty-wrong")
    if sheet.total is not None:
        sums = {0}
        for choice in choices:
            sums = {one + other for one, other in product(sums, choice)}
        if sheet.total not in {one + numbers.per_empty_space * empty for one in sums}:
            errors.add("total-wrong")
    is_scored = len(sheet.scores) == numbers.rounds
    return Verdict(errors, sheet.has_log and not gaps and not is_unexplained and is_scored)


def spaces_then(sheet: Sheet, number: int, gaps: list[int]) -> tuple[set[Cell], set[Cell]]:
    """Give the spaces that were shaded for certain when a round was scored, and all that can have been."""
    if not sheet.has_log:
        return set(sheet.board) if number == sheet.numbers.rounds else set(), set(sheet.board)
    last = number * sheet.numbers.turns_per_round
    spaces: set[Cell] = set()
    all_lines: set[Cell] = set()
    is_over = False
    for line in sheet.log:
        if isinstance(line, int):
            is_over = is_over or (line == number and number in sheet.scores)
        else:
            all_lines |= line.cells
            if not is_over and (number in sheet.scores or line.turn <= last):
                spaces |= line.cells
    # What no line explains was shaded in a turn without a line.
    unexplained = sheet.board - all_lines if not gaps or gaps[0] <= last else set()
    certain = spaces | unexplained if number == sheet.numbers.rounds else spaces
    return certain, spaces | unexplained


def scores_in(numbers: Numbers, spaces: set[Cell]) -> set[int]:
    """Give what every rectangle of these spaces is worth; nothing shaded is worth nothing."""
    found = {numbers.worth(rows, columns) for rows, columns in rectangles(numbers, spaces)}
    return found or {0}


def rectangles(numbers: Numbers, spaces: set[Cell]) -> Iterator[tuple[int, int]]:
    """List the sides of all rectangles by their corners."""
    for top, left in spaces:
        widest = numbers.columns
        for bottom in range(top, numbers.rows):
            right = left
            while right < widest and (bottom, right) in spaces:
                right += 1
            widest = right
            for column in range(left, widest):
                yield bottom - top + 1, column - left + 1
