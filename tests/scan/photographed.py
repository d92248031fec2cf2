"""Photos for tests: a printed sheet, filled in as a drawing says, on a table."""

from __future__ import annotations

from functools import cache
from io import BytesIO

import cv2
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray
from PIL import Image
from scan.layouts import Layout, printed

from quiltsmith.scan.number_net import NUMBERS
from quiltsmith.scan.photo_boards import BoardRead

USUAL = Layout()
TABLE = (70, 100, 130)
BOARD = (
    "#######..",
    "########.",
    "#########",
    "#########",
    "#########",
    "#########",
    "#########",
    "########.",
    "########.",
)
"""The board of `examples/board-and-scores.txt`."""


@cache
def photo_of(rows: tuple[str, ...] = BOARD, layout: Layout = USUAL, quarters: int = 0) -> bytes:
    """Give a photo of a sheet whose `#` are hatched, turned clockwise by so many quarters."""
    sheet = printed(layout)
    picture = sheet.picture.copy()
    for row, line in enumerate(rows):
        for column, sign in enumerate(line):
            left, top, side = sheet.left + column * sheet.space, sheet.top + row * sheet.space, sheet.space
            for part in np.linspace(0.1, 0.9, 9) if sign == "#" else ():
                start = (int(left + part * side), int(top + 0.07 * side))
                end = (int(left + (part - 0.08) * side), int(top + 0.93 * side))
                cv2.line(picture, start, end, (150, 70, 50), 2, cv2.LINE_AA)
    return laid_on_table(picture, quarters)


def laid_on_table(picture: NDArray[np.uint8], quarters: int = 0) -> bytes:
    """Give a photo of a page, which is blue-green-red, from somewhat beside it."""
    height, width = picture.shape[:2]
    factor = 1150 / max(height, width)
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    seen = corners * factor + np.array([[90, 60], [45, 85], [60, 40], [70, 65]], np.float32)
    size = (round(width * factor) + 130, round(height * factor) + 130)
    matrix = cv2.getPerspectiveTransform(corners, seen)
    taken = cv2.warpPerspective(picture, matrix, size, flags=cv2.INTER_AREA, borderValue=TABLE)
    file = BytesIO()
    Image.fromarray(np.ascontiguousarray(np.rot90(taken[:, :, ::-1], -quarters))).save(file, "JPEG", quality=85)
    return file.getvalue()


def read_as(
    rows: tuple[str, ...], regions: tuple[tuple[str, ...], ...] = (), code: str | None = None
) -> BoardRead:
    """Give a board as if it had been read; what is unsure looks empty in odd rows and filled in even ones."""
    chances = {"#": (0.999, 0.999), ".": (0.001, 0.001), "?": (0.3, 0.7)}
    return BoardRead(
        ((10.0, 10.0), (100.0, 10.5), (100.0, 100.0), (10.0, 100.0)),
        0,
        (len(rows), len(rows[0])),
        tuple(tuple(chances[sign][number % 2] for sign in row) for number, row in enumerate(rows)),
        rows,
        regions,
        code,
    )


def with_numbers(board: BoardRead, scores: tuple[int | None, ...] = (21, 49, 64), empty: int = 5) -> BoardRead:
    """Give a board beside which these numbers are written clearly."""
    numbers = {
        **{f"round-{number}": score for number, score in enumerate(scores, 1)},
        "empty": empty,
        "total": None,
    }
    writing = {}
    for name, number in numbers.items():
        writing[name] = np.full(NUMBERS + 1, -20.0)
        writing[name][NUMBERS if number is None else number] = 0.0
    return replace(board, writing=writing)


UNSURE = ("#######..", "########.", "##?######", "###?#####", *BOARD[4:])
"""The board with two spaces that are unsure: C3, which looks empty, and D4, which looks filled."""
