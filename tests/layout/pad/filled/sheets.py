"""Filled sheets as tests lay them out: the examples, by name."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.formats.sheet_text import SheetPart
from quiltsmith.games.game import Game
from quiltsmith.games.sheets.related_sheets import check_together
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import read_part, read_sheets
from quiltsmith.layout.pad.filled_pad import Filling, filled_pad

EXAMPLES = Path(__file__).parents[4] / "examples"


def filled_texts(*texts: str) -> tuple[Game, tuple[Filling, ...]]:
    """See what is written on sheets, each of a file of its own."""
    parts = [SheetPart(f"{number}.txt", EXAMPLES, 1, text.encode()) for number, text in enumerate(texts)]
    return filled_pad(check_together(SheetChecking(), map(read_part, parts)))


def filled(*names: str) -> tuple[Game, tuple[Filling, ...]]:
    """See what is written on examples."""
    texts = [text for name in names for text in read_sheets(EXAMPLES / name)]
    return filled_pad(check_together(SheetChecking(), texts))
