"""A balance report as pages to print."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.layout.drawing.panels import GAP, header
from quiltsmith.layout.report.blocks import ReportBlock, part_blocks, row_height, share_out, verdict_block
from quiltsmith.layout.report.plots import plots_of
from quiltsmith.layout.sheets.imposition import with_footers
from quiltsmith.layout.sheets.panel_pages import design_of, whole_page
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Document, Item, Page
from quiltsmith.simulate.report import Report
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style

_HEADER = 16.0


@refusing_unprintable()
def report_document(report: Report, deck: Deck, style: Style) -> Document:
    """Lay a report out on as many pages as it needs; its texts are in the language in which it was made."""
    if style.paper.width > style.paper.height:
        style = replace(style, paper=style.paper.landscape())
    page, _, _ = design_of(style.paper)
    plots, room = plots_of(deck, style), page.height - _HEADER
    blocks = [verdict_block(report.verdicts, plots, (page.width - GAP) / 2)]
    for part in report.parts:
        blocks += part_blocks(part, plots, page.width, room)
    pages = [_page(rows, report, style) for rows in share_out(blocks, room, room)]
    return Document(with_footers(pages, style, report.title), report.title, report.title, style.language)


def _page(rows: Sequence[Sequence[ReportBlock]], report: Report, style: Style) -> Page:
    def draw(box: Box, _is_narrow: bool) -> list[Item]:
        items, room = header(box, report.title, report.subtitle, style.theme)
        y = room.y
        for row in rows:
            height = row_height(row)
            width = (room.width - GAP) / 2 if row[0].is_half else room.width
            for number, block in enumerate(row):
                items += block.draw(Box(room.x + number * (width + GAP), y, width, height))
            y += height + GAP
        return items

    return whole_page(style, report.title, draw)
