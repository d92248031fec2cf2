"""Checking a sheet in a browser: drafts, undo, problems, ranking, phones. Complete games are in another file."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from playwright.sync_api import Route, expect

import quiltsmith as qs
from quiltsmith.api.sheet_and_deck_checks import check_sheet
from tests.conftest import TEST_ALL
from tests.studio.browsers import DESKTOP, PHONE, Visitor, see_printed_and_shared, wait_for_text
from tests.studio.laying import begin, undrawn
from tests.studio.servers import EXAMPLES

EMMA = EXAMPLES / "three-players" / "emma.txt"
FIRST_ROW = """list => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    list.scrollTop || done("the list is not scrolled");
    const edge = list.firstElementChild.getBoundingClientRect().bottom;
    const rows = [...list.querySelectorAll("li")].map((row) => row.getBoundingClientRect());
    done(Math.round(rows.find((row) => row.bottom > edge + 0.5).top - edge));
})))"""
"""How far below the heading of a list the first row in sight begins, once it is drawn."""


def test_a_reload_keeps_the_work_and_undo_brings_back_what_was(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=good.txt")
    expect(page.locator(".sheet-log .scored")).to_have_count(3)
    page.get_by_role("button", name="Take back: Turn 18").click()
    expect(page.get_by_role("heading", name="Turn 18")).to_be_visible()
    assert page.locator(".sheet-turns").evaluate(FIRST_ROW) >= 0
    page.reload()
    expect(page.get_by_role("heading", name="Turn 18")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.get_by_role("heading", name="The game is over", level=1)).to_be_visible()
    expect(page.locator(".sheet-tab")).to_have_text("Anna129")
    assert [url.rpartition("/api/")[2] for url in asked] == ["sheet/work"]
    page.keyboard.press("Control+z")
    expect(page.get_by_role("heading", name="Turn 18")).to_be_visible()
    page.keyboard.press("Control+y")
    expect(page.get_by_role("heading", name="The game is over", level=1)).to_be_visible()


def test_what_is_done_before_the_answer_waits_for_it(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=good.txt")
    back = page.get_by_role("button", name="Take back: Turn 18")

    def press_again_before_the_answer(route: Route) -> None:
        back.dispatch_event("click")
        route.continue_()

    # What stands in its line then, the score of the last round, is not what was meant.
    page.route("**/api/sheet/work", press_again_before_the_answer, times=1)
    back.click()
    expect(page.get_by_role("heading", name="Turn 18")).to_be_visible()

    def undo_before_the_answer(route: Route) -> None:
        page.keyboard.press("Control+z")
        route.continue_()

    page.route("**/api/sheet/work", undo_before_the_answer, times=1)
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.get_by_role("button", name="Redo")).to_be_enabled()
    expect(page.get_by_role("heading", name="Turn 18")).to_be_visible()
    expect(page.locator(".sheet-log .scored")).to_have_count(3)

    # Who goes on to another page while a sheet is opened stays there, by its address too.
    def leave_before_the_answer(route: Route) -> None:
        page.evaluate("location.hash = '#/play'")
        route.continue_()

    page.route("**/api/sheet/parts", leave_before_the_answer, times=1)
    with page.expect_response("**/api/sheet/choices"):
        page.evaluate("location.hash = '#/sheet?sheet=five-mistakes.txt'")
    expect(page.get_by_role("heading", name="Play", exact=True)).to_be_visible()
    assert page.url.endswith("#/play")


def test_problems_stand_at_their_rows_in_the_checkers_words_and_can_be_mended(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=five-mistakes.txt")
    told = check_sheet(visitor.studio.folder / "five-mistakes.txt").errors
    for problem in told:
        words = undrawn(problem.message[0].upper() + problem.message[1:])
        expect(page.locator(".note.bad b", has_text=words).first).to_be_visible()
    assert page.locator(".note.bad .inline-patch").count() > 0
    page.locator(".sheet-score").get_by_role("button", name="Write 49").click()
    expect(page.locator(".sheet-score .note.bad")).to_have_count(0)
    expect(page.locator(".sheet-round .sheet-box").nth(1)).to_have_text("49")
    page.locator(".sheet-turns").get_by_role("button", name="Write P25").click()
    expect(page.get_by_role("button", name="Write P25")).to_have_count(0)
    expect(page.locator(".sheet-turns")).to_contain_text("P25")


def test_cards_are_searched_and_what_cannot_be_cut_says_why(visitor: Visitor) -> None:
    page = begin(visitor, "Ada")
    page.get_by_label("Search cards").fill("S03")
    expect(page.locator(".sheet-tiles li:visible")).to_have_count(1)
    page.get_by_role("button", name="Take S03").click()
    expect(page.get_by_role("button", name="Cut", exact=True)).to_be_disabled()
    expect(page.locator(".sheet-status")).to_contain_text("S03 fits on A1-")
    page.keyboard.press("Escape")
    expect(page.locator(".sheet-held")).to_have_count(0)


def test_a_text_is_pasted_typed_and_ranked_and_a_board_without_a_log_has_its_verdict(visitor: Visitor) -> None:
    page = visitor.go("#/sheet")
    page.get_by_role("button", name="Paste text").click()
    board = EXAMPLES / "board-and-scores.txt"
    files = (EMMA, EMMA.with_name("finn.txt"), EXAMPLES / "five-mistakes.txt", board)
    several = "---\n".join(file.read_text(encoding="utf-8") for file in files)
    expect(page.get_by_role("button", name="Open it")).to_be_disabled()
    page.get_by_role("dialog").get_by_role("textbox").fill(several)
    page.get_by_role("button", name="Open it").click()
    page.get_by_role("button", name="Ranking").click()
    dialog = page.get_by_role("dialog")
    ranks = ["(1)Dora5 errors138 points", "1Emma135 points", "1Finn135 points", "3Annapartly checked129 points"]
    expect(dialog.locator(".sheet-ranking li")).to_have_text(ranks)
    expect(dialog.locator(".sheet-unranked > li")).to_contain_text("Dora: 5 errors")
    told = [undrawn(problem.message) for problem in check_sheet(EXAMPLES / "five-mistakes.txt").errors]
    expect(dialog.locator(".sheet-unranked li li")).to_contain_text([words[1:] for words in told])
    # Paper is light, whatever the screen is.
    page.evaluate("() => { window.print = () => 0; document.documentElement.dataset.theme = 'dark'; }")
    dialog.get_by_role("button", name="Print").click()
    page.emulate_media(media="print")
    expect(page.locator(".printed .sheet-ranking")).to_have_css("color", "rgb(43, 38, 34)")
    page.emulate_media(media="screen")
    page.evaluate(
        "() => { document.documentElement.dataset.theme = 'light'; dispatchEvent(new Event('afterprint')); }"
    )
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Text", exact=True).click()
    area = page.locator("textarea")
    area.fill(area.input_value().replace("P16", "P17"))
    wait_for_text(page, ".sheet-said .note.bad")
    expect(page.locator(".sheet-said .note.bad").first).to_be_visible()
    expect(page.locator(".sheet-said .note.bad .muted").first).to_have_text(re.compile(r"^Line \d+$"))
    page.locator(".sheet-tabs").get_by_role("button", name="Anna 129").click()
    expect(page.get_by_role("heading", name="A board without turns")).to_be_visible()
    expect(page.locator(".sheet-result")).to_have_text("129")
    told = ["No problems. Partly checked.", *(f"Not checked: {words}." for words in check_sheet(board).unchecked)]
    expect(page.locator(".sheet-tray .note")).to_have_text(told)
    expect(page.locator(".sheet-tools")).to_be_hidden()
    page.get_by_label("Points of round 1").fill("16")
    page.keyboard.press("Enter")
    expect(page.locator(".sheet-box.sum")).to_have_text("124")
    expect(page.get_by_label("Points of round 2")).to_be_focused()
    visitor.assert_usable()


def test_what_is_typed_while_an_answer_is_on_its_way_or_right_before_leaving_is_kept(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=good.txt")
    page.get_by_role("button", name="Text", exact=True).click()
    area = page.locator("textarea.sheet-textarea")
    text = area.input_value()
    held: list[Route] = []
    page.route("**/api/sheet/work", lambda route: route.continue_() if held else held.append(route))
    with page.expect_request("**/api/sheet/work"):
        area.fill(f"{text}# one\n")
    area.press("End")
    # Nothing is heard of these letters yet when the answer comes, and a button is pressed.
    page.evaluate("() => { globalThis.setTimeout = () => 1; }")
    page.keyboard.type("# two")
    with page.expect_response("**/api/sheet/work"):
        held[0].continue_()
    expect(area).to_have_value(f"{text}# one\n# two")
    page.get_by_role("link", name="Design a deck").click()
    page.locator(".deck-page").wait_for()
    assert "# one\\n# two" in page.evaluate("localStorage.getItem('quiltsmith.sheets')")


def test_what_is_typed_right_before_leaving_from_the_keyboard_is_kept(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=good.txt")
    for words, leave in (("# reloaded ", "location.reload()"), ("# away ", "location.hash = '#/'")):
        page.get_by_role("button", name="Text", exact=True).click()
        page.locator("textarea.sheet-textarea").press("End")
        # The field keeps the focus, and the pause that tells of what is typed never ends.
        page.evaluate("() => { globalThis.setTimeout = () => 1; }")
        page.keyboard.type(words)
        page.evaluate(leave)
        page.wait_for_function("one => localStorage.getItem('quiltsmith.sheets').includes(one)", arg=words)


def test_a_file_that_changed_or_went_meanwhile_is_not_written_unasked(visitor: Visitor) -> None:
    visitor.expect_refusals(409, 422)
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
    page.set_viewport_size(DESKTOP)
    visitor.go("#/")
    expect(dialog).to_have_count(0)
    visitor.go("#/sheet")
    page.get_by_role("button", name="Save").click()
    dialog.get_by_role("button", name="Write yours").click()
    expect(page.locator(".sheet-saved")).to_have_text("Saved in ida.txt")
    file.unlink()
    page.get_by_role("button", name="Save").click()
    expect(dialog).to_contain_text("ida.txt has been deleted meanwhile")
    assert not file.exists()
    dialog.get_by_role("button", name="Another name").click()
    dialog.get_by_role("textbox").fill("good")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("heading", name="This name is taken")).to_be_visible()
    expect(dialog.locator("mark", has_text="player: Anna")).to_be_in_viewport()
    visitor.assert_fits()
    dialog.get_by_role("button", name="Another name").click()
    dialog.get_by_role("textbox").fill("CON")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("alert")).to_have_text("CON.txt is no name for a file in this folder.")
    expect(dialog.get_by_role("textbox")).to_have_value("CON")
    dialog.get_by_role("textbox").fill("ida-2")
    page.keyboard.press("Enter")
    expect(page.locator(".sheet-saved")).to_have_text("Saved in ida-2.txt")


def test_everybody_can_use_it(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=five-mistakes.txt")
    expect(page.locator(".sheet-piece").first).to_be_visible()
    visitor.assert_usable()
    if TEST_ALL:
        visitor.become(color_scheme="dark", language="de")
        visitor.assert_usable()
        visitor.become(PHONE)
        visitor.assert_usable()
    visitor.become(PHONE, "dark", "de")
    visitor.assert_usable()
    expect(page.locator(".sheet-switch button")).to_have_text(["Ergebnis", "Wertung2", "Züge3"])


def test_a_sheet_whose_board_cannot_be_read_is_a_text_with_its_verdict(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=patchwork%2Ftied.txt&example=1")
    page.get_by_role("button", name="Text", exact=True).click()
    expect(page.locator(".sheet-points")).to_have_count(2)
    visitor.assert_usable_by_all()
    area = page.locator("textarea")
    area.fill(area.input_value().replace("board Ben:\n", "board Ben:\nX\n"))
    wait_for_text(page, ".sheet-said .note.bad")
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
    assert found.value.suggested_filename == "emma-135.pdf"
    [ours] = qs.write(qs.pad(filled=EMMA))
    assert Path(found.value.path()).read_bytes() == ours
    dialog.get_by_role("link", name="More choices").click()
    expect(page.get_by_label("Filled sheet")).to_have_value("emma.txt")
    expect(page.locator(".print-line")).to_have_text("quiltsmith pad --filled=emma.txt -o emma-sheet.pdf")


def test_the_end_names_the_medal_adds_up_and_is_seen_once_more_printed_and_shared(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=good.txt")
    expect(page.locator(".sheet-medal")).to_have_text("Heirloom!")
    expect(page.locator(".sheet-medals .won")).to_have_count(4)
    whole = page.locator(".sheet-sum").inner_text().replace("−", "-").splitlines()
    numbers = [int(number) for number in re.findall(r"-?\d+", "".join(whole[:-1]).replace("- ", "-"))]
    assert sum(numbers[:-1]) == numbers[-1] == 129
    see_printed_and_shared(page)
    pieces = page.locator(".sheet-piece")
    every = pieces.count()
    page.get_by_role("slider", name="Turn by turn").fill("3")
    expect(pieces).to_have_count(3)
    page.get_by_role("button", name="One turn back").click()
    expect(pieces).to_have_count(2)
    page.get_by_role("slider", name="Turn by turn").fill("99")
    expect(pieces).to_have_count(every)
    visitor.assert_usable()


def test_a_better_rectangle_is_offered_and_points_are_taken_as_they_stand_on_paper(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=good.txt")
    page.get_by_role("button", name="Choose another rectangle").first.click()
    page.get_by_label("Points of round 1").fill("77")
    page.get_by_role("button", name="Take it").first.click()
    wrong = page.locator(".sheet-score .note.bad").first
    expect(wrong).to_be_visible()
    expect(page.locator(".sheet-score .sheet-box.bad")).to_have_text("77")
    page.keyboard.press("Control+z")
    expect(page.locator(".sheet-choices")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.locator(".sheet-medal")).to_have_text("Heirloom!")
    # A smaller one that is there is no mistake, and the better one is offered.
    page.get_by_role("button", name="Choose another rectangle").first.click()
    page.locator(".sheet-choices button").nth(1).click()
    offer = page.locator(".sheet-score .note", has_text="would be possible")
    expect(offer).to_have_count(1)
    offer.get_by_role("button", name="Take it").click()
    expect(page.locator(".sheet-medal")).to_have_text("Heirloom!")


def test_slips_of_the_paper_are_tapped_space_by_space_and_a_rectangle_by_its_corners(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=good.txt")
    for turn in (18, 17):
        page.get_by_role("button", name=f"Take back: Turn {turn}").click()
        expect(page.get_by_role("heading", name=f"Turn {turn}", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Drawn otherwise")).to_have_count(0)
    page.get_by_role("button", name="Take P30", exact=True).click()
    page.get_by_role("button", name="Drawn otherwise").click()
    empty = page.locator(".sheet-cell[aria-label$=empty]")
    for cell in (empty.nth(0), empty.nth(1), empty.nth(1)):
        cell.click()
    expect(page.locator(".sheet-mark")).to_have_count(1)
    page.locator(".sheet-tray").get_by_role("button", name="Place").click()
    expect(page.locator(".sheet-turns")).to_contain_text("P30")
    expect(page.locator(".sheet-turns .note.bad").first).to_be_visible()
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.get_by_role("heading", name="The game is over", level=1)).to_be_visible()
    page.get_by_role("button", name="Take back: Round 3").click()
    page.get_by_role("button", name="Tap its corners").click()
    status = page.locator(".sheet-status")
    expect(status).to_contain_text("two opposite corners")
    page.locator(".sheet-cell").nth(40).click()
    expect(status).to_contain_text("opposite corner")
    page.locator(".sheet-cell").nth(41).click()
    expect(page.locator(".sheet-round").nth(2)).to_contain_text("1×2")


def test_what_is_in_the_hand_stays_when_the_language_is_switched(visitor: Visitor) -> None:
    page = begin(visitor, "Lina")
    page.get_by_role("button", name="Take S02").click()
    page.locator(".sheet-held").wait_for()
    page.keyboard.press("ArrowDown")
    place = page.locator(".sheet-held").get_attribute("style")
    page.locator(".top-language").select_option("de")
    expect(page.get_by_role("heading", name="Startflicken")).to_be_visible()
    expect(page.locator(".sheet-held")).to_have_attribute("style", place or "")


def test_a_sheet_that_cannot_be_saved_says_so_until_it_can(visitor: Visitor) -> None:
    visitor.expect_refusals(507)
    page = visitor.go("#/sheet?sheet=good.txt")
    refusal = {"refusal": "good.txt cannot be written: read-only file system"}
    page.route("**/api/file/save", lambda route: route.fulfill(status=507, json=refusal))
    page.get_by_role("button", name="Choose another rectangle").first.click()
    page.locator(".sheet-choices button").first.click()
    page.get_by_role("button", name="Save", exact=True).click()
    alarm = page.get_by_role("alert")
    expect(alarm).to_contain_text("Not saved: good.txt cannot be written: read-only file system")
    page.unroute_all()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(alarm).to_be_hidden()


def test_hints_at_the_board_are_words_of_the_game_and_lead_to_the_text(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=five-mistakes.txt")
    told = page.locator(".sheet-desk .note.bad")
    told.first.wait_for()
    assert not [words for words in told.all_inner_texts() if "pass" in words or "`" in words]
    assert page.locator(".sheet-desk .note code").count() == 0
    mend = page.get_by_role("button", name="Mend it in the text")
    if mend.count():
        mend.first.click()
        expect(page.locator("textarea.sheet-textarea")).to_be_focused()
