"""Ways in which people fill patches: figures in each space, scribbles, and those that cover whole patches."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from scan.drawer import Drawer, Points, Spaces, Way
from scan.figures import FIGURES, turned
from scan.layouts import PIXELS_PER_MM

_WIDEST_OUTLINE = 2.4
"""Nobody outlines with a broader line, in mm, not even with a highlighter."""
_MOST_DOTS = 14


def _figures(name: str) -> Way:
    """Return the way that puts figures of a name into each space."""

    def draw(drawer: Drawer, spaces: Spaces) -> None:
        drawer.number += 1
        chance = drawer.chance
        # Most people repeat one figure; letters and numbers tell patches apart.
        chosen = drawer.number if name == "letters" or drawer.turns else 0
        seed = int(drawer.angle * 1e6) + chosen
        is_filled = name == "dots" or (drawer.fills_figures and name not in ("letters", "crosses", "slashes"))
        dots = 1 + int((_MOST_DOTS - 1) * drawer.gap / 0.36)
        count = dots if name == "dots" and drawer.count > 1 else drawer.count
        size = max(drawer.size / np.sqrt(count) * (0.8 if count > 1 else 1.0), 0.08)
        for space in spaces:
            for number in range(count):
                lines = FIGURES[name](np.random.default_rng(seed))
                spot = drawer.middle(space) if count == 1 else _spot(drawer, space, number, count)
                turn, scale = chance.normal(0, 0.1), size * chance.uniform(0.85, 1.15) * drawer.sheet.space
                for line in lines:
                    points = spot + turned(line, turn) * scale
                    if is_filled:
                        drawer.ink.area(points)
                    if len(line) > 3 or not is_filled:
                        drawer.ink.line(points, 1.0, 0.08)

    return draw


def _spot(drawer: Drawer, space: tuple[int, int], number: int, count: int) -> Points:
    """Give a place for one of several figures in a space: in rows, or anywhere."""
    if drawer.fills_figures:
        side = int(np.ceil(np.sqrt(count)))
        at = (np.array([number % side, number // side]) + 0.5) / side * 0.84 + 0.08
        return drawer.corner(space) + (at + drawer.chance.normal(0, drawer.mess / 3, 2)) * drawer.sheet.space
    return drawer.corner(space) + drawer.chance.uniform(0.18, 0.82, 2) * drawer.sheet.space


def hatching(drawer: Drawer, spaces: Spaces) -> None:
    """Hatch a patch, as most people do."""
    angle = drawer.direction()
    for space in spaces:
        drawer.hatch(drawer.corner(space), angle, drawer.gap, drawer.mess / 2)


def crosshatching(drawer: Drawer, spaces: Spaces) -> None:
    """Hatch in two directions."""
    angle = drawer.direction()
    for space in spaces:
        for turn in (0.0, np.pi / 2):
            drawer.hatch(drawer.corner(space), angle + turn, drawer.gap * 1.3)


def bricks(drawer: Drawer, spaces: Spaces) -> None:
    """Build a wall: lines across, and short ones between them that take turns."""
    side = drawer.sheet.space
    courses = max(2, round(0.5 / drawer.gap))
    for space in spaces:
        for course in range(courses):
            height = (course + 0.5) / courses
            line = np.array([[0.03, height], [0.5, height], [0.97, height]])
            drawer.stroke(drawer.corner(space) + line * side)
            at = 0.33 if course % 2 else 0.66
            drawer.stroke(drawer.corner(space) + np.array([[at, height], [at, height + 1 / courses]]) * side)


def solid(drawer: Drawer, spaces: Spaces) -> None:
    """Fill spaces so closely that hardly any paper is left."""
    width = drawer.ink.pen.width * PIXELS_PER_MM / drawer.sheet.space
    angle = drawer.direction()
    for space in spaces:
        drawer.hatch(drawer.corner(space), angle, max(0.03, width * 0.8))


def painting(drawer: Drawer, spaces: Spaces) -> None:
    """Fill spaces with one even tint, as felt pens and highlighters do; its edges are a hand's."""
    side = drawer.sheet.space
    corners = np.array([[0, 0], [0.5, 0], [1, 0], [1, 0.5], [1, 1], [0.5, 1], [0, 1], [0, 0.5]])
    for space in spaces:
        # Some stop before the line, and wide pens run over it into the next space.
        kept = drawer.chance.uniform(-0.02, 0.06) + drawer.size / 6
        inset = kept - drawer.mess * drawer.chance.uniform(-0.5, 1.5)
        off = drawer.chance.normal(0, drawer.mess / 3, corners.shape)
        drawer.ink.area(drawer.corner(space) + (corners * (1 - 2 * inset) + inset + off) * side)


def broad_strokes(drawer: Drawer, spaces: Spaces) -> None:
    """Go along the rows or columns of a patch with a broad pen; many do not stop at the line."""
    side = drawer.sheet.space
    width = drawer.ink.pen.width * PIXELS_PER_MM / side
    is_upright = np.sin(drawer.angle * 5) > 0
    for line, first, last in _runs([space[::-1] for space in spaces] if is_upright else spaces):
        for across in np.arange(width * drawer.spill, 1.0, max(0.05, width * drawer.closeness)):
            ends = np.array([first, last + 1]) + (-1, 1) * (drawer.over + drawer.chance.normal(0, drawer.mess, 2))
            off = across + drawer.chance.normal(0, drawer.mess / 3, 3)
            lanes = line + np.minimum(off, 1 - width * drawer.spill / 2)
            points = np.stack([np.linspace(ends[0], ends[1], 3), lanes], axis=1)
            start = np.array([drawer.sheet.left, drawer.sheet.top])
            drawer.stroke(start + (points[:, ::-1] if is_upright else points) * side)


