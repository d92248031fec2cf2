from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.drawing.patch_drawing import (
    draw_patch,
    fitted,
    inner_edges,
    outlines,
    patch_in,
    patch_path,
    rectangle_shape,
)
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import BLACK, WHITE
from quiltsmith.scene.elements import Fabric, Path, Stroke
from quiltsmith.scene.patterns import PATTERNS

CELLS = st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1).map(lambda cells: Shape(tuple(cells)))


def length(loop: list[tuple[int, int]]) -> int:
    return sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in zip(loop, [*loop[1:], loop[0]], strict=True))


def area(loop: list[tuple[int, int]]) -> float:
    """Positive clockwise, as seen with y downwards."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(loop, [*loop[1:], loop[0]], strict=True)) / 2


def test_an_l_has_six_corners() -> None:
    assert outlines(Shape.parse("#./##").cells) == [[(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (0, 2)]]


def test_a_hole_is_walked_the_other_way() -> None:
    rim, hole = outlines(Shape.parse("###/#.#/###").cells)
    assert (area(rim), area(hole)) == (9, -1)


def test_cells_that_touch_at_a_corner_are_loops_of_their_own() -> None:
    assert [len(loop) for loop in outlines(Shape.parse("#./.#").cells)] == [4, 4]


@given(CELLS)
def test_outlines_enclose_all_cells_and_nothing_else(shape: Shape) -> None:
    loops = outlines(shape.cells)
    assert sum(area(loop) for loop in loops) == shape.size
    assert sum(length(loop) for loop in loops) == shape.perimeter()


@given(CELLS)
def test_every_edge_of_a_cell_is_outside_or_between(shape: Shape) -> None:
    assert 2 * len(inner_edges(shape.cells)) + shape.perimeter() == 4 * shape.size


def test_a_patch_has_its_size_and_place() -> None:
    box = paths.bounds(patch_path(Shape.parse("###/#.."), 7.0, BLACK))
    assert (box.width, box.height) == (21, 14)
    group = draw_patch(Shape.parse("##"), BLACK, 5, Stroke(), x=3, y=4)
    assert (group.x, group.y) == (3, 4)


def test_the_seam_lies_inside() -> None:
    group = draw_patch(Shape.parse("##/##"), WHITE, 10, Stroke(width=0.5), seam=True)
    seam = next(item for item in group.items if isinstance(item, Path) and item.stroke and item.stroke.dash)
    box = paths.bounds(seam)
    assert (box.x, box.y, box.width, box.height) == pytest.approx((1.4, 1.4, 17.2, 17.2))


@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize("cell", [2.0, 4.3, 9.7, 14.0])
def test_a_whole_number_of_tiles_makes_a_cell(pattern: str, cell: float) -> None:
    fabric = fitted(Fabric(pattern, BLACK), cell)
    tiles = cell / (PATTERNS[pattern].tile * fabric.scale)
    assert tiles == pytest.approx(round(tiles))


@given(CELLS, st.floats(1, 20))
def test_a_patch_stands_in_the_middle_of_its_box(shape: Shape, cell: float) -> None:
    box = Box(10, 20, 120, 90)
    drawn = patch_in(box, shape, WHITE, cell, Stroke(BLACK, 0.3))
    (outline,) = (item for item in drawn.items if isinstance(item, Path) and item.stroke is not None)
    inside = paths.bounds(outline).moved(drawn.x, drawn.y)
    assert inside.centre == pytest.approx(box.centre)
    assert (inside.width, inside.height) == pytest.approx((shape.columns * cell, shape.rows * cell))


def test_a_rectangle_covers_all_its_cells() -> None:
    assert rectangle_shape(2, 3) == Shape.parse("###/###")
