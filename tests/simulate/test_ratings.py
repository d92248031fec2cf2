"""Ratings: known strengths are found again, and the margins cover them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quiltsmith.simulate.ratings import rate, share_margin, wins_by_total
from quiltsmith.stable_random import StableRandom


def test_two_players() -> None:
    """Ten to one are 400 points."""
    found = rate({("strong", "weak"): (10_000, 11_000)}, "weak")
    assert found["weak"] == (0, 0)
    assert found["strong"].points == pytest.approx(400, abs=1)
    assert found["strong"].margin == pytest.approx(11.3, abs=0.5)


def test_a_chain_adds_up_and_who_always_wins_has_a_number() -> None:
    found = rate({("b", "a"): (75, 100), ("c", "b"): (75, 100), ("d", "c"): (50, 50)}, "a")
    assert found["c"].points == pytest.approx(2 * found["b"].points, abs=1)
    assert found["b"].margin < found["c"].margin < found["d"].margin
    assert 600 < found["d"].points - found["c"].points < 1200


def test_margins_cover_what_is_true() -> None:
    truth = {"a": 0.0, "b": 120.0, "c": 260.0, "d": 300.0}
    covered = 0
    for seed in range(100):
        random, results = StableRandom(seed), {}
        for one, other in [*pairwise(truth), ("d", "a")]:
            share = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
            wins = sum(random.below(1_000_000) < share * 1_000_000 for _ in range(200))
            results[one, other] = (float(wins), 200)
        found = rate(results, "a")
        covered += sum(abs(found[name].points - truth[name]) <= found[name].margin for name in "bcd")
    assert 273 <= covered <= 297


def test_totals_on_the_same_deals() -> None:
    assert wins_by_total([3, 5, 7, 7], [4, 5, 6, 1]) == (2.5, 4)


def test_the_margin_of_a_share() -> None:
    assert share_margin(0.5, 400) == pytest.approx(0.049, abs=0.001)
    assert share_margin(1.0, 400) > 0
