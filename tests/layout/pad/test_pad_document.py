"""Pads on the scene: everything in its room and inside the printable area, whatever the game and the paper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from quiltsmith.errors import QuiltsmithError, UsageError
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.rectangles import RectangleScoring
from quiltsmith.layout.pad.pad_context import PadContext, PadFitError
from quiltsmith.layout.pad.pad_document import PadOptions, pad_document, pad_notes
from quiltsmith.layout.pad.pad_sheet import FOOTER, pad_sheet
from quiltsmith.layout.pad.pad_template import pad_template_names
from quiltsmith.layout.sheets.n_up import divide
from quiltsmith.layout.sheets.page_furniture import UNPRINTABLE
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import FormField, Page, Use
from quiltsmith.scene.extents import placed_fields, placed_texts
from quiltsmith.style.sizes import PAPERS
from quiltsmith.style.theme_reader import theme_names
from tests.layout.samples import GAMES, LANGUAGES, doodle, some_languages, style, template
from tests.layout.tidy import assert_tidy

TEMPLATES = pad_template_names()
CROWDED = ("15x15", "7x10", "full")
"""Games with many rounds or many boxes to tick, which small paper has no room for."""


@pytest.fixture(autouse=True, scope="module")
def _no_search_for_larger_paper() -> Iterator[None]:
    """Do without the hint at larger paper, which tries every paper for every refusal; others test it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("quiltsmith.layout.pad.pad_document._smallest_paper", lambda *_: None)
        yield


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", TEMPLATES)
@pytest.mark.parametrize("paper", PAPERS)
def test_every_pad_is_tidy_in_every_language_and_size(game: str, name: str, paper: str) -> None:
    # Themes bring colours only, so one theme stands for all; the next test tries them.
    for language in some_languages(game, name, paper):
        for is_large in (False, True):
            wishes = PadOptions(is_large=is_large)
            try:
                document = pad_document(GAMES[game], style("quilt", language, paper), template(name), wishes)
            except PadFitError:
                assert is_large or game in CROWDED, "only large print and crowded games may need larger paper"
                continue
            (page,) = document.pages
            assert_tidy(page)
            assert {page.width, page.height} == {PAPERS[paper].width, PAPERS[paper].height}


SIDES = st.integers(5, 15)


@settings(max_examples=20)
@given(
    SIDES,
    SIDES,
    st.integers(1, 6),
    st.tuples(*[st.integers(0, 9)] * 4),
    st.sampled_from(["classic", "tall", "large"]),
    st.sampled_from([("a5", 1), ("a4", 2), ("a4", 4), ("letter", 4), ("legal", 1)]),
    st.booleans(),
)
def test_any_board_round_and_uses_give_a_tidy_pad(
    rows: int,
    columns: int,
    rounds: int,
    uses: tuple[int, ...],
    name: str,
    paper_and_up: tuple[str, int],
    is_large: bool,
) -> None:
    specials = dict(zip(doodle().specials, uses, strict=True))
    game = replace(doodle(), board=Board(rows, columns), rounds=rounds, specials=specials)
    paper, up = paper_and_up
    wishes = PadOptions(sheets=up, up=up, is_large=is_large)
    try:
        (page,) = pad_document(game, style("paper", "de", paper), template(name), wishes).pages
    except PadFitError:
        return  # a crowded game may need larger paper
    assert_tidy(page)
    ticks = Counter(field.name.rpartition("-")[0] for field in _fields_of(game, name, paper, wishes))
    assert {action: ticks[action] for action in specials} == specials


def _fields_of(game: DoodleGame, name: str, paper: str, wishes: PadOptions) -> tuple[FormField, ...]:
    """List the fields of one sheet."""
    slot = divide(PAPERS[paper], wishes.up, template(name).is_wide).slot
    kept_free = FOOTER if wishes.shows_marks and wishes.up == 1 else 0.0
    look = PadContext(game, style("paper", "de", paper), "Doodle", is_large=wishes.is_large)
    return pad_sheet(look, template(name), slot.width, slot.height, kept_free).fields


