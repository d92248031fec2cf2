"""What the large pictures share: colours, tables, and the boards of the example games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PIL import Image

from gallery.pen import Rgb
from gallery.table import PER_MM, Table
from quiltsmith.geometry.shape import Cell

EXAMPLES = Path(__file__).parents[2] / "examples"
FINE = 12
"""Pixels per millimetre of a sheet that is drawn on by hand."""
CRAYONS: tuple[Rgb, ...] = (
    (232, 120, 60),
    (90, 150, 215),
    (70, 165, 120),
    (225, 120, 165),
    (240, 200, 70),
    (150, 120, 200),
    (110, 190, 190),
    (205, 150, 100),
)
EMBERS: tuple[Rgb, ...] = ((232, 120, 40), (120, 70, 160), (70, 140, 90), (210, 180, 60))
OAK = (128, 84, 48), (206, 158, 106)
WALNUT = (34, 21, 16), (92, 60, 44)


def table_of(
    ground: Callable[[tuple[int, int]], Image.Image], wide: int = 460, deep: int = 330, dark: float = 0.5
) -> Table:
    """Set up a table of so many millimetres."""
    return Table(ground((wide * PER_MM, deep * PER_MM)), dark)


def regions(rows: Sequence[str]) -> dict[str, list[Cell]]:
    """Give the spaces of each letter of a board."""
    found: dict[str, list[Cell]] = {}
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            if letter != ".":
                found.setdefault(letter, []).append((row, column))
    return found


def board_rows(name: str, head: str = "board:") -> list[str]:
    """Read the board of an example, below its head."""
    lines = (EXAMPLES / name).read_text(encoding="utf-8").splitlines()
    start = lines.index(head) + 1
    return lines[start : start + 9]
