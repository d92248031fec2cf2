"""Ways in which people fill patches: hatching, scribbles, figures in each space, outlines."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from scan.layouts import PIXELS_PER_MM, PrintedSheet
from scan.pens import Ink

Spaces = Sequence[tuple[int, int]]
Way = Callable[["Drawer", Spaces], None]


class Drawer:
    """A person with a pen over a sheet: knows where spaces are, and has habits that stay for the whole sheet."""

    def __init__(self, sheet: PrintedSheet, ink: Ink, chance: np.random.Generator, neatness: float) -> None:
        self.sheet, self.ink, self.chance = sheet, ink, chance
        self.mess = 0.02 + 0.1 * (1 - neatness)
        self.gap = chance.uniform(0.11, 0.24)
        self.angle = chance.uniform(0, np.pi)
        self.figure = chance.uniform(0.2, 0.38)
        self.number = 0

    def corner(self, space: tuple[int, int]) -> NDArray[np.float64]:
        """Give the upper left corner of a space in pixels of the sheet."""
        row, column = space
        return np.array([self.sheet.left + column * self.sheet.space, self.sheet.top + row * self.sheet.space])

    def middle(self, space: tuple[int, int]) -> NDArray[np.float64]:
        """Give the middle of a space, about where a hand would put a figure."""
        off = self.chance.normal(0, self.mess, 2)
        return self.corner(space) + (0.5 + off) * self.sheet.space

    def stroke(self, points: NDArray[np.float64], wider: float = 1.0) -> None:
        """Draw a line through points."""
        self.ink.line(points, wider)

    def hatch(self, corner: NDArray[np.float64], angle: float, gap: float, bow: float = 0.0) -> None:
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


def _crossing(
    offset: float, along: NDArray[np.float64], across: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]] | None:
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


def hatching(drawer: Drawer, spaces: Spaces) -> None:
    """Hatch a patch, as most people do."""
    angle = drawer.angle + drawer.chance.normal(0, 0.15)
    for space in spaces:
        drawer.hatch(drawer.corner(space), angle, drawer.gap)


def crosshatching(drawer: Drawer, spaces: Spaces) -> None:
    """Hatch in two directions."""
    for space in spaces:
        for turn in (0.0, np.pi / 2):
            drawer.hatch(drawer.corner(space), drawer.angle + turn, drawer.gap * 1.3)


def solid(drawer: Drawer, spaces: Spaces) -> None:
    """Fill spaces so closely that hardly any paper is left."""
    side = drawer.sheet.space
    width = drawer.ink.pen.width * PIXELS_PER_MM / side
    for space in spaces:
        drawer.hatch(drawer.corner(space), drawer.angle, max(0.03, width * 0.8))


def painting(drawer: Drawer, spaces: Spaces) -> None:
    """Fill spaces with one even tint, as felt pens and highlighters do; its edges are a hand's."""
    side = drawer.sheet.space
    corners = np.array([[0, 0], [0.5, 0], [1, 0], [1, 0.5], [1, 1], [0.5, 1], [0, 1], [0, 0.5]])
    for space in spaces:
        # Some stop before the line, and wide pens run over it into the next space.
        inset = drawer.chance.uniform(-0.02, 0.06) - drawer.mess * drawer.chance.uniform(-0.5, 1.5)
        off = drawer.chance.normal(0, drawer.mess / 3, corners.shape)
        drawer.ink.area(drawer.corner(space) + (corners * (1 - 2 * inset) + inset + off) * side)


def scribbling(drawer: Drawer, spaces: Spaces) -> None:
    """Go to and fro through each space without lifting the pen."""
    for space in spaces:
        steps = int(drawer.chance.integers(7, 15))
        ups = np.where(np.arange(steps) % 2 == 0, 0.12, 0.88) + drawer.chance.normal(0, drawer.mess, steps)
        points = np.stack([np.linspace(0.1, 0.9, steps) + drawer.chance.normal(0, 0.03, steps), ups], axis=1)
        if np.sin(drawer.angle * 3) > 0:
            points = points[:, ::-1]
        drawer.stroke(drawer.corner(space) + points * drawer.sheet.space)


def dots(drawer: Drawer, spaces: Spaces) -> None:
    """Put some dots into each space."""
    count = int(drawer.figure * 20)
    for space in spaces:
        for _ in range(count):
            _dot(drawer, drawer.corner(space) + drawer.chance.uniform(0.15, 0.85, 2) * drawer.sheet.space, 0.045)


def lone_dots(drawer: Drawer, spaces: Spaces) -> None:
    """Put one thick dot into each space."""
    for space in spaces:
        _dot(drawer, drawer.middle(space), drawer.figure * 0.45)


def _dot(drawer: Drawer, at: NDArray[np.float64], radius: float) -> None:
    around = np.linspace(0, 2 * np.pi, 14)
    size = radius * drawer.sheet.space * drawer.chance.uniform(0.8, 1.25)
    drawer.ink.area(
        at + size * np.stack([np.cos(around), np.sin(around) * drawer.chance.uniform(0.8, 1.2)], axis=1)
    )


def hearts(drawer: Drawer, spaces: Spaces) -> None:
    """Draw a heart into each space, filled or not."""
    around = np.linspace(0, 2 * np.pi, 24)
    shape = np.stack([16 * np.sin(around) ** 3, -13 * np.cos(around) + 5 * np.cos(2 * around)], axis=1) / 17
    for space in spaces:
        points = drawer.middle(space) + shape * drawer.figure * drawer.sheet.space
        if drawer.gap < 0.17:
            drawer.ink.area(points)
        drawer.stroke(points)


