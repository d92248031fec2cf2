"""The two-sided test sheet: held against the light, it shows to a tenth of a mm how far a printer is off."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.layout.sheets.page_furniture import UNPRINTABLE, footer, is_whole_page
from quiltsmith.layout.sheets.panel_pages import paper_too_small
from quiltsmith.layout.sheets.sheet_arrangement import Axis, SheetPlan, flip_axis
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Align, Box
from quiltsmith.scene.elements import Document, Group, Item, Page, Stroke, Turning
from quiltsmith.scene.text import TextFitError, TextStyle, fit_text
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import Paper

TENTH = 0.1
FAR, NEAR = 20, 10
"""How many tenths of a millimetre a scale reaches in each direction: on long lines, and on shorter ones."""
_WIDEST, _NARROWEST = 4.0, 2.5
_LONG, _MEDIUM, _SHORT = 7.0, 5.5, 4.0
_BEYOND = 0.3
"""How far the lines of both sides reach past the middle, so that they touch."""
_LABEL_WIDTH, _LABEL_HEIGHT = 8.0, 3.6
_EVERY = 5
"""Every so manyth line has its number."""
Line = tuple[float, float, float, float]
REACH = 10
"""Millimetres that the scales reach in every direction."""
_CORNER_REACH = 3
_AWAY = 14.0
"""From the middle to the scales."""
_HIGH = _AWAY + 11
"""From the middle to where words may stand."""
_MARGIN = UNPRINTABLE + 7
_TOP = 34.0
"""Where the titles end."""
_FROM_FOOT, _FROM_RIGHT = 48.0, 17.0
"""Where the fine scales stand."""
_COLUMN = 24.0
"""What the upright fine scale takes of the width."""


class Vernier(Struct, frozen=True):
    """A scale along a level or upright line; its numbers grow to the right or down if `sign` is 1.

    The pair of lines that meets stands at the number to type: the lines of the back are a tenth of a millimetre
    nearer to each other than those of the front.
    """

    x: float
    y: float
    length: float
    sign: int
    is_upright: bool = False

    @property
    def reach(self) -> int:
        """How many tenths the scale reaches in each direction."""
        return FAR if self.length >= 2 * FAR * _NARROWEST else NEAR

    @property
    def step(self) -> float:
        """The distance of two lines of the front."""
        return min(_WIDEST, self.length / (2 * self.reach))

    def front(self, style: Style) -> list[Item]:
        """Draw the lines of the front with their numbers."""
        theme = style.theme
        items: list[Item] = [
            paths.lines(
                [self._line(self.place(at), -self._size(at), _BEYOND) for at in self._all], _pen(style, 0.18)
            )
        ]
        for at in self._all[::_EVERY]:
            shown = f"{at * TENTH:+g}".replace("-", "−") if at else "0"
            place = self.place(at)
            if self.is_upright:
                x, y = self.x - _LONG - 1 - _LABEL_WIDTH / 2, place
            else:
                x, y = place, self.y - _LONG - 0.6 - _LABEL_HEIGHT / 2
            label = TextStyle(9, "bold", theme.text, "right" if self.is_upright else "centre")
            items += fit_text(shown, Box.around(x, y, _LABEL_WIDTH, _LABEL_HEIGHT), label)
        return items

    def back(self) -> list[Line]:
        """List the lines of the back, as they are seen from the front when the printer meets it exactly."""
        return [self._line(self.place(at) - at * TENTH * self.sign, -_BEYOND, self._size(at)) for at in self._all]

    def place(self, tenths: int) -> float:
        """Return where the line of a number stands along the scale."""
        return (self.y if self.is_upright else self.x) + self.sign * tenths * self.step

    @property
    def _all(self) -> list[int]:
        return list(range(-self.reach, self.reach + 1))

    def _line(self, along: float, start: float, end: float) -> Line:
        if self.is_upright:
            return self.x + start, along, self.x + end, along
        return along, self.y + start, along, self.y + end

    @staticmethod
    def _size(at: int) -> float:
        return _LONG if at % 10 == 0 else _MEDIUM if at % _EVERY == 0 else _SHORT


def _pen(style: Style, width: float) -> Stroke:
    return Stroke(style.theme.line, width)


@refusing_unprintable()
def calibration_document(style: Style, duplex: Turning, back_offset: tuple[float, float] = (0.0, 0.0)) -> Document:
    """Draw scales on the front and lines on the back; an offset that is known already moves the lines."""
    SheetPlan(REACH, REACH, duplex=duplex, back_offset=back_offset).check()
    try:
        pages = [_front(style, duplex, back_offset), _back(style, duplex, back_offset)]
    except TextFitError as error:
        raise paper_too_small(style.paper) from error
    return Document(
        pages,
        style.word("calibrate.title"),
        style.word("calibrate.title"),
        style.language,
        duplex="short" if duplex == "short" else "long",
    )


def signs(mirrored: Axis) -> tuple[int, int]:
    """Return in which direction the numbers of the two scales grow: 1 is right or down, -1 left or up.

    What the printer misses must be taken back. Through the paper one direction is seen mirrored, and there the
    two minuses cancel; so the number at the line is the one to type.
    """
    return (1, -1) if mirrored == "across" else (-1, 1)


def _front(style: Style, duplex: Turning, offset: tuple[float, float]) -> Page:
    paper = style.paper
    x, y = paper.width / 2, paper.height / 2
    page = Box(0, 0, paper.width, paper.height).inset(_MARGIN, 0)
    words = page.shrink(top=_TOP, right=_COLUMN, bottom=paper.height - y + _HIGH)
    below = page.shrink(top=paper.height - _FROM_FOOT + 10).top_strip(26)
    items: list[Item] = [
        *_title(style, "calibrate.front"),
        *_explained(style, duplex, words),
        _scales(style, flip_axis(duplex, paper), x, y),
        *(item for scale in _verniers(style, duplex) for item in scale.front(style)),
        *(_cross(style, *corner, _CORNER_REACH, 0.15) for corner in _corners(style)),
        *_to_type(style, offset, below),
        *footer(style, style.word("calibrate.title"), 1, 2, paper.width, paper.height),
    ]
    return Page(paper.width, paper.height, items, style.word("calibrate.front"))


def _back(style: Style, duplex: Turning, offset: tuple[float, float]) -> Page:
    paper = style.paper
    x, y = paper.width / 2, paper.height / 2
    fine = [_behind(line, duplex, paper) for scale in _verniers(style, duplex) for line in scale.back()]
    moved: tuple[Item, ...] = (
        _cross(style, x, y, _AWAY + 5, 0.3),
        paths.lines(fine, Stroke(style.theme.line, 0.18)),
        *(_cross(style, *corner, _CORNER_REACH, 0.3) for corner in _corners(style)),
    )
    items: list[Item] = [
        *_title(style, "calibrate.back"),
        Group(moved, *offset),
        *footer(style, style.word("calibrate.title"), 2, 2, paper.width, paper.height),
    ]
    return Page(paper.width, paper.height, items, style.word("calibrate.back"))


def _verniers(style: Style, duplex: Turning) -> tuple[Vernier, Vernier]:
    """Place the fine scales: a level one above the foot, an upright one at the right."""
    width, height = style.paper.width, style.paper.height
    across, down = signs(flip_axis(duplex, style.paper))
    foot = height - _FROM_FOOT
    length = foot - 14 - _TOP
    return (
        Vernier(width / 2, foot, width - 2 * (_MARGIN + 4), across),
        Vernier(width - _FROM_RIGHT, _TOP + length / 2, length, down, is_upright=True),
    )


def _behind(line: Line, duplex: Turning, paper: Paper) -> Line:
    """Return a line on the back that shines through where it is wanted on the front."""
    x1, y1, x2, y2 = line
    if flip_axis(duplex, paper) == "across":
        return paper.width - x1, y1, paper.width - x2, y2
    return x1, paper.height - y1, x2, paper.height - y2


def _corners(style: Style) -> list[tuple[float, float]]:
    inset = UNPRINTABLE + _CORNER_REACH + 3
    width, height = style.paper.width, style.paper.height
    return [(x, y) for x in (inset, width - inset) for y in (inset + 8, height - inset - 8)]


def _cross(style: Style, x: float, y: float, reach: float, width: float) -> Item:
    line = Stroke(style.theme.line, width)
    return paths.lines([(x - reach, y, x + reach, y), (x, y - reach, x, y + reach)], line)


def _scales(style: Style, mirrored: Axis, x: float, y: float) -> Group:
    """Draw a level and an upright scale around the middle, with ticks for half millimetres."""
    theme = style.theme
    across, down = signs(mirrored)
    strong: list[tuple[float, float, float, float]] = []
    thin: list[tuple[float, float, float, float]] = []
    words: list[Item] = []
    for half in range(-2 * REACH, 2 * REACH + 1):
        at = half / 2
        length = 5.0 if half % 10 == 0 else 3.5 if half % 2 == 0 else 2.0
        ticks = strong if half % 2 == 0 else thin
        ticks += [(at, -_AWAY - length, at, -_AWAY), (-_AWAY - length, at, -_AWAY, at)]
        if half % 10 == 0:
            beyond = _AWAY + 5.6
            words += _number(style, across * at, Box(at - 2.6, -beyond - 3.4, 5.2, 3.4), "centre")
            words += _number(style, down * at, Box(-beyond - 7, at - 1.7, 7, 3.4), "right")
    axes = [(-REACH, -_AWAY, REACH, -_AWAY), (-_AWAY, -REACH, -_AWAY, REACH)]
    items = (
        paths.circle(0, 0, _AWAY - 4, None, theme.guide_stroke(0.3)),
        paths.lines(thin, Stroke(theme.line, 0.1)),
        paths.lines([*axes, *strong], Stroke(theme.line, 0.18)),
        *words,
    )
    return Group(items, x, y)


def _number(style: Style, value: float, box: Box, align: Align) -> tuple[Item, ...]:
    shown = style.number(value, "+g").replace("-", "−") if value else "0"
    return fit_text(shown, box, TextStyle(9, "bold", style.theme.text, align))


def _title(style: Style, side: str) -> tuple[Item, ...]:
    page = Box(0, 12, style.paper.width, 17).inset(_MARGIN + 6, 0)
    above, below = page.split_top(10, 1)
    return (
        *fit_text(style.word(side), above, TextStyle(22, "display", style.theme.accent, "centre")),
        *fit_text(style.word("calibrate.title"), below, TextStyle(11, "bold", style.theme.text, "centre")),
    )


def _explained(style: Style, duplex: Turning, box: Box) -> tuple[Item, ...]:
    """Write how to use the sheet, in two columns where there is room."""
    words = TextStyle(13, colour=style.theme.text, valign="top", wrap=True)
    edge = style.word("calibrate.short" if duplex == "short" else "calibrate.long")
    steps = [f"{step}. {style.word(f'calibrate.step-{step}', edge=edge)}" for step in (1, 2, 3, 4, 5)]
    if not is_whole_page(style.paper.width, style.paper.height):
        return fit_text("\n\n".join(steps), box, words)
    left, right = box.columns(2, 8)
    return (
        *fit_text("\n\n".join(steps[:3]), left, words),
        *fit_text("\n\n".join(steps[3:]), right, words),
    )


def _to_type(style: Style, offset: tuple[float, float], box: Box) -> tuple[Item, ...]:
    """Draw the line to fill in, and what was typed already."""
    theme = style.theme
    field = box.place(90, 14, valign="top")
    option, rest = field.shrink(left=4).split_left(38, 2)
    right, comma, down, _ = rest.shrink(bottom=4).columns((17, 6, 17, 6))
    bold = TextStyle(14, "bold", theme.text)
    items: list[Item] = [
        paths.box_path(field, theme.panel, theme.line_stroke(0.3), 2),
        *fit_text("--back-offset", option, bold),
        paths.lines(
            [(part.x, part.bottom, part.right, part.bottom) for part in (right, down)], theme.line_stroke(0.3)
        ),
        *fit_text(",", comma.shrink(bottom=-4), replace(bold, size=16, align="centre")),
    ]
    if any(offset):
        x, y = (f"{length:g}" for length in offset)
        again = style.word("calibrate.again", x=x, y=y)
        below = box.shrink(top=field.height + 1.5)
        items += fit_text(again, below, TextStyle(10, colour=theme.text, align="centre", wrap=True))
    return tuple(items)
