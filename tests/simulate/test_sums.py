"""Sums of batches."""

from __future__ import annotations

import pytest

from quiltsmith.simulate.sums import Sums, whole_numbers


def sums(*numbers: int) -> Sums:
    return Sums({"some": whole_numbers(numbers), "other": whole_numbers([len(numbers)])})


def test_sums_are_added_number_by_number() -> None:
    assert sums(1, 2, 3) + sums(10, -20, 2**60) == Sums(
        {"some": whole_numbers([11, -18, 2**60 + 3]), "other": whole_numbers([6])}
    )


def test_sums_of_different_games_are_refused() -> None:
    with pytest.raises(ValueError, match="different games"):
        sums(1, 2) + sums(1, 2, 3)
