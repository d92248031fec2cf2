"""Statistics of how games feel: what a course of leads says, shares of variance, steps of skill, 95% intervals.

Everything here takes plain lists of numbers, one item for each deal, and knows nothing of games. Deals are
independent of each other, so that intervals follow from how the deals differ. All is computed in one order with
Python's own numbers, so that every machine finds the same to the last digit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import asin, pi, sin, sqrt
from typing import Any

from msgspec import Struct

from quiltsmith.simulate.estimates import DIGITS

STEP = 0.6745
"""Who is better by so many standard deviations of the difference of scores wins three of four games."""
SUREST = 4.0
"""More standard deviations than this are not told apart: such a player never loses."""
MOST_PARTS = 50
"""Into so many parts deals are divided at most, of which one at a time is left out."""
_NORMAL = 1.959964
_FEW_DEGREES = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706)


class Measured(Struct, frozen=True):
    """A measure and the ends of its 95% interval."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, Any]:
        """Return it for programs."""
        return {"value": round(self.value, DIGITS), "ci95": [round(self.low, DIGITS), round(self.high, DIGITS)]}


class Course(Struct, frozen=True):
    """What became of the lead in a game of two."""

    lead_changes: int
    is_comeback: bool
    """Whether the winner was behind at half-time."""
    decided: float
    """The part of the game after which the winner was never behind or level again."""
    decisive_turns: int


def course_of(leads: Sequence[float], swing: float, outcome: float | None = None) -> Course:
    """Read a game by how far the first player was ahead after each turn, below 0 if behind.

    A turn decides if it moves the lead by at least `swing`. The outcome is who won, by its sign; without it the
    last lead tells. A game that ends level was never decided.
    """
    signs = [(lead > 0) - (lead < 0) for lead in leads]
    ahead = [sign for sign in signs if sign]
    changes = sum(one != other for one, other in pairwise(ahead))
    end = signs[-1] if outcome is None else (outcome > 0) - (outcome < 0)
    other_turns = [turn for turn, sign in enumerate(signs, 1) if sign != end]
    moves = [after - before for before, after in zip((0.0, *leads), leads, strict=False)]
    return Course(
        lead_changes=changes,
        is_comeback=bool(end) and signs[(len(signs) - 1) // 2] == -end,
        decided=max(other_turns, default=0) / len(signs) if end else 1.0,
        decisive_turns=sum(abs(move) >= swing for move in moves),
    )


def mean_of(values: Sequence[float], least: float | None = None, most: float | None = None) -> Measured:
    """Return the mean of independent values; the interval ends at `least` and `most`."""
    count = len(values)
    mean = sum(values) / count
    error = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count) if count > 1 else 0.0
    return _within(mean, student_95(count - 1) * error, least, most)


def share_of(hits: int, count: int) -> Measured:
    """Return a share with the interval of Wilson, which holds for few and for extreme ones too."""
    share, square = hits / count, _NORMAL**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = _NORMAL * sqrt(share * (1 - share) / count + square / (4 * count * count)) / (1 + square / count)
    return Measured(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def jackknife(
    items: Sequence[Any],
    statistic: Callable[[Sequence[Any]], float],
    least: float | None = None,
    most: float | None = None,
) -> Measured:
    """Return a statistic of independent items; its interval follows from leaving out a part of them in turn.

    What fewer items change on average is what few items make wrong: the interval lies where more would lead to.
    """
    parts = min(MOST_PARTS, len(items))
    without = [statistic([item for at, item in enumerate(items) if at % parts != part]) for part in range(parts)]
    mean = sum(without) / parts
    error = sqrt((parts - 1) / parts * sum((value - mean) ** 2 for value in without))
    value = statistic(items)
    bias = (parts - 1) * (mean - value)
    return _within(value, student_95(parts - 1) * error, least, most, value - bias)


def jackknife_of_share(items: Sequence[Any], statistic: Callable[[Sequence[Any]], float]) -> Measured:
    """Do what `jackknife` does for a share, whose errors are alike only as angles: arcsine of the square root."""
    angle = jackknife(items, lambda some: asin(sqrt(statistic(some))), 0, pi / 2)
    return Measured(statistic(items), sin(angle.low) ** 2, sin(angle.high) ** 2)


def variance_shares(table: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """Return which shares of the variance are due to the row, to the column, and to neither.

    A row holds what different players made of the same deal, a column what the same player made of all deals. Mean
    squares of the two-way layout give the components; what chance alone would make of them is taken off.
    """
    rows, columns = len(table), len(table[0])
    mean = sum(map(sum, table)) / (rows * columns)
    row_means = [sum(row) / columns for row in table]
    column_means = [sum(row[column] for row in table) / rows for column in range(columns)]
    by_row = columns * sum((one - mean) ** 2 for one in row_means) / (rows - 1)
    by_column = rows * sum((one - mean) ** 2 for one in column_means) / (columns - 1)
    rest = sum(
        (value - row_mean - column_mean + mean) ** 2
        for row, row_mean in zip(table, row_means, strict=True)
        for value, column_mean in zip(row, column_means, strict=True)
    ) / ((rows - 1) * (columns - 1))
    parts = max(0.0, (by_row - rest) / columns), max(0.0, (by_column - rest) / rows), rest
    total = sum(parts)
    if total <= 1e-12:
        return 0.0, 0.0, 0.0
    deal, choice, left = (min(1.0, part / total) for part in parts)
    return deal, choice, left


def skill_steps(chain: Sequence[Sequence[float]]) -> float:
    """Return how many steps a chain of players is long, each worth three of four games.

    An item of the chain holds, by deal, how far a player was ahead of the one before.
    """
    return sum(_standard_lead(differences) for differences in chain) / STEP


def _standard_lead(differences: Sequence[float]) -> float:
    count = len(differences)
    mean = sum(differences) / count
    deviation = sqrt(sum((value - mean) ** 2 for value in differences) / (count - 1))
    if deviation * SUREST <= abs(mean):
        return SUREST if mean > 0 else -SUREST if mean < 0 else 0.0
    return mean / deviation


def student_95(freedom: int) -> float:
    """Return how many standard errors to either side make a 95% interval, by the degrees of freedom."""
    if freedom < 1:
        return 0.0
    if freedom <= len(_FEW_DEGREES):
        return _FEW_DEGREES[freedom - 1]
    z, n = _NORMAL, freedom
    # The expansion of Cornish and Fisher is exact to two thousandths from here on.
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def _within(
    value: float, half: float, least: float | None, most: float | None, middle: float | None = None
) -> Measured:
    """Return a value with an interval around it, or around another middle, as far as it may reach."""
    centre = value if middle is None else middle
    low, high = centre - half, centre + half
    low = low if least is None else max(least, low)
    high = high if most is None else min(most, high)
    return Measured(value, min(value, low), max(value, high))
