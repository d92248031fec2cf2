"""Panels with a title on their edge, headers, and boxes parted into rows and columns."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Symbol
from quiltsmith.scene.text import TextStyle, fit_text, line_height, text_width, wrap_text
from quiltsmith.style.theme import Theme

GAP = 4.0
BODY = 9.0
"""The usual size of type in points."""
SMALLEST = 7.0
_HEADER = 14.0
_BELOW_TEXT = 1.0


def header(box: Box, title: str, beside: str, theme: Theme) -> tuple[list[Item], Box]:
    """Draw a page's title with a strip of fabric below it; give the room that is left."""
    right = min(text_width(beside, 12, "bold") + 1, box.width * 0.4)
    titled = Box(box.x, box.y, box.width - right - 4, _HEADER - 5)
    strip = paths.rect(0, 0, box.width, 2.4, theme.back, theme.line_stroke(0.25))
    items: list[Item] = [
        *fit_text(title, titled, TextStyle(24, "display", theme.accent)),
        *fit_text(
            beside, Box(box.right - right, box.y, right, _HEADER - 5), TextStyle(12, "bold", theme.muted, "right")
        ),
        Group((strip,), box.x, box.y + _HEADER - 4),
    ]
    used = _HEADER + 2
    return items, Box(box.x, box.y + used, box.width, box.height - used)


def panel(box: Box, title: str, theme: Theme) -> tuple[list[Item], Box]:
    """Draw a panel with a title on its upper edge; give the room inside."""
    width = min(text_width(title, 11, "bold") + 6, box.width - 8)
    tab = Box(box.x + 4, box.y, width, 6)
    items: list[Item] = [
        paths.box_path(
            Box(box.x, box.y + 3, box.width, box.height - 3), theme.panel, theme.line_stroke(0.35), 2.5
        ),
        paths.box_path(tab, theme.badge, theme.line_stroke(0.35), 1.5),
        *fit_text(title, tab.inset(2, 0.3), TextStyle(11, "bold", theme.on_badge, "centre")),
    ]
    return items, Box(box.x + 4, box.y + 8, box.width - 8, box.height - 11)


def rows(box: Box, heights: Sequence[float], gap: float = GAP) -> list[Box]:
    """Part a box into rows of at least these heights; what is left over is shared out in proportion."""
    return [Box(box.x, box.y + start, box.width, length) for start, length in _parts(box.height, heights, gap)]


def columns(box: Box, widths: Sequence[float], gap: float = GAP) -> list[Box]:
    """Part a box into columns, whose widths keep their proportions."""
    return [Box(box.x + start, box.y, length, box.height) for start, length in _parts(box.width, widths, gap)]


def paragraph(
    text: str, box: Box, theme: Theme, size: float = BODY, *, is_bold: bool = False, is_muted: bool = False
) -> Sequence[Item]:
    """Set a text from the top of a box."""
    return fit_text(
        text,
        box,
        TextStyle(
            size,
            "bold" if is_bold else "text",
            theme.muted if is_muted else theme.text,
            valign="top",
            wrap=True,
            smallest=min(size, SMALLEST),
        ),
    )


def told(
    text: str, box: Box, theme: Theme, size: float = BODY, *, is_muted: bool = False
) -> tuple[Sequence[Item], Box]:
    """Set a text over the width of a box, in one size whatever its length; give the room that it leaves below."""
    lines = wrap_text(text, box.width, size) or (text,)
    used = len(lines) * line_height(size)
    room = Box(box.x, box.y, box.width, min(used, box.height))
    below = used + _BELOW_TEXT
    return (
        paragraph(text, room, theme, size, is_muted=is_muted),
        Box(box.x, box.y + below, box.width, box.height - below),
    )


def stamped(name: str, side: float, theme: Theme) -> Symbol:
    """Make a small picture into a symbol, for pages that show it often."""
    return Symbol(name, side, side, (picture(name, Box(0, 0, side, side), theme),))


def _parts(length: float, shares: Sequence[float], gap: float) -> list[tuple[float, float]]:
    scale = (length - gap * (len(shares) - 1)) / sum(shares)
    starts, at = [], 0.0
    for share in shares:
        starts.append((at, share * scale))
        at += share * scale + gap
    return starts
