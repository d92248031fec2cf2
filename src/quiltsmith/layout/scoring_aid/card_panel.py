"""The face of a scoring aid on a card: its size, its ground and its title."""

from __future__ import annotations

from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style

WIDTH, HEIGHT = 63.0, 88.0
"""A poker card in millimetres."""
_EDGE = 4.0


def face(title: str, style: Style) -> tuple[list[Item], Box]:
    """Begin a face: its ground and title; give the room below."""
    theme = style.theme
    inner = Box(_EDGE, _EDGE, WIDTH - 2 * _EDGE, HEIGHT - 2 * _EDGE)
    items: list[Item] = [
        paths.rect(0, 0, WIDTH, HEIGHT, theme.card),
        *fit_text(
            title, Box(inner.x, inner.y, inner.width, 5.5), TextStyle(12, "display", theme.accent, "centre")
        ),
        paths.line(inner.x, inner.y + 6.6, inner.right, inner.y + 6.6, theme.line_stroke(0.3)),
    ]
    return items, Box(inner.x, inner.y + 8, inner.width, inner.height - 8)
