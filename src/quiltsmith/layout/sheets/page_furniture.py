"""Margins and footers of home prints: what can be printed on, a ruler, the job's name and the page's number."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Align, Box
from quiltsmith.scene.elements import Bookmark, Document, Flip, Item, Page, Tagged
from quiltsmith.scene.text import TextFitError, TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import Paper

UNPRINTABLE = 5.0
"""The margin that most home printers cannot print on, in mm; only cutting marks come nearer than `safe_margin`."""
LETTER_MARGIN = 6.5
_LETTER_WIDTH = 215.9
"""Printers for Letter and Legal leave a quarter of an inch free."""
FURNITURE_HEIGHT = 6.0
RULER_LENGTH = 50.0
_TYPE, _SMALL_TYPE = 7.0, 6.5
_FULL_SIDE, _FULL_LENGTH = 205.0, 270.0
"""Letter is the smallest paper that counts as a whole page, and has the larger type."""
_BELOW_MARKS = 0.3
"""Words start a little lower than the ruler: cutting marks end just above it."""
_ABOVE_FOOTER = 3.0


def safe_margin(width: float, height: float) -> float:
    """Return how far all that is printed stays away from the edge of such a sheet, upright or on its side."""
    is_american = abs(min(width, height) - _LETTER_WIDTH) < 1
    return LETTER_MARGIN if is_american else UNPRINTABLE


def is_whole_page(width: float, height: float) -> bool:
    """Return whether a sheet is at least as large as Letter, upright or on its side."""
    short, long = sorted((width, height))
    return short >= _FULL_SIDE and long >= _FULL_LENGTH


def smallest_type(width: float, height: float) -> float:
    """Return the size in points that no text on such a sheet goes below."""
    return _TYPE if is_whole_page(width, height) else _SMALL_TYPE


def footer(style: Style, job: str, page: int, pages: int, width: float, height: float) -> tuple[Item, ...]:
    """Draw the bottom margin of a page: ruler and advice at the left, job and page number at the right.

    Print shops want none of that.
    """
    if style.shop is not None:
        return ()
    margin = safe_margin(width, height)
    strip = Box(0, 0, width, height).shrink(bottom=margin).bottom_strip(FURNITURE_HEIGHT)
    strip = strip.inset(max(margin, UNPRINTABLE + 1), 0)
    length = RULER_LENGTH if width >= 140 else RULER_LENGTH / 2
    marks = [(strip.x + mm, 2.0 if mm % 10 == 0 else 1.0) for mm in range(0, int(length) + 1, 5)]
    ticks = [(x, strip.y, x, strip.y + size) for x, size in marks]
    level = (strip.x, strip.y, strip.x + length, strip.y)
    ruler = paths.lines([level, *ticks], style.theme.line_stroke(0.2))
    words = strip.shrink(left=length + 2, top=_BELOW_MARKS)
    note_box, job_box = words.split_right(words.width * 0.4, 2)
    size = smallest_type(width, height)
    number = style.word("page-of", page=page, pages=pages)
    measure = style.word("ruler", length=int(length))
    note = _first_that_fits((f"{measure} {style.word('print-at-100')}", measure), note_box, size, "left", style)
    named = _first_that_fits((f"{job} · {number}", number), job_box, size, "right", style)
    return (Tagged((ruler, *note, *named), role="Artifact"),)


def _first_that_fits(
    texts: tuple[str, ...], box: Box, size: float, align: Align, style: Style
) -> tuple[Item, ...]:
    """Set the first text that fits; where none does, leave it out."""
    words = TextStyle(size, colour=style.theme.muted, align=align, valign="top", wrap=True, smallest=size)
    for text in texts:
        try:
            return fit_text(text, box, words)
        except TextFitError:
            continue
    return ()


class Face(Struct, frozen=True):
    """What one side of paper shows.

    `label` says it in words, `mark` is its entry in the table of contents, `note` stands in its footer. Backs
    have no footer: what lies behind the fronts may reach down there.
    """

    label: str
    items: tuple[Item, ...]
    paper: Paper
    mark: str = ""
    note: str = ""
    is_back: bool = False


def printable(paper: Paper) -> Box:
    """Return the part of a sheet that can be printed on, above the footer."""
    margin, foot = safe_margin(paper.width, paper.height), footer_height(paper.width, paper.height)
    return Box(0, 0, paper.width, paper.height).shrink(left=margin, top=margin, right=margin, bottom=foot)


def footer_height(width: float, height: float) -> float:
    """Return what the footer takes of a sheet's lower edge, with a little air above it."""
    return safe_margin(width, height) + FURNITURE_HEIGHT + _ABOVE_FOOTER


def document_of(faces: Sequence[Face], style: Style, title: str, job: str, duplex: Flip | None = None) -> Document:
    """Count the faces and give each front its footer."""
    pages = []
    for number, face in enumerate(faces, 1):
        width, height = face.paper.width, face.paper.height
        noted = f"{job} · {face.note}" if face.note else job
        below = () if face.is_back else footer(style, noted, number, len(faces), width, height)
        pages.append(Page(width, height, (*face.items, *below), face.label))
    bookmarks = tuple(Bookmark(face.mark, number) for number, face in enumerate(faces) if face.mark)
    return Document(pages, title, job, style.language, bookmarks, duplex)
