"""The picture of a board made clear: white paper, and a tint on what was read as filled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quiltsmith.scan.photo_boards import FILLED, BoardRead
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Raster

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


_TINT = 0.42
_PAPER_SHARE, _PAPER = 85, 250.0
"""So much of a photo in percent is darker than its paper, which becomes this bright."""


def _brightened(board: BoardRead) -> NDArray[np.float32]:
    """Return the picture of a board with white paper, whatever the light was."""
    import numpy as np

    pixels = board.picture
    if pixels is None:
        raise TypeError("this board was read without its picture")
    paper = np.maximum(np.percentile(pixels.reshape(-1, 3), _PAPER_SHARE, axis=0), 60.0).astype(np.float32)
    bright: NDArray[np.float32] = np.clip(pixels.astype(np.float32) * (_PAPER / paper), 0, 255)
    return bright


def tinted(board: BoardRead, rows: Sequence[str], colour: Colour) -> Raster:
    """Lay a colour over filled spaces, so that the pen shows through it."""
    import numpy as np

    bright = _brightened(board)
    ink = np.array([colour.red, colour.green, colour.blue], np.float32) / 255
    filled = np.array([[sign == FILLED for sign in row] for row in rows])
    height, width = bright.shape[:2]
    down, across = height // filled.shape[0], width // filled.shape[1]
    share = np.kron(filled, np.ones((down, across)))[:, :, None] * _TINT
    mixed = bright * (1 - share * (1 - ink))
    return Raster(width, height, mixed.round().astype(np.uint8).tobytes())


def jpeg_of(board: BoardRead) -> bytes:
    """Return the picture of a board as a small file for a page."""
    from io import BytesIO

    import numpy as np
    from PIL import Image

    file = BytesIO()
    Image.fromarray(_brightened(board).round().astype(np.uint8)).save(file, "JPEG", quality=80)
    return file.getvalue()
