"""Shapes on the terminal: two characters per space, several drawings beside each other."""

from __future__ import annotations

from quiltsmith.cli.terminal import can_show, paint, width
from quiltsmith.geometry.shape import Shape

GAP = 3


def draw(shape: Shape, colour: str | None = None) -> list[str]:
    """Draw a shape with blocks, or with # and . where the terminal has no blocks."""
    filled, empty = ("██", "  ") if can_show("█") else ("##", "..")
    lines = ["".join(filled if character == "#" else empty for character in row) for row in shape.to_rows()]
    return [paint(line, colour) for line in lines] if colour else lines


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
    lines: list[str] = []
    for index, row in enumerate(rows):
        lines += [""] if index else []
        lines += _join(row, gap)
    return lines


def drawing_width(drawing: list[str]) -> int:
    """Give the number of columns that a drawing takes, colours not counted."""
    return max((visible_length(line) for line in drawing), default=0)


def visible_length(text: str) -> int:
    """Count the characters of a text that are not colour codes."""
    length, skipping = 0, False
    for character in text:
        if character == "\x1b":
            skipping = True
        elif skipping:
            skipping = character != "m"
        else:
            length += 1
    return length


def _join(drawings: list[list[str]], gap: int) -> list[str]:
    height = max((len(drawing) for drawing in drawings), default=0)
    lines = []
    for index in range(height):
        parts = []
        for drawing in drawings:
            line = drawing[index] if index < len(drawing) else ""
            parts.append(line + " " * (drawing_width(drawing) - visible_length(line)))
        lines.append((" " * gap).join(parts).rstrip())
    return lines
