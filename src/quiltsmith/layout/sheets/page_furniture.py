"""Margins and footers of home prints: what can be printed on, a ruler, the job's name and the page's number."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.layout.sheets.machine_marks import cutting_area
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.cutting import Cuts
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
INCH = 25.4
_WIDE = 125.0
"""On narrower paper the ruler is short."""
_TYPE, _SMALL_TYPE = 7.0, 6.5
_FULL_SIDE, _FULL_LENGTH = 205.0, 270.0
"""Letter is the smallest paper that counts as a whole page, and has the larger type."""
_BELOW_MARKS = 0.3
"""Words start a little lower than the ruler: cutting marks end just above it."""
_ABOVE_FOOTER = 3.0


def safe_margin(width: float, height: float) -> float:
    """Return how far all that is printed stays away from the edge of such a sheet, upright or on its side."""
    # One side is as wide as Letter, also where a sheet of it is folded.
    is_american = any(abs(side - _LETTER_WIDTH) < 1 for side in (width, height))
    return LETTER_MARGIN if is_american else UNPRINTABLE


def is_whole_page(width: float, height: float) -> bool:
    """Return whether a sheet is at least as large as Letter, upright or on its side."""
    short, long = sorted((width, height))
    return short >= _FULL_SIDE and long >= _FULL_LENGTH


def smallest_type(width: float, height: float) -> float:
    """Return the size in points that no text on such a sheet goes below."""
    return _TYPE if is_whole_page(width, height) else _SMALL_TYPE


def footer(
    style: Style, job: str, page: int, pages: int, width: float, height: float, *, has_ruler: bool = True
) -> tuple[Item, ...]:
    """Draw the bottom margin of a page: ruler and advice at the left, job and page number at the right.

    Only pages whose scale matters have a ruler; on others the job stands at the left. Print shops want none of it.
    """
    if style.shop is not None:
        return ()
    margin = safe_margin(width, height)
    strip = Box(0, 0, width, height).shrink(bottom=margin).bottom_strip(FURNITURE_HEIGHT)
    strip = strip.inset(max(margin, UNPRINTABLE + 1), 0)
    if style.paper.machine is not None:
        strip = strip.shrink(left=style.paper.machine.corner + style.paper.machine.mark_inset)
    line = TextStyle(smallest_type(width, height), colour=style.theme.muted, valign="top")
    line = replace(line, wrap=True, smallest=line.size)
    number = style.word("page-of", page=page, pages=pages)
    if not has_ruler:
        words = strip.shrink(top=_BELOW_MARKS)
        left, right = words.split_right(line.width(number) + 0.1, 4)
        counted = fit_text(number, right, replace(line, align="right"))
        return (Tagged((*_first_that_fits((job,), left, line), *counted), role="Artifact"),)
    ruler, length, measure = _ruler(strip, line, style, is_american=margin == LETTER_MARGIN)
    words = strip.shrink(left=length + 6, top=_BELOW_MARKS)
    notes = (f"{measure} {style.word('print-at-100')}", measure)
    # Each has a line of its own if both fit; else they share the width, and the page's number is never broken.
    wanted = [line.width(text) + 0.1 for text in (notes[0], f"{job} · {number}")]
    share = wanted[1] if sum(wanted) + 2 <= words.width else words.width * 0.4
    note_box, job_box = words.split_right(share, 2)
    note = _first_that_fits(notes, note_box, line)
    named = [f"{job} · {number}"] if wanted[1] <= job_box.width else [f"{job}\n{number}"]
    named += [number] if line.width(number) <= job_box.width else []
    named_page = _first_that_fits(named, job_box, replace(line, align="right"))
    return (Tagged((*ruler, *note, *named_page), role="Artifact"),)


def _ruler(strip: Box, style: TextStyle, look: Style, *, is_american: bool) -> tuple[list[Item], float, str]:
    """Draw a ruler with numbers, in centimetres, or in inches for American paper; tell its length, too."""
    is_wide = strip.width >= _WIDE
    unit, ticks = (INCH, 4) if is_american else (10.0, 2)
    count = (2 if is_wide else 1) if is_american else (5 if is_wide else 2)
    length = unit * count
    marks = [(strip.x + tick * unit / ticks, tick % ticks == 0) for tick in range(count * ticks + 1)]
    lines = [(x, strip.y, x, strip.y + (2.0 if is_whole else 1.0)) for x, is_whole in marks]
    items: list[Item] = [
        paths.lines([(strip.x, strip.y, strip.x + length, strip.y), *lines], look.theme.line_stroke(0.2))
    ]
    below = strip.shrink(top=2.3)
    for whole in range(count + 1):
        # The last number says what it counts. All but the first, which stays off the edge, are below their lines.
        text = f"{whole} {'in' if is_american else 'cm'}" if whole == count else str(whole)
        half = style.width(str(whole)) / 2 if whole else 0.0
        place = Box(strip.x + whole * unit - half, below.y, style.width(text) + 0.1, below.height)
        items += fit_text(text, place, style)
    said = look.word("ruler-inches", length=count) if is_american else look.word("ruler", length=int(length))
    return items, length, said


def _first_that_fits(texts: Sequence[str], box: Box, style: TextStyle) -> tuple[Item, ...]:
    """Set the first text that fits; where none does, leave it out."""
    for text in texts:
        try:
            return fit_text(text, box, style)
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
    cuts: Cuts | None = None


def printable(paper: Paper) -> Box:
    """Return the part of a sheet that can be printed on, above the footer and clear of the marks of a machine."""
    margin, foot = safe_margin(paper.width, paper.height), footer_height(paper.width, paper.height)
    page = Box(0, 0, paper.width, paper.height).shrink(left=margin, top=margin, right=margin, bottom=foot)
    return cutting_area(page, paper)


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
        pages.append(Page(width, height, (*face.items, *below), face.label, cuts=face.cuts))
    bookmarks = tuple(Bookmark(face.mark, number) for number, face in enumerate(faces) if face.mark)
    return Document(pages, title, job, style.language, bookmarks, duplex)
