"""A person with a pen over a sheet: where spaces are, and habits that stay for the whole sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from scan.layouts import PrintedSheet
from scan.pens import Ink

Points = NDArray[np.float64]
Spaces = Sequence[tuple[int, int]]
Way = Callable[["Drawer", Spaces], None]


class Drawer:
    """A person with a pen over a sheet: knows where spaces are, and has habits that stay for the whole sheet.

    `over` is how far beyond its spaces a broad stroke goes, in spaces; `spill` is how far from the line it keeps,
    and `closeness` from the next stroke, in widths of the pen. `size` and `count` are those of small figures: half
    of their height in spaces, and how many there are in a space. `liner` draws outlines, if it is another pen.
    `pasted` gathers what was cut out of patterned paper: where, and which pattern.
    """

    def __init__(self, sheet: PrintedSheet, ink: Ink, chance: np.random.Generator, neatness: float) -> None:
        self.sheet, self.ink, self.chance = sheet, ink, chance
        self.mess = 0.01 + 0.11 * (1 - neatness)
        self.gap = float(np.exp(chance.uniform(np.log(0.09), np.log(0.36))))
        self.angle = chance.uniform(0, np.pi)
        self.turns = chance.random() < 0.3
        """Whether every patch is hatched in a direction of its own."""
        self.size = chance.uniform(0.14, 0.42)
        self.count = int(chance.integers(1, 4)) if chance.random() < 0.5 else 1
        self.fills_figures = chance.random() < 0.35
        self.over = chance.uniform(-0.1, 0.3) * (0.4 + self.mess * 6)
        self.spill, self.closeness = chance.uniform(0.15, 0.6), chance.uniform(0.6, 1.08)
        self.outline = chance.uniform(1.0, 2.2)
        self.liner: Ink | None = None
        self.number = 0
        self.pasted: list[tuple[Points, int]] = []

    def corner(self, space: tuple[int, int]) -> Points:
        """Give the upper left corner of a space in pixels of the sheet."""
        row, column = space
        return np.array([self.sheet.left + column * self.sheet.space, self.sheet.top + row * self.sheet.space])

    def middle(self, space: tuple[int, int]) -> Points:
        """Give the middle of a space, about where a hand would put a figure."""
        off = self.chance.normal(0, self.mess, 2)
        return self.corner(space) + (0.5 + off) * self.sheet.space

    def direction(self) -> float:
        """Give the direction in which the next patch is hatched."""
        return float(self.chance.uniform(0, np.pi) if self.turns else self.angle + self.chance.normal(0, 0.12))

    def stroke(self, points: Points, wider: float = 1.0) -> None:
        """Draw a line through points."""
        self.ink.line(points, wider)

    def hatch(self, corner: Points, angle: float, gap: float, bow: float = 0.0) -> None:
        """Draw parallel lines through a space."""
        side = self.sheet.space
        along, across = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
        for offset in np.arange(-0.72, 0.72, gap) + self.chance.uniform(0, gap):
            ends = _crossing(offset + self.chance.normal(0, self.mess / 3), along, across)
            if ends is None or np.linalg.norm(ends[1] - ends[0]) < 0.15:
                continue
            reach = self.chance.normal(-0.05, self.mess, 2)
            start, end = ends[0] - along * reach[0], ends[1] + along * reach[1]
            between = (start + end) / 2 + across * self.chance.normal(0, 0.015 + bow)
            self.stroke(corner + (np.array([start, between, end]) + 0.5) * side)


def _crossing(offset: float, along: Points, across: Points) -> tuple[Points, Points] | None:
    """Find where a line at a distance from the middle enters and leaves a square around it."""
    base = across * offset
    low, high = -2.0, 2.0
    for axis in (0, 1):
        if abs(along[axis]) < 1e-9:
            if abs(base[axis]) > 0.5:
                return None
            continue
        ends = sorted(((-0.5 - base[axis]) / along[axis], (0.5 - base[axis]) / along[axis]))
        low, high = max(low, ends[0]), min(high, ends[1])
    return None if low >= high else (base + along * low, base + along * high)
