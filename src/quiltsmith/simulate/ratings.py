"""Ratings of players from who won how often against whom: Elo numbers with their uncertainty.

The model is that of Bradley and Terry: with d points more, a player wins 1 / (1 + 10^(-d/400)) of the games. The
numbers are those that make the results most likely. Half a win and half a loss are added to each pair that met, so
that a player who always wins is not infinitely strong. The standard errors come from the curvature of the
likelihood; that of the player whom all are measured from is 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

Results = Mapping[tuple[str, str], tuple[float, int]]
"""By pair: how many games the first one won, ties as halves, and how many there were."""
_POINTS = 400 / log(10)
_STEPS = 50
_CONFIDENT = 1.96


class Rating(NamedTuple):
    """Elo points, and how much more or less they may be with 95 % confidence."""

    points: float
    margin: float


def rate(results: Results, origin: str) -> dict[str, Rating]:
    """Return the ratings of all players, measured from one of them, who has 0; Newton's method finds them."""
    players = sorted({player for pair in results for player in pair} - {origin})
    strengths = dict.fromkeys((origin, *players), 0.0)
    inverse: list[list[float]] = []
    for _ in range(_STEPS):
        slope = dict.fromkeys(players, 0.0)
        curve = {(one, other): 0.0 for one in players for other in players}
        for (one, other), (wins, games) in results.items():
            expected = 1 / (1 + exp(strengths[other] - strengths[one]))
            surplus, weight = wins + 0.5 - (games + 1) * expected, (games + 1) * expected * (1 - expected)
            for player, sign in ((one, 1), (other, -1)):
                if player != origin:
                    slope[player] += sign * surplus
                    curve[player, player] += weight
            if origin not in (one, other):
                curve[one, other] -= weight
                curve[other, one] -= weight
        inverse = _inverted([[curve[one, other] for other in players] for one in players])
        steps = [sum(row[place] * slope[other] for place, other in enumerate(players)) for row in inverse]
        for player, step in zip(players, steps, strict=True):
            strengths[player] += max(-2.0, min(2.0, step))
    errors = {player: sqrt(inverse[place][place]) for place, player in enumerate(players)}
    return {
        player: Rating(_POINTS * strength, _CONFIDENT * _POINTS * errors.get(player, 0.0))
        for player, strength in strengths.items()
    }


def wins_by_total(first: Sequence[int], second: Sequence[int]) -> tuple[float, int]:
    """Return how often the first of two players had the higher total on the same deals, ties as halves."""
    pairs = list(zip(first, second, strict=True))
    return sum((one > other) + (one == other) / 2 for one, other in pairs), len(pairs)


def share_margin(share: float, games: int) -> float:
    """Return how much more or less a share of games may be with 95 % confidence."""
    return _CONFIDENT * sqrt(max(share * (1 - share), 0.25 / games) / games)


def _inverted(matrix: list[list[float]]) -> list[list[float]]:
    """Invert a matrix whose pivots are not 0 (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(size))] for number, row in enumerate(matrix)]
    for number in range(size):
        pivot = rows[number][number]
        rows[number] = [value / pivot for value in rows[number]]
        for other in range(size):
            if other != number:
                factor, both = rows[other][number], zip(rows[other], rows[number], strict=True)
                rows[other] = [value - factor * pivoted for value, pivoted in both]
    return [row[size:] for row in rows]
