"""Small figures that people draw into spaces, as lines within -1 to 1, from ranges of their shapes."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

Chance = np.random.Generator
Points = NDArray[np.float64]
Lines = list[Points]
Figure = Callable[[Chance], Lines]
_FONTS = (
    cv2.FONT_HERSHEY_SIMPLEX,
    cv2.FONT_HERSHEY_PLAIN,
    cv2.FONT_HERSHEY_DUPLEX,
    cv2.FONT_HERSHEY_SCRIPT_SIMPLEX,
    cv2.FONT_HERSHEY_SCRIPT_COMPLEX,
)


def _around(radius: Points, turns: Points) -> Points:
    return np.stack([np.cos(turns) * radius, np.sin(turns) * radius], axis=1)


def dot(chance: Chance) -> Lines:
    """Draw a dot; it is the figure that is always filled."""
    turns = np.linspace(0, 2 * np.pi, 14)
    return [_around(np.full(14, chance.uniform(0.3, 0.7)), turns) * (1.0, chance.uniform(0.8, 1.2))]


def ring(chance: Chance) -> Lines:
    """Draw a ring that may not quite close."""
    turns = np.linspace(0, 2 * np.pi * chance.uniform(0.94, 1.1), 20) + chance.uniform(0, 6)
    return [_around(np.linspace(1, chance.uniform(0.9, 1.05), 20), turns) * (1.0, chance.uniform(0.8, 1.2))]


def cross(chance: Chance) -> Lines:
    """Draw two strokes that cross, upright or not."""
    turn = chance.choice([np.pi / 4, 0.0]) + chance.normal(0, 0.08)
    lines = [np.array([[-1.0, 0.0], [0.0, 0.0], [1.0, 0.0]]), np.array([[0.0, -1.0], [0.0, 0.0], [0.0, 1.0]])]
    return [turned(line, turn) for line in lines]


def slash(chance: Chance) -> Lines:
    """Draw one stroke, as in a tally."""
    return [turned(np.array([[-1.0, 0.0], [0.0, chance.normal(0, 0.1)], [1.0, 0.0]]), chance.uniform(0, np.pi))]


def tick(chance: Chance) -> Lines:
    """Tick a space off."""
    return [np.array([[-0.8, 0.0], [-0.25, chance.uniform(0.5, 0.9)], [1.0, -0.9]])]


def polygon(chance: Chance) -> Lines:
    """Draw a triangle, a square, or one with more corners."""
    corners = int(chance.integers(3, 8))
    turns = np.linspace(0, 2 * np.pi, corners + 1) + chance.uniform(0, 6)
    return [_around(np.ones(corners + 1), turns)]


def star(chance: Chance) -> Lines:
    """Draw a star with four to eight points."""
    points = int(chance.integers(4, 9))
    radius = np.where(np.arange(2 * points + 1) % 2, chance.uniform(0.3, 0.6), 1.0)
    return [_around(radius, np.linspace(0, 2 * np.pi, 2 * points + 1) - np.pi / 2)]


def asterisk(chance: Chance) -> Lines:
    """Draw three to five strokes through one point."""
    strokes = int(chance.integers(3, 6))
    line = np.array([[-1.0, 0.0], [0.0, 0.0], [1.0, 0.0]])
    return [turned(line, np.pi * number / strokes) for number in range(strokes)]


def heart(chance: Chance) -> Lines:
    """Draw a heart."""
    turns = np.linspace(0, 2 * np.pi, 24)
    heights = -13 * np.cos(turns) + 5 * np.cos(2 * turns) + chance.uniform(0, 2) * np.cos(3 * turns)
    return [np.stack([16 * np.sin(turns) ** 3, heights], axis=1) / 17]


def flower(chance: Chance) -> Lines:
    """Draw a flower with three to seven petals."""
    turns = np.linspace(0, 2 * np.pi, 60)
    deep = chance.uniform(0.25, 0.5)
    return [_around(1 - deep + deep * np.cos(int(chance.integers(3, 8)) * turns), turns)]


def blob(chance: Chance) -> Lines:
    """Draw something round that has no name."""
    turns = np.linspace(0, 2 * np.pi, 30)
    radius = 0.75 + sum(chance.normal(0, 0.2 / k) * np.cos(k * turns + chance.uniform(0, 6)) for k in (2, 3, 4))
    return [_around(np.asarray(radius), turns)]


def sign(chance: Chance) -> Lines:
    """Write a letter or a number."""
    text = chr(int(chance.integers(65, 91))) if chance.random() < 0.6 else str(int(chance.integers(1, 21)))
    return written(text.lower() if chance.random() < 0.3 else text, _FONTS[int(chance.integers(0, len(_FONTS)))])


def written(text: str, font: int) -> Lines:
    """Return the outlines of a text in one of OpenCV's fonts of strokes."""
    side = 128
    board = np.zeros((side, 3 * side), np.uint8)
    (width, height), _ = cv2.getTextSize(text, font, 2.0, 1)
    cv2.putText(board, text, (side - width // 2 + side // 2, side // 2 + height // 2), font, 2.0, 255, 2)
    lines, _ = cv2.findContours(board, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
    middle, reach = (1.5 * side, 0.5 * side), max(height, width) / 2
    return [(np.asarray(line, np.float64).reshape(-1, 2) - middle) / reach for line in lines if len(line) > 1]


def spiral(chance: Chance) -> Lines:
    """Draw a spiral."""
    turns = np.linspace(0, 2 * np.pi * chance.uniform(1.6, 3.2), 40)
    return [_around(turns / turns[-1], turns + chance.uniform(0, 6))]


def smiley(chance: Chance) -> Lines:
    """Draw a face."""
    around, mouth = np.linspace(0, 2 * np.pi, 20), np.linspace(0.4, np.pi - 0.4, 8)
    eyes = [np.array([[x, -0.35], [x, -0.2]]) for x in (-0.35, 0.35)]
    return [_around(np.ones(20), around), _around(np.full(8, chance.uniform(0.4, 0.65)), mouth), *eyes]


def loops(chance: Chance) -> Lines:
    """Draw a row of loops without lifting the pen."""
    along = np.linspace(0, 2 * np.pi * int(chance.integers(2, 5)), 50)
    return [np.stack([np.linspace(-1, 1, 50) + 0.25 * np.cos(along), 0.6 * np.sin(along)], axis=1)]


def turned(points: Points, turn: float) -> Points:
    """Turn points about the middle."""
    return np.asarray(points @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]]))


FIGURES: dict[str, Figure] = {
    "dots": dot,
    "rings": ring,
    "crosses": cross,
    "slashes": slash,
    "ticks": tick,
    "polygons": polygon,
    "asterisks": asterisk,
    "hearts": heart,
    "flowers": flower,
    "blobs": blob,
    "letters": sign,
    "stars": star,
    "spirals": spiral,
    "smileys": smiley,
    "loops": loops,
}
