"""Filled sheets as they are drawn: a sheet, the ink on it, and the fabrics in the ink."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from quiltsmith.layout.pad.filled_pad import Filling, ink
from quiltsmith.layout.pad.pad_context import PadContext
from quiltsmith.layout.pad.pad_sheet import PadSheet, pad_sheet
from quiltsmith.scene.elements import Fabric, Group, Item, Path
from tests.layout.pad.filled.sheets import filled
from tests.layout.samples import style, template


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


def patches(items: Iterable[Item]) -> Iterator[tuple[Path, Fabric, float, float]]:
    """List what is filled with a fabric."""
    for item, x, y in flat(items):
        if isinstance(item, Path) and isinstance(item.fill, Fabric):
            yield item, item.fill, x, y
