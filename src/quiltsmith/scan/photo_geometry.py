"""Where a board lies in a photo, how far its sides bend, and how dark the photo is against its paper."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import cv2
import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

Picture = NDArray[Any]
_SMALL = 400
"""White is looked for in a photo of this size: light changes slowly."""
_REACH = 1 / 28
"""How far a pixel looks for its paper, as a part of the longer side: farther than any line or letter is wide."""
_DARKEST_PAPER = 24.0


def paper_white(grey: Picture, reach: float = _REACH) -> Picture:
    """Return the brightness of the paper around each pixel: what is left when what is small and dark is closed."""
    height, width = grey.shape[:2]
    factor = min(1.0, _SMALL / max(height, width))
    size = (max(1, round(width * factor)), max(1, round(height * factor)))
    small = cv2.resize(grey, size, interpolation=cv2.INTER_AREA)
    side = max(3, round(max(size) * reach) | 1)
    closed = cv2.morphologyEx(small, cv2.MORPH_CLOSE, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side)))
    smooth = cv2.blur(closed, (side, side))
    return np.asarray(cv2.resize(smooth, (width, height), interpolation=cv2.INTER_LINEAR))


def darkness(grey: Picture) -> Picture:
    """Return how dark each pixel is against its paper, from 0 to 1."""
    white = np.maximum(paper_white(grey).astype(np.float32), _DARKEST_PAPER)
    return np.asarray(np.clip(1.0 - grey.astype(np.float32) / white, 0.0, 1.0), np.float32)


Points = NDArray[np.floating[Any]]
Corners = tuple[tuple[float, float], ...]
STRAIGHT = (0.0, 0.0, 0.0, 0.0)
UNIT = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)


class Bends(Struct, frozen=True):
    """How far each side leaves its straight line: cubics of the way along it, as parts of the board's side."""

    top: tuple[float, ...] = STRAIGHT
    right: tuple[float, ...] = STRAIGHT
    bottom: tuple[float, ...] = STRAIGHT
    left: tuple[float, ...] = STRAIGHT


class BoardPlace(Struct, frozen=True, dict=True):
    """A board in a photo: corners clockwise in pixels, bent sides, and the corner that A1 is at."""

    corners: Corners
    bends: Bends = Bends()
    first: int = 0

    @cached_property
    def matrix(self) -> Picture:
        """The way from the unit square to the photo, without bends."""
        return np.asarray(cv2.getPerspectiveTransform(UNIT, np.array(self.corners, np.float32)))

    def beginning_at(self, corner: int) -> BoardPlace:
        """Return the same place with A1 at another of its corners."""
        return replace(self, first=corner)

    def named_corners(self) -> Corners:
        """Return the corners clockwise from A1's."""
        return self.corners[self.first :] + self.corners[: self.first]

    def spots(self, across: Points, down: Points) -> tuple[Picture, Picture]:
        """Return the places in the photo of points that the board's own measures give: 0 to 1 across and down.

        A row of numbers across and a column of numbers down give all points of a grid.
        """
        x, y = across, down
        for _ in range(self.first):
            x, y = 1 - y, x
        inside_x, inside_y = (np.minimum(np.maximum(way, 0.0), 1.0) for way in (x, y))
        bends = self.bends
        moved_x = x + (1 - inside_x) * _bent(bends.left, inside_y) + inside_x * _bent(bends.right, inside_y)
        moved_y = y + (1 - inside_y) * _bent(bends.top, inside_x) + inside_y * _bent(bends.bottom, inside_x)
        m = self.matrix
        depth = m[2, 0] * moved_x + m[2, 1] * moved_y + m[2, 2]
        return (
            np.asarray((m[0, 0] * moved_x + m[0, 1] * moved_y + m[0, 2]) / depth, np.float32),
            np.asarray((m[1, 0] * moved_x + m[1, 1] * moved_y + m[1, 2]) / depth, np.float32),
        )

    def flattened(
        self, photo: Picture, across: tuple[float, float, int], down: tuple[float, float, int]
    ) -> Picture:
        """Return a straight picture of a part: from where to where, and in how many pixels, in both directions."""
        columns = across[0] + (np.arange(across[2]) + 0.5) * (across[1] - across[0]) / across[2]
        rows = down[0] + (np.arange(down[2]) + 0.5) * (down[1] - down[0]) / down[2]
        xs, ys = self.spots(columns[None], rows[:, None])
        flat = cv2.remap(photo, xs - 0.5, ys - 0.5, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(flat)

    @property
    def sides(self) -> tuple[float, float]:
        """How long the board's sides are in pixels of the photo, on average: across and down from A1."""
        around = np.array(self.named_corners())
        lengths = np.linalg.norm(around - np.roll(around, -1, axis=0), axis=1)
        return float(lengths[0] + lengths[2]) / 2, float(lengths[1] + lengths[3]) / 2


def _bent(bend: tuple[float, ...], along: Points) -> Points:
    """Return how far a side leaves its straight line; `np.polyval` takes longer for so few points."""
    cube, square, line, rest = bend
    return np.asarray(((cube * along + square) * along + line) * along + rest)
