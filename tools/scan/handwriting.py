"""Numbers as people write them: digits from strokes, in many hands, drawn with a pen into a box."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from scan.layouts import PIXELS_PER_MM
from scan.pens import FAMILIES, Ink, Pen, PenFamily

Points = NDArray[np.float64]
Chance = np.random.Generator
Strokes = list[Points]
"""Points of strokes: from 0 to 1 downwards, about 0 to 0.6 across."""
WRITING = tuple(family for family in FAMILIES if family.width[0] < 1.0)
"""Pens to write numbers with."""
_BRIGHTEST, _WIDEST = 0.6, 1.3
_BROAD = 5.5
"""Digits are at least so many times as high as the pen is wide."""


def _arc(x: float, y: float, wide: float, high: float, start: float, end: float, steps: int = 14) -> Points:
    """Return points on an ellipse around (x, y), from an angle to another in degrees, clockwise from the right."""
    turns = np.radians(np.linspace(start, end, steps))
    return np.stack([x + wide * np.cos(turns), y + high * np.sin(turns)], axis=1)


def _path(*points: tuple[float, float]) -> Points:
    return np.array(points, np.float64)


def _zero(chance: Chance) -> Strokes:
    start, way = chance.uniform(-140, -20), chance.choice([-1, 1])
    wide, pinch = chance.uniform(0.2, 0.36), chance.uniform(-0.06, 0.06)
    ring = _arc(0.3, 0.5, wide, 0.5, start, start + way * chance.uniform(335, 395), 24)
    ring[:, 0] += pinch * np.sin(ring[:, 1] * np.pi)
    if chance.random() < 0.06:
        return [ring, _path((0.5, 0.15), (0.1, 0.85))]
    return [ring]


def _one(chance: Chance) -> Strokes:
    bow = chance.normal(0, 0.03)
    top = chance.uniform(0.25, 0.4)
    stem = [(top, 0.0), (top + bow, 0.5), (top + chance.normal(0, 0.02), 1.0)]
    kind = chance.random()
    if kind < 0.35:
        return [_path(*stem)]
    has_base = kind > 0.85
    # Who draws a base makes the flag short: else it is a 2.
    flag = (top - chance.uniform(0.08, 0.2 if has_base else 0.42), chance.uniform(0.12, 0.3 if has_base else 0.55))
    if chance.random() < 0.3:
        middle = ((flag[0] + top) / 2, flag[1] * chance.uniform(0.4, 0.8))
        strokes = [_path(flag, middle, *stem)]
    else:
        strokes = [_path(flag, stem[0]), _path(*stem)]
    if has_base:
        strokes.append(_path((top - chance.uniform(0.1, 0.25), 1.0), (top + chance.uniform(0.1, 0.25), 1.0)))
    return strokes


def _two(chance: Chance) -> Strokes:
    high, wide = chance.uniform(0.2, 0.32), chance.uniform(0.2, 0.3)
    head = _arc(0.3, high, wide, high, chance.uniform(-190, -140), chance.uniform(10, 45), 12)
    left = chance.uniform(0.0, 0.1)
    base = chance.random()
    end = (chance.uniform(0.4, 0.68), 1 + chance.normal(0, 0.05))
    if chance.random() < 0.15:
        low, middle, high = chance.uniform((0.05, 0.2, 0.05), (0.25, 0.4, 0.25))
        top = _path((0.0, low), (middle, 0.0), (0.55, high))
        return [np.concatenate([top, _path((left, 1.0))]), _path((left, 1.0), end)]
    if base < 0.45:
        return [np.concatenate([head, _path((left, 1.0))]), _path((left, 1.0), end)]
    if base < 0.75:
        low = chance.uniform(0.82, 0.95)
        tail = _path((left + 0.1, 0.9), (left, 1.0), (left - 0.02, low + 0.04), (left + 0.1, low))
        return [np.concatenate([head, tail, _path((0.35, 1.0), end)])]
    return [np.concatenate([head, _path((left + 0.15, 0.8), (left, 0.97), (0.2, 0.93), (0.4, 1.0), end)])]


def _three(chance: Chance) -> Strokes:
    middle, wide = chance.uniform(0.4, 0.5), chance.uniform(0.2, 0.3)
    inner = chance.uniform(0.15, 0.3)
    below = _arc(0.28, (middle + 1) / 2, wide * 1.1, (1 - middle) / 2, -80, chance.uniform(120, 170), 12)
    if chance.random() < 0.2:
        right = chance.uniform(0.45, 0.6)
        return [_path((0.05, 0.02), (right, 0.0)), np.concatenate([_path((right, 0.0), (inner, middle)), below])]
    above = _arc(0.28, middle / 2, wide, middle / 2, chance.uniform(-190, -130), chance.uniform(60, 85), 10)
    return [np.concatenate([above, _path((inner, middle)), below])]


def _four(chance: Chance) -> Strokes:
    bar, stem = chance.uniform(0.5, 0.75), chance.uniform(0.35, 0.5)
    right = stem + chance.uniform(0.08, 0.25)
    low = 1 + chance.normal(0, 0.03)
    kind = chance.random()
    if kind < 0.4:
        corner = _path((chance.uniform(0.08, 0.3), 0.0), (chance.uniform(0.0, 0.12), bar))
        return [
            corner,
            _path(corner[-1].tolist(), (right, bar)),
            _path((stem, chance.uniform(0.0, 0.45)), (stem, low)),
        ]
    if kind < 0.5:
        bowl = _path((chance.uniform(0.0, 0.15), 0.0), (0.02, bar * 0.7), (0.12, bar), (stem, bar - 0.05))
        return [bowl, _path((stem + 0.03, chance.uniform(0.0, 0.3)), (stem, low))]
    if kind < 0.8:
        slope = _path((stem + chance.normal(0.0, 0.03), 0.0), (chance.uniform(-0.02, 0.08), bar))
        return [
            slope,
            _path(slope[-1].tolist(), (right, bar)),
            _path((stem, chance.uniform(0.0, 0.5)), (stem, low)),
        ]
    tip = (stem, 0.0)
    return [_path((stem, low), tip), _path(tip, (0.02, bar)), _path((0.02, bar), (right, bar))]


def _five(chance: Chance) -> Strokes:
    middle, wide = chance.uniform(0.36, 0.48), chance.uniform(0.22, 0.32)
    top_left = (chance.uniform(0.08, 0.2), 0.0)
    belly = _arc(0.25, (middle + 1) / 2, wide, (1 - middle) / 2, -95, chance.uniform(115, 165), 13)
    side = (chance.uniform(0.03, 0.12), middle + chance.uniform(0.0, 0.06))
    bar_end = (chance.uniform(0.42, 0.65), chance.normal(0, 0.04))
    kind = chance.random()
    if kind < 0.15:
        curve = _path((0.55, 0.02), (0.2, 0.03), (0.1, 0.33), (0.4, 0.46), (0.52, 0.7), (0.3, 1.0), (0.03, 0.9))
        return [curve + chance.normal(0, 0.02, curve.shape)]
    if kind < 0.35:
        return [np.concatenate([_path(bar_end, (0.35, 0.0), top_left, (0.1, middle * 0.5), side), belly])]
    body = [_path(top_left, side), np.concatenate([_path(side), belly])]
    off = (chance.uniform(-0.05, 0.12), chance.normal(0, 0.05))
    return [*body, _path((top_left[0] + off[0], off[1]), bar_end)]


def _six(chance: Chance) -> Strokes:
    loop, wide = chance.uniform(0.42, 0.6), chance.uniform(0.2, 0.3)
    middle, high = 1 - (1 - loop) / 2 - 0.02, (1 - loop) / 2 + 0.06
    start = (chance.uniform(0.25, 0.55), 0.0)
    sag = _path(start, (chance.uniform(0.1, 0.22), 0.3), (0.3 - wide, middle))
    ring = _arc(0.3, middle, wide, high, 180, 180 - chance.uniform(330, 400), 20)
    if chance.random() < 0.25:
        return [np.concatenate([_path(start, (0.3 - wide * 0.9, middle - high * 0.4)), ring])]
    return [np.concatenate([sag, ring[1:]])]


def _seven(chance: Chance) -> Strokes:
    right, foot = chance.uniform(0.48, 0.65), chance.uniform(0.08, 0.35)
    left = (chance.uniform(-0.02, 0.08), chance.uniform(-0.02, 0.08))
    bow = ((right + foot) / 2 + chance.normal(0, 0.05), 0.5)
    strokes = [_path(left, (right, 0.0)), _path((right, 0.0), bow, (foot, 1.0))]
    if chance.random() < 0.25:
        strokes.insert(0, _path((left[0], left[1] + chance.uniform(0.08, 0.22)), left))
    if chance.random() < 0.45:
        half, at = chance.uniform(0.1, 0.22), chance.uniform(0.4, 0.6)
        x = right + (foot - right) * at
        strokes.append(_path((x - half, at + chance.normal(0, 0.04)), (x + half, at + chance.normal(0, 0.04))))
    return strokes


def _eight(chance: Chance) -> Strokes:
    waist, wide = chance.uniform(0.4, 0.52), chance.uniform(0.18, 0.28)
    wider = wide * chance.uniform(1.0, 1.3)
    if chance.random() < 0.3:
        return [
            _arc(0.3, waist / 2, wide, waist / 2 + 0.02, -90, chance.uniform(250, 290), 18),
            _arc(0.3, (waist + 1) / 2, wider, (1 - waist) / 2 + 0.01, -90, chance.uniform(250, 290), 18),
        ]
    if chance.random() < 0.4:
        turn = _path((0.5, 0.12), (0.3, 0.0), (0.12, 0.2), (0.3, waist), (0.52, 0.75), (0.3, 1.0), (0.08, 0.78))
        back = _path((0.3, waist), (0.5, chance.uniform(0.08, 0.22)))
        curve = np.concatenate([turn, back])
        return [curve + chance.normal(0, 0.02, curve.shape)]
    start, open_ = chance.uniform(-70, -20), chance.uniform(-15, 25)
    above = _arc(0.3, waist / 2, wide, waist / 2, start, -280, 12)
    below = _arc(0.3, (waist + 1) / 2, wider, (1 - waist) / 2, -60, 240, 16)
    end = _arc(0.3, waist / 2, wide, waist / 2, 70, start - open_ * 1.0 + 8, 7)
    return [np.concatenate([above, below, end])]


def _nine(chance: Chance) -> Strokes:
    loop, wide = chance.uniform(0.42, 0.58), chance.uniform(0.19, 0.28)
    start = chance.uniform(-60, 0)
    ring = _arc(0.28, loop / 2, wide, loop / 2, start, start - chance.uniform(310, 370), 18)
    right = 0.28 + wide
    kind = chance.random()
    if kind < 0.5:
        stem = _path(
            (right, loop * 0.45), (right + chance.normal(0, 0.03), 0.7), (right - chance.uniform(0, 0.15), 1.0)
        )
    else:
        hook = (chance.uniform(0.0, 0.15), chance.uniform(0.8, 0.95))
        stem = _path((right, loop * 0.4), (right, 0.75), (0.32, 1.0), hook)
    if chance.random() < 0.6:
        return [np.concatenate([ring, stem])]
    return [ring, _path((right, chance.uniform(-0.02, 0.1)), *map(tuple, stem.tolist()))]


_DIGITS: tuple[Callable[[Chance], Strokes], ...] = (
    _zero, _one, _two, _three, _four, _five, _six, _seven, _eight, _nine,
)  # fmt: skip


class Hand(NamedTuple):
    """How somebody writes: slant, width, turn, how unsteady, how far apart, and which forms of digits."""

    slant: float
    width: float
    turn: float
    mess: float
    gap: float
    rise: float
    forms: int


def any_hand(chance: Chance) -> Hand:
    """Take somebody's hand."""
    return Hand(
        slant=float(chance.normal(0.1, 0.16)),
        width=float(np.exp(chance.normal(0.0, 0.2))),
        turn=float(chance.normal(0, 0.05)),
        mess=float(chance.uniform(0.005, 0.05)),
        gap=float(chance.uniform(0.0, 0.35)),
        rise=float(chance.normal(0, 0.05)),
        forms=int(chance.integers(0, 2**31)),
    )


