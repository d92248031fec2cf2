"""Shapes of an SVG drawing as segments of a path, moved to where they are seen."""

from __future__ import annotations

import re
from math import cos, isfinite, radians, sin, tan

from quiltsmith.scene.elements import Segment
from quiltsmith.style.pictures.svg_style import SvgStyleError, number
from quiltsmith.talk.saying import say

Matrix = tuple[float, float, float, float, float, float]
"""x' = a·x + c·y + e, y' = b·x + d·y + f."""
UNMOVED: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_MOVE = re.compile(r"\s*,?\s*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)")
_MOST_MOVES = 20
_FURTHEST = 1e7


class SvgShapeError(ValueError):
    """A shape that cannot be drawn."""


def combined(outer: Matrix, inner: Matrix) -> Matrix:
    """Give the movement that does the inner one first."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f


def parse_transform(text: str) -> Matrix:
    """Read `translate(1 2) rotate(30)` and the like."""
    matrix, at = UNMOVED, 0
    for _ in range(_MOST_MOVES):
        match = _MOVE.match(text, at)
        if match is None:
            break
        matrix = combined(matrix, _move(match[1], match[2]))
        at = match.end()
    if text[at:].strip():
        raise SvgShapeError(say("`{text}` is no movement", text=text[at : at + 20]))
    return matrix


def path_data(tag: str, attributes: dict[str, str]) -> str:
    """Write a shape as the data of a path."""
    if tag == "path":
        return attributes.get("d", "")
    if tag in ("polyline", "polygon"):
        points = attributes.get("points", "").strip()
        return f"M{points}{'Z' if tag == 'polygon' else ''}" if points else ""

    def given(*names: str) -> list[float]:
        return [number(attributes.get(name, "0")) for name in names]

    if tag == "line":
        x1, y1, x2, y2 = given("x1", "y1", "x2", "y2")
        return f"M{x1} {y1}L{x2} {y2}"
    if tag == "rect":
        x, y, width, height = given("x", "y", "width", "height")
        return _rectangle(x, y, width, height, attributes)
    x, y = given("cx", "cy")
    across, down = given("r", "r") if tag == "circle" else given("rx", "ry")
    if across <= 0 or down <= 0:
        return ""
    half = f"A{across} {down} 0 1 0"
    return f"M{x - across} {y}{half} {x + across} {y}{half} {x - across} {y}Z"


def moved_segments(data: str, matrix: Matrix) -> tuple[Segment, ...]:
    """Read the data of a path, and move its points."""
    from fontTools.pens.recordingPen import RecordingPen
    from fontTools.svgLib.path import parse_path

    pen = RecordingPen()
    try:
        parse_path(data, pen)
    except (ValueError, TypeError, IndexError, AssertionError, ZeroDivisionError, OverflowError):
        raise SvgShapeError(say("the data of a path cannot be read: `{text}`", text=data[:20])) from None
    segments: list[Segment] = []
    last = (0.0, 0.0)
    for name, points in pen.value:
        if name == "moveTo":
            segments.append(("M", *_moved(points[0], matrix)))
        elif name == "lineTo":
            segments.append(("L", *_moved(points[0], matrix)))
        elif name == "curveTo":
            segments.append(("C", *(share for point in points for share in _moved(point, matrix))))
        elif name == "qCurveTo":
            segments.append(("C", *(share for point in _cubic(last, *points) for share in _moved(point, matrix))))
        elif name == "closePath":
            segments.append(("Z",))
        last = points[-1] if points else last
    return tuple(segments)


def _move(kind: str, text: str) -> Matrix:
    try:
        values = [number(word) for word in text.replace(",", " ").split()]
    except SvgStyleError as error:
        raise SvgShapeError(str(error)) from None
    first, second, *_ = [*values, 0.0, 0.0]
    if kind == "matrix" and len(values) == 6:
        a, b, c, d, e, f = values
        return a, b, c, d, e, f
    if kind == "translate" and values:
        return 1, 0, 0, 1, first, second
    if kind == "scale" and values:
        return first, 0, 0, second if len(values) > 1 else first, 0, 0
    if kind == "rotate" and len(values) in (1, 3):
        c, s = cos(radians(first)), sin(radians(first))
        x, y = values[1:] or (0.0, 0.0)
        return combined(combined((1, 0, 0, 1, x, y), (c, s, -s, c, 0, 0)), (1, 0, 0, 1, -x, -y))
    if kind == "skewX" and len(values) == 1:
        return 1, 0, tan(radians(first)), 1, 0, 0
    if kind == "skewY" and len(values) == 1:
        return 1, tan(radians(first)), 0, 1, 0, 0
    raise SvgShapeError(say("`{text}` is no movement", text=f"{kind}({text[:20]})"))


def _rectangle(x: float, y: float, width: float, height: float, attributes: dict[str, str]) -> str:
    if width <= 0 or height <= 0:
        return ""
    given = attributes.get("rx") or attributes.get("ry")
    across = min(number(attributes.get("rx") or given), width / 2) if given else 0.0
    down = min(number(attributes.get("ry") or given), height / 2) if given else 0.0
    if across <= 0 or down <= 0:
        return f"M{x} {y}H{x + width}V{y + height}H{x}Z"
    turn = f"a{across} {down} 0 0 1"
    return (
        f"M{x + across} {y}H{x + width - across}{turn} {across} {down}V{y + height - down}{turn} {-across} {down}"
        f"H{x + across}{turn} {-across} {-down}V{y + down}{turn} {across} {-down}Z"
    )


def _cubic(
    start: tuple[float, float], control: tuple[float, float], end: tuple[float, float]
) -> tuple[tuple[float, float], ...]:
    """Give a curve with one handle as one with two."""
    one = tuple(s + 2 / 3 * (c - s) for s, c in zip(start, control, strict=True))
    two = tuple(e + 2 / 3 * (c - e) for e, c in zip(end, control, strict=True))
    return (one[0], one[1]), (two[0], two[1]), end


def _moved(point: tuple[float, float], matrix: Matrix) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    x, y = a * point[0] + c * point[1] + e, b * point[0] + d * point[1] + f
    if not (isfinite(x) and isfinite(y) and abs(x) < _FURTHEST and abs(y) < _FURTHEST):
        raise SvgShapeError(say("a shape lies further away than any drawing is large"))
    return x, y
