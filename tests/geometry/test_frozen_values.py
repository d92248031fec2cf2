from __future__ import annotations

import quiltsmith.geometry
from tests.frozen_values import changeable_values


def test_no_value_can_be_changed() -> None:
    assert changeable_values(quiltsmith.geometry) == set()