def digit_strokes(digit: int, hand: Hand, chance: Chance) -> Strokes:
    """Draw one digit: its form is the hand's, its slips are its own."""
    form = np.random.default_rng([hand.forms, digit])
    strokes = _DIGITS[digit](form if chance.random() < 0.85 else chance)
    amount, phase = chance.normal(0, 0.5 * hand.mess + 0.018, 2), chance.uniform(0, 6, 2)
    slips = []
    for stroke in strokes:
        off = chance.normal(0, hand.mess, (2, 2))
        along = np.linspace(0, 1, len(stroke))[:, None]
        moved = stroke + off[0] * (1 - along) + off[1] * along
        moved = moved + chance.normal(0, hand.mess / 3, moved.shape)
        moved = moved + amount * np.sin(stroke[:, ::-1] * 5 + phase)
        slips.append(_smooth(moved))
    turn = hand.turn + chance.normal(0, 0.05)
    slant = hand.slant + chance.normal(0, 0.05)
    wide = hand.width * np.exp(chance.normal(0, 0.08))
    matrix = np.array([[wide, 0.0], [-slant, 1.0]]) @ np.array(
        [[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]]
    )
    return [(stroke - (0.3, 0.5)) @ matrix for stroke in slips]


def _smooth(points: Points) -> Points:
    """Lay a curve through points."""
    if len(points) < 3:
        return points
    wide = np.concatenate([2 * points[:1] - points[1:2], points, 2 * points[-1:] - points[-2:-1]])
    a, b, c, d = wide[:-3], wide[1:-2], wide[2:-1], wide[3:]
    parts = [
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        for t in (0.0, 0.25, 0.5, 0.75)
    ]
    between = np.stack(parts, axis=1).reshape(-1, 2)
    return np.concatenate([between, points[-1:]])


