"""Checking a sheet in a browser: whole games by mouse and by keyboard, drafts, problems, phones."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

import quiltsmith as qs
from quiltsmith.api.checking import check_sheet
from quiltsmith.geometry.shape import Shape
from tests.games.doodle.editing.sheets import checked
from tests.studio.browsers import PHONE, Visitor, expect_count

EMMA = Path(__file__).parents[2] / "examples" / "three-players" / "emma.txt"
VERDICT = ("valid", "total", "claimed_total", "empty", "specials", "checked", "problems")


def begin(visitor: Visitor, player: str) -> Page:
    """Begin a sheet with the deal of the folder."""
    page = visitor.go("#/sheet")
    page.get_by_label("Player").fill(player)
    page.get_by_label("Deal").select_option("deal.yaml")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="Start patch")).to_be_visible()
    return page


def shape_of(page: Page, kind: str = ".sheet-held") -> str:
    """Tell which shape a picture on the board shows."""
    address = page.locator(kind).first.get_attribute("src") or ""
    return parse_qs(urlsplit(address).query)["shape"][0]


def turned(page: Page, wanted: str, press: Callable[[str], None]) -> None:
    """Turn what is held until it lies as it should."""
    for key in "rrrfrrrr":
        if shape_of(page) == wanted:
            return
        press(key)
    assert shape_of(page) == wanted


def cut_to(page: Page, wanted: str) -> None:
    """Try the legal lines until one leaves the wanted piece."""
    shape = Shape.parse(wanted).canonical()
    for number in range(page.locator(".sheet-strip").count()):
        page.locator(".sheet-strip").nth(number).press("Enter")
        for part in range(2):
            address = page.locator(".sheet-part img").nth(part).get_attribute("src") or ""
            if Shape.parse(parse_qs(urlsplit(address).query)["shape"][0]).canonical() == shape:
                page.locator(".sheet-part").nth(part).press("Enter")
                expect(page.locator(".sheet-part")).to_have_count(0)
                return
        page.keyboard.press("Escape")
        page.keyboard.press("c")
    raise AssertionError("no line leaves the piece")


def play(page: Page, lay: Callable[[str, int, int], None], press: Callable[[str], None]) -> None:
    """Fill in Emma's sheet; `lay` puts what is held on its place, `press` turns it."""
    sheet = checked(EMMA.read_text(encoding="utf-8")).sheet
    board = sheet.game.board
    after = {score.entries_before for score in sheet.log.scores}
    for number, entry in enumerate(sheet.log.entries, 1):
        cells = board.cells(sheet.masks.get(entry.letter, 0))
        if entry.is_pass:
            page.get_by_role("button", name="Pass", exact=True).press("Enter")
        else:
            name = "Single" if entry.is_single else f"Take {entry.card}"
            whose = ", the neighbour" if entry.neighbours else ""
            page.get_by_role("button", name=f"{name}{whose}", exact=True).first.press("Enter")
            page.locator(".sheet-held").wait_for()
            shape = str(board.shape_of(board.mask(cells)))
            if entry.cuts:
                press("c")
                cut_to(page, shape)
            turned(page, shape, press)
            lay(shape, min(row for row, _ in cells), min(column for _, column in cells))
        expect_count(page.locator(".sheet-entry"), number + sum(at < number for at in after))
        if number in after:
            page.locator(".sheet-choices button").first.press("Enter")
            expect_count(page.locator(".sheet-log .scored"), sum(at <= number for at in after))


def saved_verdict(visitor: Visitor, name: str) -> dict[str, object]:
    """Save the sheet and ask as the command line does."""
    page = visitor.page
    page.get_by_role("button", name="Save").click()
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.locator(".sheet-saved")).to_have_text(f"Saved in {name}")
    facts = check_sheet(visitor.studio.folder / name, deal=visitor.studio.folder / "deal.yaml").facts
    return {key: facts[key] for key in VERDICT}


def emmas_verdict(visitor: Visitor) -> dict[str, object]:
    """Say what the command line says about Emma's own sheet."""
    facts = check_sheet(EMMA, deal=visitor.studio.folder / "deal.yaml").facts
    return {key: facts[key] for key in VERDICT}


