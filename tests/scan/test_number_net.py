"""Digits are read: chances of numbers add up all ways to write them, and fresh hands are read."""

from __future__ import annotations

from collections import defaultdict
from itertools import groupby, product

import numpy as np
import pytest
from scan.number_lessons import make_lesson

from quiltsmith.scan.number_net import NUMBERS, column_chances, likelihoods, packed, unpacked
from tests.conftest import TEST_ALL

NOTHING = 10
FRESH = range(900_000, 900_080 if TEST_ALL else 900_040)
"""Seeds of boxes that the net was not trained with."""


@pytest.fixture
def chances() -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    logits = np.random.default_rng(4).normal(0, 2, (4, NOTHING + 1))
    return np.asarray(logits - np.log(np.exp(logits).sum(axis=1, keepdims=True)))


def test_chances_of_numbers_are_those_of_all_ways_to_write_them(
    chances: np.ndarray[tuple[int, ...], np.dtype[np.float64]],
) -> None:
    ways: dict[str, float] = defaultdict(float)
    for signs in product(range(NOTHING + 1), repeat=len(chances)):
        text = "".join(str(sign) for sign, _ in groupby(signs) if sign != NOTHING)
        ways[text] += float(np.exp(chances[range(len(chances)), signs].sum()))
    found = likelihoods(chances)
    assert len(found) == NUMBERS + 1
    assert np.exp(found[-1]) == pytest.approx(ways[""])
    for number in (0, 7, 10, 11, 49, 100, 122, 999):
        assert np.exp(found[number]) == pytest.approx(ways.get(str(number), 0.0), abs=1e-12)


def test_weights_stay_nearly_the_same_in_eight_bits() -> None:
    weights = {"a.weights": np.random.default_rng(1).normal(0, 1, (30, 4)), "a.bias": np.arange(4.0)}
    again = unpacked(packed(weights))
    assert again.keys() == weights.keys()
    assert np.abs(again["a.weights"] - weights["a.weights"]).max() < 0.02
    assert again["a.bias"].tolist() == [0, 1, 2, 3]


def test_numbers_of_fresh_hands_are_read() -> None:
    """Without knowing which numbers there may be: the board knows, and brings the rest."""
    lessons = [make_lesson(seed) for seed in FRESH]
    read = [int(likelihoods(column_chances(lesson.picture)).argmax()) for lesson in lessons]
    right = sum(
        number == (int(lesson.text) if lesson.text else NUMBERS)
        for number, lesson in zip(read, lessons, strict=True)
    )
    assert right >= 0.75 * len(lessons)
