"""Paths for the usual figures."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Fabric, Path, Segment, Stroke

Fill = Colour | Fabric | None
ARC = 4 / 3 * (2**0.5 - 1)
"""How far the handles of a quarter circle reach, as a share of its radius."""


def rect(x: float, y: float, width: float, height: float, fill: Fill = None, stroke: Stroke | None = None) -> Path:
    """Draw an upright rectangle."""
    right, bottom = x + width, y + height
    return Path((("M", x, y), ("L", right, y), ("L", right, bottom), ("L", x, bottom), ("Z",)), fill, stroke)


def box_path(box: Box, fill: Fill = None, stroke: Stroke | None = None, radius: float = 0.0) -> Path:
    """Draw a box, with round corners if a radius is given."""
    if radius:
        return rounded_rect(box.x, box.y, box.width, box.height, radius, fill, stroke)
    return rect(box.x, box.y, box.width, box.height, fill, stroke)


def rounded_rect(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float,
    fill: Fill = None,
    stroke: Stroke | None = None,
) -> Path:
    """Draw an upright rectangle with round corners."""
    r = min(radius, width / 2, height / 2)
    h = r * (1 - ARC)
    right, bottom = x + width, y + height
    segments: tuple[Segment, ...] = (
        ("M", x + r, y),
        ("L", right - r, y),
        ("C", right - h, y, right, y + h, right, y + r),
        ("L", right, bottom - r),
        ("C", right, bottom - h, right - h, bottom, right - r, bottom),
        ("L", x + r, bottom),
        ("C", x + h, bottom, x, bottom - h, x, bottom - r),
        ("L", x, y + r),
        ("C", x, y + h, x + h, y, x + r, y),
        ("Z",),
    )
    return Path(segments, fill, stroke)


def circle(x: float, y: float, radius: float, fill: Fill = None, stroke: Stroke | None = None) -> Path:
    """Draw a circle around a centre."""
    return Path(circle_segments(x, y, radius), fill, stroke)


def circle_segments(x: float, y: float, r: float) -> tuple[Segment, ...]:
    """Return the curves of a circle around a centre."""
    h = r * ARC
    return (
        ("M", x + r, y),
        ("C", x + r, y + h, x + h, y + r, x, y + r),
        ("C", x - h, y + r, x - r, y + h, x - r, y),
        ("C", x - r, y - h, x - h, y - r, x, y - r),
        ("C", x + h, y - r, x + r, y - h, x + r, y),
        ("Z",),
    )


def line(x1: float, y1: float, x2: float, y2: float, stroke: Stroke) -> Path:
    """Draw one straight line."""
    return Path((("M", x1, y1), ("L", x2, y2)), None, stroke)


def lines(ends: Iterable[tuple[float, float, float, float]], stroke: Stroke) -> Path:
    """Draw many straight lines as one path, which is much smaller and faster than one path for each."""
    segments: list[Segment] = []
    for x1, y1, x2, y2 in ends:
        segments += (("M", x1, y1), ("L", x2, y2))
    return Path(tuple(segments), None, stroke)


def polygon(points: Iterable[tuple[float, float]], fill: Fill = None, stroke: Stroke | None = None) -> Path:
    """Draw straight lines from point to point and back to the first."""
    return Path((*_through(points), ("Z",)), fill, stroke)


def polyline(points: Iterable[tuple[float, float]], stroke: Stroke) -> Path:
    """Draw straight lines from point to point."""
    return Path(_through(points), None, stroke)


def grid(box: Box, rows: int, columns: int, stroke: Stroke) -> Path:
    """Draw the lines between the cells of a box, without its outline."""
    across = [box.y + box.height * row / rows for row in range(1, rows)]
    down = [box.x + box.width * column / columns for column in range(1, columns)]
    return lines([(box.x, y, box.right, y) for y in across] + [(x, box.y, x, box.bottom) for x in down], stroke)


def star_points(x: float, y: float, outer: float, inner: float, rays: int = 5) -> list[tuple[float, float]]:
    """Return the corners of a star that points upwards."""
    corners = []
    for corner in range(2 * rays):
        radius = inner if corner % 2 else outer
        angle = pi * corner / rays
        corners.append((x + radius * sin(angle), y - radius * cos(angle)))
    return corners


def bounds(path: Path) -> Box:
    """Return the box that holds all points of a path, handles of curves included."""
    numbers = [segment[1:] for segment in path.segments]
    xs = [x for row in numbers for x in row[::2]]
    ys = [y for row in numbers for y in row[1::2]]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _through(points: Iterable[tuple[float, float]]) -> tuple[Segment, ...]:
    return tuple(("L" if number else "M", x, y) for number, (x, y) in enumerate(points))
