"""Documents as print shops want them: bleed around every page, page boxes, marks, nothing for screens."""

from __future__ import annotations

from msgspec.structs import replace

from quiltsmith.layout.sheets.cut_marks import MARK_LINE, corner_marks
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Document, Group, Page
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.preset import Preset


@refusing_unprintable()
def shop_document(document: Document, preset: Preset) -> Document:
    """Put the pages of a finished document onto larger ones, which say where they are cut.

    What a layout draws beyond the edges of a page fills the bleed there. Of pages that are alike a shop may want
    the first only; the table of contents then leads there.
    """
    first = dict[tuple[object, ...], int]()
    places, pages = list[int](), list[Page]()
    for number, page in enumerate(document.pages):
        shown = tuple(page.items) if preset.repeats == "once" else (number,)
        if shown not in first:
            first[shown] = len(pages)
            pages.append(_shop_page(page, preset))
        places.append(first[shown])
    marks = [replace(mark, page=places[mark.page]) for mark in document.bookmarks]
    return replace(document, pages=pages, bookmarks=tuple(dict.fromkeys(marks)))


def _shop_page(page: Page, preset: Preset) -> Page:
    around = preset.margin
    trim = Box(around, around, page.width, page.height)
    whole, bleed = trim.inset(-around), trim.inset(-preset.bleed)
    marks = corner_marks(trim, preset.bleed, around - preset.bleed, MARK_LINE) if around > preset.bleed else ()
    items = (Group(tuple(page.items), around, around), *marks)
    return Page(whole.width, whole.height, items, page.label, trim, bleed)
