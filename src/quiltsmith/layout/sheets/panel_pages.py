"""Pages to read: panels with a title on their edge, shared out to as few pages as hold them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.layout.sheets.page_furniture import footer_height, smallest_type
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Page, Tagged
from quiltsmith.scene.text import SMALLEST_SIZE, TextStyle, fit_text, line_height, wrap_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import Paper
from quiltsmith.style.theme import Theme

GAP = 4.0
BODY = 9.0
"""The usual size of type in points."""
SMALLEST = SMALLEST_SIZE
WIDE, NARROW = 190.0, 144.0
"""The widths that panels are drawn for, in millimetres; type is as large as it says at these."""
_HEIGHTS = {WIDE: 254.0, NARROW: 203.0}
_TALLEST = 290.0
_MOST_STRETCH = 1.5
_MARGIN, _LEAST_MARGIN = 9.6, 7.0
_TITLE_HEIGHT, _STRIP_HEIGHT = 9.0, 2.4
HEADER = 16.0
"""What the title of a page takes of its height."""
_BELOW_TEXT = 1.0
_BAND = 4.2
_STEPS, _STEP = 11.0, 0.5
_NUMBER, _BADGE = 8.0, 2.8
_MOST_GAP = 5.0


def figure(alt: str, items: Sequence[Item]) -> Tagged:
    """Say in words what a drawing shows, for those who hear a page."""
    return Tagged(tuple(items), role="Figure", alt=alt)


Draw = Callable[[Box], Sequence[Item]]


def header(box: Box, title: str, beside: str, theme: Theme) -> tuple[list[Item], Box]:
    """Draw a page's title with a strip of fabric below it; return what is left of the box, too."""
    large, small = TextStyle(24, "display", theme.accent), TextStyle(12, "bold", theme.muted, "right")
    width = min(small.width(beside) + 1, box.width * 0.4)
    left, right = box.top_strip(_TITLE_HEIGHT).split_right(width, 4)
    strip = paths.rect(0, 0, box.width, _STRIP_HEIGHT, theme.back, theme.line_stroke(0.25))
    items: list[Item] = [Tagged(fit_text(title, left, large), role="H1"), *fit_text(beside, right, small)]
    return [*items, Group((strip,), box.x, box.y + _TITLE_HEIGHT + 1)], box.shrink(top=HEADER)


def panel(box: Box, title: str, theme: Theme) -> tuple[list[Item], Box]:
    """Draw a panel with a title on its upper edge; return the box inside, too."""
    style, line = TextStyle(11, "bold", theme.on_badge, "centre"), theme.line_stroke(0.35)
    tab = box.shrink(left=4).left_strip(min(style.width(title) + 6, box.width - 8)).top_strip(6)
    frame = box.shrink(top=3)
    # A band of the panel's colour behind the tab; what is below stays white, which saves ink.
    band = paths.box_path(frame.top_strip(min(_BAND, frame.height)), theme.panel)
    items: list[Item] = [
        paths.box_path(frame, theme.paper, None, 2.5),
        Group((band,), clip=paths.box_path(frame, radius=2.5)),
        paths.box_path(frame, None, line, 2.5),
        paths.box_path(tab, theme.badge, line, 1.5),
        Tagged(fit_text(title, tab.inset(2, 0.3), style), role="H2"),
    ]
    return items, box.shrink(left=4, top=8, right=4, bottom=3)


def body_style(theme: Theme, size: float = BODY, *, is_muted: bool = False) -> TextStyle:
    """Return how paragraphs are set: from the top of their box, in as many lines as they need."""
    colour = theme.muted if is_muted else theme.text
    return TextStyle(size, "text", colour, valign="top", wrap=True, smallest=min(size, SMALLEST))


def paragraph(text: str, box: Box, theme: Theme, size: float = BODY, *, is_muted: bool = False) -> Sequence[Item]:
    """Set a text from the top of a box."""
    return fit_text(text, box, body_style(theme, size, is_muted=is_muted))


