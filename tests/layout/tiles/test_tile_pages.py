"""Pages of tiles: all pieces of the game, at true size, with what they say."""

from __future__ import annotations

import io
from collections import Counter

import pytest
from msgspec.structs import replace
from PIL import Image

from quiltsmith.decks.deck import Card, Price
from quiltsmith.errors import QuiltsmithError, UsageError
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.sheets.cell_size import default_cell
from quiltsmith.layout.sheets.page_furniture import printable
from quiltsmith.layout.tiles.tile_pages import TilePlan, nested_pieces, page_grid, tile_faces, tiles_document
from quiltsmith.layout.tiles.tile_pieces import TilePart, patch_pieces
from quiltsmith.render.png import render_png
from quiltsmith.scene.colour import BLACK
from quiltsmith.scene.elements import Document, Group, Item, Page, Path
from quiltsmith.scene.extents import placed_texts
from quiltsmith.scene.paths import bounds
from quiltsmith.style.sizes import parse_paper
from quiltsmith.style.theme import Ink
from tests.layout.pictures import dark_runs
from tests.layout.samples import LANGUAGES, deck, lines_only, patchwork, plain_style, style
from tests.layout.tidy import assert_tidy

CELL = 20.0
DPI = 600


def area(path: Path) -> float:
    """Measure what straight-edged loops enclose; holes run the other way round."""
    total = 0.0
    loop: list[tuple[float, float]] = []
    for segment in path.segments:
        if segment[0] == "Z":
            total += (
                sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(loop, loop[1:] + loop[:1], strict=True)) / 2
            )
            loop = []
        else:
            x, y = segment[1:]
            loop.append((x, y))
    return total


def test_every_patch_lies_on_the_pages_once_at_its_size() -> None:
    pieces, placed = nested_pieces(deck(), patchwork(), style(), TilePlan(part=TilePart.PATCHES))
    assert sorted(pieces[nested.number].name for nested in placed) == sorted(card.id for card in deck().cards)
    for nested in placed:
        drawn = pieces[nested.number].draw(nested.shape)
        patch = drawn[0]
        assert isinstance(patch, Group)
        cloth = patch.items[0]
        assert isinstance(cloth, Path)
        assert area(cloth) == pytest.approx(pieces[nested.number].shape.size * CELL**2)
        assert bounds(cloth).width == pytest.approx(nested.shape.columns * CELL)


def test_chiral_patches_keep_their_printed_face() -> None:
    pieces, placed = nested_pieces(deck(), patchwork(), style(), TilePlan())
    chiral = [nested for nested in placed if pieces[nested.number].shape.is_chiral()]
    assert len(chiral) >= 10
    for nested in chiral:
        own = pieces[nested.number].shape
        assert nested.shape in own.rotations()
        assert nested.shape not in own.mirrored().rotations()


def test_the_rendered_area_of_every_patch_is_its_size() -> None:
    black = plain_style(BLACK, BLACK)
    pages = []
    for piece in patch_pieces(deck(), patchwork(), CELL, black):
        pages.append(Page(110, 110, [Group(piece.draw(piece.shape), 5, 5)]))
    dpi = 72
    for card, png in zip(deck().cards, render_png(Document(pages, "patches"), dpi), strict=True):
        image = Image.open(io.BytesIO(png)).convert("L")
        dark = sum(255 - value for value in image.tobytes()) / 255 * (25.4 / dpi) ** 2
        # Half of the cutting line, 0.3 mm wide, lies outside.
        expected = card.shape.size * CELL**2 + card.shape.perimeter() * CELL * 0.15
        assert dark == pytest.approx(expected, rel=0.015), card.id


def test_cells_on_the_rendered_page_are_exact() -> None:
    only = replace(deck(), cards=tuple(card for card in deck().cards if card.id == "N"))
    plain = replace(lines_only(), paper=parse_paper("150x60mm"))
    document = tiles_document(only, patchwork(), plain, TilePlan(CELL, TilePart.PATCHES))
    grid = page_grid(plain, CELL)
    (png,) = render_png(document, DPI)
    image = Image.open(io.BytesIO(png)).convert("L")
    # Just inside the long edge there are no stitches and no label.
    row = round((grid.y + 0.06 * CELL) / 25.4 * DPI)
    runs = dark_runs(iter(image.crop((0, row, image.width, row + 1)).tobytes()))
    left, right = (run / DPI * 25.4 for run in runs)
    assert left == pytest.approx(grid.x, abs=0.1)
    assert right - left == pytest.approx(5 * CELL, abs=0.1)


def test_all_other_pieces_are_those_of_the_game() -> None:
    pieces, placed = nested_pieces(deck(), patchwork(), style(), TilePlan())
    names = Counter(piece.name for piece in pieces[len(deck().cards) :])
    assert names == {
        "special tile": 1,
        "special patch": 5,
        "time token 1": 1,
        "time token 2": 1,
        "neutral token": 1,
        "currency 1": 32,
        "currency 5": 12,
        "currency 10": 5,
        "currency 20": 1,
    }
    assert sorted(nested.number for nested in placed) == list(range(len(pieces)))


def test_another_game_has_other_pieces() -> None:
    other = replace(patchwork(), currency=replace(patchwork().currency, tiles={3: 2, 7: 1}))
    pieces, _ = nested_pieces(deck(), other, style(), TilePlan(part=TilePart.CURRENCY))
    assert [piece.name for piece in pieces] == ["currency 7", "currency 3", "currency 3"]


