from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import BLACK
from quiltsmith.scene.elements import Fabric, Group, Item, Path, Stroke, Use
from quiltsmith.scene.fabrics import fabric_figures, fabric_group
from quiltsmith.scene.patterns import PATTERNS

sides = st.floats(1, 60)


def covered(items: tuple[Item, ...]) -> Box:
    """Give the box of all figures, each block of motifs as a whole."""
    boxes = [
        Box(item.x, item.y, item.symbol.width, item.symbol.height) if isinstance(item, Use) else paths.bounds(item)
        for item in items
        if isinstance(item, Use | Path)
    ]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


@pytest.mark.parametrize("name", PATTERNS)
@settings(max_examples=15)
@given(x=st.floats(-50, 200), y=st.floats(-50, 200), width=sides, height=sides)
def test_patterns_cover_any_box(name: str, x: float, y: float, width: float, height: float) -> None:
    box = Box(x, y, width, height)
    assert covered(fabric_figures(Fabric(name, BLACK), box)).holds(box, tolerance=1.6)


@pytest.mark.parametrize("name", PATTERNS)
def test_motifs_stay_within_their_tile(name: str) -> None:
    if PATTERNS[name].motif:
        assert Box(0, 0, 1, 1).holds(paths.bounds(Path(PATTERNS[name].motif)), tolerance=0)


def test_blocks_of_motifs_are_shared_by_neighbours() -> None:
    left, right = (fabric_figures(Fabric("dots", BLACK), Box(x, 0, 11, 11)) for x in (0, 11))
    assert set(left) & set(right)


def test_fabric_is_clipped_and_outlined() -> None:
    path = paths.rect(0, 0, 10, 10, Fabric("dots", BLACK, BLACK), Stroke())
    ground, figures, outline = fabric_group(path).items
    assert isinstance(ground, Path)
    assert isinstance(figures, Group)
    assert figures.clip == Path(path.segments)
    assert isinstance(outline, Path)
    assert (ground.stroke, outline.fill) == (None, None)


def test_unknown_pattern() -> None:
    with pytest.raises(ValueError, match="`tweed`"):
        fabric_figures(Fabric("tweed", BLACK), Box(0, 0, 1, 1))
