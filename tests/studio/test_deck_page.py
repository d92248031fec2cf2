"""The page where decks are designed, in a browser: drawn, saved as a person would write it, checked, printed."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.conftest import Command
from tests.studio.browsers import PHONE, Visitor, expect_text, finish_job, wait_for_text

MEADOW = Path(__file__).parent.parent.parent / "patches" / "meadow.yaml"


def space(page: Page, place: str, state: str = "empty") -> None:
    """Click on a space of the board."""
    page.get_by_role("gridcell", name=f"{place}, {state}").click()


def saved(page: Page) -> None:
    """Wait until the file is written."""
    expect_text(page, ".deck-saved", "Saved")


def tile(page: Page, card: str) -> Locator:
    """Find a card in the list of the deck."""
    return page.locator(".deck-cards").get_by_role("button", name=card)


def test_a_deck_drawn_by_clicks_is_saved_checked_clean_and_printed(visitor: Visitor, quiltsmith: Command) -> None:
    visitor.expect_refusals(422)
    page = visitor.go("#/deck")
    page.get_by_label("Name of the deck").fill("…")
    page.get_by_role("button", name="Start empty").click()
    expect(page.locator(".deck-making")).to_contain_text("Give the deck a name with a letter or a digit.")
    page.get_by_label("Name of the deck").fill("Äpfel & Birnen")
    expect(page.locator(".deck-making")).to_be_hidden()
    page.get_by_role("button", name="Start empty").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Äpfel & Birnen")
    expect(page.locator(".deck-badge")).to_have_text("P01")
    expect(page.get_by_role("gridcell", selected=True)).to_have_count(0)
    # Cards that are still to come are progress, no warnings; and what cannot be cut may be meant.
    expect(page.locator(".deck-problems .note")).to_have_count(1)
    page.get_by_role("button", name="P01 cannot be cut, and that is meant").click()
    expect(page.locator(".deck-problems .note")).to_have_count(0)
    page.keyboard.press("Control+z")
    space(page, "D4")
    space(page, "D5")
    space(page, "E5")
    expect(page.locator(".deck-facts")).to_contain_text("256")
    page.get_by_role("button", name="New", exact=True).click()
    expect(page.locator(".deck-badge")).to_have_text("P02")
    expect(page.get_by_role("gridcell", selected=True)).to_have_count(0)
    # The first space that is drawn stays, although it changes nothing in the file.
    space(page, "D4")
    page.get_by_label("Name", exact=True).fill("hedge")
    page.get_by_label("Name", exact=True).press("Tab")
    expect(page.locator(".deck-text")).to_have_value(re.compile("name: hedge"))
    expect(page.get_by_role("gridcell", name="D4, filled")).to_be_attached()
    space(page, "E4")
    space(page, "F4")
    expect(page.locator(".deck-text")).to_have_value(re.compile("###"))
    saved(page)
    file = visitor.studio.folder / "aepfel-birnen.yaml"
    assert file.read_text("utf-8").endswith(
        "  - id: P01\n    size: 3\n    shape: |\n      #.\n      ##\n"
        "  - id: P02\n    size: 3\n    name: hedge\n    shape: |\n      ###\n"
    )
    assert quiltsmith("deck", "check", file).code == 0
    page.get_by_role("button", name="Print").click()
    expect(page.locator(".print-line")).to_have_text(
        "quiltsmith cards aepfel-birnen.yaml -o aepfel-birnen-cards.pdf"
    )
    expect(page.locator(".sheet-paper").first).to_be_visible()


def test_a_shipped_deck_is_copied_and_every_other_byte_is_kept(visitor: Visitor) -> None:
    page = visitor.go("#/deck?deck=meadow")
    tile(page, "P06").click()
    expect(page.locator(".deck-badge")).to_have_text("P06")
    page.get_by_role("gridcell", selected=True).last.click()
    saved(page)
    mine = visitor.studio.folder / "my-meadow.yaml"
    text = MEADOW.read_text("utf-8")
    bale = '    size: 4\n    cuts: ["##"]\n    shape: |\n      ##\n      ##\n'
    assert mine.read_text("utf-8") == text.replace(
        bale, '    size: 3\n    cuts: ["##"]\n    shape: |\n      ##\n      #.\n'
    )
    expect(page.locator(".deck-facts")).to_contain_text("P04")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".deck-facts")).not_to_contain_text("P04")
    saved(page)
    assert mine.read_bytes() == MEADOW.read_bytes()
    # What is drawn and erased again leaves no trace, not even of a line that meanwhile had to go.
    tile(page, "P01").click()
    for state, cuts in (("empty", "    # a single"), ("filled", "cuts: []                 # a single")):
        space(page, "E4", state)
        expect(page.locator(".deck-text")).to_have_value(re.compile(re.escape(cuts)))
    saved(page)
    assert mine.read_bytes() == MEADOW.read_bytes()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Meadow")
    expect(page.locator(".deck-file")).to_have_text("my-meadow.yaml")


def test_the_keyboard_draws_too_and_the_text_is_edited_both_ways(visitor: Visitor) -> None:
    (visitor.studio.folder / "keys.yaml").write_text(
        "deck: keys\ngame: doodle\ncards:\n  - {id: P01, size: 1, shape: '#'}\n"
    )
    page = visitor.go("#/deck?deck=keys.yaml")
    page.get_by_role("gridcell", name="A1, empty").focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "End", "ArrowLeft", "ArrowLeft", "Space"):
        page.keyboard.press(key)
    text = page.get_by_role("textbox", name="Text")
    expect(text).to_have_value('deck: keys\ngame: doodle\ncards:\n  - {id: P01, size: 2, shape: "##"}\n')
    text.fill('deck: keys\ngame: doodle\ncards:\n  - {id: P01, size: 3, shape: "##"}\n')
    wait_for_text(page, ".deck-problems", "size 3")
    expect(page.locator(".deck-problems")).to_contain_text("size 3")
    expect(tile(page, "P01")).to_contain_text("has an error")
    text.fill("cards: [")
    expect(page.locator(".deck-problems .note.bad")).to_be_visible()


def test_large_patches_are_turned_and_drawn_on_as_they_are(visitor: Visitor) -> None:
    file = visitor.studio.folder / "large.yaml"
    corner = "/".join(["#" * 30, *["#" + "." * 29] * 29])
    file.write_text(
        "deck: large\ngame: patchwork\ncards:\n"
        "  - {id: P01, size: 12, cost: 1, time: 1, income: 0, shape: '############'}\n"
        f"  - {{id: P02, size: 59, cost: 1, time: 1, income: 0, shape: '{corner}'}}\n"
    )
    page = visitor.go("#/deck?deck=large.yaml")
    expect(page.get_by_role("gridcell")).to_have_count(14 * 14)
    space(page, "N1")
    expect(page.locator(".deck-text")).to_have_value(re.compile(f"size: 13, .*{'.' * 12}#/"))
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Rotate").click()
    expect(page.locator(".deck-text")).to_have_value(re.compile(f'shape: "{"#/" * 11}#"'))
    expect(page.locator(".deck-tile img[src*='shape=%23%2F%23']")).to_be_visible()
    tile(page, "P02").click()
    expect(page.get_by_role("gridcell")).to_have_count(30 * 30)
    page.get_by_role("button", name="Flip").click()
    mirrored = "/".join(["#" * 30, *["." * 29 + "#"] * 29])
    expect(page.locator(".deck-text")).to_have_value(re.compile(re.escape(mirrored)))
    saved(page)
    assert f"{'#/' * 11}#" in file.read_text()
    visitor.assert_usable_by_all()
    page.set_viewport_size(PHONE)
    visitor.assert_fits()


def test_a_file_that_somebody_else_changed_is_not_overwritten(visitor: Visitor) -> None:
    visitor.expect_refusals(409)
    file = visitor.studio.folder / "both.yaml"
    file.write_text("deck: both\ngame: doodle\ncards:\n  - {id: P01, size: 1, shape: '#'}\n")
    page = visitor.go("#/deck?deck=both.yaml")
    expect(page.locator(".deck-badge")).to_have_text("P01")
    theirs = file.read_text() + "# theirs\n"
    file.write_text(theirs)
    space(page, "E4")
    dialog = page.get_by_role("dialog", name="Somebody else has changed the file")
    wait_for_text(page, "dialog", "# theirs")
    expect(dialog).to_contain_text("# theirs")
    assert file.read_text() == theirs
    # Who leaves without an answer finds their version, and the own one by undoing.
    visitor.go("#/")
    expect(dialog).to_have_count(0)
    expect(page.locator(".told")).to_contain_text("both.yaml has been changed by somebody else")
    visitor.go("#/deck?deck=both.yaml")
    expect(page.locator(".deck-text")).to_have_value(theirs)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".deck-facts")).to_contain_text("Size2")
    saved(page)
    assert "# theirs" not in file.read_text()
    file.write_text(theirs)
    space(page, "F4")
    wait_for_text(page, "dialog", "# theirs")
    expect(dialog).to_contain_text("# theirs")
    page.set_viewport_size({"width": 360, "height": 740})
    visitor.assert_fits()
    expect(dialog.locator("mark", has_text="# theirs")).to_be_in_viewport()
    dialog.get_by_role("button", name="Keep mine").click()
    saved(page)
    assert "# theirs" not in file.read_text()
    file.unlink()
    space(page, "F5")
    wait_for_text(page, "dialog", "both.yaml")
    expect(page.get_by_role("dialog", name="The file is gone")).to_contain_text("both.yaml has been deleted")
    page.get_by_role("button", name="Write it again").click()
    saved(page)
    assert file.exists()


def test_bots_play_on_while_one_works_and_their_report_is_a_page(visitor: Visitor) -> None:
    page = visitor.go("#/deck?deck=meadow")
    page.get_by_role("button", name="Statistics").click()
    expect(page.get_by_role("dialog", name="Statistics")).to_contain_text("How many of each size")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Bots").click()
    # Bots that take their time: only what the page does with them is looked at here.
    job = {"id": "x", "work": "simulate", "deck": "meadow", "state": "running", "done": 1, "total": 4, "files": []}
    stream = f"retry: 60000\ndata: {json.dumps(job)}\n\n"
    page.route("**/api/job?*", lambda route: route.fulfill(json=job))
    page.route("**/api/job/start", lambda route: route.fulfill(json=job))
    page.route("**/api/job/cancel", lambda route: route.fulfill(json={**job, "state": "cancelled"}))
    page.route("**/api/job/events*", lambda route: route.fulfill(body=stream, content_type="text/event-stream"))
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("You can leave this page")).to_be_visible()
    page.get_by_role("link", name="To the deck").click()
    chip = page.locator(".work")
    expect(chip.get_by_role("link")).to_have_text(re.compile("Bots: 25%"))
    expect(page.locator(".deck-badge")).to_have_text("P01")
    with page.expect_response("**/api/job/cancel"):
        chip.get_by_role("button", name="Stop the bots").click()
    expect(chip).to_be_hidden()
    page.unroute_all()
    page.get_by_role("button", name="Bots").click()
    page.get_by_label("Games").fill("12")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("link", name="quiltsmith, to the first page").click()
    # Where bots have never played, they are compiled first.
    expect(chip.get_by_role("link")).to_have_text("Report ready", timeout=240_000)
    chip.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How Meadow plays")
    visitor.become(PHONE, "dark", "de")
    expect(page.get_by_text("Dieser Bericht wurde in einer anderen Sprache gemacht.")).to_be_visible()
    expect(page.locator(".report-sheet").first).to_be_visible()
    expect(chip).to_be_hidden()
    visitor.assert_usable()
    for words, start in (("PDF herunterladen", b"%PDF-"), ("Als Webseite herunterladen", b"<!doctype html>")):
        with page.expect_download() as kept:
            page.get_by_role("button", name=words).click()
        assert kept.value.path().read_bytes()[: len(start)].lower() == start.lower()


def test_everybody_can_design_a_deck_that_builds_on_another(visitor: Visitor) -> None:
    grown = "deck: grown\nbase: meadow\ncards:\n  - {id: X1, size: 3, shape: '###'}\n"
    (visitor.studio.folder / "grown.yaml").write_text(grown)
    page = visitor.go("#/deck?deck=grown.yaml")
    expect(page.locator(".deck-facts .deck-fact").first).to_be_visible()
    expect(page.get_by_role("button", name="Patches 31")).to_be_visible()
    expect(page.locator(".deck-tile.inherited")).to_have_count(30)
    expect(page.locator(".deck-facts")).to_contain_text("P03")
    visitor.assert_usable()
    visitor.become(PHONE, "dark", "de")
    expect(page.locator(".deck-facts .deck-fact").first).to_be_visible()
    visitor.assert_usable()


def test_suggested_changes_become_a_new_deck_and_replace_nothing(visitor: Visitor) -> None:
    visitor.expect_refusals(409)
    there = visitor.studio.folder / "taken.yaml"
    there.write_text("deck: taken\n")
    change = {"id": "Y", "before_text": "cost 10, time 5", "after_text": "cost 8, time 5", "was": "##", "is": "##"}
    text = "deck: taken\nbase: classic\noverride:\n  Y: {cost: 8, time: 5}\n"
    result = {
        "title": "classic",
        "subtitle": "600 games",
        "pages": [],
        "name": "taken.yaml",
        "changes": [{**change, "effect_before": -4.0, "effect_after": 0.5}],
        "json": {"spread_before": 2.0, "spread_after": 1.0},
        "text": text,
    }
    page = visitor.page
    # Bots take their time: here they have played already.
    finish_job(page, "rebalance", result)
    page = visitor.go("#/deck?deck=classic")
    page.get_by_role("button", name="Bots").click()
    page.get_by_role("button", name="Suggest changes").click()
    visitor.assert_usable_by_all()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".deck-changes")).to_contain_text("cost 8, time 5")
    visitor.assert_usable_by_all()
    page.get_by_role("button", name="Make it a new deck").click()
    expect(page.locator(".deck-accept")).to_contain_text("There is a file taken.yaml already.")
    assert there.read_text() == "deck: taken\n"
    page.get_by_label("Name of the file").fill("fairer")
    page.get_by_role("button", name="Make it a new deck").click()
    expect(page.locator(".deck-file")).to_have_text("fairer.yaml")
    made = (visitor.studio.folder / "fairer.yaml").read_text()
    assert made == text.replace("deck: taken", "deck: fairer")


def test_words_order_and_copies_of_cards_change_and_undo_outlives_a_reload(visitor: Visitor) -> None:
    file = visitor.studio.folder / "words.yaml"
    cards = "".join(f"  - {{id: P0{number}, size: 1, shape: '#'}}\n" for number in (1, 2, 3))
    file.write_text(f"deck: words\ngame: doodle\ncards:\n{cards}")
    page = visitor.go("#/deck?deck=words.yaml")
    page.get_by_label("Name", exact=True).fill("dewdrop")
    page.get_by_label("Note", exact=True).fill("counts twice")
    page.get_by_label("Prints").fill("3")
    # An answer that comes while a button is pressed does not take it away from under the finger.
    page.get_by_role("button", name="Name: one for each language").hover()
    page.mouse.down()
    expect(page.locator(".deck-text")).to_have_value(re.compile("copies: 3"))
    page.mouse.up()
    page.get_by_label("Name (de)").fill("Tautropfen")
    page.get_by_label("Name (en)").focus()
    text = page.locator(".deck-text")
    expect(text).to_have_value(re.compile(r"name: \{en: dewdrop, de: Tautropfen\}"))
    expect(text).to_have_value(re.compile(r"note: counts twice, copies: 3"))
    tile(page, "P01").drag_to(tile(page, "P03"))
    expect(page.locator(".deck-tile .deck-id")).to_have_text(["P02", "P03", "P01"])
    page.get_by_role("button", name="One place forward").click()
    expect(page.locator(".deck-tile .deck-id")).to_have_text(["P02", "P01", "P03"])
    saved(page)
    page.reload()
    for order in (["P02", "P03", "P01"], ["P01", "P02", "P03"]):
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".deck-tile .deck-id")).to_have_text(order)
    saved(page)
    assert "Tautropfen" in file.read_text()
