"""Effects by least squares: what was put into games is found again, as another solver finds it."""

from __future__ import annotations

from statistics import mean, stdev

import numpy
import pytest

from quiltsmith.simulate.balance_report import Histogram
from quiltsmith.simulate.estimates import Regression, spread_of
from quiltsmith.stable_random import StableRandom

EFFECTS = {1: 4.0, 2: -1.0, 3: -3.0, 4: 2.5, 5: -2.5}
GROUPS = [[1, 2, 3], [4, 5]]


def played(games: int) -> tuple[list[list[int]], list[int]]:
    """Give the factors of games, one of each group, and their outcomes with some noise."""
    random, rows, outcomes = StableRandom(3), list[list[int]](), list[int]()
    for _ in range(games):
        chosen = [random.pick(group) for group in GROUPS]
        rows.append([1, *(int(factor in chosen) for factor in EFFECTS)])
        outcomes.append(round(10 * (50 + sum(EFFECTS[factor] for factor in chosen))) + random.below(41) - 20)
    return rows, outcomes


def regression(rows: list[list[int]], outcomes: list[int]) -> Regression:
    factors = list(zip(*rows, strict=True))
    pairs = [[sum(a * b for a, b in zip(one, other, strict=True)) for other in factors] for one in factors]
    effects = [sum(a * b for a, b in zip(one, outcomes, strict=True)) for one in factors]
    return Regression(pairs, effects, sum(outcome**2 for outcome in outcomes), GROUPS)


def test_effects_are_found_within_their_intervals() -> None:
    found = regression(*played(2000)).solve()
    assert found is not None
    for factor, effect in EFFECTS.items():
        low, high = found[factor].interval
        assert low < 10 * effect < high
        assert high - low < 3
    assert sum(found[factor].effect for factor in GROUPS[0]) == pytest.approx(0)


def test_another_solver_finds_the_same() -> None:
    rows, outcomes = played(50)
    found = regression(rows, outcomes).solve()
    coded = numpy.array([[1, row[1] - row[3], row[2] - row[3], row[4] - row[5]] for row in rows], dtype=float)
    solved, residual, *_ = numpy.linalg.lstsq(coded, numpy.array(outcomes, dtype=float), rcond=None)
    spread = residual[0] / (50 - 4) * numpy.linalg.inv(coded.T @ coded)
    assert found is not None
    assert [found[factor].effect for factor in (1, 2, 4)] == pytest.approx(list(solved[1:]))
    assert [found[factor].error for factor in (1, 2, 4)] == pytest.approx([spread[i, i] ** 0.5 for i in (1, 2, 3)])
    last = spread[1, 1] + spread[2, 2] + 2 * spread[1, 2]
    assert found[3].error == pytest.approx(last**0.5)


def test_too_few_games_tell_nothing() -> None:
    rows, outcomes = played(4)
    assert regression(rows, outcomes).solve() is None
    assert regression([[1, 1, 0, 0, 1, 0]] * 20, [7] * 20).solve() is None


NUMBERS = [-3, -3, 0, 1, 1, 1, 5, 9]


def test_mean_deviation_and_quartiles_are_those_of_the_numbers() -> None:
    spread = spread_of([NUMBERS.count(number) for number in range(-4, 12)], -4)
    assert spread.counts == ((-3, 2), (0, 1), (1, 3), (5, 1), (9, 1))
    assert (spread.games, spread.mean) == (8, mean(NUMBERS))
    assert spread.deviation == pytest.approx(stdev(NUMBERS))
    assert spread.quartiles == (-3, 1)
    assert (spread.share_of(1), spread.share_of(2)) == (3 / 8, 0)


def test_one_game_does_not_deviate() -> None:
    assert spread_of([0, 0, 1]).to_json() == {"mean": 2, "sd": 0, "min": 2, "max": 2, "histogram": [[2, 1]]}


@pytest.mark.parametrize(
    ("most", "bars"),
    [
        (20, [(number, number, NUMBERS.count(number)) for number in range(-3, 10)]),
        (7, [(-4, -3, 2), (-2, -1, 0), (0, 1, 4), (2, 3, 0), (4, 5, 1), (6, 7, 0), (8, 9, 1)]),
        (3, [(-5, -1, 2), (0, 4, 4), (5, 9, 2)]),
    ],
)
def test_bars_have_widths_that_are_easily_read(most: int, bars: list[tuple[int, int, int]]) -> None:
    spread = spread_of([NUMBERS.count(number) for number in range(-4, 12)], -4)
    assert Histogram("", "", spread.counts, 0, (0, 0)).bars(most) == bars
