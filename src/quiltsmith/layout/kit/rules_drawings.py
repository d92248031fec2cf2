"""Drawings for reminders of rules: circles on the table, and patches that are drawn well or badly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, pi, radians, sin

from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.drawing.patch_drawing import draw_patch, patch_in
from quiltsmith.layout.drawing.pictograms import arc
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Path, Stroke
from quiltsmith.style.print_style import Style

_PATCHES = tuple(
    Shape.parse(drawing) for drawing in ("##./.##", "###/.#.", "#./#./##", "##/##/#.", "#.#/###", "####")
)
_ZED, _TEE, _ELL = _PATCHES[:3]
_SMALLEST = Shape.parse("##")
_GRID = 6
_DRAWN: dict[str, tuple[tuple[Shape, int, int], ...]] = {
    "right": ((_ZED, 0, 0), (_TEE, 3, 3)),
    "turned": ((_ELL, 0, 0), (_ELL.rotated(), 4, 0), (_ELL.mirrored(), 1, 4)),
    "over": ((_ZED, 1, 1), (_TEE, 2, 2)),
    "out": ((_ZED, 1, 0), (_TEE, 3, 4)),
}
"""Patches on a piece of a board, by row and column."""


def card_circle(count: int, box: Box, style: Style) -> list[Item]:
    """Draw so many cards in a circle with the token in a gap and an arrow the way it goes."""
    theme, radius = style.theme, box.shorter_side / 2
    width = min(radius * 0.36, 2 * pi * radius * 0.62 / count * 0.72)
    card = Box.around(0, 0, width, width * 1.4)
    middle = radius - card.height / 2 - 0.5

    def draw(number: int) -> Iterator[Item]:
        shape = _PATCHES[number % len(_PATCHES)]
        cell = width * 0.72 / max(shape.columns, shape.rows)
        yield paths.box_path(card, theme.card, theme.line_stroke(0.35), width * 0.1)
        yield patch_in(card, shape, theme.fabric(style.seed + number), cell, theme.line_stroke(0.25))

    return [*_circle(count, box, middle, draw), *_token(box, middle, middle - card.height / 2 - 3, style)]


def patch_circle(choice: int, box: Box, style: Style) -> list[Item]:
    """Draw patches in a circle, the neutral token, and which of them are on sale."""
    theme, radius = style.theme, box.shorter_side / 2
    count, middle, cell = max(12, choice + 6), radius * 0.82, radius * 0.075

    def draw(number: int) -> Iterator[Item]:
        # The token stands just behind the smallest patch, so that one comes before it.
        shape = _SMALLEST if number == count - 1 else _PATCHES[number % len(_PATCHES)]
        fabric = theme.fabric(style.seed + number) if number < choice else theme.paper
        pen = theme.line_stroke(0.35) if number < choice else theme.guide_stroke(0.3)
        yield patch_in(Box(0, 0, 0, 0), shape, fabric, cell, pen, grid=theme.guide_stroke(0.12))

    return [*_circle(count, box, middle, draw), *_token(box, middle, middle - cell * 4, style)]


def _circle(count: int, box: Box, radius: float, draw: Callable[[int], Iterator[Item]]) -> Iterator[Item]:
    """Put things into a circle, each turned the way it faces; a gap is at the top."""
    x, y = box.centre
    for number in range(count):
        turn = 360 * (number + 0.5) / count
        angle = radians(turn)
        yield Group(tuple(draw(number)), x + radius * sin(angle), y - radius * cos(angle), rotate=turn)


def _token(box: Box, middle: float, inner: float, style: Style) -> list[Item]:
    """Draw the token in the gap of a circle, and an arrow the way it goes."""
    theme, (x, y), end = style.theme, box.centre, radians(62)
    tip = (x + inner * sin(end), y - inner * cos(end))
    along, out = (cos(end), sin(end)), (sin(end), -cos(end))
    head = [
        (tip[0] + along[0] * 2.6, tip[1] + along[1] * 2.6),
        (tip[0] + out[0] * 1.7, tip[1] + out[1] * 1.7),
        (tip[0] - out[0] * 1.7, tip[1] - out[1] * 1.7),
    ]
    return [
        Path(arc(x, y, inner, 8, 62), None, Stroke(theme.accent, 0.7, round=True)),
        paths.polygon(head, theme.accent),
        paths.circle(x, y - middle, 2.6, theme.badge, theme.line_stroke(0.5)),
        paths.circle(x, y - middle, 1.2, theme.paper, theme.line_stroke(0.3)),
    ]


def drawing_example(key: str, box: Box, style: Style) -> list[Item]:
    """Draw a piece of a board with patches on it, drawn well or badly."""
    theme = style.theme
    cell = box.cell_size(_GRID, _GRID + 1.5)
    board = box.grid(_GRID, _GRID, cell)
    items: list[Item] = [
        paths.box_path(board.box, theme.paper),
        paths.grid(board.box, _GRID, _GRID, theme.guide_stroke(0.2)),
        paths.box_path(board.box, None, theme.line_stroke(0.45)),
    ]
    pen, guide = theme.line_stroke(0.35), theme.line_stroke(0.1)
    for number, (shape, row, column) in enumerate(_DRAWN[key]):
        place = board.at(row, column)
        cloth = theme.fabric(style.seed + number)
        items.append(draw_patch(shape, cloth, cell, pen, x=place.x, y=place.y, grid=guide))
    return items
