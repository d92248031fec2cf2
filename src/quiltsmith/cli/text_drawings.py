"""Boards and shapes drawn with characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quiltsmith.cli.terminal_output import can_show, columns_of, paint, width
from quiltsmith.geometry.board import Board, Mask, cell_name
from quiltsmith.geometry.cuts import CutLine
from quiltsmith.geometry.shape import Cell, Shape, neighbours

_STEP = 4  # characters from one column to the next, so that two lines make a space about square
_COLOURS = ("on green", "on yellow", "on cyan", "on magenta", "on blue", "on red")
_LINES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the sum of 1 up, 2 right, 4 down, 8 left
_EMPTY = "·"


def draw_board(board: Board, masks: Mapping[str, Mask]) -> list[str]:
    """Draw a board with column letters, row numbers, and a line wherever two patches meet."""
    letters = {cell: letter for letter, mask in masks.items() for cell in board.cells(mask)}
    colours = _colours(letters)
    lines = [_head(board)]
    for row in range(board.rows):
        lines.append(_edge(board, row, letters, colours))
        lines.append(_row(board, row, letters, colours))
    lines.append(_edge(board, board.rows, letters, colours))
    return lines


def _head(board: Board) -> str:
    names = (cell_name((0, column))[:-1] for column in range(board.columns))
    return " " * 4 + "".join(f"{name:^{_STEP}}" for name in names).rstrip()


def _row(board: Board, row: int, letters: Mapping[Cell, str], colours: Mapping[str, str]) -> str:
    empty = _EMPTY if can_show(_EMPTY) else "."
    parts = [f"{row + 1:>2} "]
    for column in range(board.columns + 1):
        left, here = letters.get((row, column - 1)), letters.get((row, column))
        if column in (0, board.columns) or left != here:
            parts.append(_line(5))
        else:
            parts.append(_fill(" ", here, colours))
        if column < board.columns:
            parts.append(_fill(f" {here or empty} ", here, colours))
    return "".join(parts)


def _edge(board: Board, row: int, letters: Mapping[Cell, str], colours: Mapping[str, str]) -> str:
    """Draw the line above a row: where patches meet, crossings, and the inside of patches that go on."""
    parts = ["   "]
    for column in range(board.columns + 1):
        crossing = _crossing(board, row, column, letters)
        inside = letters.get((row, column))
        parts.append(_line(crossing) if crossing else _fill(" ", inside, colours))
        if column < board.columns:
            is_line = _is_line_above(board, row, column, letters)
            parts.append(_line(10) * (_STEP - 1) if is_line else _fill(" " * (_STEP - 1), inside, colours))
    return "".join(parts).rstrip()


def _crossing(board: Board, row: int, column: int, letters: Mapping[Cell, str]) -> int:
    up = _is_line_left(board, row - 1, column, letters)
    right = _is_line_above(board, row, column, letters)
    down = _is_line_left(board, row, column, letters)
    left = _is_line_above(board, row, column - 1, letters)
    return up + 2 * right + 4 * down + 8 * left


def _is_line_above(board: Board, row: int, column: int, letters: Mapping[Cell, str]) -> bool:
    if not 0 <= column < board.columns:
        return False
    return row in (0, board.rows) or letters.get((row - 1, column)) != letters.get((row, column))


def _is_line_left(board: Board, row: int, column: int, letters: Mapping[Cell, str]) -> bool:
    if not 0 <= row < board.rows:
        return False
    return column in (0, board.columns) or letters.get((row, column - 1)) != letters.get((row, column))


def _line(directions: int) -> str:
    if can_show(_LINES):
        return _LINES[directions]
    return {5: "|", 10: "-"}.get(directions, "+")


def _fill(text: str, letter: str | None, colours: Mapping[str, str]) -> str:
    return paint(text, colours[letter]) if letter else text


def _colours(letters: Mapping[Cell, str]) -> dict[str, str]:
    """Choose a colour for each letter that no patch beside it has, as far as the colours go."""
    beside: dict[str, set[str]] = {letter: set() for letter in sorted(letters.values())}
    for cell, letter in letters.items():
        beside[letter].update(letters[near] for near in neighbours(cell) if near in letters)
    colours: dict[str, str] = {}
    for index, (letter, others) in enumerate(beside.items()):
        taken = {colours.get(other) for other in others}
        # Start at another colour each time, so that all are used and not only the first few.
        shifted = [_COLOURS[(index + step) % len(_COLOURS)] for step in range(len(_COLOURS))]
        colours[letter] = next((colour for colour in shifted if colour not in taken), shifted[0])
    return colours


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
