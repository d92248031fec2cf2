from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Stroke

sides = st.floats(1, 60)


@given(st.floats(-50, 200), st.floats(-50, 200), sides, sides)
def test_bounds_of_figures(x: float, y: float, width: float, height: float) -> None:
    for path in (paths.rect(x, y, width, height), paths.rounded_rect(x, y, width, height, 99)):
        box = paths.bounds(path)
        assert (box.x, box.y, box.width, box.height) == pytest.approx((x, y, width, height))
    circle = paths.bounds(paths.circle(x, y, width))
    assert (circle.x, circle.bottom) == pytest.approx((x - width, y + width))


def test_grid_has_the_lines_between() -> None:
    grid = paths.grid(Box(0, 0, 90, 50), 5, 9, Stroke())
    assert len(grid.segments) == 2 * (4 + 8)
    assert ("M", 10.0, 0) in grid.segments
