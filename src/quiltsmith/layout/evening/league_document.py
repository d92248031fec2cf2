"""The table of a league: a quilt of results, a row for each player and a reel of thread for each evening."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from typing import NamedTuple

from msgspec.structs import replace

from quiltsmith.games.sheets.league import LeagueLine, LeagueResult, LeagueTable
from quiltsmith.i18n.number_format import whole
from quiltsmith.layout.drawing.sewing_notions import reel
from quiltsmith.layout.evening.evening_parts import (
    LABEL_HEIGHT,
    SMALLEST,
    cloth_strip,
    points_box,
    quilt_label,
    rank_badge,
    small_print,
)
from quiltsmith.layout.sheets.imposition import with_footers
from quiltsmith.layout.sheets.panel_pages import GAP, design_of, whole_page
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Document, Fabric, Item, Page, Stroke
from quiltsmith.scene.text import TextFitError, TextStyle, fit_text, fit_texts
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style

_HEAD, _REEL = 24.0, 12.0
_ROW, _LEAST_ROW, _ROW_GAP = 20.0, 9.5, 1.4
_BADGE, _SUM = 14.0, 22.0
_WIDEST_CELL, _NARROWEST_CELL = 24.0, 8.4
_FOOT = 14.0
_NAME = TextStyle(14, "bold", wrap=True, smallest=6)
_WIDEST_NAME = 0.3
_MOST, _MOST_NARROW = 13, 8
"""So many evenings have a column of their own; of more, the earlier ones share the first."""


class _Words(NamedTuple):
    """What stands on every page: the label, and how many evenings have no column."""

    title: str
    subtitle: str
    left_out: int


@refusing_unprintable()
def league_document(table: LeagueTable, style: Style, title: str | None = None) -> Document:
    """Lay out the table on as many pages as it needs."""
    if style.paper.width > style.paper.height:
        style = replace(style, paper=style.paper.landscape())
    title = title or style.word("league.title")
    page, is_narrow, _scale = design_of(style.paper)
    evenings = len(table.evenings)
    subtitle = style.counted("league.evenings", evenings, number=evenings)
    table = _shortened(table, _MOST_NARROW if is_narrow else _MOST)
    words = _Words(title, subtitle, evenings - len(table.evenings))
    space = page.height - LABEL_HEIGHT - GAP - _HEAD - _FOOT
    rows = len(table.lines)
    most = int((space + _ROW_GAP) // (_LEAST_ROW + _ROW_GAP))
    pages = max(1, ceil(rows / most))
    each = ceil(rows / pages)
    row = min(_ROW, (space + _ROW_GAP) / max(1, each) - _ROW_GAP)
    made = [
        _page(table, table.lines[start : start + each], row, words, style)
        for start in range(0, max(1, rows), each or 1)
    ]
    return Document(with_footers(made, style, title, has_ruler=False), title, title, style.language)


def _shortened(table: LeagueTable, most: int) -> LeagueTable:
    """Put the earlier evenings of a long league into one column, so that the numbers stay large enough to read."""
    earlier = len(table.evenings) - most + 1
    if earlier < 2:
        return table
    name = f"1–{earlier}"
    lines = [
        line._replace(results=(_sum(line.results[:earlier], name), *line.results[earlier:]))
        for line in table.lines
    ]
    return table._replace(evenings=(name, *table.evenings[earlier:]), lines=tuple(lines))


def _sum(results: Sequence[LeagueResult | None], name: str) -> LeagueResult | None:
    counting = [result for result in results if result is not None and result.counts]
    if not counting:
        return None
    return counting[0]._replace(evening=name, value=sum(result.value for result in counting))


def _page(table: LeagueTable, lines: tuple[LeagueLine, ...], row: float, words: _Words, style: Style) -> Page:
    def draw(box: Box, is_narrow: bool) -> list[Item]:
        label, rest = box.split_top(LABEL_HEIGHT, GAP)
        label = label.place(label.width * (1.0 if is_narrow else 0.8), label.height)
        items = quilt_label(label, words.title, words.subtitle, style)
        rest, foot = rest.split_bottom(_FOOT)
        head, body = rest.split_top(_HEAD)
        cells = _cells(table, body.inset(2, 0))
        items += _head(table, words.left_out, head.inset(2, 0), cells, style)
        for number, line in enumerate(lines):
            strip = body.top_strip(row).moved(down=number * (row + _ROW_GAP))
            items += _line(line, strip, cells, style)
        told, small = foot.shrink(top=2).rows((1.6, 1))
        rules = [style.word("league.best", best=table.best)] if table.best else []
        rules += [style.word("league.places")] if table.by == "places" else []
        if rules:
            items += small_print(told, " ".join(rules), style, 8.5)
        return [*items, *small_print(small, style.word("unofficial"), style, 7.5)]

    return whole_page(style, words.title, draw)


def _cells(table: LeagueTable, box: Box) -> Box:
    """Return the part of a row that results stand in: what names leave, but no cell is very wide."""
    count = len(table.evenings)
    between = box.shrink(left=_BADGE + 1.5, right=_SUM + 3)
    names = min(max(_NAME.width(line.player) for line in table.lines) + 3, between.width * _WIDEST_NAME)
    least = min(count * _NARROWEST_CELL, between.width * 0.7)
    width = min(count * _WIDEST_CELL, max(least, between.width - names))
    return between.right_strip(width)


def _fabric(number: int, style: Style) -> Fabric:
    theme = style.theme
    return theme.round_fabric(number) if number < 3 else theme.fabric(number * 2 + 1)


def _head(table: LeagueTable, left_out: int, box: Box, cells: Box, style: Style) -> list[Item]:
    """Draw a reel for each evening, with its number and its name."""
    theme = style.theme
    reels, names = box.split_bottom(7.5, 1.0)
    items: list[Item] = []
    columns = Box(cells.x, 0, cells.width, 1).columns(len(table.evenings), 1.5)
    texts = []
    for number, (evening, column) in enumerate(zip(table.evenings, columns, strict=True)):
        place = Box(column.x, reels.y, column.width, reels.height)
        side = min(_REEL, place.width)
        spool = place.place(side, min(reels.height, side * 1.25), valign="bottom")
        items += reel(spool, _fabric(number, style), theme)
        items += fit_text(
            "…" if left_out and not number else str(number + 1 + left_out),
            spool.scaled(0.45),
            TextStyle(side * 0.95, "display", theme.text, "centre", smallest=4),
        )
        texts.append((evening, Box(column.x - 0.5, names.y, column.width + 1, names.height)))
    with suppress(TextFitError):  # names that are too long for their columns are left out
        items += fit_texts(texts, TextStyle(9, "bold", theme.muted, "centre", wrap=True, smallest=6))
    total = Box(box.right - _SUM, names.y, _SUM, names.height)
    items += fit_text(style.word("league.sum"), total, TextStyle(11, "bold", theme.accent, "centre"))
    return items


def _line(line: LeagueLine, strip: Box, cells: Box, style: Style) -> list[Item]:
    inside = strip.inset(2, 1.2)
    badge, rest = inside.split_left(_BADGE - 1, 2.5)
    rest, total = rest.split_right(_SUM, 3)
    name = rest.shrink(right=max(0.0, rest.right - cells.x) + 2)
    items = [
        *cloth_strip(strip, style, line.rank),
        *rank_badge(badge.square(min(badge.width, badge.height)), line.rank, style),
        *fit_text(line.player, name, replace(_NAME, colour=style.theme.text)),
        *points_box(
            total.inset(0, min(1.0, total.height * 0.06)), line.sum, style, min(18.0, strip.height * 1.25)
        ),
    ]
    columns = Box(cells.x, inside.y, cells.width, inside.height).columns(len(line.results), 1.5)
    for number, (result, column) in enumerate(zip(line.results, columns, strict=True)):
        items += _cell(result, number, column, style)
    return items


def _cell(result: LeagueResult | None, number: int, box: Box, style: Style) -> list[Item]:
    """Draw a result on a patch of cloth, which is only stitched if it does not count; a missed one is a gap."""
    theme, fabric = style.theme, _fabric(number, style)
    colour = theme.strong(fabric)
    radius = min(1.2, box.height / 6)
    if result is None:
        return [
            paths.box_path(
                box.inset(box.width * 0.2, box.height * 0.2), None, Stroke(theme.guide, 0.25, (0.8, 0.8)), radius
            )
        ]
    size = min(12.0, box.height * 1.05, box.width * 1.15)
    if not result.counts:
        text = TextStyle(size, "bold", theme.muted, "centre", smallest=4)
        seam = Stroke(theme.guide, 0.35, (1.2, 0.9))
        return [
            paths.box_path(box, theme.paper, seam, radius),
            *fit_text(f"({whole(result.value)})", box.inset(0.6, 0.3), text),
        ]
    window = box.inset(min(1.9, box.width * 0.1), min(1.9, box.height * 0.17))
    return [
        paths.box_path(box, replace(fabric, scale=0.55), Stroke(theme.line, 0.3), radius),
        paths.box_path(window, theme.paper, Stroke(colour, 0.3), radius * 0.7),
        *fit_text(
            whole(result.value),
            window.inset(0.3, 0.1),
            TextStyle(size, "display", theme.text, "centre", smallest=SMALLEST - 3),
        ),
    ]
