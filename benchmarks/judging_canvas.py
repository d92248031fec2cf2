"""What is drawn on a sheet by hand, in the photos that judge the reader: pens that take light away from paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Chance = np.random.Generator
Points = list[tuple[float, float]]


@dataclass(frozen=True)
class Pen:
    """What somebody draws with: its colour in light, its width in spaces, how much it covers, how grainy it is."""

    colour: Array
    width: float
    cover: float
    grain: float


class Canvas:
    """A printed sheet that is drawn on in units of `space` pixels from a corner on.

    With the corner and the spaces of its board, (2.5, 0.5) is the middle of C1.
    """

    def __init__(self, light: Array, left: float, top: float, space: float, chance: Chance) -> None:
        self.light, self._left, self._top, self._space = light, left, top, space
        self._chance = chance
        height, width = light.shape[:2]
        fibres = chance.normal(size=(height, width)).astype(np.float32)
        grain: Array = cv2.GaussianBlur(fibres, (0, 0), 1.1)
        self._grain = grain / grain.std()

    def stroke(self, points: Points, pen: Pen, shaking: float = 0.012, *, is_closed: bool = False) -> None:
        """Draw a line as a hand does, which shakes and presses now more, now less."""
        path = np.array([*points, points[0]] if is_closed else points, float)
        steps = np.hypot(*np.diff(path, axis=0).T)
        count = max(2, int(steps.sum() / 0.05) + 1)
        along = np.concatenate(([0], np.cumsum(steps)))
        at = np.linspace(0, along[-1], count)
        line = np.stack([np.interp(at, along, path[:, axis]) for axis in (0, 1)], axis=1)
        shake = self._chance.normal(size=(count, 2)).cumsum(axis=0)
        shake -= np.linspace(0, 1, count)[:, None] * shake[-1]
        line += shake * shaking * 0.35 + self._chance.normal(0, shaking, 2)
        self._cover([line], pen)

    def tint(self, outline: Points, pen: Pen) -> None:
        """Fill an area evenly."""
        self._cover([], pen, [np.array(outline, float)])

    def _cover(self, lines: Sequence[Array], pen: Pen, areas: Sequence[Array] = ()) -> None:
        every = np.concatenate([*lines, *areas])
        margin = pen.width + 0.1
        low = self._pixels(every.min(axis=0) - margin).astype(int)
        high = self._pixels(every.max(axis=0) + margin).astype(int) + 2
        low = np.maximum(low, 0)
        high = np.minimum(high, self.light.shape[1::-1])
        if (high <= low).any():
            return
        mask = np.zeros((high[1] - low[1], high[0] - low[0]), np.uint8)
        thick = max(1, round(pen.width * self._space))
        for line in lines:
            at = np.round((self._pixels(line) - low) * 16).astype(np.int32)
            cv2.polylines(mask, [at], False, 255, thick, cv2.LINE_AA, 4)
        for area in areas:
            cv2.fillPoly(mask, [np.round((self._pixels(area) - low) * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)
        window = np.s_[low[1] : high[1], low[0] : high[0]]
        cover = mask / 255.0 * pen.cover
        if pen.grain:
            cover *= np.clip(1 + pen.grain * self._grain[window], 0, 1)
        self.light[window] *= 1 - cover[:, :, None] * (1 - pen.colour)

    def _pixels(self, points: Array) -> Array:
        return np.asarray(points * self._space + (self._left, self._top), float)
