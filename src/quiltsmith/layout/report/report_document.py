"""A balance report as pages to print: panels that share out a page, two beside each other or one across."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.i18n import _
from quiltsmith.layout.report.report_plots import MARK, Plots, effect_lines, plots_of
from quiltsmith.layout.report.report_tables import draw_table, parts_of_table, table_height, table_width
from quiltsmith.layout.sheets.imposition import with_footers
from quiltsmith.layout.sheets.panel_pages import (
    GAP,
    HEADER,
    design_of,
    figure,
    header,
    panel,
    paragraph,
    whole_page,
)
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Document, Item, Page, Stroke, Tagged
from quiltsmith.scene.text import TextStyle, fit_text, wrap_text
from quiltsmith.simulate.balance_report import (
    BalanceVerdict,
    Effects,
    HeatMap,
    Histogram,
    MeasureRow,
    Measures,
    NumberTable,
    Part,
    Report,
    Tiles,
)
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style

LONG_TABLE = 20
"""A narrow table with more rows stands in two halves beside each other."""
_PLOT, _EFFECTS, _LINE_OF_EFFECTS, _TILES = 56.0, 58.0, 46.0, 15.0
_NARROWEST_TILE = 25.0
_PICTURE = 17.0
_PADDING = 8.0
"""By how much a panel is wider than what stands in it."""
_TEXT, _DETAIL = 9.5, 8.0
_NUMBER, _MEASURES_FRAME = 25.0, 22.0
"""How wide a column of numbers is, and what a panel of measures takes beside its rows."""


class ReportBlock(Struct, frozen=True):
    """A panel: half or all of the width, its height, what draws it, and whether it goes on with the one before."""

    is_half: bool
    height: float
    draw: Callable[[Box], list[Item]]
    goes_on: bool = False


def verdict_block(verdicts: Sequence[BalanceVerdict], plots: Plots, width: float) -> ReportBlock:
    """Make the panel of what stands out: patches, a sentence, and a smaller one."""
    heights = [_verdict_height(verdict, width - _PADDING - _PICTURE - 2) for verdict in verdicts]

    def draw(box: Box) -> list[Item]:
        items, rest = panel(box, _("What stands out"), plots.theme)
        spare = min(3.0, max(0.0, (rest.height - sum(heights)) / max(1, len(heights))))
        for number, (verdict, height) in enumerate(zip(verdicts, heights, strict=True)):
            line, rest = rest.split_top(height + spare)
            if number:
                stitches = Stroke(plots.theme.guide, 0.25, (1.2, 0.8))
                items.append(paths.line(line.x, line.y - 0.6, line.right, line.y - 0.6, stitches))
            items += _verdict(verdict, plots, line)
        return items

    return ReportBlock(True, max(_PLOT, sum(heights) + 12), draw)


def part_blocks(part: Part, plots: Plots, width: float, page: float) -> Iterator[ReportBlock]:
    """Make the panels of a part: several for a table that is longer than a page."""
    half = (width - GAP) / 2
    if isinstance(part, Histogram):
        yield _titled(part.title, part.lead, True, _PLOT, plots, lambda box: plots.histogram(part, box))
    elif isinstance(part, HeatMap):
        yield _titled(part.title, part.lead, True, _PLOT, plots, lambda box: plots.heat_map(part, box))
    elif isinstance(part, Effects):
        is_half = effect_lines(part, half - _PADDING) == 1
        height = _PLOT if is_half else max(_EFFECTS, _LINE_OF_EFFECTS * effect_lines(part, width - _PADDING))
        yield _titled(part.title, part.unit, is_half, height, plots, lambda box: plots.effects(part, box))
    elif isinstance(part, Tiles):
        most = max(1, int((width + GAP) // (_NARROWEST_TILE + GAP)))
        lines = ceil(len(part.tiles) / most)
        height = _TILES * lines + GAP * (lines - 1)
        yield ReportBlock(False, height, lambda box: _tiles(part, lines, box, plots))
    elif isinstance(part, Measures):
        yield from _measure_blocks(part, plots, width, page)
    else:
        yield from _table_blocks(part, plots, half, width, page)


def _table_blocks(
    part: NumberTable, plots: Plots, half: float, width: float, page: float
) -> Iterator[ReportBlock]:
    is_half = table_width(part) <= half - _PADDING
    panel_width = half if is_half else width
    most = len(part.rows)
    if is_half and most > LONG_TABLE:
        most = ceil(most / 2)
    while most > 1 and table_height(part, most, panel_width) > page:
        most -= 1
    for number, piece in enumerate(parts_of_table(part, most)):
        yield ReportBlock(
            is_half,
            table_height(piece, len(piece.rows), panel_width),
            lambda box, piece=piece: draw_table(piece, box, plots.theme),  # type: ignore[misc]
            goes_on=number > 0,
        )


def _measure_blocks(part: Measures, plots: Plots, width: float, page: float) -> Iterator[ReportBlock]:
    """Make the panel of measures, or several where one would be higher than a page."""
    rows, room = list(part.rows), width - _PADDING - len(part.heads) * _NUMBER
    while rows:
        fitting, height = 0, _MEASURES_FRAME
        while fitting < len(rows) and (not fitting or height + _measure_height(rows[fitting], room) <= page):
            height += _measure_height(rows[fitting], room)
            fitting += 1
        piece, rows = replace(part, rows=tuple(rows[:fitting])), rows[fitting:]
        goes_on = piece.rows[0] is not part.rows[0]
        yield ReportBlock(False, height, lambda box, piece=piece: _measures(piece, box, plots), goes_on)  # type: ignore[misc]


def _measure_height(row: MeasureRow, width: float) -> float:
    details = len(wrap_text(row.detail, width, _DETAIL) or ()) if row.detail else 0
    return 1.6 + 4.1 * len(wrap_text(row.text, width, _TEXT, "bold") or ()) + 3.5 * details


def _measures(part: Measures, box: Box, plots: Plots) -> list[Item]:
    theme = plots.theme
    items, rest = panel(box, part.title, theme)
    lead, rest = rest.split_top(4.5, 0.5)
    items += paragraph(part.lead, lead, theme, 8.5, is_muted=True)
    line, rest = rest.split_top(4.0)
    lines = [_measure_line(part, ("", "", part.heads), line, plots)]
    for row in part.rows:
        line, rest = rest.split_top(_measure_height(row, rest.width - len(part.heads) * _NUMBER))
        items.append(paths.line(line.x, line.y, line.right, line.y, Stroke(theme.guide, 0.2)))
        lines.append(_measure_line(part, (row.text, row.detail, row.numbers), line.shrink(top=0.8), plots))
    return [*items, Tagged(tuple(lines), role="Table")]


def _measure_line(part: Measures, cells: tuple[str, str, tuple[str, ...]], box: Box, plots: Plots) -> Tagged:
    theme, (text, detail, numbers) = plots.theme, cells
    is_head = numbers is part.heads
    places = [box.right - _NUMBER * (len(numbers) - index) for index in range(len(numbers))]
    words = box.shrink(right=_NUMBER * len(numbers))
    bold = TextStyle(_TEXT, "bold", theme.text, valign="top", wrap=True)
    lines = len(wrap_text(text, words.width, _TEXT, "bold") or ()) if text else 0
    head, rest = words.split_top(4.1 * lines)
    told = fit_text(text, head, bold) if text else []
    if detail:
        told = [*told, *fit_text(detail, rest, replace(bold, size=_DETAIL, font="text", colour=theme.muted))]
    own = TextStyle(
        _DETAIL if is_head else _TEXT,
        "bold" if is_head else "text",
        theme.muted if is_head else theme.text,
        "right",
        "bottom" if is_head else "top",
    )
    items: list[Item] = [Tagged(tuple(told), role="TH")]
    for x, number in zip(places, numbers, strict=True):
        cell = Box(x + 2, box.y, _NUMBER - 2, 4.1)
        items.append(Tagged(tuple(fit_text(number, cell, own)), role="TH" if is_head else "TD"))
    return Tagged(tuple(items), role="TR")


def share_out(blocks: Iterable[ReportBlock], page: float) -> list[list[list[ReportBlock]]]:
    """Put panels into rows and rows onto pages; half a row is filled with the next panel that is half as wide.

    What is left of a page is filled with rows from further behind, but for those that go on with another.
    """
    waiting, rows = list(blocks), list[list[ReportBlock]]()
    while waiting:
        row = [waiting.pop(0)]
        beside = next((block for block in waiting if block.is_half), None) if row[0].is_half else None
        if beside is not None:
            waiting.remove(beside)
            row.append(beside)
        rows.append(row)
    pages = list[list[list[ReportBlock]]]()
    while rows:
        pages.append([])
        left, later, is_gap = page, list[list[ReportBlock]](), False
        for row in rows:
            height = row_height(row)
            is_held_back = is_gap and any(block.goes_on for block in row)
            if (pages[-1] and height > left + 1e-6) or is_held_back:
                later.append(row)
                is_gap = True
            else:
                pages[-1].append(row)
                left -= height + GAP
        rows = later
    return pages


def row_height(row: Sequence[ReportBlock]) -> float:
    """Return the height of the highest panel of a row."""
    return max(block.height for block in row)


def _titled(
    title: str, lead: str, is_half: bool, height: float, plots: Plots, plot: Callable[[Box], list[Item]]
) -> ReportBlock:
    def draw(box: Box) -> list[Item]:
        items, inside = panel(box, title, plots.theme)
        words, drawn = inside.split_top(8, 0.5)
        return [
            *items,
            *paragraph(lead, words, plots.theme, 8.5, is_muted=True),
            figure(f"{title}. {lead}", plot(drawn)),
        ]

    return ReportBlock(is_half, height, draw)


def _tiles(part: Tiles, lines: int, box: Box, plots: Plots) -> list[Item]:
    theme = plots.theme
    places = [place for row in box.table(lines, ceil(len(part.tiles) / lines), GAP) for place in row]
    items: list[Item] = []
    for (label, value), tile in zip(part.tiles, places, strict=False):
        inner = tile.inset(2.5, 1.6)
        items += [
            paths.box_path(tile, theme.panel, theme.line_stroke(0.25), 2),
            *fit_text(label, inner.top_strip(4.5).moved(down=-0.4), TextStyle(8.5, colour=theme.muted)),
            *fit_text(value, inner.shrink(top=4.6).top_strip(7.0), TextStyle(15, "display", theme.text)),
        ]
    return items


def _verdict_height(verdict: BalanceVerdict, width: float) -> float:
    lines = len(wrap_text(verdict.text, width, _TEXT, "bold") or ())
    details = len(wrap_text(verdict.detail, width, _DETAIL) or ()) if verdict.detail else 0
    return max(11.0 if verdict.cards else 8.0, 3.5 + 4.1 * lines + 3.5 * details)


def _verdict(verdict: BalanceVerdict, plots: Plots, box: Box) -> list[Item]:
    theme = plots.theme
    drawn, words = box.split_left(_PICTURE, 2)
    items = plots.verdict_picture(verdict, drawn.shrink(top=0.8, bottom=1.6), MARK, theme.card, 2.4)
    words = words.shrink(top=0.6, bottom=1.0)
    lines = len(wrap_text(verdict.text, words.width, _TEXT, "bold") or ())
    head, rest = words.split_top(4.1 * lines + 0.3, 0.2)
    bold = TextStyle(_TEXT, "bold", theme.text, valign="top", wrap=True)
    items += fit_text(verdict.text, head, bold)
    if verdict.detail:
        small = replace(bold, size=_DETAIL, font="text", colour=theme.muted)
        items += fit_text(verdict.detail, rest.shrink(bottom=-0.6), small)
    return items


@refusing_unprintable()
def report_document(report: Report, deck: Deck, style: Style) -> Document:
    """Lay a report out on as many pages as it needs; its texts are in the language in which it was made."""
    if style.paper.width > style.paper.height:
        style = replace(style, paper=style.paper.landscape())
    page = design_of(style.paper)[0]
    plots, height = plots_of(deck, style), page.height - HEADER
    blocks = [verdict_block(report.verdicts, plots, (page.width - GAP) / 2)]
    for part in report.parts:
        blocks += part_blocks(part, plots, page.width, height)
    pages = [_page(rows, report, style) for rows in share_out(blocks, height)]
    return Document(
        with_footers(pages, style, report.title, has_ruler=False), report.title, report.title, style.language
    )


def _page(rows: Sequence[Sequence[ReportBlock]], report: Report, style: Style) -> Page:
    def draw(box: Box, _is_narrow: bool) -> list[Item]:
        items, rest = header(box, report.title, report.subtitle, style.theme)
        for row in rows:
            line, rest = rest.split_top(row_height(row), GAP)
            places = line.columns(2, GAP) if row[0].is_half else [line]
            items += [item for block, place in zip(row, places, strict=False) for item in block.draw(place)]
        return items

    return whole_page(style, report.title, draw)
