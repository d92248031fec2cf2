"""How numbers spread over games."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

from quiltsmith.simulate.report import Histogram
from quiltsmith.simulate.spread import spread_of

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
