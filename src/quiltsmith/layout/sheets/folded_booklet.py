"""Booklets: pages on both sides of sheets that are folded in the middle and stapled there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from quiltsmith.layout.sheets.page_furniture import safe_margin
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Group, Item, Page, Stroke
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import Paper
from quiltsmith.style.theme import Theme

PAGES_PER_SHEET = 4


def half_of(style: Style) -> tuple[Paper, Style]:
    """Return the sheet that is folded, on its side, and the style of its pages, which are half as large."""
    sheet = style.paper if style.paper.width >= style.paper.height else style.paper.landscape()
    return sheet, replace(style, paper=Paper(sheet.name, sheet.width / 2, sheet.height))


def fold_order(count: int) -> Iterator[tuple[int, int]]:
    """List which two pages stand beside each other on each side, from the outer front on; pages count from 1.

    The count is a multiple of four. Turned over their short edge, front and back of a sheet come to four pages.
    """
    for sheet in range(count // PAGES_PER_SHEET):
        first, last = 2 * sheet + 1, count - 2 * sheet
        yield last, first
        yield first + 1, last - 1


def fold_pages(pages: Sequence[Page], sheet: Paper, style: Style) -> list[Page]:
    """Put pages onto sheets to fold; what is missing to whole sheets stays empty before the last page."""
    missing = -len(pages) % PAGES_PER_SHEET
    padded: list[Page | None] = [*pages, *[None] * missing]
    sides = []
    for left, right in fold_order(len(padded)):
        items: list[Item] = []
        labels = []
        for number, x in ((left, 0.0), (right, sheet.width / 2)):
            page = padded[number - 1]
            if page is not None:
                items.append(Group(tuple(page.items), x, 0))
                labels.append(f"{page.label} {number}")
        items += _fold_marks(sheet, style.theme)
        sides.append(Page(sheet.width, sheet.height, tuple(items), ", ".join(labels)))
    return sides


def _fold_marks(sheet: Paper, theme: Theme) -> list[Item]:
    """Show at both edges where the sheet is folded."""
    x, margin = sheet.width / 2, safe_margin(sheet.width, sheet.height)
    dashes = Stroke(theme.muted, 0.25, (1.2, 0.9))
    return [
        paths.line(x, margin, x, margin + 4, dashes),
        paths.line(x, sheet.height - margin - 4, x, sheet.height - margin, dashes),
    ]
