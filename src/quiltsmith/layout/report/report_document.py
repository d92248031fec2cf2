"""A balance report as pages to print: panels that share out a page, two beside each other or one across."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.i18n import _
from quiltsmith.layout.report.report_plots import Plots, effect_lines, plots_of
from quiltsmith.layout.report.report_tables import draw_table, parts_of_table, table_height, table_width
from quiltsmith.layout.sheets.imposition import with_footers
from quiltsmith.layout.sheets.panel_pages import (
    GAP,
    columns,
    design_of,
    header,
    panel,
    paragraph,
    rows,
    whole_page,
)
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Document, Item, Page, Stroke
from quiltsmith.scene.text import TextStyle, fit_text, wrap_text
from quiltsmith.simulate.report import (
    BalanceVerdict,
    Effects,
    HeatMap,
    Histogram,
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
_PATCHES = 2
_PADDING = 8.0
"""By how much a panel is wider than what stands in it."""
_TEXT, _DETAIL = 9.5, 8.0


class ReportBlock(Struct, frozen=True):
    """A panel: half or all of the width, its height, and what draws it."""

    is_half: bool
    height: float
    draw: Callable[[Box], list[Item]]


def verdict_block(verdicts: Sequence[BalanceVerdict], plots: Plots, width: float) -> ReportBlock:
    """Make the panel of what stands out: patches, a sentence, and a smaller one."""
    room = width - _PADDING - _PICTURE - 2
    heights = [_verdict_height(verdict, room) for verdict in verdicts]

    def draw(box: Box) -> list[Item]:
        items, inside = panel(box, _("What stands out"), plots.theme)
        y = inside.y
        spare = max(0.0, (inside.height - sum(heights)) / max(1, len(heights)))
        for number, (verdict, height) in enumerate(zip(verdicts, heights, strict=True)):
            if number:
                stitches = Stroke(plots.theme.guide, 0.25, (1.2, 0.8))
                items.append(paths.line(inside.x, y - 0.6, inside.right, y - 0.6, stitches))
            items += _verdict(verdict, plots, Box(inside.x, y, inside.width, height + min(spare, 3.0)))
            y += height + min(spare, 3.0)
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
    else:
        yield from _table_blocks(part, plots, half, width, page)


def _table_blocks(
    part: NumberTable, plots: Plots, half: float, width: float, page: float
) -> Iterator[ReportBlock]:
    is_half = table_width(part) <= half - _PADDING
    room = half if is_half else width
    most = len(part.rows)
    if is_half and most > LONG_TABLE:
        most = ceil(most / 2)
    while most > 1 and table_height(part, most, room) > page:
        most -= 1
    for piece in parts_of_table(part, most):
        yield ReportBlock(
            is_half,
            table_height(piece, len(piece.rows), room),
            lambda box, piece=piece: draw_table(piece, box, plots.theme),  # type: ignore[misc]
        )


def share_out(blocks: Iterable[ReportBlock], page: float, first_page: float) -> list[list[list[ReportBlock]]]:
    """Put panels into rows and rows onto pages; half a row is filled with the next panel that is half as wide."""
    waiting, filled = list(blocks), list[list[ReportBlock]]()
    while waiting:
        row = [waiting.pop(0)]
        beside = next((block for block in waiting if block.is_half), None) if row[0].is_half else None
        if beside is not None:
            waiting.remove(beside)
            row.append(beside)
        filled.append(row)
    pages: list[list[list[ReportBlock]]] = [[]]
    left = first_page
    for row in filled:
        height = row_height(row)
        if pages[-1] and height > left + 1e-6:
            pages.append([])
            left = page
        pages[-1].append(row)
        left -= height + GAP
    return pages


def row_height(row: Sequence[ReportBlock]) -> float:
    """Give the height of the highest panel of a row."""
    return max(block.height for block in row)


def _titled(
    title: str, lead: str, is_half: bool, height: float, plots: Plots, plot: Callable[[Box], list[Item]]
) -> ReportBlock:
    def draw(box: Box) -> list[Item]:
        items, room = panel(box, title, plots.theme)
        items += paragraph(lead, Box(room.x, room.y, room.width, 8), plots.theme, 8.5, is_muted=True)
        return items + plot(Box(room.x, room.y + 8.5, room.width, room.height - 8.5))

    return ReportBlock(is_half, height, draw)


def _tiles(part: Tiles, lines: int, box: Box, plots: Plots) -> list[Item]:
    theme = plots.theme
    in_line = ceil(len(part.tiles) / lines)
    places = [place for line in rows(box, [1] * lines) for place in columns(line, [1] * in_line)]
    items: list[Item] = []
    for (label, value), tile in zip(part.tiles, places, strict=False):
        room = tile.inset(2.5, 1.6)
        items += [
            paths.box_path(tile, theme.panel, theme.line_stroke(0.25), 2),
            *fit_text(label, Box(room.x, room.y - 0.4, room.width, 4.5), TextStyle(8.5, colour=theme.muted)),
            *fit_text(value, Box(room.x, room.y + 4.6, room.width, 7.0), TextStyle(15, "display", theme.text)),
        ]
    return items


def _verdict_height(verdict: BalanceVerdict, width: float) -> float:
    lines = len(wrap_text(verdict.text, width, _TEXT, "bold") or ())
    details = len(wrap_text(verdict.detail, width, _DETAIL) or ()) if verdict.detail else 0
    return max(11.0 if verdict.cards else 8.0, 3.5 + 4.1 * lines + 3.5 * details)


def _verdict(verdict: BalanceVerdict, plots: Plots, box: Box) -> list[Item]:
    theme, items = plots.theme, list[Item]()
    picture = Box(box.x, box.y + 0.8, _PICTURE, box.height - 2.4)
    shown = verdict.cards[:_PATCHES]
    for number, card in enumerate(shown):
        width = picture.width / len(shown)
        items += plots.patch(
            card, Box(picture.x + number * width, picture.y, width, picture.height).inset(0.7), 2.4
        )
    if not shown:
        items += _mark(verdict, picture, plots)
    room = Box(box.x + _PICTURE + 2, box.y + 0.6, box.width - _PICTURE - 2, box.height - 1.6)
    lines = len(wrap_text(verdict.text, room.width, _TEXT, "bold") or ())
    head = Box(room.x, room.y, room.width, 4.1 * lines + 0.3)
    items += fit_text(verdict.text, head, TextStyle(_TEXT, "bold", theme.text, valign="top", wrap=True))
    if verdict.detail:
        rest = Box(room.x, head.bottom + 0.2, room.width, room.bottom - head.bottom + 0.4)
        items += fit_text(verdict.detail, rest, TextStyle(_DETAIL, colour=theme.muted, valign="top", wrap=True))
    return items


def _mark(verdict: BalanceVerdict, box: Box, plots: Plots) -> list[Item]:
    """Draw a tick for what is good, and a small button for what is neither."""
    theme, (x, y) = plots.theme, box.centre
    ring = paths.circle(x, y, 3.2, theme.card, Stroke(theme.accent, 0.35))
    if not verdict.is_good:
        holes = [paths.circle(x + dx, y + dy, 0.45, theme.accent) for dx in (-0.9, 0.9) for dy in (-0.9, 0.9)]
        return [ring, *holes]
    points = ((x - 1.4, y + 0.1), (x - 0.4, y + 1.2), (x + 1.5, y - 1.2))
    return [ring, paths.polyline(points, Stroke(theme.accent, 0.6, round=True))]


_HEADER = 16.0


@refusing_unprintable()
def report_document(report: Report, deck: Deck, style: Style) -> Document:
    """Lay a report out on as many pages as it needs; its texts are in the language in which it was made."""
    if style.paper.width > style.paper.height:
        style = replace(style, paper=style.paper.landscape())
    page = design_of(style.paper)[0]
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
