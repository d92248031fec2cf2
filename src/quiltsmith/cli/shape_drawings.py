"""Shapes on the terminal: two characters per space, several drawings beside or below each other."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.cli.terminal_output import can_show, columns_of, paint, width
from quiltsmith.geometry.cuts import CutLine
from quiltsmith.geometry.shape import Shape

GAP = 3
_SIZE_COLOURS = ("red", "yellow", "cyan", "green", "blue", "magenta")


def size_colour(size: int) -> str:
    """Choose the colour of all patches of one size."""
    return _SIZE_COLOURS[(size - 1) % len(_SIZE_COLOURS)]


def draw(shape: Shape, colour: str | None = None, *, shaded: bool = False) -> list[str]:
    """Draw a shape with full or shaded blocks, or with characters where the terminal has no blocks."""
    full, shade, empty = _fillings()
    filled = shade if shaded else full
    signs = str.maketrans({"#": filled, ".": empty})
    return [_paint(row.translate(signs).rstrip(), colour) for row in shape.to_rows()]


def draw_cut(shape: Shape, line: CutLine, colour: str | None = None) -> list[str]:
    """Draw a shape apart along a line, what lies before the line full, what lies behind it shaded."""
    full, shade, empty = _fillings()
    dash, bar = ("╌", "┊") if can_show("╌┊") else ("-", "|")
    before, behind = (str.maketrans({"#": filled, ".": empty}) for filled in (full, shade))
    rows, after = shape.to_rows(), line.after
    if line.axis == "row":
        upper, lower = rows[:after], rows[after:]
        middle = dash * (2 * shape.columns)
        lines = [*(row.translate(before) for row in upper), middle, *(row.translate(behind) for row in lower)]
    else:
        lines = [f"{row[:after].translate(before)}{bar}{row[after:].translate(behind)}" for row in rows]
    return [_paint(drawn.rstrip(), colour) for drawn in lines]


def side_by_side(drawings: list[list[str]], gap: int = GAP) -> list[str]:
    """Lay drawings beside each other, as many in a row as the terminal is wide, a blank line between rows."""
    rows: list[list[list[str]]] = [[]]
    used = 0
    for drawing in drawings:
        needed = drawing_width(drawing) + gap
        if rows[-1] and used + needed - gap > width():
            rows.append([])
            used = 0
        rows[-1].append(drawing)
        used += needed
    return _stack([_join(row, [drawing_width(drawing) for drawing in row], gap) for row in rows])


def in_columns(drawings: Sequence[list[str]], gap: int = GAP, indent: int = 0) -> list[str]:
    """Lay drawings out in aligned columns, as many as the terminal is wide, a blank line between rows."""
    if not drawings:
        return []
    widths = [drawing_width(drawing) for drawing in drawings]
    for count in range(len(drawings), 0, -1):
        columns = [max(widths[column::count]) for column in range(count)]
        if sum(columns) + gap * (count - 1) + indent <= width():
            break
    rows = [drawings[start : start + count] for start in range(0, len(drawings), count)]
    lines = _stack([_join(row, columns, gap) for row in rows])
    return [" " * indent + line if line else "" for line in lines]


def drawing_width(drawing: list[str]) -> int:
    """Return the number of columns that a drawing takes, colours not counted."""
    return max((columns_of(line) for line in drawing), default=0)


def _fillings() -> tuple[str, str, str]:
    return ("██", "▒▒", "  ") if can_show("█▒") else ("##", "oo", "..")


def _paint(text: str, colour: str | None) -> str:
    return paint(text, colour) if colour else text


def _stack(rows: list[list[str]]) -> list[str]:
    lines: list[str] = []
    for index, row in enumerate(rows):
        lines += [""] if index else []
        lines += row
    return lines


def _join(drawings: Sequence[list[str]], widths: list[int], gap: int) -> list[str]:
    height = max((len(drawing) for drawing in drawings), default=0)
    lines = []
    for index in range(height):
        parts = []
        for drawing, columns in zip(drawings, widths, strict=False):
            line = drawing[index] if index < len(drawing) else ""
            parts.append(line + " " * (columns - columns_of(line)))
        lines.append((" " * gap).join(parts).rstrip())
    return lines