@pytest.mark.parametrize("theme", theme_names())
@pytest.mark.parametrize("up", [1, 2, 4])
def test_every_theme_is_tidy_with_any_number_of_sheets_on_a_page(theme: str, up: int) -> None:
    for game in ("doodle", "halloween"):
        look = style(theme, "de", "a4")
        name = "duel" if game == "halloween" else "classic"
        wishes = PadOptions(sheets=4, up=up, back=style("paper"), has_marks=True)
        document = pad_document(GAMES[game], look, template(name), wishes)
        assert len(document.pages) == 2 * 4 // up
        for page in document.pages:
            assert_tidy(page)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", TEMPLATES)
def test_parts_stand_apart_and_inside_the_margins(game: str, name: str) -> None:
    slot = divide(PAPERS["a4"], 2, template(name).is_wide).slot
    try:
        sheet = pad_sheet(PadContext(GAMES[game], style(), "A title"), template(name), slot.width, slot.height)
    except PadFitError:
        assert game in CROWDED
        return
    page = Box(0, 0, slot.width, slot.height).inset(UNPRINTABLE)
    assert sheet.boxes
    for _, box in sheet.boxes:
        assert page.holds(box)
    for (one, its_box), (other, other_box) in combinations(sheet.boxes, 2):
        assert not its_box.overlaps(other_box), f"{one} and {other} overlap"


def fields(game: str) -> Counter[str]:
    """Count the fields of a fillable sheet by what stands before the last dash."""
    document = pad_document(GAMES[game], style(), template("classic"), PadOptions(is_fillable=True))
    return Counter(field.name.rpartition("-")[0] or field.name for field in placed_fields(document.pages[0]))


def test_a_fillable_sheet_has_a_field_for_everything() -> None:
    assert fields("doodle") == {
        "space": 81,
        "pen": 1,
        "name": 1,
        "date": 1,
        "start": 1,
        "turn": 18,
        "round": 3,
        "round-1": 2,
        "round-2": 2,
        "round-3": 2,
        "empty": 1,
        "total": 1,
        "neighbour": 1,
        "single": 1,
        "cut": 1,
        "repeat": 1,
    }


def test_a_printed_name_needs_no_field() -> None:
    wishes = PadOptions(is_fillable=True, players=("Anna",))
    (page,) = pad_document(doodle(), style(), template("classic"), wishes).pages
    assert "name" not in {field.name for field in placed_fields(page)}


def test_fields_follow_the_game() -> None:
    counted = fields("7x10")
    assert counted["space"] == 70
    assert counted["round"] == 2
    assert (counted["neighbour"], counted["single"], counted["cut"], counted["repeat"]) == (9, 3, 0, 2)
    assert fields("15x15")["space"] == 225


def test_the_total_adds_rounds_and_takes_off_the_minus_row() -> None:
    document = pad_document(doodle(), style(), template("classic"), PadOptions(is_fillable=True))
    total = next(field for field in placed_fields(document.pages[0]) if field.name == "total")
    assert total.plus == ("round-1", "round-2", "round-3")
    assert total.minus == ("empty",)


def test_the_totals_of_two_players_add_up_by_game() -> None:
    document = pad_document(GAMES["patchwork"], style(), template("duel"), PadOptions(is_fillable=True))
    totals = [field for field in placed_fields(document.pages[0]) if "-total-" in field.name]
    assert totals[0].plus == ("game-1-currency-1", "game-1-tile-1")
    assert totals[0].minus == ("game-1-empty-1",)
    assert len(totals) == 2 * 6


def words(page: Page) -> list[str]:
    """List all texts of a page."""
    return [placed.text.text for placed in placed_texts(page)]


def test_names_stand_on_the_sheets_in_turn() -> None:
    wishes = PadOptions(sheets=2, up=2, players=("Anna", "Ben", "Cleo"))
    document = pad_document(doodle(), style(), template("classic"), wishes)
    named = [[word for word in words(page) if word in wishes.players] for page in document.pages]
    assert named == [["Anna", "Ben"], ["Cleo", "Anna"], ["Ben", "Cleo"]]


