"""Filled sheets as they are drawn: a sheet, the ink on it, and the fabrics in the ink."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from quiltsmith.formats.sheet_text import SheetPart
from quiltsmith.games.game import Game
from quiltsmith.games.sheets.related_sheets import check_related
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import read_part, read_sheets
from quiltsmith.layout.pad.filled_pad import Filling, filled_pad, ink
from quiltsmith.layout.pad.pad_context import PadContext
from quiltsmith.layout.pad.pad_sheet import PadSheet, pad_sheet
from quiltsmith.scene import elements
from quiltsmith.scene.elements import Fabric, Group, Item
from tests.layout.samples import style, template

EXAMPLES = Path(__file__).parents[3] / "examples"


def filled_texts(*texts: str) -> tuple[Game, tuple[Filling, ...]]:
    """See what is written on sheets, each of a file of its own."""
    parts = [SheetPart(f"{number}.txt", EXAMPLES, 1, text.encode()) for number, text in enumerate(texts)]
    return filled_pad(check_related(SheetChecking(), map(read_part, parts)))


def filled(*names: str) -> tuple[Game, tuple[Filling, ...]]:
    """See what is written on examples."""
    texts = [text for name in names for text in read_sheets(EXAMPLES / name)]
    return filled_pad(check_related(SheetChecking(), texts))


def sheet_of(name: str) -> tuple[PadSheet, Filling, tuple[Item, ...]]:
    """Draw an example as it is usual for its game, and the ink on it."""
    game, (filling,) = filled(name)
    look = PadContext(game, style(game.theme), "Quilts", seats=filling.seats)
    sheet = pad_sheet(look, template(game.pad.template_of(is_filled=True)), 297.0, 210.0)
    return sheet, filling, ink(sheet, filling)


def flat(items: Iterable[Item], x: float = 0.0, y: float = 0.0) -> Iterator[tuple[Item, float, float]]:
    """List items with their places."""
    for item in items:
        if isinstance(item, Group):
            yield from flat(item.items, x + item.x, y + item.y)
        else:
            yield item, x, y


def patches(items: Iterable[Item]) -> Iterator[tuple[elements.Path, Fabric, float, float]]:
    """List what is filled with a fabric."""
    for item, x, y in flat(items):
        if isinstance(item, elements.Path) and isinstance(item.fill, Fabric):
            yield item, item.fill, x, y