def test_a_whole_game_by_mouse_gets_the_verdict_of_the_command_line(visitor: Visitor) -> None:
    page = begin(visitor, "Maus")
    names = {"r": "Rotate", "f": "Flip", "c": "Cut"}

    def lay(shape: str, row: int, column: int) -> None:
        rows = shape.split("/")
        down, across = (len(rows) - 1) // 2, (len(rows[0]) - 1) // 2
        box = page.get_by_role("grid").bounding_box()
        assert box is not None
        cell = box["width"] / 9
        page.mouse.click(box["x"] + (column + across + 0.5) * cell, box["y"] + (row + down + 0.5) * cell)

    play(page, lay, lambda key: page.locator(".sheet-tool").get_by_role("button", name=names[key]).click())
    expect(page.get_by_role("heading", name="The game is over", level=1)).to_be_visible()
    assert saved_verdict(visitor, "maus.txt") == emmas_verdict(visitor)


def test_a_whole_game_by_keyboard_gets_the_verdict_of_the_command_line(visitor: Visitor) -> None:
    page = begin(visitor, "Tina")

    def lay(shape: str, row: int, column: int) -> None:
        style = page.locator(".sheet-held").first.evaluate(
            "held => [held.style.getPropertyValue('--at-row'), held.style.getPropertyValue('--at-column')]"
        )
        down, across = row - int(style[0]), column - int(style[1])
        for key, times in (("Down", down), ("Up", -down), ("Right", across), ("Left", -across)):
            for _ in range(times):
                page.keyboard.press(f"Arrow{key}")
        page.keyboard.press("Enter")

    play(page, lay, page.keyboard.press)
    assert saved_verdict(visitor, "tina.txt") == emmas_verdict(visitor)