def test_long_names_are_wrapped_in_the_tables_of_two_players() -> None:
    wishes = PadOptions(players=("Maximiliane-Anneliese von und zu Habenichts-Überfluss", "Jo"))
    (page,) = pad_document(GAMES["patchwork"], style(), template("duel"), wishes).pages
    assert_tidy(page)
    assert Counter(words(page))["Jo"] == 6
    assert {"zu Habenichts-", "Überfluss"} <= set(words(page))


def test_a_name_that_fits_no_table_is_named() -> None:
    wishes = PadOptions(players=("W" * 60, "Jo"))
    with pytest.raises(QuiltsmithError, match=r"`W+…` is too long for its place"):
        pad_document(GAMES["patchwork"], style(), template("duel"), wishes)


def test_both_players_stand_in_every_table_of_the_two_player_game() -> None:
    document = pad_document(GAMES["halloween"], style(), template("duel"), PadOptions(players=("Anna", "Ben")))
    counted = Counter(words(document.pages[0]))
    assert counted["Anna"] == counted["Ben"] == counted["Eyeballs"] == 6
    assert counted["Empty"] == counted["spaces\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}2"] == 6


def test_backs_lie_behind_their_fronts() -> None:
    wishes = PadOptions(up=4, players=("Anna", "Ben", "Cleo"), back=style("night"))
    front, back = pad_document(doodle(), style(), template("classic"), wishes).pages
    for name in wishes.players:
        (on_front,), (on_back,) = (
            [placed for placed in placed_texts(page) if placed.text.text == name] for page in (front, back)
        )
        half = front.width / 2
        assert (on_front.box.x < half) != (on_back.box.x < half)
        assert on_front.box.y == pytest.approx(on_back.box.y)


def test_the_printer_turns_the_sheet_so_that_it_can_be_read() -> None:
    wide, upright = (
        pad_document(doodle(), style(), template(name), PadOptions(back=style())) for name in ("classic", "tall")
    )
    assert (wide.duplex, upright.duplex) == ("short", "long")
    assert pad_document(doodle(), style(), template("tall"), PadOptions()).duplex is None


def test_static_content_is_drawn_once() -> None:
    pages = pad_document(doodle(), style(), template("classic"), PadOptions(sheets=160)).pages
    assert len(pages) == 160
    assert len({id(item) for page in pages for item in page.items}) == 1


def test_spaces_are_square_and_large_enough_for_a_pencil() -> None:
    document = pad_document(doodle(), style(), template("classic"), PadOptions(is_fillable=True))
    spaces = [field.box for field in placed_fields(document.pages[0]) if field.name.startswith("space-")]
    assert all(space.width == pytest.approx(space.height) for space in spaces)
    assert spaces[0].width > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_large_template_has_as_much_board_as_the_page_allows(language: str) -> None:
    pad = PadContext(doodle(), style("quilt", language, "a4"), "Doodle")
    sheet = pad_sheet(pad, template("large"), 297, 210, FOOTER)
    header, board = (dict(sheet.boxes)[name] for name in ("header", "board"))
    assert sheet.cell >= 19
    assert header.x > board.right


def test_a_header_that_does_not_fit_beside_the_board_stands_above_it() -> None:
    pad = PadContext(doodle(), style("quilt", "de", "a4"), "Doodle", is_large=True)
    sheet = pad_sheet(pad, template("large"), 297, 210, FOOTER)
    header, board = (dict(sheet.boxes)[name] for name in ("header", "board"))
    assert header.bottom < board.y
    assert header.width > board.width


def test_large_print_has_larger_type() -> None:
    sizes = [
        max(text.text.size for text in placed_texts(document.pages[0]) if text.text.font == "text")
        for document in (
            pad_document(doodle(), style(), template("classic"), PadOptions(is_large=is_large))
            for is_large in (False, True)
        )
    ]
    assert sizes[1] > sizes[0] * 1.2


def test_the_aid_is_left_out_where_type_would_become_small() -> None:
    look = PadContext(doodle(), style(), "Doodle")
    sheets = [pad_sheet(look, template("classic"), *size) for size in ((297, 210), (148, 105))]
    assert [[name for name, _ in sheet.boxes if name == "aid"] for sheet in sheets] == [["aid"], []]


