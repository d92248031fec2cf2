"""Pages of panels, for reference sheets: as many as the paper needs to keep all type large enough to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.layout.drawing.panels import GAP, SMALLEST, columns, header, panel, rows
from quiltsmith.layout.sheets.faces import footer_room
from quiltsmith.layout.sheets.furniture import smallest_type
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Page
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import Paper

WIDE, NARROW = 190.0, 144.0
"""The widths that panels are drawn for, in millimetres; type is as large as it says at these."""
_HEIGHTS = {WIDE: 254.0, NARROW: 203.0}
_TALLEST = 290.0
_MOST_STRETCH = 1.5
_MARGIN = 9.6
_LEAST_MARGIN = 7.0
Draw = Callable[[Box], Sequence[Item]]


class Block(Struct, frozen=True):
    """A part of a page over its whole width: the least height that it needs, and what draws it into a box."""

    height: float
    draw: Draw


Blocks = Callable[[bool], Sequence[Block]]
"""Gives the blocks of a page for the wide (False) or the narrow design (True)."""


class PaperTooSmallError(QuiltsmithError):
    """Paper on which a page could not be read any more."""

    def __init__(self, paper: Paper) -> None:
        scale = smallest_type(0, 0) / SMALLEST
        super().__init__(
            _(
                "nobody could read this on paper of {width:g} × {height:g} mm; take at least "
                "{least_width:.0f} × {least_height:.0f} mm, for example a5",
                width=paper.width,
                height=paper.height,
                least_width=NARROW * scale + 2 * _LEAST_MARGIN,
                least_height=_HEIGHTS[NARROW] * scale + _LEAST_MARGIN + footer_room(0, 0),
            )
        )


def framed(title: str, height: float, draw: Draw, style: Style) -> Block:
    """Make a block of a panel with a title; `draw` fills the room inside."""

    def drawn(box: Box) -> list[Item]:
        items, inside = panel(box, title, style.theme)
        return [*items, *draw(inside)]

    return Block(height, drawn)


def side_by_side(blocks: Sequence[Block], widths: Sequence[float]) -> Block:
    """Put blocks beside each other into one."""

    def drawn(box: Box) -> list[Item]:
        places = columns(box, widths)
        return [item for block, place in zip(blocks, places, strict=True) for item in block.draw(place)]

    return Block(max(block.height for block in blocks), drawn)


def panel_pages(style: Style, title: str, beside: str, blocks: Blocks) -> list[Page]:
    """Lay out pages with a title and blocks below it, none of them with type too small for the paper.

    The pages have no footer yet; see `imposition.with_footers`.
    """
    room, is_narrow, scale = design_of(style.paper)
    _unused, below = header(room, title, beside, style.theme)
    shared = _shared_out(blocks(is_narrow), below.height)
    if shared is None:
        raise PaperTooSmallError(style.paper)

    def draw(part: Sequence[Block], box: Box) -> list[Item]:
        items, inside = header(box, title, beside, style.theme)
        height = min(inside.height, _height(part) * _MOST_STRETCH)
        places = rows(Box(inside.x, inside.y, inside.width, height), [block.height for block in part])
        return [*items, *(item for block, place in zip(part, places, strict=True) for item in block.draw(place))]

    return [_page(style.paper, title, draw(part, room), room, scale) for part in shared]


def whole_page(style: Style, label: str, draw: Callable[[Box, bool], Sequence[Item]]) -> Page:
    """Lay out one page that `draw` fills, in the wide or the narrow design; it has no footer yet."""
    room, is_narrow, scale = design_of(style.paper)
    return _page(style.paper, label, draw(room, is_narrow), room, scale)


def design_of(paper: Paper) -> tuple[Box, bool, float]:
    """Choose the width to draw for; give the room, whether it is the narrow one, and the scale to the paper."""
    margin = _margin(paper)
    width, height = paper.width - 2 * margin, paper.height - margin - _foot(paper)
    least = smallest_type(paper.width, paper.height) / SMALLEST
    for design in (WIDE, NARROW):
        scale = max(least, min(width / design, height / _HEIGHTS[design]))
        if width >= design * scale - 0.01:
            return (
                Box(0, 0, min(width / scale, design * 1.05), min(height / scale, _TALLEST)),
                design == NARROW,
                scale,
            )
    raise PaperTooSmallError(paper)


def _foot(paper: Paper) -> float:
    return footer_room(paper.width, paper.height)


def _margin(paper: Paper) -> float:
    return max(_LEAST_MARGIN, min(_MARGIN, paper.width * _MARGIN / 210))


def _page(paper: Paper, label: str, items: Sequence[Item], room: Box, scale: float) -> Page:
    """Scale what was drawn, and put it into the middle of the paper above the footer."""
    top = _margin(paper)
    x = (paper.width - room.width * scale) / 2
    y = top + (paper.height - top - _foot(paper) - room.height * scale) / 2
    return Page(paper.width, paper.height, (Group(tuple(items), x, y, scale=scale),), label)


def _shared_out(blocks: Sequence[Block], height: float) -> list[list[Block]] | None:
    """Share blocks out to as few pages as possible, and evenly; None if one is too tall for any page."""
    if max(block.height for block in blocks) > height + 0.01:
        return None
    best = _filled(blocks, height)
    # A lower page that does not take more of them leaves less air on the last.
    for percent in range(99, 0, -1):
        shared = _filled(blocks, height * percent / 100)
        if len(shared) > len(best) or max(map(_height, shared)) > height * percent / 100:
            return best
        best = shared
    return best


def _filled(blocks: Sequence[Block], height: float) -> list[list[Block]]:
    parts: list[list[Block]] = [[]]
    for block in blocks:
        if parts[-1] and _height([*parts[-1], block]) > height + 0.01:
            parts.append([])
        parts[-1].append(block)
    return parts


def _height(blocks: Sequence[Block]) -> float:
    return sum(block.height for block in blocks) + GAP * (len(blocks) - 1)
