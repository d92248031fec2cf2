"""What a hand draws on a sheet: wobbling lines, hatching in coloured pencil, numbers and names."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from quiltsmith.geometry.shape import Cell
from quiltsmith.layout.drawing.patch_drawing import outlines
from quiltsmith.scene.boxes import Box

Point = tuple[float, float]
Rgb = tuple[int, int, int]
BLUE: Rgb = (28, 44, 110)
# Each letter as strokes in a box of one by one, the baseline at 1; digits fill it.
STROKES: dict[str, list[list[Point]]] = {
    "0": [[(0.5, 0.0), (0.15, 0.25), (0.1, 0.65), (0.4, 1.0), (0.8, 0.75), (0.85, 0.3), (0.5, 0.0)]],
    "1": [[(0.25, 0.25), (0.55, 0.0), (0.5, 1.0)]],
    "2": [[(0.15, 0.25), (0.4, 0.0), (0.8, 0.15), (0.7, 0.5), (0.1, 0.98)], [(0.1, 0.98), (0.9, 0.95)]],
    "3": [[(0.15, 0.1), (0.6, 0.0), (0.8, 0.25), (0.4, 0.47), (0.85, 0.68), (0.55, 1.0), (0.1, 0.9)]],
    "4": [[(0.6, 0.0), (0.1, 0.65), (0.9, 0.62)], [(0.68, 0.35), (0.62, 1.0)]],
    "5": [[(0.8, 0.02), (0.25, 0.05), (0.2, 0.45), (0.65, 0.4), (0.85, 0.7), (0.5, 1.0), (0.1, 0.9)]],
    "6": [[(0.75, 0.02), (0.3, 0.35), (0.15, 0.75), (0.5, 1.0), (0.8, 0.75), (0.5, 0.52), (0.2, 0.7)]],
    "7": [[(0.12, 0.05), (0.85, 0.03), (0.4, 1.0)], [(0.3, 0.5), (0.75, 0.48)]],
    "8": [
        [(0.55, 0.46), (0.2, 0.25), (0.5, 0.0), (0.8, 0.2), (0.45, 0.5), (0.12, 0.78)],
        [(0.12, 0.78), (0.5, 1.0), (0.85, 0.75), (0.55, 0.46)],
    ],
    "9": [[(0.8, 0.3), (0.45, 0.5), (0.2, 0.25), (0.5, 0.0), (0.8, 0.2), (0.7, 0.65), (0.5, 1.0)]],
    "A": [[(0.05, 1.0), (0.5, 0.0), (0.9, 1.0)], [(0.22, 0.65), (0.8, 0.62)]],
    "n": [[(0.1, 0.45), (0.12, 1.0)], [(0.12, 0.65), (0.4, 0.42), (0.65, 0.6), (0.68, 1.0)]],
    "a": [[(0.7, 0.5), (0.35, 0.42), (0.1, 0.75), (0.35, 1.0), (0.68, 0.8), (0.7, 0.48), (0.8, 1.0)]],
    "S": [[(0.8, 0.1), (0.4, 0.0), (0.15, 0.25), (0.75, 0.65), (0.55, 1.0), (0.1, 0.9)]],
    ".": [[(0.3, 0.95), (0.34, 1.0)]],
}
NARROW = {"1": 0.6, ".": 0.4, "n": 0.85, "a": 0.9}


class Hand:
    """Draws on a picture with so many pixels per millimetre; the same seed moves the same way."""

    def __init__(self, picture: Image.Image, per_mm: float, seed: int = 1) -> None:
        self.picture = picture.convert("RGB")
        self._per_mm = per_mm
        self._random = np.random.RandomState(seed)

    def line(self, points: Sequence[Point], width: float, colour: Rgb = BLUE, wobble: float = 0.25) -> None:
        """Draw along points in mm, not quite straight, a little stronger here and there."""
        path = self._wobbled(_smooth(points), wobble)
        pen = ImageDraw.Draw(self.picture)
        pressure = 1.0
        for (x, y), (u, v) in pairwise(path):
            pressure = min(1.25, max(0.8, pressure + self._random.uniform(-0.06, 0.06)))
            radius = width * pressure * self._per_mm / 2
            start, end = (x * self._per_mm, y * self._per_mm), (u * self._per_mm, v * self._per_mm)
            pen.line((*start, *end), colour, max(1, round(2 * radius)))
            pen.ellipse((end[0] - radius, end[1] - radius, end[0] + radius, end[1] + radius), colour)

    def patch(self, cells: Sequence[Cell], board: Box, side: float, colour: Rgb, angle: float) -> None:
        """Draw around a patch and hatch it in a colour."""
        loops = [[(board.x + x * side, board.y + y * side) for x, y in loop] for loop in outlines(sorted(cells))]
        self._hatch(loops, colour, angle)
        for loop in loops:
            for start, end in zip(loop, [*loop[1:], loop[0]], strict=True):
                self.line([start, end], 0.75, BLUE, 0.32)

    def write(self, text: str, box: Box, height: float, *, colour: Rgb = BLUE, width: float = 0.6) -> None:
        """Write a text into the middle of a box."""
        steps = [height * 0.72 * NARROW.get(letter, 1.0) for letter in text]
        x = box.x + (box.width - sum(steps)) / 2
        top = box.y + (box.height - height) / 2
        for letter, step in zip(text, steps, strict=True):
            for stroke in STROKES[letter]:
                slant = [(x + (px + 0.12 * (1 - py)) * step * 0.86, top + py * height) for px, py in stroke]
                self.line(slant, width, colour, 0.12)
            x += step

    def tick(self, box: Box, colour: Rgb = BLUE) -> None:
        """Cross out a box or a button."""
        inner = box.inset(box.width * 0.18)
        self.line([(inner.x, inner.y), (inner.right, inner.bottom)], 0.7, colour, 0.3)
        self.line([(inner.right, inner.y), (inner.x, inner.bottom)], 0.7, colour, 0.3)

    def ring(self, x: float, y: float, radius: float, colour: Rgb) -> None:
        """Draw a circle that does not quite close."""
        turns = [(-0.3 + 2.08 * pi * step / 24) for step in range(25)]
        self.line([(x + radius * cos(a), y + radius * 0.94 * sin(a)) for a in turns], 0.8, colour, 0.2)

    def _hatch(self, loops: list[list[Point]], colour: Rgb, angle: float) -> None:
        """Lay strokes of a coloured pencil within loops; some paper stays white."""
        size = self.picture.size
        mask = Image.new("L", size)
        for loop in loops:
            area = Image.new("L", size)
            ImageDraw.Draw(area).polygon([(x * self._per_mm, y * self._per_mm) for x, y in loop], fill=255)
            mask = ImageChops.difference(mask, area)
        strokes = Image.new("L", size)
        pen = ImageDraw.Draw(strokes)
        xs, ys = [x for loop in loops for x, _ in loop], [y for loop in loops for _, y in loop]
        x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        reach = hypot(max(xs) - min(xs), max(ys) - min(ys)) / 2
        along, across = (cos(angle), sin(angle)), (-sin(angle), cos(angle))
        at = -reach
        while at < reach:
            lean = self._random.uniform(-0.06, 0.06)
            ends = [
                (
                    (x + across[0] * (at + lean * reach * sign) + along[0] * reach * sign) * self._per_mm,
                    (y + across[1] * (at + lean * reach * sign) + along[1] * reach * sign) * self._per_mm,
                )
                for sign in (-1, 1)
            ]
            strength = int(self._random.uniform(95, 200))
            pen.line((*ends[0], *ends[1]), strength, round(self._random.uniform(0.55, 1.0) * self._per_mm))
            at += self._random.uniform(0.5, 0.95)
        strokes = strokes.filter(ImageFilter.GaussianBlur(0.12 * self._per_mm))
        tooth = self._random.rand(size[1], size[0]) * 0.3 + 0.7
        shares = np.asarray(ImageChops.multiply(strokes, mask), np.float32) * tooth
        grain = Image.fromarray(shares.astype(np.uint8))
        below = self.picture
        inked = ImageChops.multiply(below, Image.new("RGB", size, colour))
        self.picture = Image.composite(inked, below, grain)

    def _wobbled(self, path: list[Point], wobble: float) -> list[Point]:
        drift = np.cumsum(self._random.uniform(-1, 1, (len(path), 2)), axis=0)
        drift -= np.linspace(drift[0], drift[-1], len(path)) * 0.85
        scale = wobble / max(1.0, float(np.abs(drift).max()))
        return [(x + dx * scale, y + dy * scale) for (x, y), (dx, dy) in zip(path, drift, strict=True)]


def _smooth(points: Sequence[Point], step: float = 0.7) -> list[Point]:
    """Go through points in a round line, in small steps; two points make a straight one."""
    if len(points) == 2:
        (x, y), (u, v) = points
        count = max(2, int(hypot(u - x, v - y) / step))
        return [(x + (u - x) * n / count, y + (v - y) * n / count) for n in range(count + 1)]
    padded = [points[0], *points, points[-1]]
    path: list[Point] = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        count = max(3, int(hypot(c[0] - b[0], c[1] - b[1]) / step))
        for n in range(count):
            t = n / count
            path.append(
                (
                    _spline(a[0], b[0], c[0], d[0], t),
                    _spline(a[1], b[1], c[1], d[1], t),
                )
            )
    return [*path, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
