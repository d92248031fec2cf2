"""Tables of a balance report: as many rows as a page has room for, heads on every page."""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.layout.sheets.panel_pages import panel
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text, text_width, wrap_text
from quiltsmith.simulate.report import NumberTable
from quiltsmith.style.theme import Theme

ROW = 3.8
_SIZE = 8.0
_NOTE_SIZE = 7.5
_FRAME = 12.0
"""What the panel takes around the rows."""
_GAP = 3.0


def table_height(part: NumberTable, rows: int, width: float) -> float:
    """Tell how high a panel with so many rows is."""
    return _FRAME + ROW * (rows + _head_lines(part)) + _note_height(part, width)


def table_width(part: NumberTable) -> float:
    """Tell how wide the columns are at least, with their gaps."""
    return sum(_column_widths(part)) + _GAP * (len(part.heads) - 1)


def parts_of_table(part: NumberTable, rows: int) -> Iterator[NumberTable]:
    """Cut a table into tables of so many rows at most; the note stands below the last one."""
    starts = range(0, len(part.rows), rows)
    for start in starts:
        note = part.note if start == starts[-1] else ""
        yield NumberTable(part.title, part.heads, part.rows[start : start + rows], part.left, note)


def draw_table(part: NumberTable, box: Box, theme: Theme) -> list[Item]:
    """Draw a panel with a table."""
    items, room = panel(box, part.title, theme)
    widths = _column_widths(part)
    spare = (room.width - sum(widths)) / max(1, len(widths) - 1)
    gap = min(spare, 3 * _GAP)
    y = room.y
    height = ROW * _head_lines(part)
    items += _row(part, part.heads, widths, gap, Box(room.x, y, room.width, height), theme, is_head=True)
    y += height
    for number, row in enumerate(part.rows):
        if number % 5 == 0:
            items.append(paths.line(room.x, y, room.right, y, Stroke(theme.guide, 0.2)))
        items += _row(part, row, widths, gap, Box(room.x, y, room.width, ROW), theme)
        y += ROW
    if part.note:
        note = Box(room.x, y + 1.2, room.width, _note_height(part, box.width))
        items += fit_text(part.note, note, TextStyle(_NOTE_SIZE, colour=theme.muted, valign="top", wrap=True))
    return items


def _row(
    part: NumberTable,
    cells: tuple[str, ...],
    widths: list[float],
    gap: float,
    box: Box,
    theme: Theme,
    is_head: bool = False,
) -> list[Item]:
    items: list[Item] = []
    x = box.x
    for head, cell, width in zip(part.heads, cells, widths, strict=True):
        items += fit_text(
            cell,
            Box(x, box.y, width + 0.1, box.height),
            TextStyle(
                _SIZE,
                "bold" if is_head or head in part.left else "text",
                theme.muted if is_head else theme.text,
                "left" if head in part.left else "right",
                valign="bottom" if is_head else "middle",
                wrap=is_head,
            ),
        )
        x += width + gap
    return items


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
