"""A board as the nets see it: straight, a margin around it, and its light taken away."""

from __future__ import annotations

import cv2
import numpy as np

from quiltsmith.scan.photo_geometry import BoardPlace, Picture

SPACE = 24
"""Pixels of a space while it is read; the board has a margin of one space on each side."""
_FINER = 2
"""The board is first made so many times larger: lines that are thinner than a pixel stay lines."""
_RING = (0.07, 0.2)
"""Between these distances from the frame, in spaces, there is nothing but paper."""
_LIGHTEST_BLACK = 24.0


def straight_board(pixels: Picture, place: BoardPlace, size: tuple[int, int]) -> Picture:
    """Return a straight picture of a board and its margin."""
    rows, columns = size
    wide, high = (columns + 2) * SPACE, (rows + 2) * SPACE
    fine = place.flattened(
        pixels,
        (-1 / columns, 1 + 1 / columns, wide * _FINER),
        (-1 / rows, 1 + 1 / rows, high * _FINER),
    )
    return np.asarray(cv2.resize(fine, (wide, high), interpolation=cv2.INTER_AREA))


def channels(straight: Picture) -> Picture:
    """Return what the nets look at, four numbers for each pixel: darkness against what is near, and lost light."""
    flat = straight.astype(np.float32)
    near = _local_darkness(flat.mean(axis=2))
    lit = flat / np.maximum(_paper_between(flat), _LIGHTEST_BLACK)
    lost = np.clip(1 - lit, -0.5, 1.0)
    return np.concatenate([near[None], np.moveaxis(lost, 2, 0)]).astype(np.float32)


def _local_darkness(grey: Picture) -> Picture:
    """Return how dark pixels are against the brightest around them, about a space away at most."""
    high, wide = grey.shape
    side = round(SPACE * 0.65) | 1
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side))
    # White changes slowly: half of the pixels are enough to find it, and eight times faster.
    small = cv2.resize(grey, (wide // 2, high // 2), interpolation=cv2.INTER_AREA)
    white = cv2.blur(cv2.morphologyEx(cv2.blur(small, (3, 3)), cv2.MORPH_CLOSE, kernel), (side // 2, side // 2))
    paper = np.asarray(cv2.resize(white, (wide, high), interpolation=cv2.INTER_LINEAR))
    return np.asarray(np.clip(1 - grey / np.maximum(paper, _LIGHTEST_BLACK), -0.2, 1.0))


def _paper_between(flat: Picture) -> Picture:
    """Guess the paper within the board from the paper around it: nobody draws there."""
    near, far = (round(SPACE * (1 - distance)) for distance in _RING)
    high, wide = flat.shape[:2]
    top = _smooth(np.median(flat[far:near], axis=0))
    bottom = _smooth(np.median(flat[high - near : high - far], axis=0))
    left = _smooth(np.median(flat[:, far:near], axis=1))
    right = _smooth(np.median(flat[:, wide - near : wide - far], axis=1))
    across = np.linspace(0, 1, wide, dtype=np.float32)[None, :, None]
    down = np.linspace(0, 1, high, dtype=np.float32)[:, None, None]
    sides = left[:, None] * (1 - across) + right[:, None] * across
    ends = top[None] * (1 - down) + bottom[None] * down
    return np.asarray((sides + ends) / 2)


def _smooth(line: Picture) -> Picture:
    """Close what is dark along a line of paper, and smooth it."""
    strip = np.ascontiguousarray(line[None])
    closed = cv2.morphologyEx(strip, cv2.MORPH_CLOSE, np.ones((1, 2 * SPACE + 1), np.uint8))
    smooth: Picture = np.asarray(cv2.blur(closed, (2 * SPACE + 1, 1)))[0]
    return smooth