def paragraph_above(
    text: str, box: Box, theme: Theme, size: float = BODY, *, is_muted: bool = False
) -> tuple[list[Item], Box]:
    """Set a text over the width of a box, in one size whatever its length; return what is left below it, too."""
    style = body_style(theme, size, is_muted=is_muted)
    height = style.height(text, box.width)
    return [*fit_text(text, box.top_strip(min(height, box.height)), style)], box.shrink(top=height + _BELOW_TEXT)


def numbered(texts: Sequence[str], box: Box, style: Style, marks: Sequence[str] = ()) -> list[Item]:
    """Set texts below each other in one size and in the middle of the box, with numbers before them.

    Where they are no sequence, `marks` stand in place of the numbers, and for an empty one nothing.
    """
    theme, size = style.theme, _STEPS
    while size > SMALLEST and sum(_step_heights(texts, box, size)) > box.height:
        size -= _STEP
    heights = _step_heights(texts, box, size)
    gap = max(0.0, min(_MOST_GAP, (box.height - sum(heights)) / len(texts)))
    rest = box.shrink(top=max(0.0, box.height - sum(heights) - gap * (len(texts) - 1)) / 2)
    items: list[Item] = []
    for number, (text, height) in enumerate(zip(texts, heights, strict=True), 1):
        line, rest = rest.split_top(height, gap)
        badge, mark = line.square(2 * _BADGE, "left", "top"), marks[number - 1] if marks else str(number)
        if mark:
            items.append(paths.circle(*badge.centre, _BADGE, theme.badge, theme.line_stroke(0.3)))
            items += fit_text(mark, badge, TextStyle(9, "bold", theme.on_badge, "centre"))
        items += paragraph(text, line.shrink(left=_NUMBER, top=1.2), theme, size)
    return items


def _step_heights(texts: Sequence[str], box: Box, size: float) -> list[float]:
    """Measure texts with their numbers, which are a little higher than one line."""
    lines = [len(wrap_text(text, box.width - _NUMBER, size) or (text,)) for text in texts]
    return [max(2 * _BADGE + 0.6, 2.0 + count * line_height(size)) for count in lines]


class Block(Struct, frozen=True):
    """A part of a page over its whole width: the least height that it needs, and what draws it into a box."""

    height: float
    draw: Draw


Blocks = Callable[[bool], Sequence[Block]]
"""Lists the blocks of a page for the wide (False) or the narrow design (True)."""


def paper_too_small(paper: Paper) -> QuiltsmithError:
    """Return what is raised for paper on which a page could not be read any more."""
    scale = smallest_type(0, 0) / SMALLEST
    return QuiltsmithError(
        _(
            "nobody could read this on paper of {width:g} × {height:g} mm; take at least "
            "{least_width:.0f} × {least_height:.0f} mm, for example a5",
            width=paper.width,
            height=paper.height,
            least_width=NARROW * scale + 2 * _LEAST_MARGIN,
            least_height=_HEIGHTS[NARROW] * scale + _LEAST_MARGIN + footer_height(0, 0),
        )
    )


def framed(title: str, height: float, draw: Draw, style: Style) -> Block:
    """Make a block of a panel with a title; `draw` fills the box inside."""

    def drawn(box: Box) -> list[Item]:
        items, inside = panel(box, title, style.theme)
        return [*items, *draw(inside)]

    return Block(height, drawn)


def side_by_side(blocks: Sequence[Block], widths: Sequence[float]) -> Block:
    """Put blocks beside each other into one."""
    return Block(max(block.height for block in blocks), lambda box: _drawn(blocks, box.columns(widths, GAP)))


