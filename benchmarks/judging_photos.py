"""Photos to judge the reader by: made by other means than those that it was trained on, in `tools/scan`.

Only the printed pads are shared. A sheet of paper lies in space before a pinhole camera; what is drawn takes light
away from it, stroke by stroke; a lamp stands somewhere above. Nobody trains, calibrates or tunes on these photos:
a reader that was fitted to its judge would not be judged.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import cv2
import numpy as np
from PIL import Image
from scan.filling import game_of
from scan.layouts import PIXELS_PER_MM, Layout, PrintedSheet, printed
from scan.photos import MadePhoto, SheetShown

import quiltsmith as qs
from benchmarks.judging_canvas import Array, Canvas, Chance, Pen, Points
from benchmarks.judging_numbers import Handwriting, numbers_after

PADS = (
    *(Layout(),) * 5,
    Layout(lang="de"),
    Layout(theme="paper"),
    Layout(theme="night"),
    Layout(ink="light"),
    Layout(ink="mono"),
    Layout("tall"),
    Layout("tall", theme="paper"),
    Layout("large"),
    Layout(large=True),
)
INKS = (
    (0.08, 0.08, 0.10),
    (0.10, 0.16, 0.55),
    (0.62, 0.10, 0.12),
    (0.08, 0.42, 0.20),
    (0.85, 0.42, 0.05),
    (0.45, 0.15, 0.52),
    (0.05, 0.45, 0.60),
    (0.35, 0.22, 0.12),
    (0.85, 0.70, 0.10),
    (0.85, 0.35, 0.55),
)
"""How much red, green and blue light pens give back where they cover the paper."""


_STEP = 8


class Hardness(NamedTuple):
    """What a level may ask of the reader, at most."""

    tilt: float
    curl: float
    shade: float
    blur: float
    noise: float
    pale: float
    quality: tuple[int, int]
    shadows: float
    things: float
    motion: int
    hidden: float


LEVELS = {
    1: Hardness(9, 0.0, 0.15, 0.5, 0.008, 0.25, (88, 96), 0.0, 0.0, 0, 0.0),
    2: Hardness(24, 5.0, 0.40, 0.9, 0.016, 0.4, (76, 93), 0.3, 0.05, 0, 0.0),
    3: Hardness(38, 10.0, 0.60, 1.6, 0.030, 0.6, (60, 85), 0.7, 0.35, 0, 0.0),
    4: Hardness(46, 16.0, 0.70, 2.2, 0.050, 0.6, (45, 75), 0.8, 0.60, 7, 0.35),
}


def _pen(chance: Chance, hard: Hardness) -> Pen:
    """Choose a pen of any kind, in a colour near one that shops sell."""
    kind = chance.choice(["fineliner", "ballpoint", "felt", "pencil", "crayon", "marker"])
    base = np.array(INKS[int(chance.integers(len(INKS)))])
    colour = np.clip(base + chance.normal(0, 0.04, 3), 0.02, 0.9)
    width, cover, grain = {
        "fineliner": (chance.uniform(0.025, 0.05), chance.uniform(0.85, 1.0), 0.05),
        "ballpoint": (chance.uniform(0.025, 0.04), chance.uniform(0.65, 0.95), 0.25),
        "felt": (chance.uniform(0.06, 0.14), chance.uniform(0.75, 1.0), 0.05),
        "pencil": (chance.uniform(0.03, 0.07), chance.uniform(0.45, 0.8), 0.4),
        "crayon": (chance.uniform(0.09, 0.18), chance.uniform(0.45, 0.85), 0.5),
        "marker": (chance.uniform(0.15, 0.28), chance.uniform(0.4, 0.8), 0.02),
    }[str(kind)]
    if kind == "pencil" and chance.random() < 0.7:
        colour = np.full(3, chance.uniform(0.2, 0.38))
    if chance.random() < hard.pale:
        cover *= chance.uniform(0.55, 0.95)
    # A pen that nobody can see on white paper is nobody's choice.
    seen = cover * (1 - colour.min())
    return Pen(colour, float(width), float(min(1.0, cover * max(1.0, 0.33 / seen))), float(grain))


Filler = Callable[[Canvas, tuple[int, int], Pen, Chance, dict[str, float]], None]


def _middle(space: tuple[int, int], chance: Chance, off: float = 0.05) -> Array:
    row, column = space
    return np.array([column + 0.5, row + 0.5]) + chance.normal(0, off, 2)


def _ring(middle: Array, radius: float, start: float = 0.0, corners: int = 20) -> Points:
    angles = start + np.linspace(0, 2 * np.pi, corners, endpoint=False)
    return [(float(middle[0] + radius * np.cos(a)), float(middle[1] + radius * np.sin(a))) for a in angles]


def _hatch(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    row, column = space
    gap, angle = hand["gap"], hand["angle"]
    direction = np.array([np.cos(angle), np.sin(angle)])
    across = np.array([-direction[1], direction[0]])
    middle = np.array([column + 0.5, row + 0.5])
    for off in np.arange(-0.7, 0.7, gap):
        ends = []
        for far in np.linspace(-0.75, 0.75, 31):
            point = middle + across * (off + chance.normal(0, 0.008)) + direction * far
            if abs(point[0] - middle[0]) < 0.47 and abs(point[1] - middle[1]) < 0.47:
                ends.append(tuple(point))
        if len(ends) > 2:
            canvas.stroke([ends[0], ends[-1]], pen)


def _cross_hatch(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    _hatch(canvas, space, pen, chance, hand)
    _hatch(canvas, space, pen, chance, {**hand, "angle": hand["angle"] + np.pi / 2})


def _scribble(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    row, column = space
    count = int(1 / max(0.09, hand["gap"] * 0.8))
    ups = np.linspace(0.08, 0.92, count)
    path: Points = []
    for number, up in enumerate(ups):
        side = 0.1 if number % 2 else 0.9
        path.append((column + side + chance.normal(0, 0.03), row + up))
    canvas.stroke(path, pen, 0.02)


def _even(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    row, column = space
    inset = hand["inset"]
    box = [(inset, inset), (1 - inset, inset), (1 - inset, 1 - inset), (inset, 1 - inset)]
    soft = Pen(pen.colour, 0.02, pen.cover * hand["thin"], pen.grain * 0.5)
    canvas.tint([(column + x + chance.normal(0, 0.02), row + y + chance.normal(0, 0.02)) for x, y in box], soft)


def _cross(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    x, y = _middle(space, chance)
    size = hand["size"]
    canvas.stroke([(x - size, y - size), (x + size, y + size)], pen)
    canvas.stroke([(x + size, y - size), (x - size, y + size)], pen)


def _plus(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    x, y = _middle(space, chance)
    size = hand["size"]
    canvas.stroke([(x - size, y), (x + size, y)], pen)
    canvas.stroke([(x, y - size), (x, y + size)], pen)


def _dots(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    for _number in range(int(hand["count"])):
        middle = _middle(space, chance, 0.0) + chance.uniform(-0.3, 0.3, 2)
        canvas.stroke(_ring(middle, 0.025), pen, 0.004, is_closed=True)


def _dot(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    middle = _middle(space, chance)
    for radius in np.arange(0.02, hand["size"] * 0.55, max(0.03, pen.width * 0.8)):
        canvas.stroke(_ring(middle, float(radius)), pen, 0.006, is_closed=True)


def _circle(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    canvas.stroke(_ring(_middle(space, chance), hand["size"]), pen, 0.015, is_closed=True)


def _star(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    points = _ring(_middle(space, chance), hand["size"], -np.pi / 2 + chance.normal(0, 0.15), 5)
    canvas.stroke([points[number * 2 % 5] for number in range(6)], pen)


def _heart(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    x, y = _middle(space, chance)
    turn = np.linspace(0, 2 * np.pi, 30)
    across = 16 * np.sin(turn) ** 3 / 17
    down = -(13 * np.cos(turn) - 5 * np.cos(2 * turn) - 2 * np.cos(3 * turn) - np.cos(4 * turn)) / 17
    canvas.stroke([(x + hand["size"] * a, y + hand["size"] * d) for a, d in zip(across, down, strict=True)], pen)


def _flower(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    x, y = _middle(space, chance)
    turn = np.linspace(0, 2 * np.pi, 50)
    far = hand["size"] * (0.65 + 0.35 * np.cos(5 * turn))
    canvas.stroke([(x + r * np.cos(t), y + r * np.sin(t)) for r, t in zip(far, turn, strict=True)], pen)


def _zigzag(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    row, column = space
    for up in (0.3, 0.7) if hand["count"] > 4 else (0.5,):
        points = [
            (column + x, row + up + (0.13 if n % 2 else -0.13)) for n, x in enumerate(np.linspace(0.1, 0.9, 6))
        ]
        canvas.stroke(points, pen, 0.015)


def _spiral(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    x, y = _middle(space, chance)
    turn = np.linspace(0, 5 * np.pi, 45)
    far = hand["size"] * turn / turn[-1]
    canvas.stroke([(x + r * np.cos(t), y + r * np.sin(t)) for r, t in zip(far, turn, strict=True)], pen)


LETTERS: dict[str, tuple[Points, ...]] = {
    "A": ([(-0.7, 1), (0, -1), (0.7, 1)], [(-0.4, 0.3), (0.4, 0.3)]),
    "E": ([(0.6, -1), (-0.6, -1), (-0.6, 1), (0.6, 1)], [(-0.6, 0), (0.4, 0)]),
    "K": ([(-0.6, -1), (-0.6, 1)], [(0.6, -1), (-0.5, 0.1), (0.6, 1)]),
    "L": ([(-0.5, -1), (-0.5, 1), (0.6, 1)],),
    "M": ([(-0.7, 1), (-0.6, -1), (0, 0.3), (0.6, -1), (0.7, 1)],),
    "N": ([(-0.6, 1), (-0.6, -1), (0.6, 1), (0.6, -1)],),
    "S": ([(0.6, -0.8), (0, -1), (-0.6, -0.6), (0, 0), (0.6, 0.5), (0, 1), (-0.6, 0.8)],),
    "V": ([(-0.6, -1), (0, 1), (0.6, -1)],),
    "W": ([(-0.8, -1), (-0.4, 1), (0, -0.3), (0.4, 1), (0.8, -1)],),
    "Z": ([(-0.6, -1), (0.6, -1), (-0.6, 1), (0.6, 1)],),
    "1": ([(-0.3, -0.6), (0.1, -1), (0.1, 1)],),
    "4": ([(0.3, 1), (0.3, -1), (-0.6, 0.4), (0.7, 0.4)],),
    "7": ([(-0.6, -1), (0.6, -1), (-0.1, 1)],),
}


def _letter(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    x, y = _middle(space, chance)
    for line in LETTERS[sorted(LETTERS)[int(hand["letter"])]]:
        canvas.stroke([(x + a * hand["size"] * 0.8, y + b * hand["size"]) for a, b in line], pen)


def _checks(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    row, column = space
    for x, y in ((0.0, 0.0), (0.5, 0.5)) if hand["count"] > 4 else ((0.0, 0.5), (0.5, 0.0)):
        box = [(x + 0.05, y + 0.05), (x + 0.45, y + 0.05), (x + 0.45, y + 0.45), (x + 0.05, y + 0.45)]
        canvas.tint([(column + a, row + b) for a, b in box], pen)


def _stroke(canvas: Canvas, space: tuple[int, int], pen: Pen, chance: Chance, hand: dict[str, float]) -> None:
    row, column = space
    ends = ((0.15, 0.85), (0.85, 0.15)) if hand["angle"] > 0 else ((0.15, 0.15), (0.85, 0.85))
    canvas.stroke([(column + x + chance.normal(0, 0.03), row + y + chance.normal(0, 0.03)) for x, y in ends], pen)


FILLERS: dict[str, Filler] = {
    "hatch": _hatch,
    "cross-hatch": _cross_hatch,
    "scribble": _scribble,
    "even": _even,
    "cross": _cross,
    "plus": _plus,
    "dots": _dots,
    "dot": _dot,
    "circle": _circle,
    "star": _star,
    "heart": _heart,
    "flower": _flower,
    "zigzag": _zigzag,
    "spiral": _spiral,
    "letter": _letter,
    "checks": _checks,
    "stroke": _stroke,
}


def _hand(chance: Chance) -> dict[str, float]:
    """How somebody draws one patch."""
    return {
        "gap": chance.uniform(0.1, 0.26),
        "angle": chance.choice([-1, 1]) * chance.uniform(0.4, 1.2),
        "inset": chance.uniform(-0.02, 0.1),
        "thin": chance.uniform(0.45, 1.0),
        "size": chance.uniform(0.2, 0.36),
        "count": chance.integers(3, 8),
        "letter": chance.integers(len(LETTERS)),
    }


@cache
def _shapes() -> tuple[tuple[tuple[int, int], ...], ...]:
    """List the shapes of a shipped deck, as spaces from a corner on."""
    shapes = []
    for card in qs.load_deck("meadow").cards:
        rows = enumerate(str(card.shape).split("/"))
        shapes.append(tuple((r, c) for r, line in rows for c, mark in enumerate(line) if mark == "#"))
    return tuple(shapes)


def _patches(chance: Chance, rows: int, columns: int, tries: int) -> list[list[tuple[int, int]]]:
    """Lay patches until a share of the board is full, as in the middle or at the end of a game.

    Of as many tries as are given, each patch takes the one that touches most and is near to the first.
    """
    taken: set[tuple[int, int]] = set()
    laid: list[list[tuple[int, int]]] = []
    share = chance.uniform(0.35, 0.95) if tries == 1 else chance.uniform(0.75, 0.97)
    for _attempt in range(400):
        if len(taken) >= share * rows * columns:
            break
        places = [_place(chance, rows, columns) for _try in range(tries)]
        free = [spaces for spaces in places if spaces and not taken.intersection(spaces)]
        if free:
            near = laid[0] if laid else [(0, 0)]
            best = max(
                free, key=lambda spaces: _touching(spaces, taken, rows, columns) - _FAR * _away(spaces, near)
            )
            taken.update(best)
            laid.append(best)
    return laid


def _place(chance: Chance, rows: int, columns: int) -> list[tuple[int, int]]:
    """Take any shape, turned in any way, and lay it anywhere on the board; nothing if it is too large."""
    shapes = _shapes()
    shape = np.array(shapes[int(chance.integers(len(shapes)))])
    for _turn in range(int(chance.integers(4))):
        shape = np.stack([shape[:, 1], -shape[:, 0]], axis=1)
    shape -= shape.min(axis=0)
    free = np.array([rows, columns]) - shape.max(axis=0)
    if (free < 1).any():
        return []
    return [(int(r), int(c)) for r, c in shape + chance.integers((0, 0), free)]


_FAR = 0.4
"""How many sides that touch something a space farther away outweighs."""


def _away(spaces: list[tuple[int, int]], others: list[tuple[int, int]]) -> float:
    return float(np.abs(np.mean(spaces, axis=0) - np.mean(others, axis=0)).max())


def _touching(spaces: list[tuple[int, int]], taken: set[tuple[int, int]], rows: int, columns: int) -> float:
    """Return how many sides of a patch touch others or the edge of the board, for each of its spaces."""
    beside = [(r + down, c + right) for r, c in spaces for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    return sum(one in taken or not (0 <= one[0] < rows and 0 <= one[1] < columns) for one in beside) / len(spaces)


def _outline(canvas: Canvas, spaces: list[tuple[int, int]], pen: Pen, inset: float) -> None:
    """Go round a patch, edge by edge."""
    inside = set(spaces)
    for r, c in spaces:
        for beside, start, end in (
            ((r - 1, c), (c, r + inset), (c + 1, r + inset)),
            ((r + 1, c), (c, r + 1 - inset), (c + 1, r + 1 - inset)),
            ((r, c - 1), (c + inset, r), (c + inset, r + 1)),
            ((r, c + 1), (c + 1 - inset, r), (c + 1 - inset, r + 1)),
        ):
            if beside not in inside:
                canvas.stroke([start, end], pen)


class Drawing(NamedTuple):
    """What was drawn: patches one after the other, which spaces they fill, in which ways, and all pens."""

    patches: list[list[tuple[int, int]]]
    board: tuple[str, ...]
    ways: str
    pens: list[Pen]


def _draw(canvas: Canvas, chance: Chance, hard: Hardness, size: tuple[int, int], tries: int) -> Drawing:
    """Draw a game."""
    rows, columns = size
    patches = _patches(chance, rows, columns, tries)
    names = sorted(FILLERS)
    pens = [_pen(chance, hard) for _number in range(int(chance.integers(1, 5)))]
    ways = [str(name) for name in chance.choice(names, int(chance.integers(1, 5)), replace=False)]
    line = _pen(chance, hard)
    has_outlines, inset = chance.random() < 0.75, chance.uniform(0, 0.08)
    free = [(r, c) for r in range(rows) for c in range(columns) if not any((r, c) in patch for patch in patches)]
    if free and chance.random() < 0.3:
        # Something was rubbed out, and a little of it can still be seen.
        pen = _pen(chance, hard)
        faint = Pen(pen.colour, pen.width, pen.cover * chance.uniform(0.03, 0.10), 0.6)
        for space in free[: int(chance.integers(1, 5))]:
            FILLERS[ways[0]](canvas, space, faint, chance, _hand(chance))
    for patch in patches:
        pen, way, hand = pens[int(chance.integers(len(pens)))], str(chance.choice(ways)), _hand(chance)
        for space in patch:
            FILLERS[way](canvas, space, pen, chance, hand)
        if has_outlines:
            _outline(canvas, patch, line, inset)
    filled = {space for patch in patches for space in patch}
    board = tuple("".join("#" if (r, c) in filled else "." for c in range(columns)) for r in range(rows))
    return Drawing(patches, board, "+".join(ways), [line, *pens])


_FINEST, _WIDEST = 0.22, 1.0
"""How wide lines of pens are in mm that people write numbers with."""
_LEAST_DARK = 0.4
"""How much of the light these take away at least: nobody writes in pale yellow who has another pen."""


def _writing_pen(chance: Chance, hard: Hardness, pens: list[Pen], space: float) -> Pen:
    """Take a pen of the sheet, if one is fine and dark enough, or another one; its width is in mm."""
    own = [pen for pen in pens if pen.width * space <= _WIDEST and _is_dark(pen)]
    if own and chance.random() < 0.75:
        pen = own[int(chance.integers(len(own)))]
        return Pen(pen.colour, max(_FINEST, pen.width * space), pen.cover, pen.grain)
    while not _is_dark(pen := _pen(chance, hard)):
        pass
    return Pen(pen.colour, chance.uniform(0.25, 0.7), pen.cover, pen.grain)


def _is_dark(pen: Pen) -> bool:
    return float(pen.cover * (1 - pen.colour.mean())) > _LEAST_DARK


def _write(light: Array, chance: Chance, hard: Hardness, sheet: PrintedSheet, drawing: Drawing) -> dict[str, int]:
    """Write numbers into the boxes of the sheet, and return them."""
    numbers = numbers_after(chance, game_of(sheet.rows, sheet.columns), drawing.patches)
    pen = _writing_pen(chance, hard, drawing.pens, sheet.space / PIXELS_PER_MM)
    canvas = Canvas(light, 0, 0, PIXELS_PER_MM, chance)
    hand = Handwriting.of_somebody(chance, pen)
    shown = {name: number for name, number in numbers.items() if name in sheet.fields}
    for name, number in shown.items():
        hand.write(canvas, chance, sheet.fields[name], number)
    return shown


class Camera(NamedTuple):
    """Where a camera stands before a sheet whose middle is the origin, in mm, and what its lens does."""

    turn: Array
    place: Array
    focal: float
    lens: float
    curl: float
    bow: float
    size: tuple[int, int]

    def height(self, x: Array) -> Array:
        """How high the paper bends up from the table, by its distance from the middle."""
        return self.curl * (x / 150 - self.bow) ** 2

    def seen_at(self, points: Array) -> Array:
        """Project points of the paper onto the picture."""
        space = np.concatenate([points, self.height(points[:, :1])], axis=1)
        turned = (space - self.place) @ self.turn.T
        flat = turned[:, :2] / turned[:, 2:] * self.focal
        bent = flat.copy()
        for _step in range(8):
            bent = flat / (1 + self.lens * (bent**2).sum(axis=1, keepdims=True) / self.focal**2)
        return np.asarray(bent + np.array(self.size) / 2, float)

    def seen_from(self, pixels: Array) -> Array:
        """Find what of the table or the paper is seen at pixels."""
        bent = pixels - np.array(self.size) / 2
        flat = bent * (1 + self.lens * (bent**2).sum(axis=1, keepdims=True) / self.focal**2)
        rays = np.concatenate([flat / self.focal, np.ones((len(flat), 1))], axis=1) @ self.turn
        height = np.zeros((len(flat), 1))
        for _step in range(4):
            points = self.place[:2] + rays[:, :2] * ((height - self.place[2]) / rays[:, 2:])
            height = self.height(np.clip(points[:, :1], -220, 220))
        return np.asarray(points, float)


def _camera(chance: Chance, hard: Hardness, paper: tuple[float, float], longer: int) -> Camera:
    tilt, around, roll = (
        np.radians(chance.uniform(0, hard.tilt)),
        chance.uniform(0, 2 * np.pi),
        chance.choice([0, 0, 0, 90, 180, 270]) / 180 * np.pi + chance.normal(0, 0.06),
    )
    size = (longer, round(longer * 0.75))
    is_upright = abs(np.sin(roll)) > 0.7
    if (paper[0] < paper[1]) != is_upright:
        size = size[::-1]
    away = np.array([np.sin(tilt) * np.cos(around), np.sin(tilt) * np.sin(around), np.cos(tilt)])
    # Looking down onto the origin; the rows of the matrix are right, down and forward.
    forward = -away
    right = np.array([np.cos(roll), np.sin(roll), 0.0])
    right -= forward * (right @ forward)
    right /= np.linalg.norm(right)
    turn = np.stack([right, np.cross(forward, right), forward])
    if turn[1, :2] @ [-np.sin(roll), np.cos(roll)] < 0:
        turn[1] *= -1
    focal = longer * chance.uniform(0.72, 1.1)
    room = max(paper[0] / (size[1] if is_upright else size[0]), paper[1] / (size[0] if is_upright else size[1]))
    far = room * focal * chance.uniform(1.08, 1.5) / max(0.75, np.cos(tilt))
    curl = chance.uniform(0, hard.curl)
    return Camera(turn, away * far, focal, chance.uniform(-0.05, 0.06), curl, chance.uniform(-0.8, 0.8), size)


def _table(chance: Chance, points: Array) -> Array:
    """Give the light of a table at places of it: wood, a cloth, or something plain."""
    base = np.clip(chance.uniform(0.08, 0.6) * (1 + chance.normal(0, 0.2, 3)), 0.03, 0.9)
    x, y = points[:, 0], points[:, 1]
    kind = chance.integers(4)
    angle = chance.uniform(0, np.pi)
    across = x * np.cos(angle) + y * np.sin(angle)
    along = y * np.cos(angle) - x * np.sin(angle)
    if kind == 0:
        pattern = 0.85 + 0.15 * np.sin(across / 3 + 2 * np.sin(along / 60)) * np.sin(across / 11)
    elif kind == 1:
        step = chance.uniform(12, 40)
        pattern = np.where((np.floor(across / step) + np.floor(along / step)) % 2, 1.0, chance.uniform(0.5, 0.9))
    elif kind == 2:
        pattern = np.where(np.floor(across / chance.uniform(60, 140)) % 2, 1.0, 0.92)
    else:
        pattern = np.ones(len(points))
    return np.asarray(base * pattern[:, None], float)


def _lit(chance: Chance, hard: Hardness, points: Array, light: Array) -> Array:
    """Light a scene by a lamp, with its colour and the shadows of who holds the camera."""
    lamp = np.array([*chance.uniform(-400, 400, 2), chance.uniform(350, 1200)])
    away = lamp - np.concatenate([points, np.zeros((len(points), 1))], axis=1)
    falloff = (lamp[2] / np.linalg.norm(away, axis=1)) ** 3
    falloff = 1 - hard.shade * (1 - falloff / falloff.max())
    if chance.random() < hard.shadows:
        angle, at = chance.uniform(0, 2 * np.pi), chance.uniform(-90, 90)
        edge = points[:, 0] * np.cos(angle) + points[:, 1] * np.sin(angle) + 8 * np.sin(points[:, 1] / 40) - at
        falloff *= 1 - chance.uniform(0.2, 0.55) / (1 + np.exp(-np.clip(edge / chance.uniform(0.6, 14), -40, 40)))
    colour = 1 + chance.normal(0, 0.05, 3) * (1, 0.4, 1)
    return np.asarray(light * (falloff[:, None] * colour).astype(np.float32))


def _developed(chance: Chance, hard: Hardness, light: Array) -> Array:
    """Make of the light what a phone does: noise, sharpening, a curve of tones."""
    exposed: Array = light / np.percentile(light, 97) * chance.uniform(0.72, 0.97)
    blur = chance.uniform(0.25, max(0.3, hard.blur))
    exposed = cv2.GaussianBlur(exposed, (0, 0), blur)
    if hard.motion:
        length = int(chance.integers(1, hard.motion + 1))
        kernel = np.zeros((length, length))
        cv2.line(kernel, (0, int(chance.integers(length))), (length - 1, int(chance.integers(length))), 1.0)
        exposed = cv2.filter2D(exposed, -1, kernel / kernel.sum())
    noise = chance.standard_normal(exposed.shape, np.float32) * np.float32(hard.noise * chance.uniform(0.3, 1))
    exposed = exposed + noise * np.sqrt(np.clip(exposed, 0.01, 1))
    shown = np.clip(exposed, 0, 1) ** (1 / 2.2)
    if chance.random() < 0.7:
        shown += chance.uniform(0.2, 0.9) * (shown - cv2.GaussianBlur(shown, (0, 0), chance.uniform(0.8, 2)))
    contrast = chance.uniform(0, 0.35)
    shown = np.clip(shown, 0, 1)
    return np.asarray((1 - contrast) * shown + contrast * (3 * shown**2 - 2 * shown**3))


def _seen_points(camera: Camera) -> Array:
    """Find what is seen at every pixel: exactly at some, and between these by straight lines."""
    wide, high = camera.size
    columns, rows = np.meshgrid(np.arange(0, wide + _STEP, _STEP), np.arange(0, high + _STEP, _STEP))
    coarse = camera.seen_from(np.stack([columns.ravel(), rows.ravel()], axis=1).astype(float))
    coarse = coarse.reshape(*rows.shape, 2).astype(np.float32)
    fine = np.meshgrid(np.arange(wide, dtype=np.float32) / _STEP, np.arange(high, dtype=np.float32) / _STEP)
    return np.asarray(cv2.remap(coarse, fine[0], fine[1], cv2.INTER_LINEAR).reshape(-1, 2))


_PACKED_TRIES = 60


def judging_photo(seed: int, level: int, *, is_packed: bool = False) -> MadePhoto:
    """Make the photo of a seed and level: one sheet on a table, with numbers in its boxes.

    Patches lie anywhere, which makes scores small; with `is_packed` they lie close together, as where people play
    well, and the board is another one.
    """
    chance, hard = np.random.default_rng([seed, level, 0x2A17]), LEVELS[level]
    layout = PADS[int(chance.integers(len(PADS)))]
    sheet = printed(layout)
    light = np.asarray(sheet.picture[:, :, ::-1] / 255.0, float) ** 2.2
    light *= np.array([1, 1, chance.uniform(0.88, 1)]) * chance.uniform(0.82, 0.95)
    canvas = Canvas(light, sheet.left, sheet.top, sheet.space, chance)
    drawing = _draw(canvas, chance, hard, (sheet.rows, sheet.columns), _PACKED_TRIES if is_packed else 1)
    # Numbers come from a source of their own: what is drawn and how it is photographed is as it was without them.
    numbers = _write(light, np.random.default_rng([seed, level, 0xD161]), hard, sheet, drawing)

    height, width = light.shape[:2]
    paper = (width / PIXELS_PER_MM, height / PIXELS_PER_MM)
    camera = _camera(chance, hard, paper, int(chance.integers(1300, 1900)))
    points = _seen_points(camera)
    at = (points + np.array(paper) / 2) * PIXELS_PER_MM
    is_paper = (at >= 0).all(axis=1) & (at < (width - 1, height - 1)).all(axis=1)
    scene = _table(chance, points)
    # Pads lie on more of their kind, or cast a shadow of a hair's width.
    near = ((at >= -6) & (at < (width + 6, height + 6))).all(axis=1) & ~is_paper
    scene[near] *= 0.75
    shape = camera.size[::-1]
    maps = at.reshape(*shape, 2).astype(np.float32)
    # A camera's pixel gathers light; a printed page is finer.
    fine = cv2.GaussianBlur(light, (0, 0), 0.6)
    seen = cv2.remap(fine, maps[:, :, 0], maps[:, :, 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    scene[is_paper] = seen.reshape(-1, 3)[is_paper]
    scene = _lit(chance, hard, points, scene.astype(np.float32)).reshape(*shape, 3)
    corners = np.array([(0, 0), (sheet.columns, 0), (sheet.columns, sheet.rows), (0, sheet.rows)]) * sheet.space
    corners = (corners + np.array((sheet.left, sheet.top))) / PIXELS_PER_MM - np.array(paper) / 2
    shown_at = camera.seen_at(corners)
    _lay_things(scene, chance, hard, shown_at)
    photo = _developed(chance, hard, scene)
    file = io.BytesIO()
    quality = int(chance.integers(*hard.quality))
    Image.fromarray(np.round(photo * 255).astype(np.uint8)).save(file, "JPEG", quality=quality)
    return MadePhoto(
        file.getvalue(), (SheetShown(shown_at, drawing.board, layout, drawing.ways, "", tuple(numbers.items())),)
    )


def _pixel(point: Array) -> tuple[int, int]:
    return round(float(point[0])), round(float(point[1]))


def _lay_things(scene: Array, chance: Chance, hard: Hardness, corners: Array) -> None:
    """Lay a pencil beside or across the margin of the board; at the hardest level, something hides a corner."""
    if chance.random() < hard.things:
        middle = corners.mean(axis=0)
        edge = corners[int(chance.integers(4))] * 1.12 - middle * 0.12
        to = edge + chance.normal(0, 260, 2)
        colour = tuple(float(c) for c in chance.uniform(0.03, 0.6, 3))
        cv2.line(scene, _pixel(edge), _pixel(to), colour, 22, cv2.LINE_AA)
    if chance.random() < hard.hidden:
        at = corners[int(chance.integers(4))] + chance.normal(0, 12, 2)
        colour = tuple(float(c) for c in chance.uniform(0.1, 0.6, 3))
        cv2.circle(scene, _pixel(at), int(chance.integers(25, 70)), colour, -1, cv2.LINE_AA)
