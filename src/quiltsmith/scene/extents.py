"""Where texts and form fields end up on a page; tests use it to see that nothing leaves its box."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, hypot, radians, sin

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import POINT, FormField, Group, Item, Page, Tagged, Text, Use
from quiltsmith.scene.fonts import font
from quiltsmith.scene.text import text_width

Matrix = tuple[float, float, float, float, float, float]
UNMOVED: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


class PlacedText(Struct, frozen=True):
    """A text with the box of its ink, the box it was given and its size in points, all as they are on the page."""

    text: Text
    box: Box
    area: Box | None
    size: float


def placed_texts(page: Page) -> list[PlacedText]:
    """Find all texts of a page, those in groups and symbols too."""
    return list(_walk(page.items, UNMOVED))


def placed_fields(page: Page) -> list[FormField]:
    """Find all form fields of a page, with their boxes in the page's coordinates; symbols have none."""
    return list(_walk_fields(page.items, UNMOVED))


class PlacedLink(Struct, frozen=True):
    """An area of a page that leads to another one, counted from 0."""

    box: Box
    page: int
    label: str


def placed_links(page: Page) -> list[PlacedLink]:
    """Find all links of a page in the order in which they are drawn, in the page's coordinates."""
    return list(_walk_links(page.items, UNMOVED))


def group_matrix(group: Group) -> Matrix:
    """Return the movement of a group as a matrix: x' = a·x + c·y + e, y' = b·x + d·y + f."""
    if not group.rotate:
        return group.scale, 0.0, 0.0, group.scale, group.x, group.y
    angle = radians(group.rotate)
    c, s = cos(angle) * group.scale, sin(angle) * group.scale
    return c, s, -s, c, group.x, group.y


def _walk(items: Iterable[Item], matrix: Matrix) -> Iterator[PlacedText]:
    for item in items:
        if isinstance(item, Text):
            area = None if item.box is None else _moved(item.box, matrix)
            size = item.size * hypot(matrix[0], matrix[1])
            yield PlacedText(item, _moved(_ink(item), matrix), area, size)
        elif isinstance(item, Group):
            yield from _walk(item.items, _combined(matrix, group_matrix(item)))
        elif isinstance(item, Use):
            yield from _walk(item.symbol.items, _combined(matrix, (1, 0, 0, 1, item.x, item.y)))


def _walk_fields(items: Iterable[Item], matrix: Matrix) -> Iterator[FormField]:
    for item in items:
        if isinstance(item, FormField):
            yield replace(item, box=_moved(item.box, matrix))
        elif isinstance(item, Group):
            yield from _walk_fields(item.items, _combined(matrix, group_matrix(item)))


def _walk_links(items: Iterable[Item], matrix: Matrix) -> Iterator[PlacedLink]:
    for item in items:
        if isinstance(item, Tagged) and item.target is not None and item.area is not None:
            yield PlacedLink(_moved(item.area, _combined(matrix, group_matrix(item))), item.target, item.alt)
        elif isinstance(item, Group):
            yield from _walk_links(item.items, _combined(matrix, group_matrix(item)))


def _ink(text: Text) -> Box:
    width = text_width(text.text, text.size, text.font)
    x = text.x - {"left": 0.0, "centre": 0.5, "right": 1.0}[text.align] * width
    metrics = font(text.font)
    height = metrics.cap_height * text.size * POINT
    below = metrics.descent * 0.9 * text.size * POINT if any(letter in "gjpqyQ,;()" for letter in text.text) else 0
    return Box(x, text.y - height, width, height + below)


def _combined(outer: Matrix, inner: Matrix) -> Matrix:
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f


def _moved(box: Box, matrix: Matrix) -> Box:
    a, b, c, d, e, f = matrix
    if a > 0 and d > 0 and b == c == 0:
        x, y = a * box.x + e, d * box.y + f
        return Box(x, y, a * box.right + e - x, d * box.bottom + f - y)
    corners = [(x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]
    xs = [a * x + c * y + e for x, y in corners]
    ys = [b * x + d * y + f for x, y in corners]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
