"""Pages to read: panels with a title on their edge, shared out to as few pages as hold them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.sheets.page_furniture import footer_room, smallest_type
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Page, Symbol
from quiltsmith.scene.text import TextStyle, fit_text, line_height, text_width, wrap_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import Paper
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
    while size > SMALLEST and _numbered_height(texts, box, size) > box.height:
        size -= _STEP
    height = _numbered_height(texts, box, size)
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


def _numbered_height(texts: Sequence[str], box: Box, size: float) -> float:
    return sum(_text_height(text, box, size) for text in texts)


def _text_height(text: str, box: Box, size: float) -> float:
    """Measure a text with its number, which is a little higher than one line."""
    lines = wrap_text(text, box.width - _NUMBER, size) or (text,)
    return max(2 * _BADGE + 0.6, 2.0 + len(lines) * line_height(size))
