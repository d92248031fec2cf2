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

SPACE = 40
"""Pixels of a space while names are looked for."""
_HEIGHTS = (0.135, 0.17, 0.215)
"""How high letters are printed, as parts of a space."""
_NEAR, _FAR = 0.06, 0.82
"""Names are so far from the frame at least and at most, in spaces."""
_DEEP = round((_FAR - _NEAR) * SPACE)
_AWAY = 3
"""How many pixels a name may be away from the middle of its column or row: paper bends."""
_FINER = 4
_BEYOND, _BEYOND_SHARE = 0.6, 0.85
_LEAST_CONTRAST = 0.01
"""What is paler is noise of the camera."""


def letters_above(dark: Picture, place: BoardPlace, columns: int) -> float:
    """Tell how like letters the places above the columns look: about 0 for anything, 1 for print."""
    across, down = place.sides
    unit = across / columns / down
    strip = place.flattened(dark, (0, 1 + 1 / columns, (columns + 1) * SPACE), (-_FAR * unit, -_NEAR * unit, _DEEP))
    return _likeness(strip, [cell_name((0, column)).rstrip("0123456789") for column in range(columns + 1)], False)


def numbers_beside(dark: Picture, place: BoardPlace, rows: int) -> float:
    """Tell how like numbers the places left of the rows look."""
    across, down = place.sides
    unit = down / rows / across
    strip = place.flattened(dark, (-_FAR * unit, -_NEAR * unit, _DEEP), (0, 1 + 1 / rows, (rows + 1) * SPACE))
    return _likeness(strip, [str(row + 1) for row in range(rows + 1)], True)


def _likeness(strip: Picture, names: list[str], is_upright: bool) -> float:
    """Compare a strip with names, all moved alike from the middles of their spaces, and give the best mean.

    The last name lies beyond the board: where it is there too, this is only a part of a larger board.
    """
    count = len(names)
    spaces = strip.reshape(count, SPACE, -1) if is_upright else strip.reshape(-1, count, SPACE).transpose(1, 0, 2)
    best = 0.0
    for height in _HEIGHTS:
        glyphs = _glyphs(tuple(names), round(height * SPACE * _FINER))
        _, high, wide = glyphs.shape
        along = high if is_upright else wide
        start = (SPACE - along) // 2 - _AWAY
        if start < 0:
            continue
        near = slice(start, start + along + 2 * _AWAY)
        windows = np.ascontiguousarray(spaces[:, near] if is_upright else spaces[:, :, near], np.float32)
        parts = np.lib.stride_tricks.sliding_window_view(windows, (high, wide), axis=(1, 2))
        parts = parts.reshape(count, -1, high * wide)
        alike = np.einsum("npk,nk->np", parts, glyphs.reshape(count, -1), optimize=True)
        spread = np.sqrt(np.maximum(parts.var(axis=2), _LEAST_CONTRAST**2) * (high * wide))
        like = alike / spread
        means = like[:-1].mean(axis=0)
        at = int(means.argmax())
        if like[-1, at] < max(_BEYOND, _BEYOND_SHARE * means[at]):
            best = max(best, float(means[at]))
    return best


@cache
def _glyphs(names: tuple[str, ...], height: int) -> Picture:
    """Draw names as pads print them, each in the middle of an equally large picture; means are 0, lengths are 1."""
    drawn = [_glyph(name, height) for name in names]
    high, wide = (max(glyph.shape[axis] for glyph in drawn) + 4 for axis in (0, 1))
    padded = []
    for glyph in drawn:
        above, left = (high - glyph.shape[0]) // 2, (wide - glyph.shape[1]) // 2
        rest = ((above, high - glyph.shape[0] - above), (left, wide - glyph.shape[1] - left))
        soft = np.asarray(cv2.GaussianBlur(np.pad(glyph, rest), (0, 0), 0.7), np.float32)
        soft -= soft.mean()
        padded.append(soft / np.linalg.norm(soft))
    return np.stack(padded)


@cache
def _glyph(name: str, height: int) -> Picture:
    """Draw a name; the height of capitals is given in quarters of a pixel."""
    font = ImageFont.truetype(str(font_path("display")), round(height / 0.7))
    left, top, right, bottom = font.getbbox(name)
    image = Image.new("L", (int(right - left) + 2 * _FINER, int(bottom - top) + 2 * _FINER), 0)
    ImageDraw.Draw(image).text((_FINER - left, _FINER - top), name, fill=255, font=font)
    fine = np.asarray(image, np.float32) / 255
    size = (max(2, round(fine.shape[1] / _FINER)), max(2, round(fine.shape[0] / _FINER)))
    return np.asarray(cv2.resize(fine, size, interpolation=cv2.INTER_AREA))
