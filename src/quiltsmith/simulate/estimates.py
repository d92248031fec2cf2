"""Estimates and their errors: effects of cards by least squares, and how numbers spread over games.

Cards that exclude each other form a group, and the effects of a group sum to zero: each is compared with the
average card of its group. The sums are whole numbers, and all else is computed in one order with Python's own
numbers, so that every machine finds the same effects to the last digit.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

NORMAL_95 = 1.96
"""So many standard errors to either side make a 95% interval of the normal distribution."""
_SINGULAR = 1e-9


class Estimate(Struct, frozen=True):
    """An effect and its standard error."""

    effect: float
    error: float

    @property
    def half_width(self) -> float:
        """Half of the 95% interval."""
        return NORMAL_95 * self.error

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval."""
        return self.effect - self.half_width, self.effect + self.half_width


class Regression(Struct, frozen=True):
    """Sums over games: of the products of factors, factor 0 being 1 in every game, and with an outcome.

    `pairs[i][j]` sums the products of two factors, `effects[i]` those of a factor and the outcome, `squares` the
    squares of the outcome; groups list the factors that are compared with each other.
    """

    pairs: Sequence[Sequence[int]]
    effects: Sequence[int]
    squares: int
    groups: Sequence[Sequence[int]]

    def solve(self) -> dict[int, Estimate] | None:
        """Return the estimate of each factor in a group; nothing if there are too few games to tell them apart."""
        games = self.pairs[0][0]
        columns = [(0, None), *((one, group[-1]) for group in self.groups for one in group[:-1])]
        size = len(columns)
        if games <= size:
            return None
        normal = [[self._coded(one, other) / games for other in columns] for one in columns]
        sums = [self.effects[one] - (self.effects[last] if last is not None else 0) for one, last in columns]
        right = [total / games for total in sums]
        inverse = _inverse(normal)
        if inverse is None:
            return None
        found = [sum(map(_times, row, right)) for row in inverse]
        residual = self.squares / games - sum(map(_times, found, right))
        variance = max(0.0, residual) / (games - size)
        return dict(self._estimates(found, inverse, variance))

    def _coded(self, one: tuple[int, int | None], other: tuple[int, int | None]) -> int:
        """Sum the products of two columns; a column of a group is a factor less the last one of the group."""
        (i, last_i), (j, last_j) = one, other
        total = self.pairs[i][j]
        if last_i is not None:
            total -= self.pairs[last_i][j]
        if last_j is not None:
            total -= self.pairs[i][last_j]
        if last_i is not None and last_j is not None:
            total += self.pairs[last_i][last_j]
        return total

    def _estimates(
        self, found: list[float], inverse: list[list[float]], variance: float
    ) -> list[tuple[int, Estimate]]:
        estimates, begin = list[tuple[int, Estimate]](), 1
        for group in self.groups:
            own = range(begin, begin + len(group) - 1)
            for factor, column in zip(group, own, strict=False):
                estimates.append((factor, Estimate(found[column], sqrt(variance * inverse[column][column]))))
            spread = sum(inverse[one][other] for one in own for other in own)
            last = Estimate(-sum(found[one] for one in own), sqrt(variance * max(0.0, spread)))
            estimates.append((group[-1], last))
            begin += len(group) - 1
        return estimates


def _times(one: float, other: float) -> float:
    return one * other


def _inverse(matrix: list[list[float]]) -> list[list[float]] | None:
    """Invert a symmetric matrix by elimination with the unit matrix beside it; nothing if it has no inverse."""
    size = len(matrix)
    rows = [[*row, *(float(index == other) for other in range(size))] for index, row in enumerate(matrix)]
    for index in range(size):
        pivot = rows[index][index]
        if pivot <= _SINGULAR * matrix[index][index] or pivot <= 0:
            return None
        # What is left of the pivot is eliminated, and what is right of the unit matrix's diagonal has not begun.
        span = slice(index, size + index + 1)
        rows[index][span] = row = [value / pivot for value in rows[index][span]]
        for other in range(size):
            share = rows[other][index]
            if other != index and share:
                rows[other][span] = [
                    value - share * own for value, own in zip(rows[other][span], row, strict=True)
                ]
    return [row[size:] for row in rows]


DIGITS = 4
"""Decimal places of numbers for programs."""


class GameSpread(Struct, frozen=True):
    """How many games had each number; numbers that never occurred are left out."""

    counts: tuple[tuple[int, int], ...]

    @property
    def games(self) -> int:
        return sum(games for _, games in self.counts)

    @property
    def sum(self) -> int:
        """The sum of the numbers of all games."""
        return sum(value * games for value, games in self.counts)

    @property
    def mean(self) -> float:
        """The average."""
        return self.sum / self.games

    @property
    def deviation(self) -> float:
        """The standard deviation of a single game."""
        games, squares = self.games, sum(value * value * times for value, times in self.counts)
        return sqrt((games * squares - self.sum**2) / (games * (games - 1))) if games > 1 else 0.0

    @property
    def quartiles(self) -> tuple[int, int]:
        """Two numbers between which, both included, lies the middle half of all games."""
        return self.at(1, 4), self.at(3, 4)

    def at(self, part: int, parts: int) -> int:
        """Return the number that so large a part of the games does not exceed."""
        seen = 0
        for value, games in self.counts:
            seen += games
            if seen * parts >= self.games * part:
                return value
        raise ValueError("no games have no numbers")

    def share_of(self, value: int) -> float:
        """Return the share of games that had a number."""
        return dict(self.counts).get(value, 0) / self.games

    def to_json(self) -> dict[str, Any]:
        """Return it for programs; the histogram lists pairs of a number and its games."""
        return {
            "mean": round(self.mean, DIGITS),
            "sd": round(self.deviation, DIGITS),
            "min": self.counts[0][0],
            "max": self.counts[-1][0],
            "histogram": [list(pair) for pair in self.counts],
        }


def spread_of(row: Sequence[int], first: int = 0) -> GameSpread:
    """Read a row of sums that counts games by number, the number `first` first."""
    return GameSpread(tuple((first + index, games) for index, games in enumerate(row) if games))
