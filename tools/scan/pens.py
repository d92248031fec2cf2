"""Pens, drawn from ranges rather than from a list, and the strokes that they leave on a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from scan.layouts import PIXELS_PER_MM, Picture

_FINER = 4
"""Places of strokes are given to OpenCV in sixteenths of a pixel."""
Range = tuple[float, float]


class Pen(NamedTuple):
    """A pen: its colour (blue, green, red), the width of its lines in mm, how much paper it hides, its grain."""

    name: str
    colour: tuple[float, float, float]
    width: float
    cover: float
    grain: float


class PenFamily(NamedTuple):
    """Pens of one kind: lines in mm, how much they hide, grain, and how bright and how colourful they are."""

    name: str
    width: Range
    cover: Range
    grain: Range
    brightness: Range
    colourfulness: Range

    def pen(self, chance: np.random.Generator) -> Pen:
        """Take one of them."""
        bright, colourful = chance.uniform(*self.brightness), chance.uniform(*self.colourfulness)
        turn = chance.uniform(0, 2 * np.pi)
        waves = 0.5 + 0.5 * np.cos(turn + np.array([0.0, 2.1, 4.2]))
        parts = 255 * bright * (1 - colourful + colourful * waves)
        blue, green, red = (float(part) for part in parts)
        low, high = self.width
        width = float(np.exp(chance.uniform(np.log(low), np.log(high))))
        cover, grain = float(chance.uniform(*self.cover)), float(chance.uniform(*self.grain))
        return Pen(self.name, (blue, green, red), width, cover, grain)


PENCIL = PenFamily("pencil", (0.35, 1.0), (0.4, 0.85), (0.25, 0.7), (0.2, 0.45), (0.0, 0.05))
PALE = PenFamily("pale pen", (1.0, 3.2), (0.5, 0.8), (0.0, 0.4), (0.82, 0.98), (0.05, 0.25))
FAMILIES = (
    PENCIL,
    PenFamily("ballpoint", (0.3, 0.65), (0.7, 0.95), (0.0, 0.25), (0.2, 0.75), (0.0, 0.95)),
    PenFamily("fineliner", (0.25, 0.9), (0.85, 1.0), (0.0, 0.05), (0.1, 0.8), (0.0, 0.95)),
    PenFamily("felt pen", (0.8, 2.4), (0.65, 0.95), (0.0, 0.1), (0.35, 0.95), (0.4, 1.0)),
    PenFamily("crayon", (0.8, 2.4), (0.45, 0.85), (0.35, 0.75), (0.35, 0.95), (0.3, 1.0)),
    PenFamily("coloured pencil", (0.5, 1.3), (0.35, 0.8), (0.3, 0.7), (0.35, 0.9), (0.3, 0.95)),
    PenFamily("highlighter", (2.2, 4.6), (0.5, 0.85), (0.0, 0.1), (0.9, 1.0), (0.45, 0.85)),
    PenFamily("marker", (1.6, 3.6), (0.8, 1.0), (0.0, 0.1), (0.1, 0.75), (0.0, 1.0)),
)
"""Pens that can be seen in lines."""
DARK = tuple(family for family in FAMILIES if family.brightness[0] < 0.9)
"""Pens that figures are drawn with."""
THIN = tuple(family for family in FAMILIES if family.width[1] <= 1.3)
"""Pens for outlines and strokes that mean nothing."""
WIDE = tuple(family for family in FAMILIES if family.width[1] > 0.95)
"""Pens that can fill a space without leaving much paper."""
THICK = tuple(family for family in FAMILIES if family.width[1] >= 2.4)
"""Pens that fill a space with a few strokes."""


def any_pen(chance: np.random.Generator, families: Sequence[PenFamily] = FAMILIES) -> Pen:
    """Take a pen of any of some families."""
    return families[int(chance.integers(0, len(families)))].pen(chance)


class Ink:
    """What one pen leaves on one sheet: strokes are gathered, then laid on the paper at once."""

    def __init__(
        self, pen: Pen, shape: tuple[int, ...], chance: np.random.Generator, pressure: float = 1.0
    ) -> None:
        self.pen, self._chance, self._pressure = pen, chance, pressure
        self._marks = np.zeros(shape[:2], np.uint8)
        self._unsteadiness = chance.uniform(0.0, 0.25)
        """How much strokes differ in pressure: one may be half as dark as another."""

    def line(self, points: NDArray[np.float64], wider: float = 1.0, wobble: float = 0.15) -> None:
        """Draw through points, with a hand that is not quite still; `wobble` is in mm."""
        width = max(1, round(self.pen.width * wider * PIXELS_PER_MM * self._chance.uniform(0.85, 1.15)))
        shaken = points + self._chance.normal(0, wobble * PIXELS_PER_MM * 0.5, points.shape)
        whole = np.rint(shaken * (1 << _FINER)).astype(np.int32).reshape(-1, 1, 2)
        cv2.polylines(self._marks, [whole], False, self._tone(), width, cv2.LINE_AA, _FINER)

    def area(self, points: NDArray[np.float64]) -> None:
        """Fill an outline."""
        whole = np.rint(points * (1 << _FINER)).astype(np.int32).reshape(-1, 1, 2)
        cv2.fillPoly(self._marks, [whole], self._tone(), cv2.LINE_AA, _FINER)

    def _tone(self) -> float:
        return 255.0 * (1 - self._unsteadiness * self._chance.random())

    def rub_out(self, left: float, top: float, right: float, bottom: float, kept: float) -> None:
        """Rub a part out; a little of it stays, and is smeared."""
        part = self._marks[max(0, round(top)) : round(bottom), max(0, round(left)) : round(right)]
        smeared = np.asarray(cv2.blur(part, (9, 9)), np.float32) if part.size else part
        part[:] = ((part * 0.5 + smeared * 0.5) * kept).astype(np.uint8)

    def lay_on(self, paper: Picture) -> Picture:
        """Give the paper with all strokes on it."""
        left, top, width, height = cv2.boundingRect(self._marks)
        out = paper.copy()
        if not width:
            return out
        part = (slice(top, top + height), slice(left, left + width))
        cover = self._marks[part].astype(np.float32) / 255 * min(1.0, self.pen.cover * self._pressure)
        if self.pen.grain:
            # The tooth of the paper: fine or coarse.
            coarse = int(self._chance.integers(1, 4))
            rough = self._chance.random((-(-height // coarse), -(-width // coarse)), np.float32)
            rough = np.asarray(cv2.resize(rough, (width, height), interpolation=cv2.INTER_LINEAR))
            cover *= 1 - self.pen.grain * np.asarray(cv2.GaussianBlur(rough, (0, 0), 0.8))
        under = paper[part].astype(np.float32)
        # Ink is no paint: printed lines below it stay to be seen.
        out[part] = under - (under - np.minimum(np.array(self.pen.colour, np.float32), under)) * cover[:, :, None]
        return out
