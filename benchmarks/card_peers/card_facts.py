"""The 30 cards that all peers draw, ready made, so that nobody but us reads and checks a deck."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

SHAPES = (
    "#", "##", "###", "#./##", "####", "##/##", ".#./###", "#../###", ".##/##.", "#.#/###",
    "#../#../###", "#../##./.##", ".#./###/.#.", "###/.#./.#.", "##/##/#.", ".##/##./.#.", "#./##/.#/.#",
    "##/##/##", "###/#../#..", ".#./###/#.#", "####/##..", "#..#/####", "##./.##/..#", "###/###/.#.",
    "#.../####/...#", ".##/.#./##.", "####/####", ".##./####", "##./###/..#", "#.#/###/#.#",
)  # fmt: skip
CARDS = tuple((f"P{number:02}", shape.count("#"), shape.split("/")) for number, shape in enumerate(SHAPES, 1))
WIDTH, HEIGHT, COLUMNS, ROWS = 63.0, 88.0, 3, 3
LEFT, TOP = 10.5, 16.5
CELL = 9.0


def font_file() -> str:
    """Find the TrueType font that our cards use as well."""
    spec = find_spec("quiltsmith.scene")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("quiltsmith is not installed")
    return str(Path(spec.origin).parent / "files" / "QuiltDisplay-Regular.ttf")


def places() -> list[tuple[int, float, float]]:
    """Give the page, left and top of every card in mm."""
    found = []
    for number in range(len(CARDS)):
        page, place = divmod(number, COLUMNS * ROWS)
        row, column = divmod(place, COLUMNS)
        found.append((page, LEFT + column * WIDTH, TOP + row * HEIGHT))
    return found


def cells(rows: list[str], x: float, y: float) -> list[tuple[float, float]]:
    """Give the top left corners of a patch's cells, in the middle of a card at (x, y)."""
    left = x + (WIDTH - len(rows[0]) * CELL) / 2
    top = y + (HEIGHT - len(rows) * CELL) / 2
    return [
        (left + column * CELL, top + row * CELL)
        for row, line in enumerate(rows)
        for column, character in enumerate(line)
        if character == "#"
    ]
