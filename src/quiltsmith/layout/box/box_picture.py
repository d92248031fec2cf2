"""A box as it looks when it is folded: a tuck box stands with its lid open, a tray lies on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, radians, sin

from quiltsmith.layout.box.box_net import Net, Place
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import WHITE, Colour
from quiltsmith.scene.elements import Group, Item
from quiltsmith.style.theme import Ink, Theme

_TURN, _TILT = 32.0, 24.0
"""How far the box is turned to the left, and its top towards the viewer, in degrees."""
_LIGHT = {
    "front": 0.1,
    "left": 0.35,
    "right": 0.35,
    "lid": 0.5,
    "back": 0.2,
    "floor": 0.2,
    "above": 0.1,
    "below": 0.1,
}
"""How much lighter than the cloth a panel looks."""
_AJAR: Mapping[str, float] = {"lid": 15.0, "lid tuck": 40.0, "left dust above": 30.0, "right dust above": 30.0}
"""The angles of a tuck box with its lid open."""
_INSIDE = 0.5
"""Panels that are tucked in lie so far behind those that they touch."""


def folded_picture(net: Net, box: Box, theme: Theme) -> list[Item]:
    """Draw a folded box as large as fits, the panels that are farther away first."""
    is_tray = "lid" not in {panel.name for panel in net.panels}
    angles, look = (None, _seen_on_table) if is_tray else (_AJAR, _seen)
    seen = {name: [look(place) for place in places] for name, places in net.folded(angles).items()}
    xs = [x for points in seen.values() for x, _y, _z in points]
    ys = [y for points in seen.values() for _x, y, _z in points]
    scale = min(box.width / (max(xs) - min(xs)), box.height / (max(ys) - min(ys)))
    corner = box.place((max(xs) - min(xs)) * scale, (max(ys) - min(ys)) * scale)
    line, cloth = theme.line_stroke(0.3), theme.guide
    if theme.ink is not Ink.MONO:
        cloth = min(theme.back.colour, theme.back.ground or WHITE, key=Colour.luminance)
    items: list[Item] = []
    for name in sorted(seen, key=lambda name: _depth(seen[name]) - _INSIDE * (" " in name)):
        points = [((x - min(xs)) * scale, (y - min(ys)) * scale) for x, y, _z in seen[name]]
        shade = _LIGHT.get(name)
        outside = _is_clockwise(points) and shade is not None
        fill = cloth.mix(WHITE, shade or 0.0) if outside else theme.card
        items.append(paths.polygon(points, fill, line))
    return [Group(tuple(items), corner.x, corner.y)]


def _seen(place: Place) -> Place:
    """Turn a place towards the viewer; z goes towards them."""
    x, y, z = place
    turn, tilt = radians(_TURN), radians(_TILT)
    x, z = x * cos(turn) + z * sin(turn), z * cos(turn) - x * sin(turn)
    return x, y * cos(tilt) + z * sin(tilt), z * cos(tilt) - y * sin(tilt)


def _seen_on_table(place: Place) -> Place:
    """Turn a place of what lies on its printed side, and is seen from above."""
    x, y, z = -place[0], place[1], place[2]
    turn, tilt = radians(_TURN), radians(90 - 1.6 * _TILT)
    x, y = x * cos(turn) - y * sin(turn), y * cos(turn) + x * sin(turn)
    return x, y * sin(tilt) + z * cos(tilt), y * cos(tilt) - z * sin(tilt)


def _depth(points: Sequence[Place]) -> float:
    return sum(z for _x, _y, z in points) / len(points)


def _is_clockwise(points: Sequence[tuple[float, float]]) -> bool:
    """Return whether the printed side is seen: panels go clockwise as they lie."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True)) > 0
