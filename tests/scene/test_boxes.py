"""Boxes part without overlap and without a rest, whatever the proportions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.scene.boxes import Align, Box, Grid, VerticalAlign

lengths = st.floats(1, 300)
places = st.floats(-100, 300)
boxes = st.builds(Box, places, places, lengths, lengths)
shares = st.integers(1, 12) | st.lists(st.floats(0.1, 50), min_size=1, max_size=8)
ALIGNS: tuple[Align, ...] = ("left", "centre", "right")
VALIGNS: tuple[VerticalAlign, ...] = ("top", "middle", "bottom")


def assert_apart(parts: Sequence[Box], whole: Box) -> None:
    """Show that parts lie inside a whole and do not overlap."""
    assert all(whole.holds(part, 1e-6) for part in parts)
    assert not any(one.overlaps(other, 1e-6) for one, other in combinations(parts, 2))


@given(boxes, shares, st.floats(0, 0.05))
def test_rows_fill_the_height_with_one_gap_between_two(box: Box, parts: int | list[float], gap: float) -> None:
    rows = box.rows(parts, gap)
    assert_apart(rows, box)
    assert all((row.x, row.width) == (box.x, box.width) for row in rows)
    assert rows[0].y == box.y
    assert rows[-1].bottom == pytest.approx(box.bottom)
    assert all(after.y - before.bottom == pytest.approx(gap, abs=1e-9) for before, after in pairwise(rows))
    assert sum(row.height for row in rows) + gap * (len(rows) - 1) == pytest.approx(box.height)


@given(boxes, shares, st.floats(0, 0.05))
def test_columns_are_rows_on_their_side(box: Box, parts: int | list[float], gap: float) -> None:
    turned = Box(box.y, box.x, box.height, box.width)
    assert box.columns(parts, gap) == [Box(row.y, row.x, row.height, row.width) for row in turned.rows(parts, gap)]


@given(boxes, st.lists(st.floats(0.1, 50), min_size=2, max_size=6))
def test_parts_keep_their_proportions(box: Box, parts: list[float]) -> None:
    first, *others = zip(box.rows(parts), parts, strict=True)
    assert all(row.height * first[1] == pytest.approx(first[0].height * share) for row, share in others)


@given(boxes, shares, shares, st.floats(0, 0.05))
def test_tables_have_a_cell_for_every_row_and_column(
    box: Box, rows: int | list[float], columns: int | list[float], gap: float
) -> None:
    table = box.table(rows, columns, gap)
    assert_apart([cell for row in table for cell in row][:40], box)
    assert [row[0].y for row in table] == [row.y for row in box.rows(rows, gap)]
    assert [cell.x for cell in table[0]] == [column.x for column in box.columns(columns, gap)]


@given(boxes, st.floats(0, 1), st.floats(0, 1))
def test_splitting_takes_a_strip_and_leaves_the_rest(box: Box, share: float, gap_share: float) -> None:
    for side, is_first, length in (
        ("top", True, box.height),
        ("bottom", False, box.height),
        ("left", True, box.width),
        ("right", False, box.width),
    ):
        taken, gap = share * length, gap_share * (1 - share) * length
        parts = getattr(box, f"split_{side}")(taken, gap)
        strip, rest = parts if is_first else reversed(parts)
        assert strip == getattr(box, f"{side}_strip")(taken)
        assert rest == box.shrink(**{side: taken + gap})
        assert_apart(parts, box)
        height = side in ("top", "bottom")
        ends = (strip.height, rest.height) if height else (strip.width, rest.width)
        assert sum(ends) + gap == pytest.approx(length, abs=1e-6)


@given(boxes, st.floats(0, 1), st.floats(0, 1), st.sampled_from(ALIGNS), st.sampled_from(VALIGNS))
def test_what_is_placed_lies_inside_and_at_its_edge(
    box: Box, across: float, down: float, align: Align, valign: VerticalAlign
) -> None:
    inner = box.place(box.width * across, box.height * down, align, valign)
    assert box.holds(inner, 1e-6)
    left, right = inner.x - box.x, box.right - inner.right
    above, below = inner.y - box.y, box.bottom - inner.bottom
    assert {"left": left, "centre": left - right, "right": right}[align] == pytest.approx(0, abs=1e-6)
    assert {"top": above, "middle": above - below, "bottom": below}[valign] == pytest.approx(0, abs=1e-6)


@given(boxes, st.integers(1, 20), st.integers(1, 20), st.floats(0.5, 50))
def test_a_grid_is_as_large_as_its_box_or_its_largest_cell_allows(
    box: Box, rows: int, columns: int, largest: float
) -> None:
    grid = box.grid(rows, columns, largest)
    assert box.holds(grid.box, 1e-6)
    assert grid.box.centre == pytest.approx(box.centre, abs=1e-6)
    assert grid.cell <= largest
    full = (grid.cell * columns, box.width), (grid.cell * rows, box.height), (grid.cell, largest)
    assert any(used == pytest.approx(length) for used, length in full)
    cells = [grid.at(row, column) for row, column in grid.places()]
    assert len(cells) == rows * columns
    assert_apart(cells[:40], grid.box)
    assert cells[-1].right == pytest.approx(grid.box.right)
    assert grid.middle(rows - 1, columns - 1) == pytest.approx(cells[-1].centre)


def test_spaces_of_a_grid_lie_together() -> None:
    grid = Grid(10, 20, 5, 4, 6)
    assert grid.at(1, 2, 2, 3) == Box(20, 25, 15, 10)


def test_edges_move_each_for_itself() -> None:
    box = Box(10, 20, 40, 30)
    assert box.shrink(left=1, top=2, right=3, bottom=4) == Box(11, 22, 36, 24)
    assert box.inset(2) == box.shrink(left=2, top=2, right=2, bottom=2)
    assert box.inset(2, 3) == box.shrink(left=2, top=3, right=2, bottom=3)
    assert box.moved(5, -5) == Box(15, 15, 40, 30)


def test_a_box_around_a_point() -> None:
    assert Box.around(10, 10, 4) == Box(8, 8, 4, 4)
    assert Box.around(10, 10, 4, 2).centre == (10, 10)
    assert Box(0, 0, 10, 20).scaled(0.5) == Box(2.5, 5, 5, 10)
    assert Box(0, 0, 10, 20).shorter_side == 10


def test_box_edges() -> None:
    box = Box(10, 20, 30, 40)
    assert (box.right, box.bottom, box.centre) == (40, 60, (25, 40))
    assert box.inset(1) == Box(11, 21, 28, 38)
    assert box.inset(-1, 0) == Box(9, 20, 32, 40)


def test_boxes_that_touch_do_not_overlap() -> None:
    box = Box(0, 0, 10, 10)
    assert not box.overlaps(Box(10, 0, 10, 10))
    assert box.overlaps(Box(9, 9, 10, 10))
    assert box.holds(Box(0, 0, 10, 10))
    assert not box.holds(Box(0, 0, 10.1, 10))
