"""Tables and bars on the terminal."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from textwrap import wrap

from quiltsmith.cli.terminal.screen import can_show, columns_of, paint, readable, width

_EIGHTHS = " ▏▎▍▌▋▊▉"
_GAP, _NARROWEST = 2, 16


def bar(value: float, most: float, columns: int) -> str:
    """Draw a number as a bar; the largest of its kind takes all the columns, and no number but 0 is invisible."""
    if most <= 0 or value <= 0:
        return ""
    length = columns * value / most
    if not can_show("█" + _EIGHTHS):
        return "#" * max(1, round(length))
    whole, eighths = divmod(max(1, round(length * 8)), 8)
    return "█" * whole + _EIGHTHS[eighths].strip()


def histogram(title: str, counts: Sequence[tuple[str, int]], columns: int) -> list[str]:
    """Draw counts as labelled bars under a title."""
    most = max((count for _, count in counts), default=0)
    labels = max((len(label) for label, _ in counts), default=0)
    numbers = len(str(most))
    lines = [
        f"{label:<{labels}} {count:>{numbers}} {paint(bar(count, most, columns), 'green')}"
        for label, count in counts
    ]
    return [paint(title, "bold"), *lines]


def table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], left: Collection[str] = (), gap: int = 2
) -> list[str]:
    """Set rows in aligned columns: those whose heads are listed in `left` to the left, all others to the right.

    A head may have several lines; all end on the line above the first row.
    """
    height = max(head.count("\n") for head in heads) + 1
    stacked = [["", *readable(head).split("\n")] for head in heads]
    head_rows = [[lines[max(0, len(lines) - height + line)] for lines in stacked] for line in range(height)]
    every_row = [*head_rows, *(list(map(readable, row)) for row in rows)]
    widths = [max(columns_of(row[column]) for row in every_row) for column in range(len(heads))]
    to_left = [head in left for head in heads]
    lines = [(" " * gap).join(map(_pad, row, widths, to_left)).rstrip() for row in every_row]
    return [paint(line, "bold") if number < height else line for number, line in enumerate(lines)]


def listing(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Set rows in columns to the left; the texts of the last column go on in lines of their own."""
    others = [max(columns_of(row[column]) for row in (heads, *rows)) for column in range(len(heads) - 1)]
    last = max(columns_of(row[-1]) for row in (heads, *rows))
    gap = _GAP if sum(others) + _GAP * len(others) + min(last, _NARROWEST) <= width() else 1
    room = max(_NARROWEST, width() - sum(others) - gap * len(others))
    lines: list[list[str]] = []
    for row in rows:
        first, *more = wrap(row[-1], room) or [""]
        lines.append([*row[:-1], first])
        lines += [[""] * len(others) + [text] for text in more]
    return table(heads, lines, left=heads, gap=gap)


def _pad(text: str, columns: int, to_left: bool) -> str:
    blanks = " " * (columns - columns_of(text))
    return text + blanks if to_left else blanks + text