def test_the_scoring_aid_follows_the_scoring() -> None:
    game = replace(doodle(), scoring=RectangleScoring(2, 3))
    shown = words(pad_document(game, style(), template("classic"), PadOptions()).pages[0])
    assert "2 × 3 × 3 + 2 × 3 = 24" in shown
    assert "162" in shown


@pytest.mark.parametrize(
    "wishes",
    [
        PadOptions(is_fillable=True, sheets=2),
        PadOptions(is_fillable=True, up=2),
        PadOptions(is_fillable=True, back=style()),
        PadOptions(is_fillable=True, players=("Anna", "Ben")),
    ],
)
def test_fillable_is_one_sheet(wishes: PadOptions) -> None:
    with pytest.raises(UsageError, match="one side of one page"):
        pad_document(doodle(), style(), template("classic"), wishes)


def test_a_pad_that_fits_nowhere_says_so() -> None:
    with pytest.raises(QuiltsmithError, match="fit"):
        pad_document(GAMES["full"], style(paper="50x50mm"), template("classic"), PadOptions())


@pytest.mark.parametrize("paper", ["a4", "a5"])
@pytest.mark.parametrize("board", [Board(9, 9), Board(15, 15), Board(15, 9), Board(9, 15)])
@pytest.mark.parametrize("rounds", [2, 3, 6])
@pytest.mark.parametrize("name", ["tall", "classic"])
def test_no_board_leaves_a_hole_in_the_sheet(name: str, rounds: int, board: Board, paper: str) -> None:
    game = replace(doodle(), board=board, rounds=rounds)
    look, arranged = style(paper=paper), template(name)
    slot = divide(look.paper, 1, arranged.is_wide).slot
    sheet = pad_sheet(PadContext(game, look, "Quilts"), arranged, slot.width, slot.height)
    boxes = dict(sheet.boxes)
    tape = boxes.pop("tape", None)
    floor = tape.y if tape else slot.height - 2 * UNPRINTABLE
    # Where nothing stands below a part, it reaches down to the tape, or to the end of the sheet.
    for box in boxes.values():
        below = [other for other in boxes.values() if other.y >= box.bottom and _is_over(box, other)]
        if not below:
            assert floor - box.bottom < slot.height * 0.13


def _is_over(box: Box, other: Box) -> bool:
    return box.x < other.right and other.x < box.right


@pytest.mark.parametrize("name", ["classic", "tall", "large"])
def test_a_long_title_stands_on_two_lines_and_leaves_room_to_write(name: str) -> None:
    title = "The great patchwork of the weavers of Ulm"
    width, height = (210, 297) if name == "tall" else (297, 210)
    sheet = pad_sheet(PadContext(doodle(), style(), title), template(name), width, height)
    page = Page(width, height, (Use(sheet.symbol),), "")
    lines = [placed.text.text for placed in placed_texts(page) if placed.text.text and placed.text.text in title]
    assert " ".join(lines) == title
    assert len(lines) == 2
    widths = {field.name: field.box.width for field in sheet.fields}
    assert min(widths["date"], widths["start"]) > 18


LONG_NAME = "Maximiliane-Alexandra Donaudampfschifffahrt von und zu Habenichts-Überfluss"


@pytest.mark.parametrize("up", [1, 2, 4])
def test_long_names_become_small_rather_than_refused(up: int) -> None:
    wishes = PadOptions(up=up, players=(LONG_NAME, "Jo"))
    page = pad_document(doodle(), style(), template("classic"), wishes).pages[0]
    assert_tidy(page)
    shown = [placed.text for placed in placed_texts(page) if placed.text.text in LONG_NAME]
    assert LONG_NAME in " ".join(text.text for text in shown)
    pair = pad_document(GAMES["patchwork"], style(), template("duel"), replace(wishes, up=1)).pages[0]
    assert_tidy(pair)


def test_the_note_about_small_sheets_does_not_stumble_over_a_title_that_is_refused() -> None:
    wishes = PadOptions(up=4, title="Wunderbar " * 7 + "Wunderbar")
    assert pad_notes(doodle(), style(), template("classic"), wishes) == ()
    with pytest.raises(QuiltsmithError, match="is too long for its place on this paper"):
        pad_document(doodle(), style(), template("classic"), wishes)