def crosses(drawer: Drawer, spaces: Spaces) -> None:
    """Put a cross into each space."""
    for space in spaces:
        reach = drawer.figure * 1.1 * drawer.sheet.space
        at = drawer.middle(space)
        for way in (1, -1):
            drawer.stroke(at + np.array([[-reach, -way * reach], [0, 0], [reach, way * reach]]))


def letters(drawer: Drawer, spaces: Spaces) -> None:
    """Write the same letter or number into all spaces of a patch."""
    drawer.number += 1
    text = chr(64 + drawer.number % 26 + 1) if drawer.angle < 2.2 else str(drawer.number)
    for space in spaces:
        _write(drawer, text, space)


def _write(drawer: Drawer, text: str, space: tuple[int, int]) -> None:
    size = int(drawer.sheet.space)
    board = np.zeros((size * 2, size * 2), np.uint8)
    factor = size / 36 * drawer.figure * 2.4
    (width, height), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, factor, 1)
    cv2.putText(board, text, (size - width // 2, size + height // 2), cv2.FONT_HERSHEY_SIMPLEX, factor, 255, 1)
    lines, _ = cv2.findContours(board, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    turn = drawer.chance.normal(0, 0.1)
    matrix = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    for line in lines:
        points = np.asarray(line, np.float64).reshape(-1, 2) - size
        drawer.ink.line(drawer.middle(space) * 0 + _fixed(drawer, space) + points @ matrix.T, 1.0, 0.05)


def _fixed(drawer: Drawer, space: tuple[int, int]) -> NDArray[np.float64]:
    return drawer.corner(space) + 0.5 * drawer.sheet.space


def rings(drawer: Drawer, spaces: Spaces) -> None:
    """Draw a ring into each space."""
    around = np.linspace(0, 2 * np.pi * 1.05, 18)
    for space in spaces:
        size = drawer.figure * drawer.sheet.space
        drawer.stroke(drawer.middle(space) + size * np.stack([np.cos(around), np.sin(around)], axis=1))


def big_scribble(drawer: Drawer, spaces: Spaces) -> None:
    """Scribble over a whole patch at once, space after space, somewhat beyond its edges."""
    side = drawer.sheet.space
    for space in sorted(spaces):
        steps = int(drawer.chance.integers(9, 16))
        points = drawer.chance.uniform(-0.04, 1.04, (steps, 2))
        points[::2, 0] = drawer.chance.uniform(-0.04, 0.25, len(points[::2]))
        points[1::2, 0] = drawer.chance.uniform(0.75, 1.04, len(points[1::2]))
        points[:, 1] = np.linspace(0.05, 0.95, steps) + drawer.chance.normal(0, 0.05, steps)
        drawer.stroke(drawer.corner(space) + points * side)


def outline(drawer: Drawer, spaces: Spaces, wider: float = 1.4) -> None:
    """Draw the outline of a patch along the printed lines, and nothing within."""
    taken = set(spaces)
    side = drawer.sheet.space
    steps = {
        (-1, 0): ((0, 0), (1, 0)),
        (1, 0): ((0, 1), (1, 1)),
        (0, -1): ((0, 0), (0, 1)),
        (0, 1): ((1, 0), (1, 1)),
    }
    off = drawer.chance.normal(0, drawer.mess / 3, 2) * side
    for row, column in spaces:
        for (down, right), ends in steps.items():
            if (row + down, column + right) not in taken:
                line = drawer.corner((row, column)) + np.array(ends, np.float64) * side + off
                drawer.ink.line(np.array([line[0], line.mean(axis=0), line[1]]), wider, 0.25)


def outlined_hatching(drawer: Drawer, spaces: Spaces) -> None:
    """Draw the outline of a patch, then hatch it."""
    outline(drawer, spaces, 1.2)
    hatching(drawer, spaces)


def outlined_painting(drawer: Drawer, spaces: Spaces) -> None:
    """Draw the outline of a patch, then paint it."""
    outline(drawer, spaces, 1.2)
    painting(drawer, spaces)


def waves(drawer: Drawer, spaces: Spaces) -> None:
    """Draw wavy lines through each space."""
    along = np.linspace(0.06, 0.94, 12)
    for space in spaces:
        for height in np.arange(0.15, 0.95, drawer.gap * 1.3):
            wave = height + 0.05 * np.sin(along * 14 + drawer.chance.uniform(0, 6))
            drawer.stroke(drawer.corner(space) + np.stack([along, wave], axis=1) * drawer.sheet.space)


def spirals(drawer: Drawer, spaces: Spaces) -> None:
    """Draw a spiral into each space."""
    around = np.linspace(0, 2 * np.pi * drawer.chance.uniform(2.0, 3.2), 40)
    for space in spaces:
        size = drawer.figure * 1.15 * drawer.sheet.space * around / around[-1]
        drawer.stroke(drawer.middle(space) + np.stack([np.cos(around) * size, np.sin(around) * size], axis=1))


CLOSE = ("solid", "painting", "outlined painting")
"""Ways that leave hardly any paper, and need pens that do."""
OUTLINE = "outline"
HELD_OUT = "spirals"
"""The way that no net is trained with: it is measured how well what nobody has seen is read."""
WAYS: dict[str, Way] = {
    "hatching": hatching,
    "crosshatching": crosshatching,
    "solid": solid,
    "painting": painting,
    "scribbling": scribbling,
    "dots": dots,
    "lone dots": lone_dots,
    "hearts": hearts,
    "crosses": crosses,
    "letters": letters,
    "rings": rings,
    "big scribble": big_scribble,
    "outlined hatching": outlined_hatching,
    "outlined painting": outlined_painting,
    "waves": waves,
    HELD_OUT: spirals,
    OUTLINE: outline,
}