def test_a_reload_keeps_the_work_and_undo_brings_back_what_was(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=good.txt")
    expect(page.locator(".sheet-log .scored")).to_have_count(3)
    page.get_by_role("button", name="Take back: Turn 18").click()
    expect(page.get_by_role("heading", name="Turn 18")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Turn 18")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.get_by_role("heading", name="The game is over", level=1)).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.get_by_role("heading", name="Turn 18")).to_be_visible()
    page.keyboard.press("Control+y")
    expect(page.get_by_role("heading", name="The game is over", level=1)).to_be_visible()


def test_what_is_done_before_the_answer_waits_for_it(visitor: Visitor) -> None:
    page, waiting = visitor.go("#/sheet?sheet=good.txt"), list[Route]()
    page.get_by_role("button", name="Take back: Turn 18").click()
    expect(page.get_by_role("heading", name="Turn 18")).to_be_visible()
    page.route("**/api/sheet/work", lambda route: waiting.append(route), times=1)
    page.get_by_role("button", name="Pass", exact=True).click()
    page.keyboard.press("Control+z")
    (passed,) = waiting
    with page.expect_response("**/api/sheet/work"), page.expect_response("**/api/sheet/work"):
        passed.continue_()
    expect(page.get_by_role("heading", name="Turn 18")).to_be_visible()
    expect(page.get_by_role("button", name="Redo")).to_be_enabled()


def test_problems_stand_at_their_rows_in_the_checkers_words_and_can_be_mended(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=five-mistakes.txt")
    told = check_sheet(visitor.studio.folder / "five-mistakes.txt").errors
    for problem in told:
        words = (problem.message[0].upper() + problem.message[1:]).replace("`", "")
        expect(page.locator(".note.bad b", has_text=words)).to_be_visible()
    page.locator(".sheet-score").get_by_role("button", name="Write 49").click()
    expect(page.locator(".sheet-score .note.bad")).to_have_count(0)
    expect(page.locator(".sheet-round .sheet-box").nth(1)).to_have_text("49")


def test_cards_are_searched_and_what_cannot_be_cut_says_why(visitor: Visitor) -> None:
    page = begin(visitor, "Ada")
    page.get_by_label("Search cards").fill("S03")
    expect(page.locator(".sheet-tiles li:visible")).to_have_count(1)
    page.get_by_role("button", name="Take S03").click()
    expect(page.get_by_role("button", name="Cut", exact=True)).to_be_disabled()
    expect(page.locator(".sheet-status")).to_contain_text("S03 fits on A1-")
    page.keyboard.press("Escape")
    expect(page.locator(".sheet-held")).to_have_count(0)


def test_a_text_is_pasted_typed_and_several_players_are_ranked(visitor: Visitor) -> None:
    page = visitor.go("#/sheet")
    page.get_by_role("button", name="Paste text").click()
    finn = EMMA.with_name("finn.txt").read_text(encoding="utf-8")
    page.get_by_role("dialog").get_by_role("textbox").fill(f"{EMMA.read_text(encoding='utf-8')}---\n{finn}")
    page.get_by_role("button", name="Open it").click()
    page.get_by_role("button", name="Ranking").click()
    expect(page.get_by_role("dialog").locator("li")).to_have_text(["1Emma135 points", "1Finn135 points"])
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Text", exact=True).click()
    area = page.locator("textarea")
    area.fill(area.input_value().replace("P16", "P17"))
    expect(page.locator(".sheet-said .note.bad").first).to_be_visible()


def test_a_file_that_changed_meanwhile_is_not_overwritten(visitor: Visitor) -> None:
    file = visitor.studio.folder / "ida.txt"
    file.write_text(EMMA.read_text(encoding="utf-8"), encoding="utf-8")
    page = visitor.go("#/sheet?sheet=ida.txt")
    # When a game is over, its turns stand where the cards were.
    expect(page.locator(".sheet-left .sheet-turns")).to_be_visible()
    file.write_text("player: Somebody else\n", encoding="utf-8")
    page.get_by_role("button", name="Take back: Turn 18").click()
    expect(page.locator(".sheet-right .sheet-turns")).to_be_visible()
    page.get_by_role("button", name="Save").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("pre")).to_have_count(2)
    expect(dialog.locator("pre").last).to_have_text("player: Somebody else\n")
    assert file.read_text(encoding="utf-8") == "player: Somebody else\n"
    visitor.assert_fits()
    page.set_viewport_size({"width": 360, "height": 740})
    visitor.assert_fits()
    dialog.get_by_role("button", name="Write yours").click()
    expect(page.locator(".sheet-saved")).to_have_text("Saved in ida.txt")
    visitor.complaints[:] = [told for told in visitor.complaints if "409" not in told]


@pytest.mark.parametrize(
    "visitor",
    [
        {},
        {"color_scheme": "dark", "locale": "de"},
        {"viewport": PHONE, "locale": "de"},
        {"viewport": PHONE, "color_scheme": "dark"},
    ],
    ids=["light", "dark", "phone", "dark phone"],
    indirect=True,
)
def test_everybody_can_use_it(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=five-mistakes.txt")
    expect(page.locator(".sheet-piece").first).to_be_visible()
    visitor.assert_usable_by_all()
    visitor.assert_fits()


def test_a_sheet_whose_board_cannot_be_read_is_a_text_with_its_verdict(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=patchwork%2Ftied.txt&example=1")
    page.get_by_role("button", name="Text", exact=True).click()
    expect(page.locator(".sheet-points")).to_have_count(2)
    visitor.assert_usable_by_all()
    area = page.locator("textarea")
    area.fill(area.input_value().replace("board Ben:\n", "board Ben:\nX\n"))
    expect(page.locator(".sheet-said .note.bad").first).to_be_visible()


def test_a_script_in_a_players_name_stays_a_text(visitor: Visitor) -> None:
    evil = "<img src=x onerror=alert(1)>"
    page = visitor.go("#/sheet")
    page.get_by_label("Player").fill(evil)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".sheet-tab")).to_have_text(evil)
    visitor.assert_usable_by_all()
    assert page.locator("img[src=x]").count() == 0
    assert json.loads(page.evaluate("localStorage['quiltsmith.sheets']"))["sheets"]


def test_the_filled_sheet_is_printed_on_our_own_pad(visitor: Visitor) -> None:
    shutil.copy(EMMA, visitor.studio.folder / "emma.txt")
    page = visitor.go("#/sheet?sheet=emma.txt")
    expect(page.locator(".sheet-piece").first).to_be_visible()
    page.get_by_role("button", name="Print", exact=True).click()
    dialog = page.get_by_role("dialog", name="Print")
    expect(dialog.get_by_role("img")).to_have_count(1)
    visitor.assert_usable_by_all()
    with page.expect_download() as found:
        dialog.get_by_role("button", name="Download PDF").click()
    assert found.value.suggested_filename == "emma-sheet.pdf"
    [ours] = qs.write(qs.pad(filled=EMMA))
    assert Path(found.value.path()).read_bytes() == ours
    dialog.get_by_role("link", name="More choices").click()
    expect(page.get_by_label("Filled sheet")).to_have_value("emma.txt")
    expect(page.locator(".print-line")).to_have_text("quiltsmith pad --filled=emma.txt -o emma-sheet.pdf")
