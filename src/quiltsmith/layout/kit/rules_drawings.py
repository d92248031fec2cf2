"""Drawings for reminders of rules: circles on the table, and patches that are drawn well or badly."""

from __future__ import annotations

from math import cos, pi, sin

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.layout.drawing.pictograms import arc
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Path, Stroke
from quiltsmith.style.print_style import Style

PATCHES = tuple(
    Shape.parse(drawing) for drawing in ("##./.##", "###/.#.", "#./#./##", "##/##/#.", "#.#/###", "####")
)


def token_and_arrow(x: float, y: float, middle: float, inner: float, style: Style) -> list[Item]:
    """Draw the token in a gap of the circle, and an arrow the way it goes."""
    theme = style.theme
    end = 62.0 * pi / 180
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


_GRID = 6
Place = tuple[Shape, int, int]


def card_circle(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    """Draw the cards in a circle with the token in a gap and an arrow the way it goes."""
    theme = style.theme
    count = game.circle
    x, y = box.centre
    radius = min(box.width, box.height) / 2
    width = min(radius * 0.36, 2 * pi * radius * 0.62 / count * 0.72)
    height = width * 1.4
    middle = radius - height / 2 - 0.5
    items: list[Item] = []
    for number in range(count):
        turn = 360 * (number + 0.5) / count
        angle = turn * pi / 180
        shape = PATCHES[number % len(PATCHES)]
        cell = width * 0.72 / max(shape.columns, shape.rows)
        card = (
            paths.rounded_rect(
                -width / 2, -height / 2, width, height, width * 0.1, theme.card, theme.line_stroke(0.35)
            ),
            draw_patch(
                shape,
                theme.fabric(style.seed + number),
                cell,
                theme.line_stroke(0.25),
                x=-shape.columns * cell / 2,
                y=-shape.rows * cell / 2,
            ),
        )
        items.append(Group(card, x + middle * sin(angle), y - middle * cos(angle), rotate=turn))
    return [*items, *token_and_arrow(x, y, middle, middle - height / 2 - 3, style)]


def drawing_example(key: str, box: Box, style: Style) -> list[Item]:
    """Draw a piece of a board with patches on it, drawn well or badly."""
    theme = style.theme
    cell = min(box.width / (_GRID + 1.5), box.height / _GRID)
    side = cell * _GRID
    board = Box(box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side)
    items: list[Item] = [
        paths.box_path(board, theme.paper),
        paths.grid(board, _GRID, _GRID, theme.guide_stroke(0.2)),
        paths.box_path(board, None, theme.line_stroke(0.45)),
    ]
    for number, (shape, row, column) in enumerate(_placed(key)):
        x, y = board.x + column * cell, board.y + row * cell
        pen = theme.line_stroke(0.35)
        items.append(
            draw_patch(shape, theme.fabric(style.seed + number), cell, pen, x=x, y=y, grid=theme.line_stroke(0.1))
        )
    return items


def _placed(key: str) -> tuple[Place, ...]:
    zed, tee, ell = PATCHES[:3]
    return {
        "right": ((zed, 0, 0), (tee, 3, 3)),
        "turned": ((ell, 0, 0), (ell.rotated(), 4, 0), (ell.mirrored(), 1, 4)),
        "over": ((zed, 1, 1), (tee, 2, 2)),
        "out": ((zed, 1, 0), (tee, 3, 4)),
    }[key]


_SMALLEST = Shape.parse("##")


def patch_circle(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    """Draw patches in a circle, the neutral token, and which of them are on sale."""
    theme = style.theme
    x, y = box.centre
    radius = min(box.width, box.height) / 2
    count = max(12, game.choice + 6)
    middle = radius * 0.82
    cell = radius * 0.075
    items: list[Item] = []
    for number in range(count):
        turn = 360 * (number + 0.5) / count
        angle = turn * pi / 180
        # The token stands just behind the smallest patch, so that one comes before it.
        shape = _SMALLEST if number == count - 1 else PATCHES[number % len(PATCHES)]
        is_on_sale = number < game.choice
        fabric = theme.fabric(style.seed + number) if is_on_sale else theme.paper
        pen = theme.line_stroke(0.35) if is_on_sale else theme.guide_stroke(0.3)
        drawn = draw_patch(
            shape,
            fabric,
            cell,
            pen,
            x=-shape.columns * cell / 2,
            y=-shape.rows * cell / 2,
            grid=theme.guide_stroke(0.12),
        )
        items.append(Group((drawn,), x + middle * sin(angle), y - middle * cos(angle), rotate=turn))
    return [*items, *token_and_arrow(x, y, middle, middle - cell * 4, style)]
