from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiltsmith.layout import paths
from quiltsmith.layout.colour import BLACK
from quiltsmith.layout.patterns import PATTERNS, UnknownPatternError, fabric_group, pattern_path
from quiltsmith.layout.scene import Box, Fabric, Group, Path, Stroke

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


@pytest.mark.parametrize("name", PATTERNS)
@settings(max_examples=15)
@given(x=st.floats(-50, 200), y=st.floats(-50, 200), width=sides, height=sides)
def test_patterns_cover_any_box(name: str, x: float, y: float, width: float, height: float) -> None:
    box = Box(x, y, width, height)
    covered = paths.bounds(pattern_path(Fabric(name, BLACK), box))
    assert covered.holds(box, tolerance=1.6)


def test_neighbours_match() -> None:
    fabric = Fabric("dots", BLACK)
    left, right = (set(pattern_path(fabric, Box(x, 0, 11, 11)).segments) for x in (0, 11))
    assert len(left & right) > 5


def test_fabric_is_clipped_and_outlined() -> None:
    path = paths.rect(0, 0, 10, 10, Fabric("dots", BLACK, BLACK), Stroke())
    ground, figures, outline = fabric_group(path).items
    assert isinstance(ground, Path)
    assert isinstance(figures, Group)
    assert figures.clip == Path(path.segments)
    assert isinstance(outline, Path)
    assert (ground.stroke, outline.fill) == (None, None)


def test_unknown_pattern() -> None:
    with pytest.raises(UnknownPatternError, match="`tweed`"):
        pattern_path(Fabric("tweed", BLACK), Box(0, 0, 1, 1))
