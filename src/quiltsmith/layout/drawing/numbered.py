"""Numbered steps, all in one size."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.layout.drawing.panels import SMALLEST, paragraph
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item
from quiltsmith.scene.text import TextStyle, fit_text, line_height, wrap_text
from quiltsmith.style.print_style import Style

_SIZE = 11.0
_STEP = 0.5
_NUMBER = 8.0
_BADGE = 2.8
_MOST_GAP = 5.0


def numbered(texts: Sequence[str], box: Box, style: Style, marks: Sequence[str] = ()) -> list[Item]:
    """Set texts below each other in one size and in the middle of the box, with numbers before them.

    Where they are no sequence, `marks` stand in place of the numbers, and for an empty one nothing.
    """
    theme = style.theme
    size = _SIZE
    while size > SMALLEST and _height(texts, box, size) > box.height:
        size -= _STEP
    height = _height(texts, box, size)
    gap = max(0.0, min(_MOST_GAP, (box.height - height) / len(texts)))
    y = box.y + max(0.0, box.height - height - gap * (len(texts) - 1)) / 2
    items: list[Item] = []
    for number, text in enumerate(texts, 1):
        badge = Box(box.x, y, 2 * _BADGE, 2 * _BADGE)
        room = Box(box.x + _NUMBER, y + 1.2, box.width - _NUMBER, _text_height(text, box, size) - 1.2)
        mark = marks[number - 1] if marks else str(number)
        if mark:
            items.append(paths.circle(*badge.centre, _BADGE, theme.badge, theme.line_stroke(0.3)))
            items += fit_text(mark, badge, TextStyle(9, "bold", theme.on_badge, "centre"))
        items += paragraph(text, room, theme, size)
        y = room.bottom + gap
    return items


def _height(texts: Sequence[str], box: Box, size: float) -> float:
    return sum(_text_height(text, box, size) for text in texts)


def _text_height(text: str, box: Box, size: float) -> float:
    """Measure a text with its number, which is a little higher than one line."""
    lines = wrap_text(text, box.width - _NUMBER, size) or (text,)
    return max(2 * _BADGE + 0.6, 2.0 + len(lines) * line_height(size))
