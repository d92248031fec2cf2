"""Room for a pen, measured on every sheet: type, boxes, the board's lines, and texts that stand side by side."""

from __future__ import annotations

from itertools import product

import pytest

from quiltsmith.layout.pad.pad_context import LARGE_PRINT, SMALL_PAGE, WHOLE_PAGE, Measures, PadFitError
from quiltsmith.layout.pad.pad_document import PadOptions, pad_document
from quiltsmith.layout.pad.pad_template import pad_template_names
from quiltsmith.layout.sheets.page_furniture import safe_margin
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import WHITE
from quiltsmith.scene.elements import Page
from quiltsmith.scene.extents import placed_fields, placed_texts
from quiltsmith.style.print_style import text
from quiltsmith.style.theme import Ink
from quiltsmith.style.theme_reader import theme_names
from tests.layout.samples import GAMES, LANGUAGES, doodle, some_languages, style, template
from tests.layout.tidy import assert_apart

CREDIT = 6.0
WHOLE_PAGES = ("a4", "letter", "legal", "a3")
SIBLINGS = (
    ("special.neighbour", "special.single", "special.cut", "special.repeat"),
    ("pad.rows", "pad.columns", "pad.points"),
    ("pad.date", "pad.start"),
)


def measures(paper: str, up: int, is_large: bool) -> Measures:
    """Give what a sheet must not go below."""
    if is_large:
        return LARGE_PRINT
    return WHOLE_PAGE if paper in WHOLE_PAGES and up == 1 else SMALL_PAGE


def assert_room(page: Page, least: Measures, credit: str) -> None:
    """Show that all type and all boxes of a page are large enough, and that nothing comes near its edge."""
    safe = Box(0, 0, page.width, page.height).inset(safe_margin(page.width, page.height))
    texts = placed_texts(page)
    for placed in texts:
        smallest = CREDIT if placed.text.text == credit else least.text
        assert placed.text.size >= smallest - 1e-6, placed.text.text
        assert safe.holds(placed.box), placed.text.text
    assert_apart(texts)
    for field in placed_fields(page):
        if field.kind == "check" and not field.name.startswith("space-"):
            assert min(field.box.width, field.box.height) >= least.tick - 1e-6, field.name
        if field.name.startswith(("round-", "empty", "total", "game-")) and "-name-" not in field.name:
            assert field.box.height >= least.box - 1e-6, field.name


@pytest.mark.parametrize("paper", ["a4", "letter", "a5", "a3"])
@pytest.mark.parametrize("name", pad_template_names())
@pytest.mark.parametrize("game", ["doodle", "halloween"])
def test_every_sheet_has_room_for_a_pen(game: str, name: str, paper: str) -> None:
    ways = [(1, False), (2, False), (4, False), (1, True)]
    for language, (up, is_large) in product(some_languages(game, name, paper), ways):
        look = style("quilt", language, paper)
        wishes = PadOptions(sheets=up, up=up, is_large=is_large, has_marks=False)
        try:
            (page,) = pad_document(GAMES[game], look, template(name), wishes).pages
        except PadFitError:
            # Small paper is refused, never filled with what nobody can read.
            assert paper == "a5", (up, is_large)
            assert up > 1 or is_large
            continue
        assert_room(page, measures(paper, up, is_large), look.word("unofficial"))
        if up == 1 and not is_large:
            filled = pad_document(GAMES[game], look, template(name), PadOptions(is_fillable=True)).pages[0]
            assert_room(filled, measures(paper, up, is_large), look.word("unofficial"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["classic", "tall"])
def test_texts_that_stand_side_by_side_have_one_size(name: str, language: str) -> None:
    (page,) = pad_document(doodle(), style("quilt", language, "a4"), template(name), PadOptions()).pages
    sizes = {placed.text.text: placed.text.size for placed in placed_texts(page)}
    for siblings in SIBLINGS:
        assert len({sizes[text(language, key)] for key in siblings}) == 1, siblings


@pytest.mark.parametrize("ink", [Ink.FULL, Ink.LIGHT])
@pytest.mark.parametrize("theme", theme_names())
def test_the_grid_can_be_seen_and_drawn_on(theme: str, ink: Ink) -> None:
    grid = style(theme).theme.in_ink(ink).grid_stroke(0.26)
    assert 2.2 <= grid.colour.contrast(WHITE) <= 3.5


HUGE = 18.0
"""Spaces of this size are large enough for large print, too."""


@pytest.mark.parametrize(
    ("game", "name"), [("doodle", "classic"), ("doodle", "tall"), ("doodle", "large"), ("patchwork", "quilts")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_of_large_print_is_not_smaller(game: str, name: str, language: str) -> None:
    cells = []
    for is_large in (False, True):
        wishes = PadOptions(is_large=is_large, is_fillable=True)
        page = pad_document(GAMES[game], style("quilt", language, "a4"), template(name), wishes).pages[0]
        cells.append(next(field.box.width for field in placed_fields(page) if field.name.startswith("space-")))
    assert cells[1] >= min(cells[0], HUGE) - 1e-6


def test_large_print_on_small_paper_is_refused_with_the_smallest_that_will_do() -> None:
    with pytest.raises(PadFitError, match="letter is large enough"):
        pad_document(doodle(), style(paper="a5"), template("classic"), PadOptions(is_large=True))


def test_small_sheets_keep_board_scores_and_ticks_only() -> None:
    wishes = PadOptions(sheets=4, up=4, has_marks=False)
    page = pad_document(doodle(), style(paper="a5"), template("classic"), wishes).pages[0]
    shown = {placed.text.text for placed in placed_texts(page)}
    assert shown == {"Doodle", "Name", *"ABCDEFGHI", *"123456789", style().word("unofficial")}


def test_the_games_of_several_sheets_are_numbered_on() -> None:
    pages = pad_document(
        GAMES["patchwork"], style(), template("duel"), PadOptions(sheets=2, back=style("night"))
    ).pages
    titles = [
        placed.text.text for page in pages for placed in placed_texts(page) if placed.text.text.startswith("Game ")
    ]
    assert titles == [f"Game {number}" for number in range(1, len(titles) + 1)]
    assert len(titles) == 4 * 6