def panel_pages(
    style: Style,
    title: str,
    beside: str,
    blocks: Blocks,
    *,
    has_opening: bool = False,
    least_pages: int = 1,
    narrow: float = NARROW,
    most_stretch: float = _MOST_STRETCH,
    is_large: bool = False,
) -> list[Page]:
    """Lay out pages with a title and blocks below it, none of them with type too small for the paper.

    There are as few pages as possible, or `least_pages`. With an opening, the first block stands in place of the
    title on its page, and has its space, too. The pages have no footer yet; see `imposition.with_footers`.
    Large print has the narrow design on any paper, which makes it a third larger.
    """
    page, is_narrow, scale = design_of(style.paper, narrow, is_large=is_large)
    items, below = header(page, title, beside, style.theme)
    shared = _shared_out(blocks(is_narrow), below.height, least_pages)
    if shared is None:
        raise paper_too_small(style.paper)

    def draw(number: int, part: Sequence[Block]) -> list[Item]:
        filled = below.top_strip(min(below.height, _height(part) * most_stretch))
        boxes = filled.rows([block.height for block in part], GAP)
        if has_opening and number == 0:
            return _drawn(part, [boxes[0].shrink(top=-HEADER), *boxes[1:]])
        return [*items, *_drawn(part, boxes)]

    return [_page(style.paper, title, draw(number, part), page, scale) for number, part in enumerate(shared)]


def _drawn(blocks: Sequence[Block], boxes: Sequence[Box]) -> list[Item]:
    return [item for block, box in zip(blocks, boxes, strict=True) for item in block.draw(box)]


def whole_page(
    style: Style, label: str, draw: Callable[[Box, bool], Sequence[Item]], narrow: float = NARROW
) -> Page:
    """Lay out one page that `draw` fills, in the wide or the narrow design; it has no footer yet."""
    page, is_narrow, scale = design_of(style.paper, narrow)
    return _page(style.paper, label, draw(page, is_narrow), page, scale)


def design_of(paper: Paper, narrow: float = NARROW, *, is_large: bool = False) -> tuple[Box, bool, float]:
    """Choose the width to draw for; return the box, whether it is the narrow one, and the scale to the paper.

    Blocks that can be drawn in any width may want to be `narrow` for paper that is smaller still.
    """
    margin = _margin(paper)
    width, height = paper.width - 2 * margin, paper.height - margin - _foot(paper)
    least = smallest_type(paper.width, paper.height) / SMALLEST
    designs = ((WIDE, _HEIGHTS[WIDE]), (narrow, _HEIGHTS[NARROW]))
    for design, usual_height in designs[1:] if is_large else designs:
        scale = max(least, min(width / design, height / usual_height))
        if width >= design * scale - 0.01:
            box = Box(0, 0, min(width / scale, design * 1.05), min(height / scale, _TALLEST))
            return box, design == narrow, scale
    raise paper_too_small(paper)


def _foot(paper: Paper) -> float:
    return footer_height(paper.width, paper.height)


def _margin(paper: Paper) -> float:
    return max(_LEAST_MARGIN, min(_MARGIN, paper.width * _MARGIN / 210))


def _page(paper: Paper, label: str, items: Sequence[Item], drawn: Box, scale: float) -> Page:
    """Scale what was drawn, and put it into the middle of the paper above the footer."""
    inside = Box(0, 0, paper.width, paper.height).shrink(top=_margin(paper), bottom=_foot(paper))
    corner = inside.place(drawn.width * scale, drawn.height * scale)
    return Page(paper.width, paper.height, (Group(tuple(items), corner.x, corner.y, scale=scale),), label)


def _shared_out(blocks: Sequence[Block], height: float, least: int) -> list[list[Block]] | None:
    """Share blocks out to as few pages as possible, and evenly; None if one is too tall for any page."""
    if max(block.height for block in blocks) > height + 0.01:
        return None
    # The best ways to fill some pages with the first blocks: the air that they leave, squared, and the parts.
    ways: dict[int, tuple[float, list[list[Block]]]] = {0: (0.0, [])}
    pages = 0
    while len(blocks) not in ways or pages < min(least, len(blocks)):
        longer: dict[int, tuple[float, list[list[Block]]]] = {}
        for start, (air, parts) in ways.items():
            for end in range(start + 1, len(blocks) + 1):
                part = list(blocks[start:end])
                if _height(part) > height + 0.01:
                    break
                more = air + (height - _height(part)) ** 2
                if end not in longer or more < longer[end][0]:
                    longer[end] = more, [*parts, part]
        ways, pages = longer, pages + 1
    return ways[len(blocks)][1]


def _height(blocks: Sequence[Block]) -> float:
    return sum(block.height for block in blocks) + GAP * (len(blocks) - 1)
