"""The frame of a board is stronger than every line within it, and no side of it is weak."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from scan.layouts import LAYOUTS, Layout, printed
from scan.photos import make_photo

from quiltsmith.formats.source import Source
from quiltsmith.scan.board_finder import find_boards, stands_out
from quiltsmith.scan.photo_file import open_photo
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
    assert not stands_out(dark, wrong, (rows, 9), is_named_clearly=True)


def test_paper_pasted_over_a_side_hides_no_board_whose_names_are_clear() -> None:
    dark, place = flat_sheet(Layout())
    (left, top), (right, _), (_, bottom), _ = place.corners
    pasted = dark.copy()
    pasted[round(top) - 3 : round(bottom) - 4, round(left) + 4 : round(right) - 4] = 0.3
    assert not stands_out(pasted, place, (9, 9))
    assert stands_out(pasted, place, (9, 9), is_named_clearly=True)


def test_grain_hides_no_board() -> None:
    sheet = printed(Layout())
    grain = np.asarray(np.random.default_rng(1).normal(0, 70, sheet.picture.shape), np.float32)
    grainy = np.clip(sheet.picture * 0.5 + cv2.GaussianBlur(grain, (0, 0), 0.8), 0, 255).astype(np.uint8)
    (board,) = find_boards(grainy[:, :, ::-1].copy(), None).boards
    assert board.size == (9, 9)
    assert np.allclose(board.place.named_corners()[0], (sheet.left, sheet.top), atol=sheet.space / 5)


def test_the_dots_of_a_tablecloth_around_a_sheet_are_no_names() -> None:
    photo = make_photo(720058, 1)
    search = find_boards(open_photo(photo.data, Source("photo.jpg", "", has_lines=False)).pixels, None)
    assert [board.size for board in search.boards] == [(8, 10)]
