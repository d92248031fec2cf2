"""Tables of a balance report: as many rows as fit a page, heads on every page."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from quiltsmith.layout.sheets.panel_pages import panel
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item, Stroke, Tagged
from quiltsmith.scene.text import TextStyle, fit_text, text_width, wrap_text
from quiltsmith.simulate.balance_report import NumberTable
from quiltsmith.style.theme import Theme

ROW = 3.8
_SIZE = 8.0
_NOTE_SIZE = 7.5
_FRAME = 12.0
"""What the panel takes around the rows."""
_GAP, _WIDEST_GAP = 3.0, 30.0
_BELOW_HEAD = 1.4


def table_height(part: NumberTable, rows: int, width: float) -> float:
    """Return how high a panel with so many rows is."""
    return _FRAME + ROW * (rows + _head_lines(part)) + _BELOW_HEAD + _note_height(part, width)


def table_width(part: NumberTable) -> float:
    """Return how wide the columns are at least, with their gaps."""
    return sum(_column_widths(part)) + _GAP * (len(part.heads) - 1)


def parts_of_table(part: NumberTable, rows: int) -> Iterator[NumberTable]:
    """Cut a table into tables of so many rows at most; the note stands below the last one."""
    starts = range(0, len(part.rows), rows)
    for start in starts:
        note = part.note if start == starts[-1] else ""
        yield NumberTable(part.title, part.heads, part.rows[start : start + rows], part.left, note)


def draw_table(part: NumberTable, box: Box, theme: Theme) -> list[Item]:
    """Draw a panel with a table."""
    items, rest = panel(box, part.title, theme)
    line, rest = rest.split_top(ROW * _head_lines(part), _BELOW_HEAD)
    rows: list[Item] = [_row(part, part.heads, line, theme, is_head=True)]
    rules = [rest.y - _BELOW_HEAD / 2, *(rest.y + ROW * number for number in range(5, len(part.rows), 5))]
    rows.append(paths.lines([(rest.x, y, rest.right, y) for y in rules], Stroke(theme.guide, 0.2)))
    for row in part.rows:
        line, rest = rest.split_top(ROW)
        rows.append(_row(part, row, line, theme))
    items.append(Tagged(tuple(rows), role="Table"))
    if part.note:
        note = rest.shrink(top=1.2).top_strip(_note_height(part, box.width))
        items += fit_text(part.note, note, TextStyle(_NOTE_SIZE, colour=theme.muted, valign="top", wrap=True))
    return items


def _row(part: NumberTable, cells: tuple[str, ...], box: Box, theme: Theme, is_head: bool = False) -> Tagged:
    widths = _column_widths(part)
    gap = min((box.width - sum(widths)) / max(1, len(widths) - 1), _WIDEST_GAP)
    style = TextStyle(
        _SIZE,
        "bold" if is_head else "text",
        theme.muted if is_head else theme.text,
        "right",
        "bottom" if is_head else "middle",
        wrap=is_head,
    )
    items: list[Item] = []
    for head, cell, width in zip(part.heads, cells, widths, strict=True):
        place, box = box.split_left(width, gap)
        own = replace(style, font="bold", align="left") if head in part.left else style
        is_name = is_head or head in part.left
        items.append(Tagged(fit_text(cell, place.shrink(right=-0.1), own), role="TH" if is_name else "TD"))
    return Tagged(tuple(items), role="TR")


def _column_widths(part: NumberTable) -> list[float]:
    columns = zip(part.heads, *part.rows, strict=True)
    return [
        max(
            _width(line, head in part.left or not i)
            for i, text in enumerate((head, *rest))
            for line in text.split("\n")
        )
        for head, *rest in columns
    ]


def _width(text: str, is_bold: bool) -> float:
    return text_width(text, _SIZE, "bold" if is_bold else "text")


def _head_lines(part: NumberTable) -> int:
    return max(head.count("\n") for head in part.heads) + 1


def _note_height(part: NumberTable, width: float) -> float:
    lines = wrap_text(part.note, width - 8, _NOTE_SIZE) if part.note else None
    return 2.0 + 3.4 * len(lines) if lines else 0.0
