"""The frame of a board is stronger than every line within it, and no side of it is weak."""

from __future__ import annotations

import pytest
from scan.layouts import LAYOUTS, Layout

from quiltsmith.scan.board_finder import stands_out
from quiltsmith.scan.photo_geometry import BoardPlace
from tests.scan.test_edge_labels import flat_sheet


@pytest.mark.parametrize("layout", LAYOUTS[:12], ids=str)
def test_the_frame_of_every_pad_stands_out(layout: Layout) -> None:
    dark, place = flat_sheet(layout)
    for first in range(4):
        rows, columns = (layout.rows, layout.columns) if first % 2 == 0 else (layout.columns, layout.rows)
        assert stands_out(dark, place.beginning_at(first), (rows, columns))


@pytest.mark.parametrize("rows", [7, 8, 10, 11])
def test_a_frame_that_ends_elsewhere_does_not(rows: int) -> None:
    dark, place = flat_sheet(Layout())
    (left, top), (right, _), (_, bottom), _ = place.corners
    end = top + (bottom - top) * rows / 9
    wrong = BoardPlace(((left, top), (right, top), (right, end), (left, end)))
    assert not stands_out(dark, wrong, (rows, 9))
