"""Which way up a board lies: the letters above it and the numbers beside it are looked for in all four turns.

They also tell a board of ours from any other grid: nothing else has just these names at just these places.
"""

from __future__ import annotations

from functools import cache
from math import hypot

import cv2
import numpy as np
from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont

from quiltsmith.geometry.board import cell_name
from quiltsmith.scan.photo_geometry import BoardPlace, Picture
from quiltsmith.scan.small_products import product
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
_PRINTED = 0.7
"""How soft names are in a sharp photo, in pixels."""
_OWN_WAY = np.ones((3, 3), np.uint8)
"""Each name may lie a pixel away from where the others say: paper bends beside the board too."""
_BEYOND_SHARE, _SEEN_SHARE = 0.7, 0.6
"""How like the rest the name beyond the board may look at most, and the others at least to count as seen."""
_FOR_EACH_HIDDEN = 4
"""Of so many names one may be hidden: thumbs hold sheets, and things lie on them."""
_UNEVEN = 3
_WORTH = 0.6
"""What looks less like names than this is not looked at any closer."""
_LEAST_CONTRAST = 0.01
"""What is paler is noise of the camera."""


class NamesSeen(Struct, frozen=True):
    """How like names a row of places looks: for each height of letters and each distance from the frame.

    It is `ill_fitting` where the next name is there too, as beside a part of a board, or too many are not.
    """

    maps: Picture
    ill_fitting: bool = False
    distinct: float = 0.0
    """How much more like its own name each place looks than like the others: what is just dark looks like all."""

    @property
    def likeness(self) -> float:
        """How like names it looks at best: about 0 for anything, 1 for print."""
        return 0.0 if self.ill_fitting else float(self.maps.max())

    def together(self, other: NamesSeen) -> float:
        """Return how like names two rows look that are equally high and far from the frame: the worse of both."""
        if self.ill_fitting or other.ill_fitting:
            return 0.0
        # Tilted photos change distances, and so do numbers with two digits.
        near = cv2.dilate(other.maps, np.ones((1, 2 * _UNEVEN + 1), np.uint8))
        return float(np.minimum(self.maps, near).max())


NAMELESS = NamesSeen(np.zeros((len(_HEIGHTS), _DEEP), np.float32))


def letters_above(
    dark: Picture, place: BoardPlace, columns: int, softness: float = 0.0, least: float = 0.0
) -> NamesSeen:
    """Return how like letters the places above the columns look: about 0 for anything, 1 for print.

    With `softness`, photo and letters are blurred by so many pixels: grain counts less, and so do small parts.
    What looks less like letters than `least` is not looked at to the end, and counts as nothing.
    """
    return _letters(dark, place, columns, (-_FAR, -_NEAR), 0, softness, least)


def letters_below(dark: Picture, place: BoardPlace, columns: int, least: float = 0.0) -> NamesSeen:
    """Return how like letters the places below the columns look."""
    return _letters(dark, place, columns, (_NEAR, _FAR), 1, least=least)


def _letters(
    dark: Picture,
    place: BoardPlace,
    columns: int,
    away: tuple[float, float],
    side: int,
    softness: float = 0.0,
    least: float = 0.0,
) -> NamesSeen:
    """Compare what is so many spaces away from the upper or the lower side."""
    across, down = place.sides
    start, end = (side + distance * across / columns / down for distance in away)
    strip = place.flattened(dark, (0, 1 + 1 / columns, (columns + 1) * SPACE), (start, end, _DEEP))
    names = [cell_name((0, column)).rstrip("0123456789") for column in range(columns + 1)]
    return _likeness(strip, names, False, softness, least)


def numbers_beside(
    dark: Picture, place: BoardPlace, rows: int, softness: float = 0.0, least: float = 0.0
) -> NamesSeen:
    """Return how like numbers the places left of the rows look."""
    return _numbers(dark, place, rows, (-_FAR, -_NEAR), 0, softness, least)


def numbers_right(dark: Picture, place: BoardPlace, rows: int, least: float = 0.0) -> NamesSeen:
    """Return how like numbers the places right of the rows look."""
    return _numbers(dark, place, rows, (_NEAR, _FAR), 1, least=least)


def _numbers(
    dark: Picture,
    place: BoardPlace,
    rows: int,
    away: tuple[float, float],
    side: int,
    softness: float = 0.0,
    least: float = 0.0,
) -> NamesSeen:
    """Compare what is so many spaces away from the left or the right side."""
    across, down = place.sides
    start, end = (side + distance * down / rows / across for distance in away)
    strip = place.flattened(dark, (start, end, _DEEP), (0, 1 + 1 / rows, (rows + 1) * SPACE))
    return _likeness(strip, [str(row + 1) for row in range(rows + 1)], True, softness, least)


