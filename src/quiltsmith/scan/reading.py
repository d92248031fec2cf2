"""A photo read whole: opened, its boards found, every space filled, empty or unsure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quiltsmith.formats.problem import RefusedError
from quiltsmith.formats.source import Source
from quiltsmith.geometry.board import cell_name
from quiltsmith.scan.boards import BoardRead, PhotoRead
from quiltsmith.scan.opening import need_extra, open_photo
from quiltsmith.scan.rules import no_board

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from quiltsmith.scan.finding import FoundBoard
    from quiltsmith.scan.opening import Photo

_DARK_PHOTO = 40


def read_photo(data: bytes, name: str, sizes: Sequence[tuple[int, int]] | None = None) -> PhotoRead:
    """Read the boards of a photo; `sizes` (rows, columns) are those that may be there, by default all we print.

    What cannot be read is told as problems; only a missing extra is refused (ScanExtraError).
    """
    need_extra()
    source = Source(name, "")
    try:
        photo = open_photo(data, source)
    except RefusedError as error:
        return PhotoRead((), (error.problem,))
    from quiltsmith.scan.finding import find_boards

    search = find_boards(photo.pixels, sizes)
    if search.boards:
        return PhotoRead(tuple(_read(photo, board) for board in search.boards))
    if photo.pixels.mean() < _DARK_PHOTO:
        problem = no_board.too_dark(source)
    else:
        problem = no_board.unclear(source) if search.has_frames else no_board.no_frame(source)
    return PhotoRead((), (problem,))


def straightened(data: bytes, board: BoardRead, pixels_per_space: int = 60) -> NDArray[np.uint8]:
    """Give a straight picture of a board that was read: rows, columns, red-green-blue."""
    need_extra()
    from quiltsmith.scan.finding import retraced

    photo = open_photo(data, Source("photo", ""))
    corners = tuple((x / photo.shrunk, y / photo.shrunk) for x, y in board.corners)
    rows, columns = board.size
    place = retraced(photo.pixels, corners)
    flat: NDArray[np.uint8] = place.flattened(
        photo.pixels, (0, 1, columns * pixels_per_space), (0, 1, rows * pixels_per_space)
    )
    return flat


def _read(photo: Photo, found: FoundBoard) -> BoardRead:
    """Read one board that was found."""
    from quiltsmith.scan.codes import read_code
    from quiltsmith.scan.spaces import letter, read_spaces

    spaces = read_spaces(photo.pixels, found)
    read = tuple(tuple(round(float(chance), 4) for chance in row) for row in spaces.chances)
    around = found.place.named_corners()
    return BoardRead(
        tuple((round(x * photo.shrunk, 1), round(y * photo.shrunk, 1)) for x, y in around),
        _quarters(around) * 90,
        found.size,
        read,
        tuple("".join(map(letter, row)) for row in spaces.chances),
        tuple(tuple(map(cell_name, region)) for region in spaces.regions),
        read_code(photo.pixels, found),
    )


def _quarters(corners: Sequence[tuple[float, float]]) -> int:
    """Tell how many quarters clockwise a board is turned whose corners are given from A1's on."""
    (left, top), (right, beside) = corners[:2]
    across, down = right - left, beside - top
    if abs(across) >= abs(down):
        return 0 if across > 0 else 2
    return 1 if down > 0 else 3
