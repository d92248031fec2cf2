"""Photos of sheets are read: boards are found in any turn, and every space is right or asked."""

from __future__ import annotations

from io import BytesIO

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from scan.layouts import Layout
from scan.measuring import Tally, is_at
from scan.photos import MadePhoto, make_photo

from quiltsmith.formats.source import Source
from quiltsmith.scan.photo_boards import BoardRead, questions_of
from quiltsmith.scan.photo_file import open_photo
from quiltsmith.scan.photo_reader import read_photo
from tests.scan.made_photos import made


def saved(pixels: NDArray[np.uint8]) -> bytes:
    """Give a file with these pixels."""
    file = BytesIO()
    Image.fromarray(pixels).save(file, "PNG", compress_level=1)
    return file.getvalue()


def read_one(photo: MadePhoto) -> BoardRead:
    """Read a photo of one sheet, and see that it is right."""
    (board,) = read_photo(photo.data, "photo.jpg").boards
    (sheet,) = photo.sheets
    assert is_at(board.corners, board.size, sheet)
    for row, (line, truth) in enumerate(zip(board.board, sheet.board, strict=True)):
        for column, (read, space) in enumerate(zip(line, truth, strict=True)):
            assert read in ("?", space), (row, column)
    return board


@pytest.mark.parametrize(
    ("seed", "layout", "way"),
    [
        (1, Layout(), "hatching"),
        (5, Layout("tall", theme="night"), "hearts"),
        (4, Layout("large", ink="mono", rows=8, columns=8), "crosses"),
    ],
)
def test_a_sheet_is_read(seed: int, layout: Layout, way: str) -> None:
    board = read_one(made(seed, 2, 1, layout, way))
    assert "".join(board.board).count("?") <= 8
    assert board.size == (layout.rows, layout.columns)
    assert board.code is None


def test_all_sheets_in_a_photo_are_read_in_order() -> None:
    photo = made(3, 1, 3, Layout("large"), "hatching")
    read = read_photo(photo.data, "photo.jpg")
    tally = Tally()
    tally.add(photo, read)
    assert (tally.found, tally.made_up, tally.sure_wrong) == (3, 0, 0)
    first, second, third = (np.mean(board.corners, axis=0) for board in read.boards)
    assert first[0] < second[0]
    assert third[1] > max(first[1], second[1])


def test_a_photo_that_is_turned_is_read_the_same_way() -> None:
    photo = made(1, 2, 1, Layout(), "hatching")
    upright = read_one(photo)
    pixels = np.asarray(Image.open(BytesIO(photo.data)).convert("RGB"))
    (turned,) = read_photo(saved(np.ascontiguousarray(np.rot90(pixels, -1))), "photo.png").boards
    assert turned.turned == (upright.turned + 90) % 360
    alike = [
        one == other
        for rows in zip(upright.board, turned.board, strict=True)
        for one, other in zip(*rows, strict=True)
    ]
    assert np.mean(alike) > 0.95


def test_patches_that_are_only_outlined_are_asked_as_wholes() -> None:
    board = read_one(made(6, 1, 1, Layout(), "outline"))
    assert len(board.regions) >= 5
    asked = [space for region in board.regions for space in region]
    assert len(asked) == len(set(asked))
    for space in asked:
        assert board.board[int(space[1:]) - 1]["ABCDEFGHI".index(space[0])] == "?"
    assert all(len(region) > 1 for region in board.regions)


def test_what_outlines_leave_free_is_asked_as_a_whole_too() -> None:
    board = read_one(make_photo(600020, 2, way="outline"))
    assert max(len(region) for region in board.regions) > 40
    assert len(questions_of(board)) < 12


def test_a_code_in_the_header_is_read() -> None:
    photo = made(1, 1, 1, Layout(), "hatching")
    pixels = open_photo(photo.data, Source("photo", "")).pixels.copy()
    corners = photo.sheets[0].corners
    code = np.asarray(cv2.QRCodeEncoder.create().encode("quiltsmith:doodle:meadow:42"))
    side = code.shape[0]
    across, down = corners[1] - corners[0], corners[3] - corners[0]
    where = [
        corners[0] + a * across + b * down for a, b in ((0.8, -0.28), (1.0, -0.28), (1.0, -0.08), (0.8, -0.08))
    ]
    square = np.array([[0, 0], [side, 0], [side, side], [0, side]], np.float32)
    matrix = cv2.getPerspectiveTransform(square, np.array(where, np.float32))
    size = (pixels.shape[1], pixels.shape[0])
    flags = cv2.INTER_NEAREST
    mask = cv2.warpPerspective(np.full_like(code, 255), matrix, size, flags=flags)
    pixels[np.asarray(mask) > 0] = np.asarray(cv2.warpPerspective(code, matrix, size, flags=flags))[mask > 0][
        :, None
    ]
    (board,) = read_photo(saved(pixels), "photo.png").boards
    assert board.code == "quiltsmith:doodle:meadow:42"


def test_only_sizes_that_may_be_there_are_found() -> None:
    (problem,) = read_photo(made(1, 2, 1, Layout(), "hatching").data, "photo.jpg", [(7, 7), (8, 8)]).problems
    assert problem.code == "no-board"


def test_a_board_is_straightened() -> None:
    photo = made(1, 2, 1, Layout(), "hatching")
    (board,) = read_photo(photo.data, "photo.jpg", picture=20).boards
    flat = board.picture
    assert flat is not None
    assert flat.shape == (180, 180, 3)
    ink = 255 - flat.mean(axis=2).reshape(9, 20, 9, 20)[:, 4:16, :, 4:16].mean(axis=(1, 3))
    filled = np.array([[space == "#" for space in row] for row in photo.sheets[0].board])
    assert ink[filled].mean() > ink[~filled].mean() + 10


@pytest.mark.parametrize(
    ("pixels", "hint"),
    [
        (np.zeros((600, 800, 3), np.uint8), "more light"),
        (np.full((600, 800, 3), 255, np.uint8), "whole frame"),
        (np.random.default_rng(1).integers(0, 256, (600, 800, 3), np.uint8), ""),
    ],
    ids=["black", "white", "random"],
)
def test_a_photo_of_nothing_is_refused(pixels: NDArray[np.uint8], hint: str) -> None:
    read = read_photo(saved(pixels), "photo.png")
    assert read.boards == ()
    (problem,) = read.problems
    assert (problem.code, problem.file) == ("no-board", "photo.png")
    assert hint in problem.hint


def test_a_grid_without_names_is_no_board_of_ours() -> None:
    pixels = np.full((900, 900, 3), 235, np.uint8)
    for line in range(10):
        at, width = 150 + line * 60, 4 if line in (0, 9) else 1
        cv2.line(pixels, (at, 150), (at, 690), (60, 60, 60), width)
        cv2.line(pixels, (150, at), (690, at), (60, 60, 60), width)
    (problem,) = read_photo(saved(pixels), "photo.png").problems
    assert "letters and numbers" in problem.hint


def test_what_is_no_photo_is_told_as_a_problem() -> None:
    (problem,) = read_photo(b"hello", "photo.jpg").problems
    assert problem.code == "unreadable-photo"
