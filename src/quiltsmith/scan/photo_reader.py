"""A photo read whole: opened, its boards found, every space filled, empty or unsure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import cv2
import numpy as np

from quiltsmith.formats.problems import ProblemsError
from quiltsmith.formats.source import Source
from quiltsmith.geometry.board import cell_name
from quiltsmith.scan.board_finder import FoundBoard
from quiltsmith.scan.checks import no_board
from quiltsmith.scan.photo_boards import BoardRead, FollowUp, PhotoRead
from quiltsmith.scan.photo_file import need_extra, open_photo
from quiltsmith.scan.photo_geometry import Picture

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from quiltsmith.scan.board_finder import FoundBoard
    from quiltsmith.scan.photo_file import Photo


_DARK_PHOTO = 40


def read_photo(
    data: bytes, name: str, sizes: Sequence[tuple[int, int]] | None = None, picture: int | None = None
) -> PhotoRead:
    """Read the boards of a photo; `sizes` (rows, columns) are those that may be there, by default all we print.

    With `picture`, each board comes with a straight picture of it, which has so many pixels for a space.
    What cannot be read is told as problems; only a missing extra is refused.
    """
    need_extra()
    source = Source(name, "", has_lines=False)
    try:
        photo = open_photo(data, source)
    except ProblemsError as error:
        return PhotoRead((), error.problems)
    from quiltsmith.scan.board_finder import find_boards

    search = find_boards(photo.pixels, sizes)
    if search.boards:
        return PhotoRead(tuple(_read(photo, board, picture) for board in search.boards))
    if search.has_quilts:
        problem = no_board.quilt(source)
    elif photo.pixels.mean() < _DARK_PHOTO:
        problem = no_board.too_dark(source)
    else:
        problem = no_board.unclear(source) if search.has_frames else no_board.no_frame(source)
    return PhotoRead((), (problem,))


def _read(photo: Photo, found: FoundBoard, picture: int | None) -> BoardRead:
    from quiltsmith.scan.number_reader import read_writing
    from quiltsmith.scan.space_classifier import letter, read_spaces

    spaces = read_spaces(photo.pixels, found)
    read = tuple(tuple(round(float(chance), 4) for chance in row) for row in spaces.chances)
    around = found.place.named_corners()
    return BoardRead(
        tuple((round(x * photo.shrunk, 1), round(y * photo.shrunk, 1)) for x, y in around),
        _quarters(around) * 90,
        found.size,
        read,
        tuple("".join(map(letter, row)) for row in spaces.chances),
        tuple(map(_names, spaces.regions)),
        read_code(photo.pixels, found),
        None if picture is None else _straightened(photo, found, picture),
        tuple(
            FollowUp(_names(one.spaces), one.is_filled, _names(one.filled), _names(one.empty))
            for one in spaces.follow_ups
        ),
        writing=read_writing(photo.pixels, found),
    )


def _names(spaces: Iterable[tuple[int, int]]) -> tuple[str, ...]:
    return tuple(map(cell_name, spaces))


def _straightened(photo: Photo, found: FoundBoard, pixels: int) -> NDArray[np.uint8]:
    rows, columns = found.size
    flat: NDArray[np.uint8] = found.place.flattened(photo.pixels, (0, 1, columns * pixels), (0, 1, rows * pixels))
    return flat


def _quarters(corners: Sequence[tuple[float, float]]) -> int:
    """Return how many quarters clockwise a board is turned whose corners are given from A1's on."""
    (left, top), (right, beside) = corners[:2]
    across, down = right - left, beside - top
    if abs(across) >= abs(down):
        return 0 if across > 0 else 2
    return 1 if down > 0 else 3


_ACROSS, _DOWN = (-0.15, 2.3), (-0.5, -0.02)
"""Where headers are, in sides of the board: above it, and on wide sheets far to the right."""
_SIDE = 640
_LONGEST = 200


def read_code(pixels: Picture, board: FoundBoard) -> str | None:
    """Read the code above a board, if there is one that can be read."""
    across, down = board.place.sides
    wide = round((_ACROSS[1] - _ACROSS[0]) * _SIDE)
    high = round((_DOWN[1] - _DOWN[0]) * _SIDE * down / across)
    grey = cv2.cvtColor(board.place.flattened(pixels, (*_ACROSS, wide), (*_DOWN, high)), cv2.COLOR_RGB2GRAY)
    try:
        text, _, _ = cv2.QRCodeDetector().detectAndDecode(np.asarray(grey))
    except cv2.error:
        # It fails on some pictures without a code.
        return None
    return text if text.isprintable() and 0 < len(text) <= _LONGEST else None