def _runs(spaces: Spaces) -> Iterator[tuple[int, int, int]]:
    """Give spaces side by side as lines with their first and last place."""
    left = set(spaces)
    for line, first in sorted(left):
        if (line, first - 1) not in left:
            last = first
            while (line, last + 1) in left:
                last += 1
            yield line, first, last


def long_lines(drawer: Drawer, spaces: Spaces) -> None:
    """Draw a few lines through whole rows or columns of a patch, and no more."""
    side = drawer.sheet.space
    lanes = int(drawer.chance.integers(1, 4))
    is_upright = np.sin(drawer.angle * 5) > 0
    for line, first, last in _runs([space[::-1] for space in spaces] if is_upright else spaces):
        for lane in range(lanes):
            ends = np.linspace(first + 0.12, last + 0.88, 2 + last - first)
            heights = line + (lane + 0.5) / lanes + drawer.chance.normal(0, drawer.mess / 2, len(ends))
            points = np.stack([ends, heights], axis=1)
            start = np.array([drawer.sheet.left, drawer.sheet.top])
            drawer.stroke(start + (points[:, ::-1] if is_upright else points) * side)


def scribbling(drawer: Drawer, spaces: Spaces) -> None:
    """Go to and fro through each space without lifting the pen."""
    for space in spaces:
        steps = int(drawer.chance.integers(4, 15))
        ups = np.where(np.arange(steps) % 2 == 0, 0.12, 0.88) + drawer.chance.normal(0, drawer.mess, steps)
        points = np.stack([np.linspace(0.1, 0.9, steps) + drawer.chance.normal(0, 0.03, steps), ups], axis=1)
        if np.sin(drawer.angle * 3) > 0:
            points = points[:, ::-1]
        drawer.stroke(drawer.corner(space) + points * drawer.sheet.space)


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


def frames(drawer: Drawer, spaces: Spaces) -> None:
    """Draw squares within each other into each space."""
    square = np.array([[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]])
    for space in spaces:
        for inset in np.arange(0.12, 0.48, max(0.12, drawer.gap)):
            off = drawer.chance.normal(0, drawer.mess / 3, square.shape)
            drawer.stroke(drawer.corner(space) + (square * (1 - 2 * inset) + inset + off) * drawer.sheet.space)


def collage(drawer: Drawer, spaces: Spaces) -> None:
    """Paste pieces of patterned paper on, which hide what is printed below them."""
    pattern = int(drawer.chance.integers(0, 2**31)) if drawer.turns else int(drawer.angle * 1e6)
    square = np.array([[0, 0], [1, 0], [1, 1], [0, 1]])
    off = drawer.chance.normal(0, drawer.mess / 3, 2)
    inset = drawer.chance.uniform(-0.02, 0.1)
    for space in spaces:
        points = drawer.corner(space) + (square * (1 - 2 * inset) + inset + off) * drawer.sheet.space
        drawer.pasted.append((points, pattern))


def outline(drawer: Drawer, spaces: Spaces) -> None:
    """Draw the outline of a patch along the printed lines, thin or thick, and nothing within."""
    taken = set(spaces)
    side = drawer.sheet.space
    steps = {
        (-1, 0): ((0, 0), (1, 0)),
        (1, 0): ((0, 1), (1, 1)),
        (0, -1): ((0, 0), (0, 1)),
        (0, 1): ((1, 0), (1, 1)),
    }
    off = drawer.chance.normal(0, drawer.mess / 3, 2) * side
    liner = drawer.liner or drawer.ink
    wider = min(drawer.outline, _WIDEST_OUTLINE / liner.pen.width)
    for row, column in spaces:
        for (down, right), ends in steps.items():
            if (row + down, column + right) not in taken:
                line = drawer.corner((row, column)) + np.array(ends, np.float64) * side + off
                liner.line(np.array([line[0], line.mean(axis=0), line[1]]), wider, 0.25)


CLOSE = ("solid", "painting")
"""Ways that leave hardly any paper, and need pens that do."""
BROAD = ("broad strokes",)
"""Ways for broad pens."""
COVERING = (*CLOSE, *BROAD, "hatching", "crosshatching", "scribbling", "big scribble", "long lines")
"""Ways that make even a bright pen seen."""
OUTLINE = "outline"
WAYS: dict[str, Way] = {
    "hatching": hatching,
    "crosshatching": crosshatching,
    "solid": solid,
    "painting": painting,
    "broad strokes": broad_strokes,
    "long lines": long_lines,
    "scribbling": scribbling,
    "big scribble": big_scribble,
    "waves": waves,
    "frames": frames,
    "collage": collage,
    "bricks": bricks,
    **{name: _figures(name) for name in FIGURES},
    OUTLINE: outline,
}
HELD_OUT = ("spirals", "stars", "smileys", "loops", "bricks")
"""Ways that no net is trained with: they measure how well what nobody has seen is read."""
TRAINED = tuple(name for name in WAYS if name not in (*HELD_OUT, OUTLINE))
