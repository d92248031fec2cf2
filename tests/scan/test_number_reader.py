"""Numbers are read from whole photos: those that are proposed are on the sheet, and none where none is written."""

from __future__ import annotations

import pytest
from scan.layouts import Layout
from scan.measuring import Tally

from quiltsmith.scan.photo_reader import read_photo
from quiltsmith.scan.scanned_sheet import Named, played_board
from tests.conftest import TEST_ALL
from tests.scan.made_photos import made, made_with_numbers


@pytest.mark.parametrize(("seed", "layout"), [(1, Layout()), (2, Layout("tall", lang="de")), (3, Layout("large"))])
def test_numbers_on_a_sheet_are_proposed(seed: int, layout: Layout) -> None:
    photo = made_with_numbers(seed, 1, layout)
    tally = Tally()
    tally.add(photo, read_photo(photo.data, "photo.jpg"))
    assert tally.numbers == 4
    assert tally.proposed_right >= 3
    assert tally.proposed_wrong == 0


@pytest.mark.parametrize("seed", [1, 4, 6] if TEST_ALL else [1])
def test_a_sheet_without_numbers_proposes_nothing(seed: int) -> None:
    photo = made(seed, 1, 1, Layout(), "hatching")
    (board,) = read_photo(photo.data, "photo.jpg").boards
    assert not played_board(board.size, None, Named(), "photo.jpg").proposed(board)


def test_boxes_that_are_not_in_the_photo_are_not_read() -> None:
    import cv2
    import numpy as np

    photo = made_with_numbers(1, 1, Layout())
    pixels = np.asarray(cv2.imdecode(np.frombuffer(photo.data, np.uint8), cv2.IMREAD_COLOR))
    around = photo.sheets[0].corners
    low, high = around.min(axis=0) - 70, around.max(axis=0) + 45
    part = pixels[max(0, int(low[1])) : int(high[1]), max(0, int(low[0])) : int(high[0])]
    _, cut = cv2.imencode(".jpg", part)
    (board,) = read_photo(cut.tobytes(), "photo.jpg").boards
    assert board.writing == {}
