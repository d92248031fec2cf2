"""Filled sheets on paper: patches on their spaces, frames around what was scored, texts inside their boxes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from msgspec.structs import replace

from quiltsmith.layout.pad.document import PadWishError, PadWishes, pad_document
from quiltsmith.layout.pad.filled.ink import ink
from quiltsmith.layout.pad.look import Look
from quiltsmith.layout.pad.sheet import PadSheet, pad_sheet
from quiltsmith.layout.pad.template_reader import PADS
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Fabric, Group, Item, Path, Text
from quiltsmith.style.choices import Style
from quiltsmith.style.paper import PAPERS
from quiltsmith.style.theme import Ink
from quiltsmith.style.theme_reader import THEMES
from tests.layout.pad.filled.sheets import filled


def style(ink_used: Ink = Ink.FULL) -> Style:
    """Give the usual style."""
    path = THEMES.find("quilt")
    assert path is not None
    theme = THEMES.load(path)[0]
    assert theme is not None
    return Style(theme.in_ink(ink_used), "en", PAPERS["a4"])


def sheet_of(name: str) -> tuple[PadSheet, tuple[Item, ...]]:
    """Draw a sheet and the ink on it."""
    game, (filling,) = filled(name)
    path = PADS.find(game.pad.template)
    assert path is not None
    template = PADS.load(path)[0]
    assert template is not None
    sheet = pad_sheet(Look(game, style(), "Doodle"), template, 297.0, 210.0)
    return sheet, ink(sheet, filling)


def flat(items: Iterable[Item], x: float = 0.0, y: float = 0.0) -> Iterator[tuple[Item, float, float]]:
    """List items with their places."""
    for item in items:
        if isinstance(item, Group):
            yield from flat(item.items, x + item.x, y + item.y)
        else:
            yield item, x, y


def patches(items: Iterable[Item]) -> Iterator[tuple[Path, float, float]]:
    """List what is filled with a fabric."""
    for item, x, y in flat(items):
        if isinstance(item, Path) and isinstance(item.fill, Fabric):
            yield item, x, y


def test_patches_cover_the_spaces_that_are_shaded() -> None:
    sheet, items = sheet_of("three-players/emma.txt")
    boxes = {field.name: field.box for field in sheet.fields}
    cell = boxes["space-A1"].width
    cloth = list(patches(items))
    _, (filling,) = filled("three-players/emma.txt")
    assert len(cloth) == len(filling.pieces)
    for (path, x, y), piece in zip(cloth, filling.pieces, strict=True):
        bounds = paths.bounds(path)
        top, left = min(row for row, _ in piece.cells), min(column for _, column in piece.cells)
        assert x + bounds.x == pytest.approx(boxes["space-A1"].x + left * cell)
        assert y + bounds.y == pytest.approx(boxes["space-A1"].y + top * cell)


def test_neighbours_have_different_fabrics() -> None:
    _, items = sheet_of("three-players/emma.txt")
    _, (filling,) = filled("three-players/emma.txt")
    fills = [path.fill for path, _, _ in patches(items)]
    owner = {cell: fill for piece, fill in zip(filling.pieces, fills, strict=True) for cell in piece.cells}
    letter = {cell: piece.letter for piece in filling.pieces for cell in piece.cells}
    for (row, column), fabric in owner.items():
        for near in ((row + 1, column), (row, column + 1)):
            assert near not in owner or letter[near] == letter[row, column] or owner[near] != fabric


def test_what_is_written_stands_in_its_box() -> None:
    sheet, items = sheet_of("three-players/emma.txt")
    total = next(field.box for field in sheet.fields if field.name == "total")
    written = [item for item, _, _ in flat(items) if isinstance(item, Text) and item.text == "135"]
    assert len(written) == 1
    assert total.x < written[0].x < total.right
    assert total.y < written[0].y < total.bottom
    assert sheet.name is not None


def test_a_filled_pad_has_a_page_for_each_sheet_and_backs_are_empty() -> None:
    game, fillings = filled("three-players/emma.txt", "three-players/finn.txt")
    path = PADS.find(game.pad.template)
    assert path is not None
    template = PADS.load(path)[0]
    assert template is not None
    mono = style(Ink.MONO)
    document = pad_document(game, mono, template, PadWishes(filled=fillings, back=mono))
    assert [page.label.rpartition(", ")[2] for page in document.pages] == ["Emma", "Emma", "Finn", "Finn"]
    front, back = (sum(1 for _ in flat(page.items)) for page in document.pages[:2])
    assert front > 100 > back
    for wishes in (PadWishes(sheets=2), PadWishes(players=("Anna",)), PadWishes(is_fillable=True)):
        with pytest.raises(PadWishError, match="as many as there are"):
            pad_document(game, mono, template, replace(wishes, filled=fillings[:1]))
