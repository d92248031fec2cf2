"""Photos of sheets are read: the board is found in any turn, and every space is right or asked."""

from __future__ import annotations

from io import BytesIO

import cv2
import numpy as np
import pytest
from PIL import Image
from scan.layouts import Layout, printed

from quiltsmith.scan.reading import read_photo, straightened

FILLED = [(0, 0), (0, 8), (8, 0), (4, 4), (4, 5), (5, 4), (2, 7)]


def hatched_photo(layout: Layout, quarters: int) -> bytes:
    """Give a photo of a sheet on a brown table, with some spaces hatched, turned clockwise."""
    sheet = printed(layout)
    picture = sheet.picture.copy()
    for row, column in FILLED:
        left, top = sheet.left + column * sheet.space, sheet.top + row * sheet.space
        for part in np.linspace(0.1, 0.9, 9):
            start = (int(left + part * sheet.space), int(top + 4))
            end = (int(left + (part - 0.08) * sheet.space), int(top + sheet.space - 4))
            cv2.line(picture, start, end, (150, 70, 50), 2, cv2.LINE_AA)
    height, width = picture.shape[:2]
    factor = 1150 / max(height, width)
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    seen = corners * factor + np.array([[90, 60], [45, 85], [60, 40], [70, 65]], np.float32)
    size = (round(width * factor) + 130, round(height * factor) + 130)
    matrix = cv2.getPerspectiveTransform(corners, seen)
    taken = cv2.warpPerspective(picture, matrix, size, flags=cv2.INTER_AREA, borderValue=(70, 100, 130))
    file = BytesIO()
    Image.fromarray(np.ascontiguousarray(np.rot90(taken[:, :, ::-1], -quarters))).save(file, "JPEG", quality=85)
    return file.getvalue()


@pytest.mark.parametrize(
    ("layout", "quarters"),
    [(Layout(), 0), (Layout("tall", theme="night"), 1), (Layout("large", ink="mono"), 2), (Layout(up=2), 3)],
)
def test_a_board_is_found_in_every_turn(layout: Layout, quarters: int) -> None:
    (board,) = read_photo(hatched_photo(layout, quarters), "photo.jpg").boards
    assert board.turned == quarters * 90
    assert board.size == (9, 9)
    for row, line in enumerate(board.board):
        for column, letter in enumerate(line):
            assert letter in ("?", "#" if (row, column) in FILLED else "."), (row, column)


def test_only_sizes_that_may_be_there_are_found() -> None:
    data = hatched_photo(Layout(), 0)
    assert len(read_photo(data, "photo.jpg", [(9, 9)]).boards) == 1
    (problem,) = read_photo(data, "photo.jpg", [(7, 7), (8, 8)]).problems
    assert problem.code == "no-board"


def test_a_board_is_straightened() -> None:
    data = hatched_photo(Layout(), 1)
    (board,) = read_photo(data, "photo.jpg").boards
    flat = straightened(data, board, 20)
    assert flat.shape == (180, 180, 3)
    ink = 255 - flat.mean(axis=2).reshape(9, 20, 9, 20)[:, 4:16, :, 4:16].mean(axis=(1, 3))
    darkest = np.argsort(ink.ravel())[-len(FILLED) :]
    assert sorted(divmod(int(space), 9) for space in darkest) == sorted(FILLED)


@pytest.mark.parametrize(
    ("pixels", "hint"),
    [
        (np.zeros((600, 800, 3), np.uint8), "more light"),
        (np.full((600, 800, 3), 255, np.uint8), "whole frame"),
        (np.random.default_rng(1).integers(0, 256, (600, 800, 3), np.uint8), ""),
    ],
    ids=["black", "white", "random"],
)
def test_a_photo_of_nothing_is_refused(
    pixels: np.ndarray[tuple[int, int, int], np.dtype[np.uint8]], hint: str
) -> None:
    file = BytesIO()
    Image.fromarray(pixels).save(file, "PNG")
    read = read_photo(file.getvalue(), "photo.png")
    assert read.boards == ()
    (problem,) = read.problems
    assert (problem.code, problem.file) == ("no-board", "photo.png")
    assert hint in problem.hint


def test_what_is_no_photo_is_told_as_a_problem() -> None:
    (problem,) = read_photo(b"hello", "photo.jpg").problems
    assert problem.code == "unreadable-photo"
