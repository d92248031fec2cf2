"""Products that are made a few rows at a time are those that are made at once."""

from __future__ import annotations

import numpy as np
import pytest

from quiltsmith.scan import small_products
from quiltsmith.scan.small_products import product


@pytest.mark.parametrize("most", [1, 40, 1000])
def test_a_product_does_not_depend_on_how_many_rows_are_made_at_a_time(
    monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(small_products, "_MOST_STEPS", most)
    chance = np.random.default_rng(1)
    rows, weights = chance.random((17, 5), np.float32), chance.random((5, 3), np.float32)
    found = product(rows, weights)
    assert found.dtype == np.float32
    assert np.allclose(found, rows @ weights)
    assert product(rows[:0], weights).shape == (0, 3)
