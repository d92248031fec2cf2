"""Quilt blocks for covers: a star, a pinwheel, and a night with moon and pumpkin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Literal

from msgspec.structs import replace

from quiltsmith.layout.drawing.sewing_notions import binding, button, scraps
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Fabric, Group, Item
from quiltsmith.style.theme import Ink, Theme

Point = tuple[float, float]
BlockName = Literal["star", "pinwheel", "night"]
_BINDING, _CLOTH = 0.055, 0.035
"""The widths of the binding and of the plain cloth inside it, as shares of a block."""
_STEPS = 24
_MOON, _PUMPKIN, _STEM = Colour(255, 214, 122), Colour(240, 132, 30), Colour(83, 109, 38)
_RIBS = ((-0.62, 0.52), (0.62, 0.52), (-0.33, 0.56), (0.33, 0.56), (0.0, 0.5))
"""The ribs of a pumpkin, those behind first: how far from its middle, and how wide."""


def block_for(usual: BlockName, theme: Theme) -> BlockName:
    """Choose the block of a cover: a theme whose cards have moons on their backs shows a night."""
    return "night" if theme.back.pattern == "moons" else usual


def draw_block(name: BlockName, box: Box, theme: Theme) -> list[Item]:
    """Draw a block as large as a square box, with a binding of scraps around it."""
    width = box.width * _BINDING
    inside = box.inset(width + box.width * _CLOTH)
    drawn = _BLOCKS[name](inside.width, theme)
    return [
        paths.box_path(box, theme.paper),
        *binding(box, width, scraps(theme, 0), theme),
        Group(tuple(drawn), inside.x, inside.y),
        paths.box_path(inside, None, theme.line_stroke(box.width * 0.006)),
    ]


def _piece(points: Sequence[Point], fill: Fabric | Colour, theme: Theme, side: float) -> Item:
    cloth = replace(fill, scale=side / 60) if isinstance(fill, Fabric) else fill
    return paths.polygon([(x * side, y * side) for x, y in points], cloth, theme.line_stroke(side * 0.004))


def _square(x: float, y: float, side: float) -> list[Point]:
    return [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]


def _turned(points: Sequence[Point], quarters: int) -> list[Point]:
    """Turn points around the middle of a block."""
    turned = list(points)
    for _ in range(quarters):
        turned = [(1 - y, x) for x, y in turned]
    return turned


def _star(side: float, theme: Theme) -> list[Item]:
    """Draw a star with eight points, and a smaller one in its middle."""
    items: list[Item] = []
    for place, size, number in ((0.0, 1.0, 0), (0.25, 0.5, 4)):
        ground, rays, middle = (theme.fabric(number + step) for step in (8, 0, 11))

        def piece(points: Sequence[Point], fill: Fabric, place: float = place, size: float = size) -> Item:
            return _piece([(place + x * size, place + y * size) for x, y in points], fill, theme, side)

        items.append(piece(_square(0, 0, 1), ground))
        for quarter in range(4):
            for points in ([(0.25, 0), (0.25, 0.25), (0.5, 0.25)], [(0.75, 0), (0.75, 0.25), (0.5, 0.25)]):
                items.append(piece(_turned(points, quarter), rays))
            items.append(piece(_turned(_square(0, 0, 0.25), quarter), theme.fabric(number + 6)))
        items.append(piece(_square(0.25, 0.25, 0.5), middle))
    return items


def _pinwheel(side: float, theme: Theme) -> list[Item]:
    """Draw sails that turn around a button, and a smaller wheel in each corner."""
    items = [_piece(_square(0, 0, 1), theme.fabric(9), theme, side)]
    for quarter in range(4):
        sail, back = theme.fabric(quarter * 3), theme.fabric(quarter * 3 + 7)
        items.append(_piece(_turned([(0.5, 0.5), (0.5, 0.0), (0.0, 0.0)], quarter), sail, theme, side))
        items.append(_piece(_turned([(0.5, 0.5), (0.0, 0.5), (0.0, 0.25)], quarter), back, theme, side))
        items.append(_piece(_turned([(0.0, 0.0), (0.25, 0.25), (0.0, 0.25)], quarter), back, theme, side))
    return [*items, *button(side / 2, side / 2, side * 0.11, theme.accent, theme)]


def _round(x: float, y: float, across: float, high: float) -> list[Point]:
    angles = [2 * pi * step / (2 * _STEPS) for step in range(2 * _STEPS)]
    return [(x + across * cos(angle), y + high * sin(angle)) for angle in angles]


def _night(side: float, theme: Theme) -> list[Item]:
    """Draw a crescent moon and stars over a pumpkin."""
    is_full = theme.ink is Ink.FULL
    sky = theme.cloth if is_full else theme.paper
    moon, glow, stem = (_MOON, _PUMPKIN, _STEM) if is_full else (theme.paper,) * 3
    items = [_piece(_square(0, 0, 1), sky, theme, side)]
    stars = ((0.16, 0.62, 0.035), (0.6, 0.1, 0.035), (0.62, 0.38, 0.03), (0.86, 0.16, 0.05), (0.88, 0.44, 0.03))
    items += [_piece(paths.star_points(x, y, r, r * 0.42), moon, theme, side) for x, y, r in stars]
    # The moon: its outer edge, then back along the edge of the disc that hides the rest of it.
    outer = [pi * (0.28 + 1.44 * step / _STEPS) for step in range(_STEPS + 1)]
    inner = [pi * (1.62 - 1.24 * step / _STEPS) for step in range(_STEPS + 1)]
    crescent = [(0.3 + 0.2 * cos(angle), 0.29 + 0.2 * sin(angle)) for angle in outer]
    crescent += [(0.37 + 0.16 * cos(angle), 0.29 + 0.16 * sin(angle)) for angle in inner]
    items.append(_piece(crescent, moon, theme, side))
    x, y, wide = 0.6, 0.72, 0.3
    stalk = [(x - 0.03, y - 0.15), (x - 0.01, y - 0.26), (x + 0.06, y - 0.27), (x + 0.035, y - 0.15)]
    items.append(_piece(stalk, stem, theme, side))
    items += [_piece(_round(x + off * wide, y, share * wide, 0.2), glow, theme, side) for off, share in _RIBS]
    dark = theme.line
    for eye in (-0.11, 0.11):
        points = [(x + eye - 0.05, y - 0.03), (x + eye, y - 0.11), (x + eye + 0.05, y - 0.03)]
        items.append(_piece(points, dark, theme, side))
    teeth = [(-0.17, 0.04), (-0.1, 0.06), (-0.07, 0.03), (-0.03, 0.07), (0.03, 0.07), (0.07, 0.03), (0.1, 0.06)]
    mouth = [*teeth, (0.17, 0.04), (0.1, 0.13), (0.03, 0.11), (0.0, 0.145), (-0.03, 0.11), (-0.1, 0.13)]
    items.append(_piece([(x + across, y + down) for across, down in mouth], dark, theme, side))
    return items


_BLOCKS: dict[BlockName, Callable[[float, Theme], list[Item]]] = {
    "star": _star,
    "pinwheel": _pinwheel,
    "night": _night,
}
