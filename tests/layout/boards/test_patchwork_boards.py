"""Boards: the quilt's spaces match the tiles, the time board shows its track, and all is printed on the paper."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image

from quiltsmith.errors import QuiltsmithError, UsageError
from quiltsmith.games.patchwork.patchwork_game import Track
from quiltsmith.geometry.board import Board
from quiltsmith.layout.boards.boards_document import BoardPlan, boards_document
from quiltsmith.layout.boards.patchwork_boards import board_faces, time_board
from quiltsmith.layout.boards.quilt_board import QuiltBoard
from quiltsmith.layout.boards.time_board import TimeBoard, make_spiral
from quiltsmith.layout.sheets.cell_size import default_cell
from quiltsmith.layout.sheets.page_furniture import printable
from quiltsmith.layout.sheets.poster import TAB, plan_poster
from quiltsmith.layout.tiles.tile_pages import TilePlan, tiles_document
from quiltsmith.render.png import render_png
from quiltsmith.scene.elements import Document, Page, Symbol, Use
from quiltsmith.scene.extents import placed_texts
from quiltsmith.style.sizes import parse_paper
from quiltsmith.style.theme import Ink
from tests.layout.pictures import dark_runs
from tests.layout.samples import LANGUAGES, deck, lines_only, patchwork, style
from tests.layout.tidy import assert_tidy

USUAL = BoardPlan()
DPI = 600


def test_spaces_of_the_rendered_quilt_measure_as_the_tiles() -> None:
    plain = lines_only()
    cell = default_cell(patchwork().board, plain.paper)
    quilt = QuiltBoard(patchwork().board, cell, 1)
    page = Page(quilt.width, 2 * cell, [Use(quilt.draw(plain))])
    (png,) = render_png(Document([page], "quilt"), DPI)
    image = Image.open(io.BytesIO(png)).convert("L")
    row = round((quilt.spaces.y + 0.5 * cell) / 25.4 * DPI)
    runs = [run / DPI * 25.4 for run in dark_runs(iter(image.crop((0, row, image.width, row + 1)).tobytes()))]
    inside = [x for x in runs if quilt.spaces.x - 0.5 < x < quilt.spaces.box.right + 0.5]
    assert len(inside) == patchwork().board.columns + 1
    for number, x in enumerate(inside):
        assert x == pytest.approx(quilt.spaces.x + number * cell, abs=0.1)


@pytest.mark.parametrize("paper", ["a4", "letter", "a5", "a3"])
def test_boards_and_tiles_choose_the_same_cell(paper: str) -> None:
    look = style(paper=paper)
    cell = default_cell(patchwork().board, look.paper)
    assert boards_document(patchwork(), look, USUAL).job == f"Patchwork: boards, {cell:g} mm spaces"
    assert tiles_document(deck(), patchwork(), look, TilePlan()).job.endswith(f"{cell:g} mm cells")


@given(st.integers(2, 1000))
def test_a_spiral_winds_through_neighbours_without_crossing(spaces: int) -> None:
    spiral = make_spiral(spaces)
    assert len(spiral.spaces) == spaces
    assert len({*spiral.spaces, *spiral.middle}) == spiral.rows * spiral.columns
    assert spiral.middle
    for (row, column), (next_row, next_column) in pairwise((*spiral.spaces, *spiral.middle)):
        assert abs(row - next_row) + abs(column - next_column) == 1
    assert abs(spiral.rows - spiral.columns) <= 1
    middle = spiral.middle_box()
    assert middle is not None
    assert middle.width * middle.height in (1, len(spiral.middle))


def rounded(x: float, y: float) -> tuple[float, float]:
    return round(x, 3), round(y, 3)


def marks(symbol: Symbol, name: str) -> list[tuple[float, float]]:
    return [
        rounded(item.x + item.symbol.width / 2, item.y + item.symbol.height / 2)
        for item in symbol.items
        if isinstance(item, Use) and item.symbol.name == name
    ]


@pytest.mark.parametrize("track", ["revised", "classic"])
def test_the_time_board_marks_its_track(track: str) -> None:
    board = time_board(patchwork().on_track(track), style(), USUAL)
    drawn = board.draw(style())
    known = patchwork().tracks[track]
    # An income lies where its space is entered; a special patch lies on its space, a little low.
    assert marks(drawn, "income") == [rounded(*board.entry(space)) for space in known.income]
    low = 0.1 * board.space
    centres = [board.centre(space) for space in known.specials]
    assert marks(drawn, "special patch") == [rounded(x, y + low) for x, y in centres]
    numbers = [placed.text.text for placed in placed_texts(Page(500, 500, [Use(drawn)]))]
    assert [number for number in numbers if number.isdecimal()] == [str(n) for n in range(1, known.last)]
    assert {"Start", "Finish"} <= set(numbers)


def test_tokens_fit_the_spaces_of_the_time_board() -> None:
    for paper in ("a4", "letter", "a5", "a3"):
        look = style(paper=paper)
        assert time_board(patchwork(), look, USUAL).space >= default_cell(patchwork().board, look.paper)


@pytest.mark.parametrize("paper", ["a4", "letter", "a5", "a3"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("theme", "ink"), [("quilt", "full"), ("paper", "light"), ("night", "mono")])
def test_three_pages_with_texts_where_they_belong(paper: str, language: str, theme: str, ink: str) -> None:
    pages = boards_document(patchwork("halloween"), style(theme, language, paper, Ink(ink)), USUAL).pages
    assert len(pages) == 3
    for page in pages:
        assert_tidy(page)


@pytest.mark.parametrize(("rows", "columns", "last"), [(3, 2, 5), (7, 7, 20), (12, 9, 120), (30, 30, 400)])
def test_other_numbers_make_other_boards(rows: int, columns: int, last: int) -> None:
    track = Track(last, (1, last), (last - 1,))
    other = replace(patchwork(), board=Board(rows, columns), tracks={"own": track}, track="own")
    document = boards_document(other, style("quilt", "de", "a3"), BoardPlan(9))
    for page in document.pages:
        assert_tidy(page)
    texts = [placed.text.text for page in document.pages for placed in placed_texts(page)]
    assert str(last - 1) in texts


def test_large_boards_go_over_several_sheets() -> None:
    faces = board_faces(patchwork(), style("quilt", "de"), BoardPlan(25, 300))
    assert [face.note for face in faces] == ["Blatt A1", "Blatt A2"] * 3 + ["Blatt B1", "Blatt B2"]
    assert [face.mark for face in faces if face.mark] == ["Decken-Tableau 1", "Decken-Tableau 2", "Zeitleiste"]
    texts = [placed.text.text for placed in placed_texts(Page(500, 500, faces[4].items))]
    assert {"Blatt A2 hier aufkleben.", "Blatt B1 hier aufkleben."} <= set(texts)
    for page in boards_document(patchwork(), style("quilt", "de"), BoardPlan(25, 300)).pages:
        check_texts_of_margin(page)


def check_texts_of_margin(page: Page) -> None:
    """Look at the texts outside the picture, which is cut off at the edge of its sheet."""
    for placed in placed_texts(page):
        if "hier" in placed.text.text:
            assert placed.area is not None
            assert placed.area.holds(placed.box, 0.05)


@given(st.floats(50, 700), st.floats(50, 700), st.sampled_from(["a4", "letter", "a5", "a3"]), st.integers(0, 30))
def test_sheets_cover_a_poster_and_fit_the_paper(width: float, height: float, name: str, lines: int) -> None:
    cuts = (
        [width * n / (lines + 1) for n in range(1, lines + 1)],
        [height * n / (lines + 1) for n in range(1, lines + 1)],
    )
    poster = plan_poster(width, height, parse_paper(name), cuts)
    room = printable(poster.paper)
    for edges, length, space in ((poster.columns, width, room.width), (poster.rows, height, room.height)):
        assert (edges[0], edges[-1]) == (0, length)
        assert list(edges) == sorted(set(edges))
        for number, (start, end) in enumerate(pairwise(edges), 1):
            tab = TAB if number < len(edges) - 1 else 0
            assert end - start + tab <= space + 0.001


@pytest.mark.parametrize("width", [-3.0, 0.0, 59.0, 2001.0, float("nan"), float("inf")])
def test_widths_that_cannot_be_printed_are_refused(width: float) -> None:
    with pytest.raises(UsageError, match="choose a width from 60 to 2000 mm"):
        time_board(patchwork(), style(), BoardPlan(None, width))


def test_a_board_of_too_many_sheets_is_refused() -> None:
    with pytest.raises(QuiltsmithError, match="64 sheets are the most"):
        board_faces(patchwork(), style(paper="a5"), BoardPlan(None, 2000))


def test_the_entry_of_a_space_lies_between_two_spaces() -> None:
    board = TimeBoard(patchwork(), patchwork().tracks["classic"], 10)
    assert board.centre(0) == pytest.approx((7.2, 7.2))
    assert board.centre(1) == pytest.approx((17.2, 7.2))
    assert board.entry(1) == pytest.approx((12.2, 7.2))
