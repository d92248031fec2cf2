"""What is read from photos: boards with their chances, and problems with advice. Needs no extra."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from quiltsmith.formats.problem import Problem

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FILLED, EMPTY, UNSURE = "#", ".", "?"


class BoardRead(Struct, frozen=True):
    """One board as it was read from a photo.

    `corners` are clockwise from A1's outer corner, in pixels of the photo after it was turned as its EXIF says;
    `turned` says how many degrees clockwise the board is turned in the photo. `chances` tell for each space how
    likely it is filled; `board` has a string for each row. `regions` are unsure spaces that belong together and
    are asked as one; `code` is what a QR code on the sheet says; `picture` is the board made straight, in rows and
    columns of red-green-blue, if it was asked for.
    """

    corners: tuple[tuple[float, float], ...]
    turned: int
    size: tuple[int, int]
    chances: tuple[tuple[float, ...], ...]
    board: tuple[str, ...]
    regions: tuple[tuple[str, ...], ...] = ()
    code: str | None = None
    picture: NDArray[np.uint8] | None = None


class PhotoRead(Struct, frozen=True):
    """The boards of a photo, from top to bottom and left to right, and why there are none or not all."""

    boards: tuple[BoardRead, ...]
    problems: tuple[Problem, ...] = ()
