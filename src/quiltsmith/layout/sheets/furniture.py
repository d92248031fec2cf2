"""What stands in the margin of home prints: a ruler, "print at 100 %", the job's name and the page's number."""

from __future__ import annotations

from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Align, Box
from quiltsmith.scene.elements import Item
from quiltsmith.scene.text import TextFitError, TextStyle, fit_text
from quiltsmith.style.print_style import Style

UNPRINTABLE = 5.0
"""The margin that most home printers cannot print on, in mm; only cutting marks come nearer than `safe_margin`."""
_LETTER_MARGIN = 6.5
_LETTER_WIDTH = 215.9
"""Printers for Letter and Legal leave a quarter of an inch free."""
FURNITURE_HEIGHT = 6.0
RULER_LENGTH = 50.0
_TYPE, _SMALL_TYPE = 7.0, 6.5
_FULL_SIDE, _FULL_LENGTH = 205.0, 270.0
"""Letter is the smallest paper that counts as a whole page, and has the larger type."""
_BELOW_MARKS = 0.3
"""Words start a little lower than the ruler: cutting marks end just above it."""


def safe_margin(width: float, height: float) -> float:
    """Give how far all that is printed stays away from the edge of such a sheet, upright or on its side."""
    is_american = abs(min(width, height) - _LETTER_WIDTH) < 1
    return _LETTER_MARGIN if is_american else UNPRINTABLE


def is_whole_page(width: float, height: float) -> bool:
    """Tell whether a sheet is at least as large as Letter, upright or on its side."""
    short, long = sorted((width, height))
    return short >= _FULL_SIDE and long >= _FULL_LENGTH


def smallest_type(width: float, height: float) -> float:
    """Give the size in points that no text on such a sheet goes below."""
    return _TYPE if is_whole_page(width, height) else _SMALL_TYPE


def footer(style: Style, job: str, page: int, pages: int, width: float, height: float) -> tuple[Item, ...]:
    """Draw the bottom margin of a page: ruler and advice at the left, job and page number at the right."""
    theme = style.theme
    margin = safe_margin(width, height)
    top = height - margin - FURNITURE_HEIGHT
    length = RULER_LENGTH if width >= 140 else RULER_LENGTH / 2
    left = max(margin, UNPRINTABLE + 1)
    right = width - left
    ticks = [
        (left + mm, top, left + mm, top + (2.0 if mm % 10 == 0 else 1.0)) for mm in range(0, int(length) + 1, 5)
    ]
    ruler = paths.lines([(left, top, left + length, top), *ticks], theme.line_stroke(0.2))
    size = smallest_type(width, height)
    note_left = left + length + 2
    number = style.word("page-of", page=page, pages=pages)
    job_width = (right - note_left) * 0.4
    words_height = FURNITURE_HEIGHT - _BELOW_MARKS
    measure = style.word("ruler", length=int(length))
    note_room = Box(note_left, top + _BELOW_MARKS, right - note_left - job_width - 2, words_height)
    job_room = Box(right - job_width, top + _BELOW_MARKS, job_width, words_height)
    note = _first_that_fits((f"{measure} {style.word('print-at-100')}", measure), note_room, size, "left", style)
    named = _first_that_fits((f"{job} · {number}", number), job_room, size, "right", style)
    return (ruler, *note, *named)


def _first_that_fits(
    texts: tuple[str, ...], box: Box, size: float, align: Align, style: Style
) -> tuple[Item, ...]:
    """Set the first text for which there is room; where there is none for any, leave it out."""
    for text in texts:
        try:
            return fit_text(
                text,
                box,
                TextStyle(size, colour=style.theme.muted, align=align, valign="top", wrap=True, smallest=size),
            )
        except TextFitError:
            continue
    return ()
