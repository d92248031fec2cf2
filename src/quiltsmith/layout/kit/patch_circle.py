"""The circle of patches in two-player games."""

from __future__ import annotations

from math import cos, pi, sin

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.drawing.patches import draw_patch
from quiltsmith.layout.kit.circle import PATCHES, token_and_arrow
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item
from quiltsmith.style.print_style import Style

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
