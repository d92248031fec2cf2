"""Filled sheets on paper: patches on their spaces, frames around what was scored, texts inside their boxes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.layout.pad.pad_context import PadContext
from quiltsmith.layout.pad.pad_document import PadWishError, PadWishes, pad_document
from quiltsmith.layout.pad.pad_sheet import pad_sheet
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Text
from quiltsmith.style.theme import Ink
from tests.layout.pad.filled.drawn import flat, patches, sheet_of
from tests.layout.pad.filled.sheets import filled
from tests.layout.samples import GAMES, style, template
from tests.layout.tidy import assert_tidy, words_of

EVERY_KIND = (
    "three-players/emma.txt",
    "patchwork/won-by-the-tile.txt",
    "patchwork/two-quilts.txt",
    "patchwork/halloween.txt",
)


@pytest.mark.parametrize("name", EVERY_KIND)
def test_patches_cover_the_spaces_that_are_shaded(name: str) -> None:
    sheet, filling, items = sheet_of(name)
    boxes = {field.name: field.box for field in sheet.fields}
    laid = [(board.spaces, piece) for board in filling.boards for piece in board.pieces]
    for (path, _, x, y), (spaces, piece) in zip(patches(items), laid, strict=True):
        bounds, corner = paths.bounds(path), boxes[f"{spaces}-A1"]
        top, left = min(row for row, _ in piece.cells), min(column for _, column in piece.cells)
        assert x + bounds.x == pytest.approx(corner.x + left * corner.width)
        assert y + bounds.y == pytest.approx(corner.y + top * corner.width)


@pytest.mark.parametrize("name", EVERY_KIND)
def test_neighbours_have_different_fabrics(name: str) -> None:
    _, filling, items = sheet_of(name)
    fills = iter([fabric for _, fabric, _, _ in patches(items)])
    for board in filling.boards:
        owner = {
            cell: (piece.letter, fabric)
            for piece in board.pieces
            for fabric in [next(fills)]
            for cell in piece.cells
        }
        for (row, column), (letter, fabric) in owner.items():
            for near in ((row + 1, column), (row, column + 1)):
                other, beside = owner.get(near, (letter, None))
                assert other == letter or beside != fabric


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
def test_a_game_of_two_is_tidy_with_two_quilts_and_with_one(paper: str, language: str) -> None:
    game, (both,) = filled("patchwork/two-quilts.txt")
    one = replace(both, boards=both.boards[:1], seats=1)
    look = style("quilt", language, paper)
    pages = pad_document(game, look, template("quilts"), PadWishes(filled=(both, one))).pages
    for page in pages:
        assert_tidy(page)
        assert page.width > page.height
    winner = look.word("pad.winner")
    assert [words_of(page).count(winner) for page in pages] == [2, 0]


def test_one_quilt_alone_is_larger_than_two() -> None:
    cells = []
    for seats in (2, 1):
        look = PadContext(GAMES["patchwork"], style(), "Quilts", seats=seats)
        sheet = pad_sheet(look, template("quilts"), 297.0, 210.0)
        cells.append(sheet.cell)
        assert {f"space-{player}-I9" for player in range(1, seats + 1)} <= {field.name for field in sheet.fields}
    assert 12.0 < cells[0] < cells[1]


def test_what_is_written_stands_in_its_box() -> None:
    sheet, _, items = sheet_of("three-players/emma.txt")
    total = next(field.box for field in sheet.fields if field.name == "total")
    written = [item for item, _, _ in flat(items) if isinstance(item, Text) and item.text == "135"]
    assert len(written) == 1
    assert total.x < written[0].x < total.right
    assert total.y < written[0].y < total.bottom
    assert sheet.name is not None


def test_a_filled_pad_has_a_page_for_each_sheet_and_backs_are_empty() -> None:
    game, fillings = filled("three-players/emma.txt", "three-players/finn.txt")
    mono = replace(style(), theme=style().theme.in_ink(Ink.MONO))
    document = pad_document(game, mono, template(game.pad.template), PadWishes(filled=fillings, back=mono))
    assert [page.label.rpartition(", ")[2] for page in document.pages] == ["Emma", "Emma", "Finn", "Finn"]
    front, back = (sum(1 for _ in flat(page.items)) for page in document.pages[:2])
    assert front > 100 > back
    for wishes in (PadWishes(sheets=2), PadWishes(players=("Anna",)), PadWishes(is_fillable=True)):
        with pytest.raises(PadWishError, match="as many as there are"):
            pad_document(game, mono, template(game.pad.template), replace(wishes, filled=fillings[:1]))