def _likeness(strip: Picture, names: list[str], is_upright: bool, softness: float, least: float) -> NamesSeen:
    """Compare a strip with names, the last of which lies beyond the board."""
    if softness:
        strip = np.asarray(cv2.GaussianBlur(strip, (0, 0), softness))
    square = strip * strip
    maps = np.zeros((len(_HEIGHTS), _DEEP), np.float32)
    best, ill_fitting, distinct = 0.0, False, 0.0
    for number, height in enumerate(_HEIGHTS):
        glyphs = _glyphs(tuple(names), round(height * SPACE * _FINER), softness)
        like = _compared(strip, square, glyphs, is_upright, least)
        if like is None:
            continue
        means = like[:-1].mean(axis=0)
        down, at = np.unravel_index(int(means.argmax()), means.shape)
        if means[down, at] > best:
            best, ill_fitting = float(means[down, at]), not _fit(like[:, down, at])
            off, margin = int(down) - _AWAY, glyphs.shape[2 if is_upright else 1] // 2
            distinct = _distinct(strip, glyphs[:-1], (off, int(at) + margin), is_upright) if best > _WORTH else 0.0
        rest = (_DEEP - means.shape[1]) // 2
        maps[number, rest : rest + means.shape[1]] = means.max(axis=0)
    return NamesSeen(maps, ill_fitting, distinct)


def _fit(each: Picture) -> bool:
    """Return whether all names but a few are there, and the one beyond the board is not."""
    usual = float(np.median(each[:-1]))
    hidden = int((each[:-1] < _SEEN_SHARE * usual).sum())
    return bool(each[-1] < _BEYOND_SHARE * usual and hidden <= len(each[:-1]) // _FOR_EACH_HIDDEN)


def _distinct(strip: Picture, glyphs: Picture, at: tuple[int, int], is_upright: bool) -> float:
    """Compare each place with all names; give how far its own is ahead of the others on average."""
    count, high, wide = glyphs.shape
    around = np.pad(strip, ((high, high), (wide, wide)), mode="edge")
    along = np.rint((np.arange(count) + 0.5) * SPACE).astype(int) + at[0]
    beside = np.full(count, at[1])
    x, y = (beside, along) if is_upright else (along, beside)
    down, right = (shift.ravel() - 1 for shift in np.indices(_OWN_WAY.shape))
    top, left = y[:, None] + down + high - high // 2, x[:, None] + right + wide - wide // 2
    parts = np.lib.stride_tricks.sliding_window_view(around, (high, wide))[top, left].reshape(-1, high * wide)
    lengths = np.maximum(parts.std(axis=1), _LEAST_CONTRAST) * np.sqrt(high * wide)
    alike = product(parts, glyphs.reshape(count, -1).T) / lengths[:, None]
    like = alike.reshape(count, -1, count).max(axis=1)
    own = float(np.trace(like))
    return float(own / count - (like.sum() - own) / (count * (count - 1)))


def _compared(strip: Picture, square: Picture, glyphs: Picture, is_upright: bool, least: float) -> Picture | None:
    """Return how like its name each place is, all moved nearly alike; the last place lies beyond the board.

    None is returned as soon as the places of the board cannot be so much like their names as they have to be.
    """
    count, high, wide = glyphs.shape
    mean, mean_square = (cv2.boxFilter(picture, -1, (wide, high)) for picture in (strip, square))
    spread = np.sqrt(np.maximum(mean_square - mean * mean, _LEAST_CONTRAST**2) * (high * wide))
    # A name stands in the middle of its space, and wholly within the strip: only there it is compared.
    margin, half = (wide // 2, high // 2) if is_upright else (high // 2, wide // 2)
    inside = slice(margin, _DEEP - margin)
    like = np.empty((count, 2 * _AWAY + 1, _DEEP - 2 * margin), np.float32)
    # How much the places together may still fall short of their names, and how much they do.
    most_short, short = (1 - least) * (count - 1), np.zeros(like.shape[1:], np.float32)
    for number, glyph in enumerate(glyphs):
        middle = number * SPACE + SPACE // 2
        near, around = (slice(middle - size, middle + size + 1) for size in (_AWAY, _AWAY + half))
        part, width = (strip[around], spread[near]) if is_upright else (strip[:, around], spread[:, near].T)
        alike = cv2.filter2D(part, -1, glyph, borderType=cv2.BORDER_CONSTANT)
        alike = alike if is_upright else alike.T
        like[number] = cv2.dilate(alike[half:-half, inside] / width[:, inside], _OWN_WAY)
        if number < count - 1:
            short += 1 - like[number]
            if short.min() > most_short:
                return None
    return like


@cache
def _glyphs(names: tuple[str, ...], height: int, softness: float) -> Picture:
    """Draw names as pads print them, each in the middle of an equally large picture, of mean 0 and length 1."""
    drawn = [_glyph(name, height) for name in names]
    high, wide = ((max(glyph.shape[axis] for glyph in drawn) + 2) | 1 for axis in (0, 1))
    padded = []
    for glyph in drawn:
        above, left = (high - glyph.shape[0]) // 2, (wide - glyph.shape[1]) // 2
        rest = ((above, high - glyph.shape[0] - above), (left, wide - glyph.shape[1] - left))
        soft = np.asarray(cv2.GaussianBlur(np.pad(glyph, rest), (0, 0), hypot(_PRINTED, softness)), np.float32)
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
