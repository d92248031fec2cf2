"""Pens, and the strokes that they leave on a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from scan.layouts import PIXELS_PER_MM, Picture

_FINER = 4
"""Places of strokes are given to OpenCV in sixteenths of a pixel."""


class Pen(NamedTuple):
    """A pen: its colour (blue, green, red), the width of its lines in mm, how much paper it hides, its grain."""

    name: str
    colour: tuple[int, int, int]
    width: float
    cover: float
    grain: float


PENS = (
    Pen("pencil", (92, 90, 88), 0.6, 0.72, 0.55),
    Pen("ballpoint", (140, 62, 42), 0.45, 0.86, 0.12),
    Pen("fineliner", (42, 38, 36), 0.5, 0.95, 0.0),
    Pen("red pen", (52, 44, 190), 0.55, 0.86, 0.08),
    Pen("felt pen", (84, 140, 36), 1.3, 0.85, 0.0),
    Pen("crayon", (40, 120, 226), 1.1, 0.7, 0.5),
    Pen("coloured pencil", (170, 110, 60), 0.8, 0.62, 0.6),
    Pen("highlighter", (90, 240, 245), 3.2, 0.7, 0.0),
    Pen("marker", (60, 60, 60), 2.4, 0.92, 0.0),
    Pen("pale felt pen", (230, 220, 200), 2.2, 0.75, 0.0),
)
PALE = PENS[-1].name
SEEN = PENS[:-1]
"""Pens that can be seen in thin lines."""
THIN = PENS[:5]
"""Pens for outlines that are drawn with another one than the patch is filled with."""
WIDE = tuple(pen for pen in PENS if pen.width >= 0.6)
"""Pens that can fill a space without leaving much paper."""
THICK = tuple(pen for pen in PENS if pen.width >= 1.1)
"""Pens that fill a space with a few strokes."""
_OF_MANY_COLOURS = {
    "felt pen": (60, 215),
    "crayon": (60, 215),
    "coloured pencil": (70, 205),
    "highlighter": (130, 250),
    "marker": (25, 180),
    PALE: (165, 250),
}
"""Pens that lie in a box with others, and how dark and bright their colours are."""


def any_pen(chance: np.random.Generator, pens: Sequence[Pen] = PENS) -> Pen:
    """Take a pen; of those that come in many colours, one of any colour."""
    pen = pens[int(chance.integers(0, len(pens)))]
    if pen.name not in _OF_MANY_COLOURS:
        return pen
    low, high = _OF_MANY_COLOURS[pen.name]
    turn = chance.uniform(0, 2 * np.pi)
    waves = 0.5 + 0.5 * np.cos(turn + np.array([0.0, 2.1, 4.2]))
    if pen.name == PALE:
        # Some are hardly a colour at all, and hardly darker than paper.
        waves = waves + (chance.uniform(0.55, 1.0) - waves) * chance.random()
    blue, green, red = (int(low + (high - low) * wave) for wave in waves)
    return pen._replace(colour=(blue, green, red), width=pen.width * chance.uniform(0.75, 1.35))


class Ink:
    """What one pen leaves on one sheet: strokes are gathered, then laid on the paper at once."""

    def __init__(
        self, pen: Pen, shape: tuple[int, ...], chance: np.random.Generator, pressure: float = 1.0
    ) -> None:
        self.pen, self._chance, self._pressure = pen, chance, pressure
        self._marks = np.zeros(shape[:2], np.uint8)

    def line(self, points: NDArray[np.float64], wider: float = 1.0, wobble: float = 0.15) -> None:
        """Draw through points, with a hand that is not quite still; `wobble` is in mm."""
        width = max(1, round(self.pen.width * wider * PIXELS_PER_MM * self._chance.uniform(0.85, 1.15)))
        shaken = points + self._chance.normal(0, wobble * PIXELS_PER_MM * 0.5, points.shape)
        whole = np.rint(shaken * (1 << _FINER)).astype(np.int32).reshape(-1, 1, 2)
        cv2.polylines(self._marks, [whole], False, 255, width, cv2.LINE_AA, _FINER)

    def area(self, points: NDArray[np.float64]) -> None:
        """Fill an outline."""
        whole = np.rint(points * (1 << _FINER)).astype(np.int32).reshape(-1, 1, 2)
        cv2.fillPoly(self._marks, [whole], 255, cv2.LINE_AA, _FINER)

    def rub_out(self, left: float, top: float, right: float, bottom: float, kept: float) -> None:
        """Rub a part out; a little of it stays."""
        part = self._marks[max(0, round(top)) : round(bottom), max(0, round(left)) : round(right)]
        part[:] = (part * kept).astype(np.uint8)

    def lay_on(self, paper: Picture) -> Picture:
        """Give the paper with all strokes on it."""
        left, top, width, height = cv2.boundingRect(self._marks)
        out = paper.copy()
        if not width:
            return out
        part = (slice(top, top + height), slice(left, left + width))
        cover = self._marks[part].astype(np.float32) / 255 * min(1.0, self.pen.cover * self._pressure)
        if self.pen.grain:
            rough = self._chance.random(cover.shape, np.float32)
            cover *= 1 - self.pen.grain * np.asarray(cv2.GaussianBlur(rough, (0, 0), 0.8))
        under = paper[part].astype(np.float32)
        # Ink is no paint: printed lines below it stay to be seen.
        out[part] = under - (under - np.minimum(np.array(self.pen.colour, np.float32), under)) * cover[:, :, None]
        return out
