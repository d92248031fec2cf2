"""How bad photos are, in four levels.

level 1  flat and bright               level 3  hard: shadows, curl, blur, creases, things on the sheet, pale pens
level 2  an ordinary photo by a phone  level 4  nasty: hidden corners, motion, darkness
"""

from __future__ import annotations

from typing import NamedTuple


class Hardness(NamedTuple):
    """How bad photos of a level are at most; chances are from 0 to 1, angles in degrees."""

    tilt: float
    turn: float
    curl: float
    lens: float
    blur: tuple[float, float]
    motion: float
    noise: float
    quality: tuple[int, int]
    slope: float
    shadow: float
    shadow_depth: float
    crease: float
    things: float
    outline: float
    roughness: float
    dimness: float
    thumb: float
    pale: bool
    """Whether some sheets are filled with pens that can hardly be seen."""


LEVELS = {
    1: Hardness(
        5, 4, 0.004, 0.01, (0.3, 0.6), 0, 2, (88, 96), 0.12, 0.0, 0.0, 0.0, 0.0, 0.0, 0.2, 0.05, 0.0, False
    ),
    2: Hardness(
        18, 14, 0.02, 0.04, (0.4, 1.0), 0, 4, (75, 92), 0.35, 0.35, 0.3, 0.15, 0.0, 0.0, 0.6, 0.3, 0.0, False
    ),
    3: Hardness(
        30, 45, 0.06, 0.08, (0.6, 1.6), 2, 7, (55, 85), 0.55, 0.7, 0.5, 0.5, 0.5, 0.1, 1.0, 0.5, 0.0, True
    ),
    4: Hardness(
        38, 45, 0.09, 0.12, (0.6, 2.0), 9, 11, (35, 75), 0.65, 0.85, 0.6, 0.6, 0.7, 0.1, 1.0, 0.7, 0.4, True
    ),
}
