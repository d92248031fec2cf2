"""Which way up a board lies: the letters above it and the numbers beside it are looked for in all four turns.

They also tell a board of ours from any other grid: nothing else has just these names at just these places.
"""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from quiltsmith.geometry.board import cell_name
from quiltsmith.scan.paper import Picture
from quiltsmith.scan.places import BoardPlace
from quiltsmith.scene.fonts import font_path

SPACE = 56
"""Pixels of a space while names are looked for."""
_HEIGHTS = (0.13, 0.16, 0.19, 0.23)
"""How high letters are printed, as parts of a space."""
_NEAR, _FAR = 0.06, 0.82
"""Names are so far from the frame at least and at most, in spaces."""


def name_likeness(dark: Picture, place: BoardPlace, rows: int, columns: int) -> tuple[float, float]:
    """Tell how like their names the places above and beside the board look: about 0 for anything, 1 for print."""
    letters = [cell_name((0, column)).rstrip("0123456789") for column in range(columns)]
    numbers = [str(row + 1) for row in range(rows)]
    above = place.flattened(
        dark, (0, 1, columns * SPACE), (-_FAR / rows, -_NEAR / rows, round((_FAR - _NEAR) * SPACE))
    )
    beside = place.flattened(
        dark, (-_FAR / columns, -_NEAR / columns, round((_FAR - _NEAR) * SPACE)), (0, 1, rows * SPACE)
    )
    windows_above = [above[:, column * SPACE : (column + 1) * SPACE] for column in range(columns)]
    windows_beside = [beside[row * SPACE : (row + 1) * SPACE] for row in range(rows)]
    return _likeness(windows_above, letters, 1), _likeness(windows_beside, numbers, 0)


def _likeness(windows: list[Picture], names: list[str], along: int) -> float:
    """Compare windows with names, all moved alike from the middle, and give the best mean."""
    best = 0.0
    for height in _HEIGHTS:
        total: Picture | None = None
        glyphs = [_glyph(name, round(height * SPACE * 4)) for name in names]
        high, wide = (max(glyph.shape[axis] for glyph in glyphs) + 4 for axis in (0, 1))
        for window, glyph in zip(windows, glyphs, strict=True):
            padded = _in_middle(glyph, high, wide)
            if padded.shape[0] > window.shape[0] or padded.shape[1] > window.shape[1]:
                continue
            match = cv2.matchTemplate(window.astype(np.float32), padded.astype(np.float32), cv2.TM_CCOEFF_NORMED)
            like = np.nan_to_num(np.clip(np.asarray(match), -1.0, 1.0), posinf=0.0, neginf=0.0)
            total = like if total is None else total + like
        if total is None:
            continue
        # A name stands in the middle of its column or row; bends may have moved it a little.
        middle = total.shape[along] // 2
        near = slice(max(0, middle - 5), middle + 6)
        total = total[:, near] if along == 1 else total[near]
        best = max(best, float(total.max()) / len(names))
    return best


def _in_middle(glyph: Picture, high: int, wide: int) -> Picture:
    """Put a name into the middle of a picture, so that all are equally large."""
    above, left = (high - glyph.shape[0]) // 2, (wide - glyph.shape[1]) // 2
    return np.pad(glyph, ((above, high - glyph.shape[0] - above), (left, wide - glyph.shape[1] - left)))


@cache
def _glyph(name: str, quarters: int) -> Picture:
    """Draw a name as pads print it, with capitals so many quarters of a pixel high."""
    font = ImageFont.truetype(str(font_path("display")), round(quarters / 0.7))
    left, top, right, bottom = font.getbbox(name)
    image = Image.new("L", (int(right - left) + 8, int(bottom - top) + 8), 0)
    ImageDraw.Draw(image).text((4 - left, 4 - top), name, fill=255, font=font)
    drawn = np.asarray(image, np.float32) / 255
    size = (max(2, round(drawn.shape[1] / 4)), max(2, round(drawn.shape[0] / 4)))
    small = cv2.resize(drawn, size, interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.GaussianBlur(small, (0, 0), 0.8))
