"""Ways in which people fill patches: figures in each space, scribbles, and those that cover whole patches."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from scan import close_ways
from scan.drawer import Drawer, Spaces, Way


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
BROAD = ("broad strokes", "outlined strokes")
"""Ways for broad pens."""
OUTLINE = "outline"
HELD_OUT = "spirals"
"""The way that no net is trained with: it is measured how well what nobody has seen is read."""
WAYS: dict[str, Way] = {
    "hatching": close_ways.hatching,
    "crosshatching": close_ways.crosshatching,
    "solid": close_ways.solid,
    "painting": close_ways.painting,
    "scribbling": scribbling,
    "dots": dots,
    "lone dots": lone_dots,
    "hearts": hearts,
    "crosses": crosses,
    "letters": letters,
    "rings": rings,
    "big scribble": big_scribble,
    "outlined hatching": close_ways.outlined_hatching,
    "outlined painting": close_ways.outlined_painting,
    "broad strokes": close_ways.broad_strokes,
    "outlined strokes": close_ways.outlined_strokes,
    "waves": waves,
    HELD_OUT: spirals,
    OUTLINE: close_ways.outline,
}
