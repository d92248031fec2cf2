"""Measures on courses and tables that are made so that the answer is known."""

from __future__ import annotations

from math import sqrt

import pytest

from quiltsmith.simulate.feel_statistics import (
    STEP,
    course_of,
    jackknife,
    jackknife_of_share,
    mean_of,
    share_of,
    skill_steps,
    student_95,
    variance_shares,
)
from quiltsmith.stable_random import StableRandom


def test_a_lead_that_never_changes() -> None:
    course = course_of([1, 2, 9, 10], swing=5)
    assert (course.lead_changes, course.is_comeback, course.decided, course.decisive_turns) == (0, False, 0.0, 1)


def test_a_lead_that_changes_in_every_turn() -> None:
    course = course_of([1, -1, 1, -1], swing=5)
    assert (course.lead_changes, course.decided, course.decisive_turns) == (3, 0.75, 0)


def test_who_was_behind_at_half_time_and_wins_comes_back() -> None:
    course = course_of([-3, -8, -1, 4], swing=5)
    assert (course.lead_changes, course.is_comeback, course.decided, course.decisive_turns) == (1, True, 0.75, 3)


def test_level_is_neither_ahead_nor_behind() -> None:
    course = course_of([2, 0, 2, 0], swing=5)
    assert (course.lead_changes, course.is_comeback, course.decided) == (0, False, 1.0)


def test_a_tie_break_may_decide() -> None:
    assert course_of([1, 1, 0, 0], swing=5, outcome=-1).decided == 1.0
    assert course_of([-1, 1, 1, 2], swing=5, outcome=1).decided == 0.25


def test_one_deal_repeated_is_no_luck() -> None:
    """Two players of different strength, whose scores do not depend on the deal."""
    assert variance_shares([[100.0, 60.0]] * 5) == (0.0, 1.0, 0.0)


def test_players_who_are_alike_leave_all_to_the_deal() -> None:
    assert variance_shares([[float(deal)] * 3 for deal in range(7)]) == (1.0, 0.0, 0.0)


def test_what_neither_deal_nor_player_explains_is_the_rest() -> None:
    deal, choice, rest = variance_shares([[0.0, 1.0], [1.0, 0.0]])
    assert (deal, choice, rest) == (0.0, 0.0, 1.0)
    assert variance_shares([[5.0, 5.0], [5.0, 5.0]]) == (0.0, 0.0, 0.0)


def test_components_of_known_size_are_found() -> None:
    """Deals of variance 4, players of variance 1 and a rest of variance 1 are 4, 1 and 1 of 6 parts."""
    lots = StableRandom(1)

    def lot(size: float) -> float:
        return size * sqrt(12) * (lots.below(1 << 30) / (1 << 30) - 0.5)

    players = [-1.0, 0.0, 1.0]
    table = []
    for _deal in range(4000):
        own = lot(2)
        table.append([own + player + lot(1) for player in players])
    assert variance_shares(table) == pytest.approx((4 / 6, 1 / 6, 1 / 6), abs=0.02)


def test_who_wins_three_of_four_games_is_a_step_better() -> None:
    """Differences of a normal distribution of which three quarters are above zero."""
    from statistics import NormalDist

    normal = [NormalDist(STEP, 1).inv_cdf((index + 0.5) / 1000) for index in range(1000)]
    assert sum(one > 0 for one in normal) == 750
    assert skill_steps([normal]) == pytest.approx(1.0, abs=0.01)
    assert skill_steps([normal, normal]) == pytest.approx(2.0, abs=0.02)


def test_equal_players_are_no_step_apart() -> None:
    assert skill_steps([[0.0, 0.0, 0.0]]) == 0.0
    assert skill_steps([[1.0, -1.0, 2.0, -2.0]]) == 0.0
    assert skill_steps([[7.0, 7.0, 7.0]]) == pytest.approx(4 / STEP)


def test_the_interval_of_a_mean_is_students() -> None:
    measured = mean_of([1.0, 2.0, 3.0])
    half = 4.3027 * 1 / sqrt(3)
    assert (measured.value, measured.low, measured.high) == pytest.approx((2.0, 2 - half, 2 + half))
    assert mean_of([1.0, 2.0, 3.0], least=0).low == 0


@pytest.mark.parametrize(("freedom", "factor"), [(3, 3.182), (6, 2.447), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_factors_of_students_distribution(freedom: int, factor: float) -> None:
    assert student_95(freedom) == pytest.approx(factor, abs=0.002)


def test_leaving_out_single_items_gives_the_interval_of_the_mean() -> None:
    values = [3.0, 1.0, 4.0, 1.0, 5.0, 9.0]
    left_out = jackknife(values, lambda some: sum(some) / len(some))
    plain = mean_of(values)
    assert (left_out.low, left_out.high) == pytest.approx((plain.low, plain.high))


def test_intervals_of_shares_stay_between_none_and_all() -> None:
    """Half of the items are ones: the interval is about as wide as that of Wilson, and never leaves 0 to 1."""
    half = jackknife_of_share([0.0, 1.0] * 20, lambda some: sum(some) / len(some))
    wilson = share_of(20, 40)
    assert (half.value, half.low, half.high) == pytest.approx((0.5, wilson.low, wilson.high), abs=0.02)
    every = jackknife_of_share([1.0] * 20, lambda some: sum(some) / len(some))
    assert (every.value, every.low, every.high) == pytest.approx((1.0, 1.0, 1.0))


def test_shares_of_none_and_all_have_an_interval() -> None:
    none, every = share_of(0, 20), share_of(20, 20)
    assert (none.value, none.low) == (0.0, 0.0)
    assert 0.1 < none.high < 0.2
    assert (every.value, every.high) == (1.0, 1.0)
    assert every.low == pytest.approx(1 - none.high)


def test_an_interval_makes_up_for_what_few_items_make_wrong() -> None:
    """The square of a mean is too large by the error's square, which is as much as the interval is moved."""
    random = StableRandom(5)
    items = [float(random.below(101)) - 40 for _ in range(20)]
    mean, variance = sum(items) / 20, sum((item - sum(items) / 20) ** 2 for item in items) / 19
    found = jackknife(items, lambda some: (sum(some) / len(some)) ** 2)
    assert found.value == pytest.approx(mean**2)
    assert (found.low + found.high) / 2 == pytest.approx(mean**2 - variance / 20)
