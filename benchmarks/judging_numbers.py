"""Numbers as players write them into the score boxes of a sheet, for the photos that judge the reader.

The digits are strokes of several hands, and nothing of them is shared with what the reader was trained on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from benchmarks.judging_canvas import Array, Canvas, Chance, Pen, Points
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.geometry.rectangles import best_rectangle
from quiltsmith.scene.boxes import Box

Stroke = tuple[str, Points]
"""A line that is straight from point to point, or a curve through them; digits are 1 high and up to 1 wide."""
Patch = Sequence[tuple[int, int]]


def _arc(x: float, y: float, across: float, down: float, start: float, end: float) -> Points:
    """Return points of an ellipse from an angle to another, clockwise from the right in degrees."""
    angles = np.radians(np.linspace(start, end, 9))
    return [(float(x + across * np.cos(a)), float(y + down * np.sin(a))) for a in angles]


DIGITS: dict[str, tuple[tuple[Stroke, ...], ...]] = {
    "0": (
        (("curve", _arc(0.5, 0.5, 0.38, 0.5, -80, -460)),),
        (("curve", _arc(0.5, 0.5, 0.45, 0.46, -60, -400)),),
        (("curve", _arc(0.5, 0.5, 0.3, 0.5, -100, 275)),),
        (
            (
                "curve",
                [(0.62, 0.06), (0.3, 0.08), (0.12, 0.5), (0.35, 0.96), (0.72, 0.88), (0.85, 0.4), (0.55, 0.0)],
            ),
        ),
    ),
    "1": (
        (("line", [(0.5, 0.0), (0.48, 1.0)]),),
        (("line", [(0.2, 0.32), (0.56, 0.0), (0.54, 1.0)]),),
        (("line", [(0.02, 0.55), (0.6, 0.0), (0.58, 1.0)]),),
        (("line", [(0.3, 0.2), (0.52, 0.0), (0.52, 1.0)]), ("line", [(0.22, 1.0), (0.82, 0.99)])),
    ),
    "2": (
        (
            ("curve", [(0.12, 0.25), (0.4, 0.0), (0.8, 0.2), (0.62, 0.6), (0.1, 0.98)]),
            ("line", [(0.1, 0.98), (0.9, 0.96)]),
        ),
        (
            (
                "curve",
                [
                    (0.15, 0.2),
                    (0.5, 0.0),
                    (0.8, 0.28),
                    (0.5, 0.72),
                    (0.2, 0.97),
                    (0.1, 0.85),
                    (0.3, 0.8),
                    (0.62, 0.96),
                    (0.95, 0.9),
                ],
            ),
        ),
        (("line", [(0.1, 0.08), (0.82, 0.04), (0.1, 0.97), (0.9, 0.98)]),),
        (
            (
                "curve",
                [(0.05, 0.35), (0.3, 0.02), (0.75, 0.08), (0.75, 0.45), (0.15, 1.0), (0.5, 0.93), (0.95, 1.0)],
            ),
        ),
    ),
    "3": (
        (
            ("curve", [(0.12, 0.12), (0.5, 0.0), (0.8, 0.2), (0.4, 0.46)]),
            ("curve", [(0.4, 0.46), (0.85, 0.62), (0.7, 0.95), (0.4, 1.0), (0.08, 0.86)]),
        ),
        (
            ("line", [(0.12, 0.03), (0.82, 0.03), (0.42, 0.4)]),
            ("curve", [(0.42, 0.4), (0.85, 0.55), (0.8, 0.9), (0.45, 1.0), (0.08, 0.9)]),
        ),
        (
            (
                "curve",
                [(0.15, 0.05), (0.7, 0.02), (0.68, 0.38), (0.3, 0.5), (0.78, 0.58), (0.72, 0.98), (0.1, 0.95)],
            ),
        ),
    ),
    "4": (
        (("line", [(0.35, 0.0), (0.08, 0.6), (0.92, 0.62)]), ("line", [(0.66, 0.25), (0.62, 1.0)])),
        (("line", [(0.68, 1.0), (0.68, 0.0), (0.05, 0.68), (0.95, 0.68)]),),
        (("line", [(0.15, 0.05), (0.12, 0.52), (0.85, 0.5)]), ("line", [(0.8, 0.0), (0.78, 1.0)])),
        (("line", [(0.55, 0.0), (0.05, 0.62), (0.95, 0.66)]), ("line", [(0.58, 0.4), (0.5, 1.0)])),
    ),
    "5": (
        (
            ("curve", [(0.22, 0.05), (0.2, 0.44), (0.6, 0.38), (0.86, 0.66), (0.6, 0.98), (0.1, 0.92)]),
            ("line", [(0.22, 0.05), (0.86, 0.03)]),
        ),
        (
            ("line", [(0.85, 0.02), (0.25, 0.04), (0.2, 0.45)]),
            ("curve", [(0.2, 0.45), (0.6, 0.38), (0.85, 0.68), (0.55, 1.0), (0.1, 0.9)]),
        ),
        (
            (
                "curve",
                [(0.85, 0.05), (0.35, 0.04), (0.22, 0.4), (0.68, 0.48), (0.8, 0.78), (0.5, 1.0), (0.1, 0.92)],
            ),
        ),
    ),
    "6": (
        (
            (
                "curve",
                [(0.72, 0.02), (0.3, 0.3), (0.15, 0.72), (0.45, 1.0), (0.82, 0.78), (0.6, 0.5), (0.18, 0.68)],
            ),
        ),
        (
            (
                "curve",
                [(0.45, 0.0), (0.15, 0.55), (0.25, 0.95), (0.65, 0.98), (0.82, 0.7), (0.5, 0.52), (0.16, 0.75)],
            ),
        ),
        (("line", [(0.6, 0.0), (0.2, 0.62)]), ("curve", _arc(0.48, 0.72, 0.32, 0.28, 200, 570))),
    ),
    "7": (
        (("line", [(0.1, 0.04), (0.88, 0.03), (0.4, 1.0)]),),
        (("line", [(0.1, 0.04), (0.85, 0.04), (0.42, 1.0)]), ("line", [(0.25, 0.5), (0.82, 0.48)])),
        (("line", [(0.1, 0.2), (0.12, 0.02), (0.9, 0.03)]), ("curve", [(0.9, 0.03), (0.55, 0.5), (0.48, 1.0)])),
        (
            ("curve", [(0.08, 0.1), (0.4, 0.0), (0.88, 0.06)]),
            ("line", [(0.88, 0.06), (0.3, 1.0)]),
            ("line", [(0.3, 0.55), (0.8, 0.45)]),
        ),
    ),
    "8": (
        (
            (
                "curve",
                [
                    (0.75, 0.12),
                    (0.4, 0.0),
                    (0.2, 0.22),
                    (0.5, 0.46),
                    (0.82, 0.75),
                    (0.5, 1.0),
                    (0.15, 0.78),
                    (0.5, 0.45),
                    (0.8, 0.2),
                    (0.68, 0.04),
                ],
            ),
        ),
        (("curve", _arc(0.5, 0.24, 0.28, 0.24, 80, 450)), ("curve", _arc(0.5, 0.73, 0.36, 0.27, -90, 280))),
        (
            (
                "curve",
                [
                    (0.5, 0.45),
                    (0.2, 0.2),
                    (0.5, 0.0),
                    (0.8, 0.2),
                    (0.5, 0.45),
                    (0.12, 0.78),
                    (0.5, 1.0),
                    (0.86, 0.78),
                    (0.52, 0.46),
                ],
            ),
        ),
    ),
    "9": (
        (("curve", _arc(0.46, 0.27, 0.32, 0.27, -20, -375)), ("line", [(0.78, 0.2), (0.72, 1.0)])),
        (
            (
                "curve",
                [
                    (0.8, 0.2),
                    (0.45, 0.0),
                    (0.15, 0.28),
                    (0.45, 0.52),
                    (0.8, 0.25),
                    (0.78, 0.65),
                    (0.5, 1.0),
                    (0.2, 0.92),
                ],
            ),
        ),
        (("curve", [(0.75, 0.12), (0.3, 0.05), (0.2, 0.42), (0.6, 0.45), (0.8, 0.1), (0.66, 0.55), (0.42, 1.0)]),),
    ),
}
"""How hands write each digit: with and without a flag, a bar, a foot; open and closed; round and angular."""


def _smooth(points: Points) -> Points:
    """Return a curve that goes through the points."""
    at = np.array([points[0], *points, points[-1]], float)
    turn = np.linspace(0, 1, 8, endpoint=False)[:, None]
    parts = [
        0.5 * (2 * b + (c - a) * turn + (2 * a - 5 * b + 4 * c - d) * turn**2 + (3 * b - a - 3 * c + d) * turn**3)
        for a, b, c, d in zip(at, at[1:], at[2:], at[3:], strict=False)
    ]
    return [(float(x), float(y)) for x, y in np.concatenate([*parts, at[-1:]])]


@dataclass(frozen=True)
class Handwriting:
    """How somebody writes: which form of each digit, how large, wide, slanted and apart, and how evenly."""

    forms: Mapping[str, int]
    height: float
    width: float
    slant: float
    apart: float
    unsteady: float
    shaking: float
    off: tuple[float, float]
    pen: Pen

    @classmethod
    def of_somebody(cls, chance: Chance, pen: Pen) -> Handwriting:
        """Choose a hand."""
        return cls(
            {digit: int(chance.integers(len(forms))) for digit, forms in DIGITS.items()},
            height=chance.uniform(0.46, 0.84),
            width=chance.uniform(0.42, 0.68),
            slant=chance.normal(0.12, 0.16),
            apart=chance.uniform(-0.04, 0.22),
            unsteady=chance.uniform(0.008, 0.035),
            shaking=chance.uniform(0.02, 0.07),
            off=(float(chance.normal(0, 0.08)), float(chance.normal(0.04, 0.06))),
            pen=pen,
        )

    def write(self, canvas: Canvas, chance: Chance, box: Box, number: int) -> None:
        """Write a number into a box, now and then after another one that is crossed out."""
        if chance.random() < _REWRITTEN and box.width > 1.6 * box.height:
            first, box = box.split_left(box.width * chance.uniform(0.4, 0.5))
            line = self._write(canvas, chance, first, _mistaken(chance, number))
            self._cross_out(canvas, chance, line)
        self._write(canvas, chance, box, number)

    def _write(self, canvas: Canvas, chance: Chance, box: Box, number: int) -> Box:
        """Write digits one after the other, and return where they are."""
        text = str(number)
        height = box.height * self.height * chance.uniform(0.9, 1.1)
        step = height * (self.width + self.apart)
        # Who sees that the box ends writes smaller, but not always small enough.
        fitting = min(1.0, box.width * chance.uniform(0.9, 1.08) / (step * len(text)))
        height, step = height * fitting, step * fitting
        middle_x, middle_y = box.centre
        spare = max(0.0, box.width - step * len(text))
        left = middle_x - step * len(text) / 2 + np.clip(self.off[0] + chance.normal(0, 0.05), -0.4, 0.4) * spare
        top = middle_y - height / 2 + (self.off[1] + chance.normal(0, 0.05)) * box.height
        climb = chance.normal(0, 0.05)
        for place, digit in enumerate(text):
            down = climb * step * place + chance.normal(0, self.unsteady) * height
            tall, wide = height * chance.uniform(0.9, 1.08), self.width * height * chance.uniform(0.88, 1.12)
            corner = np.array([left + step * place, top + down])
            for stroke in self._strokes(chance, digit):
                leaning = stroke[:, :1] + self.slant * (0.5 - stroke[:, 1:]) / self.width
                at = corner + np.concatenate([leaning * wide, stroke[:, 1:] * tall], axis=1)
                canvas.stroke([(float(x), float(y)) for x, y in at], self._pressed(chance), self.shaking)
        return Box(float(left), float(top), step * len(text), height)

    def _strokes(self, chance: Chance, digit: str) -> list[Array]:
        """Return the strokes of a digit, which comes out a little different every time."""
        forms = DIGITS[digit]
        form = self.forms[digit] if chance.random() < _USUAL_FORM else int(chance.integers(len(forms)))
        strokes = []
        for kind, points in forms[form]:
            moved = [(x + chance.normal(0, self.unsteady), y + chance.normal(0, self.unsteady)) for x, y in points]
            strokes.append(np.array(_smooth(moved) if kind == "curve" else moved))
        return strokes

    def _pressed(self, chance: Chance) -> Pen:
        cover = min(1.0, self.pen.cover * chance.uniform(0.85, 1.05))
        return Pen(self.pen.colour, self.pen.width * chance.uniform(0.85, 1.15), cover, self.pen.grain)

    def _cross_out(self, canvas: Canvas, chance: Chance, line: Box) -> None:
        start, end = line.x - 0.1 * line.height, line.right + 0.1 * line.height
        if chance.random() < 0.5:
            for share in (0.4, 0.6) if chance.random() < 0.4 else (0.5,):
                ends = [(start, line.y + line.height * (share + 0.1)), (end, line.y + line.height * (share - 0.1))]
                canvas.stroke(ends, self.pen, self.shaking)
        else:
            turns = int(chance.integers(5, 9))
            xs, ys = np.linspace(start, end, turns), np.where(np.arange(turns) % 2, 0.1, 0.9)
            points = [(float(x), float(line.y + line.height * y)) for x, y in zip(xs, ys, strict=True)]
            canvas.stroke(points, self.pen, self.shaking)


_REWRITTEN, _USUAL_FORM = 0.03, 0.93
_UNUSED, _UNFINISHED, _NO_SIDES, _SMALLER_RECTANGLE, _SLIP = 0.1, 0.18, 0.35, 0.06, 0.04
"""How many sheets have no numbers, are of games that go on, and have points without the sides of rectangles; how
many rectangles could be larger, and how many numbers are wrong."""


def _mistaken(chance: Chance, number: int) -> int:
    """Return what somebody may write who means a number: a little off, or its digits the wrong way round."""
    text = str(number)
    if len(text) == 2 and text[0] != text[1] and text[1] != "0" and chance.random() < 0.3:
        return int(text[::-1])
    return max(0, number + int(chance.choice([-10, -2, -1, 1, 2, 10])))


def numbers_after(chance: Chance, game: DoodleGame, patches: Sequence[Patch]) -> dict[str, int]:
    """Return what a player writes after a game of these patches, by the names of fields; on some sheets nothing.

    Most of it is right: scores of rectangles that the board had in each round, its empty spaces, the total.
    Nobody writes a total below 0.
    """
    if chance.random() < _UNUSED:
        return {}
    is_over = chance.random() >= _UNFINISHED
    rounds = game.rounds if is_over else int(chance.integers(1, game.rounds)) if game.rounds > 1 else 0
    has_sides = chance.random() >= _NO_SIDES
    numbers: dict[str, int] = {}
    total = 0
    for number in range(1, rounds + 1):
        played = round(len(patches) * number / (rounds if is_over else rounds + 0.5))
        filled = game.board.mask(space for patch in patches[:played] for space in patch)
        found = best_rectangle(game.board, filled, game.scoring)
        rows, columns = (found.rows, found.columns) if found else (0, 0)
        if min(rows, columns) > 1 and chance.random() < _SMALLER_RECTANGLE:
            rows, columns = (rows - 1, columns) if chance.random() < 0.5 else (rows, columns - 1)
        points = _written(chance, game.scoring.score(rows, columns))
        if has_sides and found:
            sides = (rows, columns) if chance.random() < 0.8 else (columns, rows)
            numbers |= dict(zip((f"round-{number}-rows", f"round-{number}-columns"), sides, strict=True))
        numbers[f"round-{number}"] = points
        total += points
    if is_over:
        empty = game.board.spaces - sum(len(patch) for patch in patches)
        numbers["empty"] = _written(chance, empty)
        total += game.points_per_empty_space * numbers["empty"]
        if total >= 0:
            numbers["total"] = _written(chance, total)
    return numbers


def _written(chance: Chance, number: int) -> int:
    return _mistaken(chance, number) if chance.random() < _SLIP else number
