"""Nothing is ever lost: what goes wrong is seen at once, said in one lasting place, and goes on by itself."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.studio.browsers import OpenBrowser, Visitor, expect_text, wait_for_text
from tests.studio.laying import begin
from tests.studio.servers import EXAMPLES, running_studio
from tests.studio.test_screen_sizes_page import box_of

DROP = """(files) => {
    const dropped = new DataTransfer();
    for (const [name, text] of files) dropped.items.add(new File([text], name));
    const event = (kind) => new DragEvent(kind, { dataTransfer: dropped, bubbles: true, cancelable: true });
    const main = document.querySelector("main");
    main.dispatchEvent(event("dragover"));
    return main.dispatchEvent(event("drop"));
}"""


def take_start(page: Page, card: str = "S02") -> None:
    """Take a start card and wait until it is in the hand."""
    page.get_by_role("button", name=f"Take {card}").click()
    page.locator(".sheet-held").wait_for()


def test_a_sheet_that_was_put_away_comes_back(visitor: Visitor) -> None:
    page = begin(visitor, "Lina")
    take_start(page)
    page.keyboard.press("Enter")
    expect(page.locator(".sheet-piece")).to_have_count(1)
    page.get_by_role("button", name="Put the sheet of Lina away").click()
    expect(page.get_by_role("heading", name="Begin a sheet")).to_be_visible()
    page.locator(".told").get_by_role("button", name="Bring back").click()
    expect(page.locator(".sheet-piece")).to_have_count(1)
    page.get_by_role("button", name="Put the sheet of Lina away").click()
    page.reload()
    away = page.locator(".sheet-away li")
    expect(away).to_contain_text("Lina")
    away.get_by_role("button", name="Bring back").click()
    expect(page.locator(".sheet-tab.on")).to_contain_text("Lina")
    expect(page.locator(".sheet-piece")).to_have_count(1)


def test_two_tabs_on_one_sheet_see_each_other(visitor: Visitor) -> None:
    page = begin(visitor, "Lina")
    other = page.context.new_page()
    other.goto(f"{visitor.studio.home}#/sheet")
    expect(other.get_by_role("heading", name="Start patch")).to_be_visible()
    take_start(other)
    other.keyboard.press("Enter")
    expect(page.locator(".sheet-piece")).to_have_count(1)
    expect(page.get_by_role("heading", name="Turn 1", level=1)).to_be_visible()
    other.close()


def test_a_patch_that_is_laid_while_the_studio_is_gone_is_laid_when_it_is_there_again(visitor: Visitor) -> None:
    visitor.expect_lost_requests()
    page = begin(visitor, "Lina")
    take_start(page)
    is_gone = True
    # Where a route is taken away while the page looks for the studio, the browser may forget a question.
    page.route("**/api/**", lambda route: route.abort() if is_gone else route.continue_())
    page.keyboard.press("Enter")
    alarm = page.get_by_role("alert")
    expect(alarm).to_contain_text("The studio does not answer.")
    expect(page.locator(".sheet-held")).to_be_visible()
    is_gone = False
    expect(page.get_by_role("heading", name="Turn 1", level=1)).to_be_visible()
    expect(page.locator(".sheet-piece")).to_have_count(1)
    expect(alarm).to_be_hidden()


def test_a_deck_that_cannot_be_saved_says_so_until_it_can_and_loses_nothing(visitor: Visitor) -> None:
    visitor.expect_refusals(507)
    file = visitor.studio.folder / "full.yaml"
    file.write_text("deck: full\ngame: doodle\ncards:\n  - {id: P01, size: 1, shape: '#'}\n")
    page = visitor.go("#/deck?deck=full.yaml")
    refusal = {"refusal": "full.yaml cannot be written: no space left on device"}
    page.route("**/api/file/save", lambda route: route.fulfill(status=507, json=refusal))
    page.get_by_role("gridcell", name="D5, empty").click()
    alarm = page.get_by_role("alert")
    expect(alarm).to_contain_text("Not saved: full.yaml cannot be written: no space left on device")
    expect(alarm.get_by_role("button", name="Download the file")).to_be_visible()
    expect(page.get_by_role("gridcell", selected=True)).to_have_count(2)
    page.reload()
    expect(page.get_by_role("gridcell", selected=True)).to_have_count(2)
    expect(alarm).to_be_visible()
    page.unroute_all()
    alarm.get_by_role("button", name="Try again").click()
    expect(alarm).to_be_hidden()
    expect_text(page, ".deck-saved", "Saved")
    assert "size: 2" in file.read_text()


def test_a_name_that_is_typed_while_the_card_is_drawn_anew_stays(visitor: Visitor) -> None:
    file = visitor.studio.folder / "slow.yaml"
    file.write_text("deck: slow\ngame: doodle\ncards:\n  - {id: P01, size: 1, shape: '#'}\n")
    page = visitor.go("#/deck?deck=slow.yaml")
    answers: list[Route] = []
    page.route("**/api/deck/edit", lambda route: answers.append(route))
    with page.expect_request("**/api/deck/edit"):
        page.get_by_role("gridcell", name="D5, empty").click()
    name = page.get_by_label("Name", exact=True)
    name.press_sequentially("Do")
    answers.pop().continue_()
    expect(page.locator("textarea")).to_have_value(re.compile("size: 2"))
    expect(name).to_be_focused()
    page.keyboard.type("ris")
    expect(name).to_have_value("Doris")
    page.unroute_all()
    # Nobody has typed yet when the answer comes: the field stays the same one, and keeps the focus.
    with page.expect_response("**/api/deck/edit"):
        page.keyboard.press("Enter")
    page.keyboard.type("!")
    page.keyboard.press("Tab")
    expect_text(page, ".deck-saved", "Saved")
    assert 'name: "Doris!"' in file.read_text()


def test_what_waits_when_the_studio_is_ended_is_done_by_the_next_one(browser: OpenBrowser, tmp_path: Path) -> None:
    deck = tmp_path / "one.yaml"
    deck.write_text("deck: one\ngame: doodle\ncards:\n  - {id: P01, size: 1, shape: '#'}\n")
    profile = browser.new_profile()
    page = profile.new_page()
    with running_studio(tmp_path) as first:
        port = first.home.rstrip("/").rpartition(":")[2]
        page.goto(f"{first.address}#/sheet")
        page.get_by_role("button", name="Start").click()
        take_start(page)
        page.evaluate("location.hash = '#/deck?deck=one.yaml'")
        page.locator(".deck-facts .deck-fact").first.wait_for()
        first.end()
        page.get_by_role("gridcell", name="D5, empty").click()
        expect(page.get_by_role("alert")).to_contain_text("The studio does not answer.")
        page.get_by_label("Name", exact=True).fill("Doris")
        page.keyboard.press("Tab")
    with running_studio(tmp_path, "--port", port) as second:
        expect(page.get_by_role("alert")).to_contain_text("Open the address that it shows now")
        page.goto(f"{second.address}#/deck?deck=one.yaml")
        expect(page.get_by_label("Name", exact=True)).to_have_value("Doris")
        expect(page.get_by_role("gridcell", selected=True)).to_have_count(2)
        expect_text(page, ".deck-saved", "Saved")
        assert "name: Doris" in deck.read_text()
        assert "size: 2" in deck.read_text()
        page.goto(f"{second.home}#/sheet")
        take_start(page)
        second.end()
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("The studio does not answer.")
    with running_studio(tmp_path, "--port", port) as third:
        page.goto(f"{third.address}#/sheet")
        expect(page.get_by_role("heading", name="Turn 1", level=1)).to_be_visible()
        expect(page.locator(".told")).to_have_text("What had to wait is done now.")
    profile.close()


def test_a_deck_that_was_changed_elsewhere_is_shown_as_it_is(visitor: Visitor) -> None:
    file = visitor.studio.folder / "both.yaml"
    file.write_text("deck: both\ngame: doodle\ncards:\n  - {id: P01, size: 1, shape: '#'}\n")
    page = visitor.go("#/deck?deck=both.yaml")
    file.write_text("deck: both\ngame: doodle\ncards:\n  - {id: P01, size: 3, shape: '###'}\n")
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(page.get_by_role("gridcell", selected=True)).to_have_count(3)
    wait_for_text(page, ".told", "both.yaml was changed elsewhere")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("gridcell", selected=True)).to_have_count(1)


def test_files_dropped_anywhere_are_all_opened(visitor: Visitor) -> None:
    page = visitor.go("#/print/cards")
    names = ("emma", "finn", "grete")
    texts = [[f"{name}.txt", (EXAMPLES / "three-players" / f"{name}.txt").read_text("utf-8")] for name in names]
    assert page.evaluate(DROP, texts) is False, "the browser would leave the studio"
    expect(page.locator(".sheet-tab")).to_have_count(3)
    expect(page.locator(".told")).to_have_text("3 sheets are on the table.")


def test_what_lies_below_a_message_can_be_pressed(visitor: Visitor) -> None:
    page = visitor.go("#/deck")
    page.evaluate(DROP, [["theme.yaml", "theme: mine"]])
    wait_for_text(page, ".told", "theme.yaml is neither a deck nor a deal.")
    below = box_of(page, ".deck-entry")
    assert page.viewport_size is not None
    # The screen ends so that the message comes to lie over a deck.
    page.set_viewport_size({**page.viewport_size, "height": round(below["y"] + below["height"])})
    box = box_of(page, ".told")
    assert below["y"] < box["y"] + 10 < below["y"] + below["height"]
    page.mouse.click(box["x"] + 10, box["y"] + 10)
    page.locator(".deck-facts").wait_for()


def test_a_cut_that_is_begun_is_finished_before_anything_is_laid(visitor: Visitor) -> None:
    page = begin(visitor, "Lina")
    take_start(page)
    page.keyboard.press("Enter")
    take_start(page, "P19")
    page.get_by_role("button", name="Cut", exact=True).click()
    place = page.get_by_role("button", name="Place", exact=True)
    expect(place).to_be_disabled()
    page.locator(".sheet-strip").first.click()
    expect(place).to_be_disabled()
    expect(page.get_by_role("button", name="Rotate")).to_be_disabled()
    first, second = (one.bounding_box() for one in page.locator(".sheet-part").all())
    assert first is not None
    assert second is not None
    gap = max(second["x"] - first["x"] - first["width"], second["y"] - first["y"] - first["height"])
    assert gap > 0, "the pieces are not shown apart"
    page.locator(".sheet-part").first.click()
    expect(place).to_be_enabled()


def test_a_laid_patch_is_picked_up_and_put_back_or_laid_elsewhere(visitor: Visitor) -> None:
    page = begin(visitor, "Lina")
    take_start(page)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Turn 1", level=1)).to_be_visible()
    piece = page.locator(".sheet-piece")
    before = piece.get_attribute("style")
    page.get_by_role("gridcell", name=re.compile("S02")).first.click()
    expect(page.locator(".sheet-status")).to_contain_text("S02 (Start) is in your hand.")
    expect(piece).to_have_count(0)
    page.keyboard.press("Escape")
    expect(piece).to_have_attribute("style", before or "")
    page.get_by_role("gridcell", name=re.compile("S02")).first.click()
    expect(page.locator(".sheet-held")).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(piece).to_have_count(1)
    expect(page.get_by_role("heading", name="Turn 1", level=1)).to_be_visible()
    assert piece.get_attribute("style") != before


def test_the_focus_is_never_lost(visitor: Visitor) -> None:
    def focus_stays(page: Page) -> None:
        expect(page.locator(":focus")).to_have_count(1)

    page = visitor.go("#/sheet")
    page.get_by_label("Player").fill("Ida")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Start patch")).to_be_visible()
    focus_stays(page)
    for name in ("Print", "Save"):
        opener = page.get_by_role("button", name=name, exact=True)
        opener.click()
        page.locator("dialog[open]").wait_for()
        page.keyboard.press("Escape")
        expect(opener).to_be_focused()
    for _ in range(2):
        page.get_by_role("button", name="Text", exact=True).click()
        focus_stays(page)
    file = visitor.studio.folder / "focus.yaml"
    file.write_text("deck: focus\ngame: doodle\ncards:\n  - {id: P01, size: 1, shape: '#'}\n")
    page = visitor.go("#/deck?deck=focus.yaml")
    page.get_by_label("Name", exact=True).fill("One")
    page.keyboard.press("Tab")
    expect_text(page, ".deck-saved", "Saved")
    focus_stays(page)
    page.get_by_role("button", name="New", exact=True).click()
    focus_stays(page)
    page.keyboard.press("Control+z")
    focus_stays(page)
    page = visitor.go("#/play")
    page.get_by_role("button", name="At the table: Deal").click()
    page.locator(".play-next").wait_for()
    focus_stays(page)