def number_strokes(text: str, hand: Hand, chance: Chance) -> Strokes:
    """Write a number: a digit is about 1 high, and the first one begins at 0."""
    right = 0.0
    strokes: Strokes = []
    for place, letter in enumerate(text):
        size = np.exp(chance.normal(0, 0.07))
        drawn = [stroke * size for stroke in digit_strokes(int(letter), hand, chance)]
        left = min(float(stroke[:, 0].min()) for stroke in drawn)
        gap = (hand.gap + chance.normal(-0.02, 0.06)) if place else 0.0
        shift = np.array([right - left + max(gap, -0.1), place * hand.rise + chance.normal(0, 0.04)])
        drawn = [stroke + shift for stroke in drawn]
        right = max(float(stroke[:, 0].max()) for stroke in drawn)
        strokes += drawn
    return strokes


def writing_pen(chance: Chance) -> Pen:
    """Take a pen that people write with, and that can be seen."""
    family: PenFamily = WRITING[int(chance.integers(0, len(WRITING)))]
    pen = family.pen(chance)
    while min(pen.colour) > _BRIGHTEST * 255 or pen.width > _WIDEST:
        pen = family.pen(chance)
    return pen


Box = tuple[float, float, float, float]
"""Left, top, right and bottom in pixels of a sheet."""