@pytest.mark.parametrize(("paper", "pages"), [("a4", 2), ("letter", 2), ("a5", 2), ("a3", 1), ("legal", 2)])
def test_a_whole_game_takes_few_pages(paper: str, pages: int) -> None:
    assert len(tile_faces(deck(), patchwork(), style(paper=paper), TilePlan())) == pages


@pytest.mark.parametrize("paper", ["a4", "letter", "a5", "a3"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("theme", "ink"), [("quilt", "full"), ("paper", "light"), ("night", "mono")])
def test_texts_stay_where_they_belong(paper: str, language: str, theme: str, ink: str) -> None:
    look = style(theme, language, paper, Ink(ink))
    for page in tiles_document(deck(), patchwork("halloween"), look, TilePlan()).pages:
        assert_tidy(page)


def texts_of(items: tuple[Item, ...]) -> list[str]:
    return [placed.text.text for placed in placed_texts(Page(200, 200, items))]


def test_a_tile_says_cost_and_time_and_shows_its_income() -> None:
    card = deck().card("g")
    assert card is not None
    piece = patch_pieces(replace(deck(), cards=(card,)), patchwork(), CELL, style())[0]
    texts = texts_of(piece.draw(card.shape))
    assert texts == ["8", "6", "g"]
    without = replace(card, price=Price(8, 6, 0))
    poor = patch_pieces(replace(deck(), cards=(without,)), patchwork(), CELL, style())[0]
    # A ring of paper and a button for each.
    assert len(piece.draw(card.shape)) - len(poor.draw(card.shape)) == 2 * 3


def test_an_overridden_tile_bears_an_asterisk() -> None:
    card = deck().card("Q")
    assert card is not None
    changed = replace(card, price=Price(4, 6, 2), original_price=card.price)
    usual, marked = (
        patch_pieces(replace(deck(), cards=(one,)), patchwork(), CELL, style())[0].draw(one.shape)
        for one in (card, changed)
    )
    assert len(marked) == len(usual) + 2


@pytest.mark.parametrize("income", [1, 3, 9, 99])
@pytest.mark.parametrize("shape", ["#", "##", "#.#/###"])
def test_any_price_finds_room_on_any_patch(income: int, shape: str) -> None:
    card = Card("XYZ123", Shape.parse(shape), price=Price(99, 99, income))
    for cell in (8.0, 20.0, 60.0):
        piece = patch_pieces(replace(deck(), cards=(card,)), patchwork(), cell, style())[0]
        assert_tidy(Page(400, 400, piece.draw(card.shape)), margin=0)


def test_a_doodle_deck_shows_ids_only() -> None:
    meadow = deck("meadow")
    pieces, _ = nested_pieces(meadow, meadow.game, style(), TilePlan())
    assert len(pieces) == len(meadow.cards) + len(meadow.start)
    texts = texts_of(pieces[0].draw(pieces[0].shape))
    assert texts == [meadow.cards[0].id]
    with pytest.raises(QuiltsmithError, match="doodle has no currency to print"):
        nested_pieces(meadow, meadow.game, style(), TilePlan(part=TilePart.CURRENCY))


@pytest.mark.parametrize("flip", ["long", "short"])
def test_backs_lie_behind_their_fronts(flip: str) -> None:
    look = style(paper="letter")
    plan = TilePlan(backs="long" if flip == "long" else "short")
    faces = tile_faces(deck(), patchwork(), look, plan)
    assert [face.is_back for face in faces] == [False, True, False, True]
    grid = page_grid(look, CELL)
    _, placed = nested_pieces(deck(), patchwork(), look, plan)
    for page, face in enumerate(faces[1::2]):
        (back,) = face.items
        assert isinstance(back, Group)
        path = back.items[1]
        assert isinstance(path, Path)
        here = [nested for nested in placed if nested.page == page]
        assert area(path) == pytest.approx(sum(nested.shape.size for nested in here) * CELL**2)
        left = min(nested.column for nested in here) * CELL + grid.x
        right = max(nested.column + nested.shape.columns for nested in here) * CELL + grid.x
        box = bounds(path)
        expected = look.paper.width - right if flip == "long" else left
        assert back.x + box.x == pytest.approx(expected)


def test_the_usual_cell_lets_the_quilt_fit_the_paper() -> None:
    board = patchwork().board
    cells = {paper: default_cell(board, style(paper=paper).paper) for paper in ("a4", "letter", "a5", "a3")}
    assert cells == {"a4": 20, "letter": 20, "a5": 13, "a3": 20}
    for paper, cell in cells.items():
        assert (board.columns + 1) * cell <= printable(style(paper=paper).paper).width


@pytest.mark.parametrize("cell", [-5.0, 0.0, 7.9, 61.0, float("nan"), float("inf")])
def test_cells_that_cannot_be_printed_are_refused(cell: float) -> None:
    with pytest.raises(UsageError, match="choose a size from 8 to 60 mm"):
        tiles_document(deck(), patchwork(), style(), TilePlan(cell))


def test_cells_too_large_for_the_paper_are_refused() -> None:
    with pytest.raises(UsageError, match="choose smaller cells or larger paper"):
        tiles_document(deck(), patchwork(), style(), TilePlan(59))
