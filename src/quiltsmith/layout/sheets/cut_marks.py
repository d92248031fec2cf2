"""Marks that say where to cut and where to fold."""

from __future__ import annotations

from quiltsmith.layout.sheets.page_furniture import UNPRINTABLE
from quiltsmith.layout.sheets.sheet_arrangement import FOLD_MARGIN, Arrangement, footer_strip
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import REGISTRATION
from quiltsmith.scene.elements import Group, Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

LONGEST = 4.0
AWAY = 0.6
"""From the bleed to a mark, so that a cut a little beside it leaves no trace."""
_BEFORE_WORDS = 1.0
"""From a line through the sheet to the footer, whose words it would touch."""
_THIN = 0.15
_WORDS = 7.0
_ARM, _SHORT_ARM = 2.0, 1.2
MARK_LINE = Stroke(REGISTRATION, _THIN)
"""The line of marks for print shops, which are in no theme."""

Line = tuple[float, float, float, float]


def cut_marks(arrangement: Arrangement, theme: Theme, count: int) -> tuple[Item, ...]:
    """Draw the cutting marks of a sheet with so many cards on it, in the way that its plan says."""
    boxes = _used(arrangement, count)
    kind = arrangement.plan.marks
    if kind == "none" or not boxes:
        return ()
    xs = sorted({round(x, 4) for box in boxes for x in (box.x, box.right)})
    ys = sorted({round(y, 4) for box in boxes for y in (box.y, box.bottom)})
    if kind == "edges":
        return (paths.lines(_edges(arrangement, xs, ys), theme.line_stroke(_THIN)),)
    if kind == "full":
        return (paths.lines(_through(arrangement, xs, ys), theme.guide_stroke(_THIN)),)
    arms = sorted({arm for box in boxes for arm in _arms(box)})
    return (paths.lines(arms, theme.line_stroke(_THIN)),)


def corner_marks(trim: Box, bleed: float, margin: float, line: Stroke) -> tuple[Item, ...]:
    """Draw the marks of a single card on a page: at its corners, outside the bleed, in the margin around it."""
    near, far = bleed + AWAY, bleed + min(margin, LONGEST + AWAY)
    upright = [
        (x, y1, x, y2)
        for x in (trim.x, trim.right)
        for y1, y2 in ((trim.y - far, trim.y - near), (trim.bottom + near, trim.bottom + far))
    ]
    level = [
        (x1, y, x2, y)
        for y in (trim.y, trim.bottom)
        for x1, x2 in ((trim.x - far, trim.x - near), (trim.right + near, trim.right + far))
    ]
    return (paths.lines(upright + level, line),)


def fold_line(arrangement: Arrangement, style: Style) -> tuple[Item, ...]:
    """Draw the line in the middle where fronts are folded onto backs."""
    width, height = arrangement.sheet.width, arrangement.sheet.height
    area, strip = arrangement.area, footer_strip(arrangement.sheet)
    stroke = Stroke(style.theme.accent, 0.25, (3.0, 1.0, 0.5, 1.0))
    word = style.word("fold-here")
    words = TextStyle(_WORDS, colour=style.theme.accent, align="centre")
    if arrangement.fold == "across":
        x = width / 2
        return (
            paths.line(x, UNPRINTABLE, x, _end(height, area.bottom, strip) - _BEFORE_WORDS, stroke),
            Group(fit_text(word, Box(0, 0.3, area.height, FOLD_MARGIN - 0.6), words), x, area.bottom, rotate=-90),
        )
    y = height / 2
    return (
        paths.line(UNPRINTABLE, y, _end(width, area.right, strip) - _BEFORE_WORDS, y, stroke),
        *fit_text(word, Box(area.x, y + 0.3, area.width, FOLD_MARGIN - 0.6), words),
    )


def _used(arrangement: Arrangement, count: int) -> list[Box]:
    plan = arrangement.plan
    places = list(arrangement.places[:count])
    if arrangement.fold is not None:
        places += [arrangement.behind(place) for place in places]
    return [Box(x, y, plan.width, plan.height) for x, y in places]


def _edges(arrangement: Arrangement, xs: list[float], ys: list[float]) -> list[Line]:
    """Draw short lines around all cards, none on them."""
    area = arrangement.area.inset(-arrangement.plan.bleed - AWAY)
    strip = footer_strip(arrangement.sheet)
    width, height = arrangement.sheet.width, arrangement.sheet.height
    left, top = max(UNPRINTABLE, area.x - LONGEST), max(UNPRINTABLE, area.y - LONGEST)
    right = min(_end(width, area.right, strip), area.right + LONGEST)
    bottom = min(_end(height, area.bottom, strip), area.bottom + LONGEST)
    upright = [line for x in xs for line in ((x, top, x, area.y), (x, area.bottom, x, bottom))]
    level = [line for y in ys for line in ((left, y, area.x, y), (area.right, y, right, y))]
    return upright + level


def _through(arrangement: Arrangement, xs: list[float], ys: list[float]) -> list[Line]:
    """Draw lines from one side of the sheet to the other."""
    strip = footer_strip(arrangement.sheet)
    right = _end(arrangement.sheet.width, arrangement.area.right, strip) - _BEFORE_WORDS
    bottom = _end(arrangement.sheet.height, arrangement.area.bottom, strip) - _BEFORE_WORDS
    return [(x, UNPRINTABLE, x, bottom) for x in xs] + [(UNPRINTABLE, y, right, y) for y in ys]


def _arms(box: Box) -> list[Line]:
    """Draw a small cross on each corner, along the cuts: outwards far, and a little way on the card's edge."""
    lines = []
    for x, out in ((box.x, -1), (box.right, 1)):
        for y, down in ((box.y, -1), (box.bottom, 1)):
            ends = sorted((x + out * _ARM, x - out * _SHORT_ARM))
            lines.append((ends[0], y, ends[1], y))
            ends = sorted((y + down * _ARM, y - down * _SHORT_ARM))
            lines.append((x, ends[0], x, ends[1]))
    return [(round(x1, 4), round(y1, 4), round(x2, 4), round(y2, 4)) for x1, y1, x2, y2 in lines]


def _end(length: float, area_end: float, strip: float) -> float:
    """Return the end of what may be printed on, before the footer where one fits."""
    return length - (strip if length - area_end >= strip else UNPRINTABLE)
