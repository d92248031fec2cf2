"""Boxes for numbers are where the pads that we print have them, in the list of layouts and in photos."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from scan.layouts import Layout
from scan.pad_layouts import TEMPLATES, PadLook, boxes_of

from quiltsmith.formats.source import Source
from quiltsmith.scan.board_finder import FoundBoard, find_boards
from quiltsmith.scan.number_boxes import find_number_boxes
from quiltsmith.scan.pad_layouts import FIELDS, packed, pad_layouts, unpacked
from quiltsmith.scan.photo_file import open_photo
from scan import layouts
from tests.conftest import TEST_ALL
from tests.scan.made_photos import made_with_numbers

LISTED = 0.21
"""In spaces: how far boxes of a layout are from those of the nearest one in the list."""
NEAR = 0.3
"""In heights of a box: digits are still read so far from where they should be."""
LOOKS = [
    *(PadLook(template, paper, up=up) for template in TEMPLATES for paper in ("a4", "letter") for up in (1, 2)),
    *(PadLook(template, "a4", large=True) for template in TEMPLATES),
    *(PadLook("classic", "a4", lang) for lang in ("de", "fr", "es", "it", "nl", "pl")),
    *(PadLook("tall", paper, footer=True, dealt=dealt) for paper in ("a5", "a3") for dealt in ("", "code")),
    PadLook("classic", "a4", "de", dealt="cards"),
    PadLook("large", size=(10, 10)),
    PadLook("tall", size=(8, 8)),
]
SHOWN = [
    (1, Layout()),
    (2, Layout("tall", theme="night")),
    (3, Layout("large", ink="mono")),
    (4, Layout("classic-left", "letter", theme="paper", lang="fr")),
    (5, Layout("tall", up=2, ink="light", lang="de")),
    (6, Layout("classic", up=4)),
    (7, Layout("large", rows=10, columns=10)),
]
READ_ELSEWHERE = (1, 3)
"""Seeds of pads whose numbers `test_number_reader.py` reads from photos."""
PHOTOS = [
    (*shown, level)
    for shown in SHOWN
    for level in (1, 2)
    if TEST_ALL or (level == 1 + shown[0] % 2 and shown[0] not in READ_ELSEWHERE)
]


def opened(data: bytes) -> NDArray[np.uint8]:
    return open_photo(data, Source("photo.jpg", "", has_lines=False)).pixels


def in_photo(board: FoundBoard, corners: NDArray[np.float64]) -> NDArray[np.float64]:
    rows, columns = board.size
    return np.stack(board.place.spots(corners[:, 0] / columns, corners[:, 1] / rows), axis=1).astype(np.float64)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_pads_that_we_print_are_listed(look: PadLook) -> None:
    boxes, listed = boxes_of(look), pad_layouts(look.size)
    assert boxes is not None
    assert listed is not None
    same = (np.isnan(listed) == np.isnan(boxes)).all(axis=(1, 2))
    apart = np.nanmax(np.abs(listed[same] - boxes), axis=(1, 2))
    assert apart.min() < LISTED, "pads have changed: run tools/scan/pad_layouts.py"


def test_layouts_are_kept_in_few_numbers() -> None:
    exact = boxes_of(PadLook("tall"))
    assert exact is not None
    assert np.allclose(unpacked(packed(exact[None]))[0], exact)


@pytest.mark.parametrize(("seed", "layout", "level"), PHOTOS)
def test_boxes_are_found_in_photos(seed: int, layout: Layout, level: int) -> None:
    photo = made_with_numbers(seed, level, layout)
    pixels = opened(photo.data)
    (board,) = find_boards(pixels, None).boards
    found, shown = find_number_boxes(pixels, board), photo.sheets[0].boxes
    assert found.keys() == shown.keys()
    for name in ("round-1", "round-2", "round-3", "empty", "total"):
        height = np.linalg.norm(shown[name][3] - shown[name][0])
        off = np.abs(in_photo(board, found[name]) - shown[name]).max()
        assert off < NEAR * height, name


def test_a_board_without_our_boxes_beside_it_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = layouts.printed(Layout())
    bare = sheet.picture.copy()
    right = round(sheet.left + (sheet.columns + 0.3) * sheet.space)
    bare[:, right:] = 255
    monkeypatch.setattr("scan.photos.printed", lambda _: sheet._replace(picture=bare, fields={}))
    pixels = opened(made_with_numbers.__wrapped__(1, 1, Layout()).data)
    (board,) = find_boards(pixels, None).boards
    assert find_number_boxes(pixels, board) == {}


def test_boards_of_sizes_that_are_not_listed_have_none() -> None:
    pixels = opened(made_with_numbers(1, 1, Layout()).data)
    (board,) = find_boards(pixels, None).boards
    assert find_number_boxes(pixels, FoundBoard(board.place, (16, 5), board.likeness)) == {}


def test_fields_are_called_as_on_pads() -> None:
    assert set(FIELDS) <= layouts.printed(Layout()).fields.keys()