def write_number(ink: Ink, text: str, box: Box, hand: Hand, chance: Chance) -> None:
    """Write a number into a box, as large as it fits, or smaller, and not quite in its middle."""
    strokes = number_strokes(text, hand, chance)
    points = np.concatenate(strokes)
    low, high = points.min(axis=0), points.max(axis=0)
    left, top, right, bottom = box
    room = np.array([right - left, bottom - top])
    thick = ink.pen.width * PIXELS_PER_MM
    size = float(np.exp(chance.uniform(np.log(0.45), np.log(1.05))))
    # Who has a broad pen writes large.
    size = max(size, min(1.0, _BROAD * thick / room[1]))
    scale = min(
        (room[1] - thick) * size / max(0.7, high[1] - low[1]), (room[0] - thick) * 0.98 / (high[0] - low[0])
    )
    used = (high - low) * scale
    spare = np.maximum(room - used, 0)
    share = np.array([chance.beta(2, 2), 0.5 + chance.normal(0, 0.2)])
    share[1] = np.clip(share[1], -0.1, 1.1)
    start = np.array([left, top]) + np.where(used > room, (room - used) / 2, spare * share)
    for stroke in strokes:
        ink.line(start + (stroke - low) * scale, 1.0, 0.03)


_MINUS = 0.24
"""The part of the box for empty spaces that the printed minus takes."""


def room_in(field: str, box: Box) -> Box:
    """Return where in the box of a field people write."""
    left, top, right, bottom = box
    return (left + _MINUS * (right - left), top, right, bottom) if field == "empty" else box
