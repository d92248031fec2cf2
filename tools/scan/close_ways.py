"""Ways that cover whole patches: hatching, tints, strokes of broad pens, outlines."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from scan.drawer import Drawer, Spaces
from scan.layouts import PIXELS_PER_MM

_WIDEST_OUTLINE = 2.4
"""Nobody outlines with a broader line, in mm, not even with a highlighter."""


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


def broad_strokes(drawer: Drawer, spaces: Spaces) -> None:
    """Go along the rows or columns of a patch with a broad pen; many do not stop at the line."""
    side = drawer.sheet.space
    width = drawer.ink.pen.width * PIXELS_PER_MM / side
    is_upright = np.sin(drawer.angle * 5) > 0
    for line, first, last in _runs([space[::-1] for space in spaces] if is_upright else spaces):
        for across in np.arange(width * drawer.spill, 1.0, width * drawer.closeness):
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


def outlined_hatching(drawer: Drawer, spaces: Spaces) -> None:
    """Draw the outline of a patch, then hatch it."""
    outline(drawer, spaces)
    hatching(drawer, spaces)


def outlined_painting(drawer: Drawer, spaces: Spaces) -> None:
    """Draw the outline of a patch, then paint it."""
    outline(drawer, spaces)
    painting(drawer, spaces)


def outlined_strokes(drawer: Drawer, spaces: Spaces) -> None:
    """Draw the outline of a patch, then go through it with a broad pen."""
    outline(drawer, spaces)
    broad_strokes(drawer, spaces)
