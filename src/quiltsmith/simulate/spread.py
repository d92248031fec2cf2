"""How a number spreads over games: mean, deviation, quartiles, from exact counts."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

DIGITS = 4
"""Decimal places of numbers for programs."""


class GameSpread(Struct, frozen=True):
    """How many games had each number; numbers that never occurred are left out."""

    counts: tuple[tuple[int, int], ...]

    @property
    def games(self) -> int:
        """All games."""
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
        """Give the number that so large a part of the games does not exceed."""
        seen = 0
        for value, games in self.counts:
            seen += games
            if seen * parts >= self.games * part:
                return value
        raise ValueError("no games have no numbers")

    def share_of(self, value: int) -> float:
        """Give the share of games that had a number."""
        return dict(self.counts).get(value, 0) / self.games

    def to_json(self) -> dict[str, Any]:
        """Give it to programs; the histogram lists pairs of a number and its games."""
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
