"""Pages of panels, for reference sheets: drawn for one width, then scaled to any paper that can show them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quiltsmith.layout.sheets.furniture import FURNITURE_HEIGHT, UNPRINTABLE
from quiltsmith.scene.elements import Box, Group, Item, Page
from quiltsmith.style.choices import Style
from quiltsmith.style.paper import Paper
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

DESIGN_WIDTH, DESIGN_HEIGHT = 190.0, 254.0
"""The room that pages of panels are drawn for, at least; type is as large as it says at this size."""
TALLEST = 290.0
_SMALLEST_SCALE = 0.66
_MARGIN = 10.0
_LEAST_MARGIN = 7.0
_FOOT = UNPRINTABLE + FURNITURE_HEIGHT + 3.0
Draw = Callable[[Box], Sequence[Item]]


class PaperTooSmallError(Refusal):
    """Paper on which a page could not be read any more."""

    def __init__(self, paper: Paper) -> None:
        width = DESIGN_WIDTH * _SMALLEST_SCALE + 2 * _LEAST_MARGIN
        height = DESIGN_HEIGHT * _SMALLEST_SCALE + _LEAST_MARGIN + _FOOT
        super().__init__(
            say(
                "nobody could read this on paper of {width:g} × {height:g} mm; take at least "
                "{least_width:.0f} × {least_height:.0f} mm, for example a5",
                width=paper.width,
                height=paper.height,
                least_width=width,
                least_height=height,
            )
        )


def panel_page(style: Style, label: str, draw: Draw) -> Page:
    """Lay out a page: `draw` fills a box of at least the design's size, which is then scaled to the paper.

    The page has no footer yet; see `imposition.with_footers`.
    """
    paper = style.paper
    margin = max(_LEAST_MARGIN, min(_MARGIN, paper.width * _MARGIN / 210))
    room = Box(margin, margin, paper.width - 2 * margin, paper.height - margin - _FOOT)
    scale = min(room.width / DESIGN_WIDTH, room.height / DESIGN_HEIGHT)
    if scale < _SMALLEST_SCALE:
        raise PaperTooSmallError(paper)
    width = min(room.width / scale, DESIGN_WIDTH * 1.05)
    height = min(room.height / scale, TALLEST)
    x = room.x + (room.width - width * scale) / 2
    y = room.y + (room.height - height * scale) / 2
    content = Group(tuple(draw(Box(0, 0, width, height))), x, y, scale=scale)
    return Page(paper.width, paper.height, (content,), label)
