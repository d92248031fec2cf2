"""Filled sheets as tests lay them out: the examples, by name."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.games.game import Game
from quiltsmith.games.sheets.checking import SheetChecking
from quiltsmith.games.sheets.reading import read_sheets
from quiltsmith.games.sheets.together import check_together
from quiltsmith.layout.pad.filled.filling import Filling, filled_pad

EXAMPLES = Path(__file__).parents[4] / "examples"


def filled(*names: str) -> tuple[Game, tuple[Filling, ...]]:
    """See what is written on examples."""
    texts = [text for name in names for text in read_sheets(EXAMPLES / name)]
    return filled_pad(check_together(SheetChecking(), texts))
