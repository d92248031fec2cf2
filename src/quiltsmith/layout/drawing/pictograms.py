"""Small pictures drawn as paths: special actions, currency, scissors, ticks; all in a square of ten by ten.

`picture(name, box, theme)` puts one into a box. Colours come from the theme, and everything has an outline, so
that pictures stay readable with little ink.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from quiltsmith.i18n import _
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Path, Segment, Stroke, Symbol
from quiltsmith.style.theme import Theme

SIDE = 10.0
"""The side of the square in which all pictures are drawn."""
Draw = Callable[[Theme], tuple[Item, ...]]


def picture(name: str, box: Box, theme: Theme) -> Group:
    """Put a picture into the middle of a box, as large as it can be."""
    draw = PICTURES.get(name)
    if draw is None:
        raise ValueError(
            _("there is no picture `{name}`; known are {names}", name=name, names=", ".join(PICTURES))
        )
    side = min(box.width, box.height)
    x, y = box.centre
    return Group(draw(theme), x - side / 2, y - side / 2, scale=side / SIDE)


def picture_symbol(name: str, side: float, theme: Theme) -> Symbol:
    """Make a small picture into a symbol, for pages that show it often."""
    return Symbol(name, side, side, (picture(name, Box(0, 0, side, side), theme),))


def currency_picture(name: str) -> str:
    """Return which picture stands for a currency, by its English name; an unknown one is a coin."""
    return {"buttons": "button", "eyeballs": "eyeball"}.get(name.lower(), "coin")


def die_face(value: int, box: Box, theme: Theme) -> Group:
    """Draw the face of a die with pips; more than six become a three by three grid that is filled row by row."""
    low, middle, high = 2.7, 5.0, 7.3
    corners = ((low, low), (high, high), (high, low), (low, high))
    pips = {
        1: ((middle, middle),),
        2: corners[:2],
        3: (*corners[:2], (middle, middle)),
        4: corners,
        5: (*corners, (middle, middle)),
        6: (*corners, (low, middle), (high, middle)),
    }.get(value, tuple((x, y) for y in (low, middle, high) for x in (low, middle, high))[:value])
    side = min(box.width, box.height)
    x, y = box.centre
    items = (
        paths.rounded_rect(0.4, 0.4, 9.2, 9.2, 1.8, theme.paper, _pen(theme)),
        *(paths.circle(x, y, 0.95, theme.text) for x, y in pips),
    )
    return Group(items, x - side / 2, y - side / 2, scale=side / SIDE)


def arc(x: float, y: float, radius: float, start: float, end: float) -> tuple[Segment, ...]:
    """Return the curves of a part of a circle; angles in degrees, clockwise from the top."""
    steps = max(1, round(abs(end - start) / 45))
    step = (end - start) / steps * pi / 180
    handle = 4 / 3 * (1 - cos(step / 2)) / sin(step / 2) * radius
    angle = (start - 90) * pi / 180
    segments: list[Segment] = [("M", x + radius * cos(angle), y + radius * sin(angle))]
    for _unused in range(steps):
        after = angle + step
        segments.append(
            (
                "C",
                x + radius * cos(angle) - handle * sin(angle),
                y + radius * sin(angle) + handle * cos(angle),
                x + radius * cos(after) + handle * sin(after),
                y + radius * sin(after) - handle * cos(after),
                x + radius * cos(after),
                y + radius * sin(after),
            )
        )
        angle = after
    return tuple(segments)


def _pen(theme: Theme, width: float = 0.5) -> Stroke:
    return Stroke(theme.line, width, round=True)


def _strong(theme: Theme, width: float = 0.9) -> Stroke:
    return Stroke(theme.accent, width, round=True)


def _cells(cells: tuple[tuple[float, float], ...], side: float, theme: Theme, is_filled: bool) -> list[Item]:
    """Draw spaces by their top left corners: shaded, or only hinted at."""
    fill, stroke = (theme.accent, Stroke(theme.paper, 0.2)) if is_filled else (None, _dashed(theme))
    return [paths.rect(x, y, side, side, fill, stroke) for x, y in cells]


def _dashed(theme: Theme) -> Stroke:
    return Stroke(theme.muted, 0.35, (0.7, 0.6))


def _neighbour(theme: Theme) -> tuple[Item, ...]:
    """Lead an arrow from the card with the token to the one with the patch."""
    return (
        paths.rounded_rect(0.3, 4.0, 4.3, 5.7, 0.6, theme.paper, _pen(theme)),
        paths.rounded_rect(5.4, 4.0, 4.3, 5.7, 0.6, theme.paper, _pen(theme)),
        paths.circle(2.45, 6.85, 1.15, theme.muted, _pen(theme, 0.4)),
        *_cells(((6.2, 5.4), (6.2, 6.8), (7.6, 6.8)), 1.4, theme, True),
        Path(arc(5.0, 5.0, 3.6, -62, 48), None, _strong(theme, 0.8)),
        paths.polygon(((6.58, 3.31), (8.52, 1.57), (8.68, 3.7)), theme.accent),
    )


def _single(theme: Theme) -> tuple[Item, ...]:
    """Shade one space of nine."""
    box = Box(0.5, 0.5, 9, 9)
    return (
        paths.box_path(box, theme.paper),
        paths.rect(3.5, 3.5, 3, 3, theme.accent),
        paths.grid(box, 3, 3, Stroke(theme.muted, 0.3)),
        paths.box_path(box, None, _pen(theme)),
    )


def _cut(theme: Theme) -> tuple[Item, ...]:
    """Part a patch by a dashed line with scissors; one piece is kept."""
    return (
        *_cells(((0.4, 3.6), (0.4, 6.3), (2.9, 6.3)), 2.5, theme, True),
        *_cells(((6.9, 6.3), (6.9, 3.8)), 2.5, theme, False),
        paths.line(6.15, 3.6, 6.15, 9.8, Stroke(theme.accent, 0.5, (0.8, 0.6))),
        Group(_scissors(theme), 8.65, -0.3, rotate=90, scale=0.5),
    )


def _repeat(theme: Theme) -> tuple[Item, ...]:
    """Run an arrow round a plus."""
    return (
        Path(arc(5, 5, 3.9, 35, 320), None, _strong(theme, 0.95)),
        paths.polygon(((1.26, 1.48), (4.48, 0.34), (2.8, 3.32)), theme.accent),
        paths.lines(((5, 3.3, 5, 6.7), (3.3, 5, 6.7, 5)), _strong(theme, 0.95)),
    )


def _scissors(theme: Theme) -> tuple[Item, ...]:
    """Draw open scissors that point to the right."""
    pen = Stroke(theme.line, 0.6, round=True)
    return (
        paths.polygon(((3.9, 5.9), (9.6, 2.4), (9.8, 3.3), (4.9, 6.4)), theme.line),
        paths.polygon(((3.9, 4.1), (9.6, 7.6), (9.8, 6.7), (4.9, 3.6)), theme.line),
        paths.circle(2.3, 2.8, 1.6, theme.paper, pen),
        paths.circle(2.3, 7.2, 1.6, theme.paper, pen),
    )


def _empty(theme: Theme) -> tuple[Item, ...]:
    """Draw a space that nobody filled, and a minus."""
    return (
        paths.rect(0.8, 0.8, 8.4, 8.4, theme.paper, Stroke(theme.line, 0.5, (1.2, 0.9))),
        paths.line(2.9, 5, 7.1, 5, Stroke(theme.line, 0.8, round=True)),
    )


def _button(theme: Theme) -> tuple[Item, ...]:
    holes = [(3.7, 3.7), (6.3, 3.7), (3.7, 6.3), (6.3, 6.3)]
    return (
        paths.circle(5, 5, 4.7, theme.badge, _pen(theme)),
        paths.circle(5, 5, 3.4, None, Stroke(theme.on_badge, 0.4)),
        *(paths.circle(x, y, 0.75, theme.paper, _pen(theme, 0.3)) for x, y in holes),
    )


def _eyeball(theme: Theme) -> tuple[Item, ...]:
    return (
        paths.circle(5, 5, 4.7, theme.paper, _pen(theme)),
        paths.lines(((0.9, 4, 2.2, 4.4), (1.5, 7.4, 2.6, 6.6), (9.1, 4, 7.8, 4.4)), Stroke(theme.accent, 0.3)),
        paths.circle(5, 5, 2.5, theme.badge, _pen(theme, 0.4)),
        paths.circle(5, 5, 1.2, theme.text),
        paths.circle(4.2, 4.2, 0.6, theme.paper),
    )


def _coin(theme: Theme) -> tuple[Item, ...]:
    return (
        paths.circle(5, 5, 4.7, theme.badge, _pen(theme)),
        paths.circle(5, 5, 3.5, None, Stroke(theme.on_badge, 0.5)),
        paths.polygon(paths.star_points(5, 5, 2.4, 1.0), theme.on_badge),
    )


def _hourglass(theme: Theme) -> tuple[Item, ...]:
    glass = ((2.2, 1.2), (7.8, 1.2), (5.5, 5), (7.8, 8.8), (2.2, 8.8), (4.5, 5))
    return (
        paths.polygon(glass, theme.paper, _pen(theme)),
        paths.polygon(((3.7, 2.9), (6.3, 2.9), (5, 5)), theme.accent),
        paths.polygon(((2.9, 8.6), (7.1, 8.6), (5, 6.9)), theme.accent),
        paths.lines(((1.5, 0.8, 8.5, 0.8), (1.5, 9.2, 8.5, 9.2)), Stroke(theme.line, 0.9, round=True)),
    )


def _tile(theme: Theme) -> tuple[Item, ...]:
    """Draw the special tile: a stitched square whose spaces are all filled."""
    spaces = [(2.0 + column * 2.1, 2.0 + row * 2.1) for row in range(3) for column in range(3)]
    return (
        paths.rounded_rect(0.4, 0.4, 9.2, 9.2, 0.9, theme.badge, _pen(theme)),
        paths.rounded_rect(1.1, 1.1, 7.8, 7.8, 0.5, None, Stroke(theme.on_badge, 0.3, (0.9, 0.6))),
        *(paths.rect(x, y, 1.8, 1.8, theme.on_badge) for x, y in spaces),
    )


def _flag(theme: Theme) -> tuple[Item, ...]:
    """Draw the flag at the end of a way."""
    cloth = [(2.6, 0.9), (8.8, 2.2), (7.2, 3.5), (8.8, 5.0), (2.6, 5.6)]
    return (
        paths.polygon(cloth, theme.badge, _pen(theme)),
        paths.line(2.4, 0.6, 2.4, 9.5, Stroke(theme.line, 0.9, round=True)),
    )


def _star(theme: Theme) -> tuple[Item, ...]:
    return (paths.polygon(paths.star_points(5, 5.3, 4.8, 2.1), theme.badge, _pen(theme)),)


def _tick(theme: Theme) -> tuple[Item, ...]:
    return (paths.polyline(((1.3, 5.4), (4, 8.2), (8.8, 1.8)), _strong(theme, 1.4)),)


def _cross(theme: Theme) -> tuple[Item, ...]:
    return (paths.lines(((1.7, 1.7, 8.3, 8.3), (1.7, 8.3, 8.3, 1.7)), _strong(theme, 1.4)),)


def _arrow(theme: Theme) -> tuple[Item, ...]:
    return (
        paths.line(0.8, 5, 7, 5, _strong(theme, 1.1)),
        paths.polygon(((6.2, 2.6), (9.6, 5), (6.2, 7.4)), theme.accent),
    )


def _pencil(theme: Theme) -> tuple[Item, ...]:
    return (
        paths.polygon(((2.1, 6.3), (7.4, 1.0), (9.0, 2.6), (3.7, 7.9)), theme.badge, _pen(theme)),
        paths.polygon(((2.1, 6.3), (3.7, 7.9), (1.0, 9.0)), theme.paper, _pen(theme)),
        paths.line(6.3, 2.1, 7.9, 3.7, _pen(theme)),
    )


def _eraser(theme: Theme) -> tuple[Item, ...]:
    return (
        paths.polygon(((1.0, 6.6), (5.9, 1.7), (9.0, 4.8), (4.1, 9.7)), theme.paper, _pen(theme)),
        paths.polygon(((1.0, 6.6), (2.9, 4.7), (6.0, 7.8), (4.1, 9.7)), theme.badge, _pen(theme)),
    )


def _box(theme: Theme) -> tuple[Item, ...]:
    """Draw an open box; what goes into it stands in the upper half."""
    return (
        paths.polygon(((0.6, 5.0), (9.4, 5.0), (8.6, 9.6), (1.4, 9.6)), theme.panel, _pen(theme)),
        paths.polygon(((0.6, 5.0), (2.6, 6.4), (7.4, 6.4), (9.4, 5.0)), theme.badge, _pen(theme)),
    )


PICTURES: dict[str, Draw] = {
    "neighbour": _neighbour,
    "single": _single,
    "cut": _cut,
    "repeat": _repeat,
    "scissors": _scissors,
    "empty": _empty,
    "button": _button,
    "eyeball": _eyeball,
    "coin": _coin,
    "hourglass": _hourglass,
    "tile": _tile,
    "star": _star,
    "flag": _flag,
    "tick": _tick,
    "cross": _cross,
    "arrow": _arrow,
    "pencil": _pencil,
    "eraser": _eraser,
    "box": _box,
}


def leap(start: float, end: float, foot: float, height: float, theme: Theme) -> list[Item]:
    """Draw an arrow that rises at one x and comes down at another; the foot is the y of both ends."""
    middle, radius = (start + end) / 2, (end - start) / 2
    flat = min(1.0, height / radius)
    curve = tuple(_pressed(segment, middle, foot, flat) for segment in arc(0, 0, radius, -82, 78))
    tip = (end, foot - 0.3)
    head = ((tip[0] - 1.6, tip[1] - 2.4), (tip[0] + 1.2, tip[1] - 2.6), tip)
    return [Path(curve, None, Stroke(theme.accent, 0.6, round=True)), paths.polygon(head, theme.accent)]


def _pressed(segment: Segment, x: float, y: float, flat: float) -> Segment:
    """Move a segment and press it flat."""
    name, *numbers = segment
    return (name, *[number * flat + y if at % 2 else number + x for at, number in enumerate(numbers)])
