"""What circles on the table have in common: patches to show, the token, and the way that it goes."""

from __future__ import annotations

from math import cos, pi, sin

from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.drawing.pictograms import arc
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Item, Path, Stroke
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
