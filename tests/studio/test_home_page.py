"""The first page in a browser: what lies in the folder, both languages, light and dark, keyboard and phone."""

from __future__ import annotations

import re
import shutil

import pytest
from playwright.sync_api import Page, expect

from tests.studio.browsers import PHONE, OpenBrowser, Visitor
from tests.studio.servers import RunningStudio

MOST_REQUESTS = 25
MOST_BYTES = 400_000


def test_the_address_leads_to_the_folder_without_its_token_and_the_keyboard_further(visitor: Visitor) -> None:
    visitor.expect_refusals(409, 422)
    page = visitor.go("")
    expect(page.get_by_role("heading", level=1)).to_have_text("What would you like to do?")
    assert "token" not in page.url
    assert page.evaluate("document.cookie") == ""
    sheets = page.locator("section", has=page.get_by_role("heading", name="Sheets"))
    expect(sheets.get_by_role("listitem")).to_contain_text(["five-mistakes.txt", "good.txt"], use_inner_text=True)
    expect(sheets.get_by_text("129 points")).to_be_visible()
    expect(sheets.get_by_text("5 errors")).to_be_visible()
    decks = page.locator("section", has=page.get_by_role("heading", name="Decks and deals"))
    expect(decks.get_by_text("tiny", exact=True)).to_be_visible()
    expect(decks.get_by_text("Deal 2026")).to_be_visible()
    expect(page.get_by_text("Sheet with five mistakes")).to_be_visible()
    # The keyboard reaches everything.
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the page")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.get_by_role("navigation").get_by_role("link", name="Print").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Preview")).to_be_visible()
    page.go_back()
    # What is dropped goes to the page of its kind; decks and deals come into the folder, and replace nothing.
    folder = visitor.studio.folder
    for name, text, place in (
        (
            "deal.yaml",
            (folder / "deal.yaml").read_text().replace("seed: 2026", "seed: 2027"),
            "#/play?deal=deal-2.yaml",
        ),
        ("own.yaml", "deck: own\ngame: doodle\ncards: []\n", "#/deck?deck=own.yaml"),
        ("good.txt", (folder / "good.txt").read_text(), "#/sheet"),
    ):
        drop(page, name, text.encode())
        expect(page).to_have_url(re.compile(re.escape(place) + "$"))
        assert name == "good.txt" or (folder / place.partition("=")[2]).read_text() == text
        page.go_back()
        expect(page.get_by_role("heading", level=1)).to_have_text("What would you like to do?")
    drop(page, "theme.yaml", b"theme: mine\n")
    expect(page.locator(".told")).to_have_text("theme.yaml is neither a deck nor a deal.")
    page.route("**/api/scan/photo*", lambda route: route.fulfill(json={"boards": [], "problems": []}))
    drop(page, "page.png", b"")
    page.get_by_role("dialog").get_by_role("button", name="The photo of a sheet").click()
    expect(page).to_have_url(re.compile("#/scan"))


def drop(page: Page, name: str, content: bytes) -> None:
    """Choose a file, which does the same as dropping it."""
    page.set_input_files(".drop input", {"name": name, "mimeType": "", "buffer": content})


@pytest.mark.parametrize("visitor", [{"locale": "de-AT", "viewport": PHONE}], indirect=True)
def test_german_is_spoken_and_switched(visitor: Visitor) -> None:
    page = visitor.go("#/%")  # an address that nobody can read leads to the first page
    expect(page.get_by_role("heading", level=1)).to_have_text("Was möchtest du tun?")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    visitor.assert_fits()
    page.get_by_role("combobox", name="Sprache").select_option("English")
    expect(page.get_by_role("heading", level=1)).to_have_text("What would you like to do?")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("What would you like to do?")


def test_everybody_can_use_it_and_light_and_dark_are_switched_and_kept(visitor: Visitor) -> None:
    page = visitor.go("#/")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    visitor.assert_usable()
    visitor.become(PHONE, "dark", "de")
    visitor.assert_usable()
    visitor.become()
    page.get_by_role("button", name="Dark colours").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.get_by_role("button", name="Light colours")).to_be_visible()


def test_a_script_in_names_and_titles_stays_a_text(visitor: Visitor) -> None:
    evil = "<img src=x onerror=alert(1)>"
    folder = visitor.studio.folder
    (folder / "evil.yaml").write_text(f'deck: evil\ntitle: "{evil}"\ngame: doodle\ncards: []\n')
    (folder / "evil&amp;.txt").write_text(f"game: doodle\nplayer: {evil}\nboard:\n")
    page = visitor.go("#/")
    expect(page.get_by_text(evil)).to_have_count(2)
    assert page.locator("main img[src=x]").count() == 0


def test_the_first_page_is_light(browser: OpenBrowser, visited: RunningStudio) -> None:
    profile = browser.new_profile()
    try:
        page = profile.new_page()
        loaded = []
        page.on("requestfinished", lambda request: loaded.append(request))
        page.goto(visited.address)
        page.locator("main:not([aria-busy]) > .page").wait_for()
        page.wait_for_load_state("networkidle")
        sizes = [request.sizes() for request in loaded]
        size = sum(one["responseBodySize"] + one["responseHeadersSize"] for one in sizes)
        assert page.locator("img.sign").count() > 3, "with pictures of sheets"
        assert len(loaded) <= MOST_REQUESTS, [request.url for request in loaded]
        assert size <= MOST_BYTES
    finally:
        profile.close()


def test_files_are_renamed_doubled_deleted_brought_back_found_and_opened_together(visitor: Visitor) -> None:
    folder = visitor.studio.folder
    text = (folder / "good.txt").read_text()
    (folder / "club").mkdir()
    for name in ("anna", "ben"):
        (folder / "club" / f"{name}.txt").write_text(text.replace("player: Anna", f"player: {name.title()}"))
    page = visitor.go("#/")
    inside = page.locator(".list-folder")
    expect(inside.locator("summary")).to_contain_text("club")
    expect(inside.locator("li")).to_have_count(2)
    # Another name, also one in a folder; nothing that lies there is replaced.
    good = page.locator("li[data-words*='good.txt']")
    good.get_by_role("button", name="Rename").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("club/best")
    dialog.get_by_role("button", name="Rename", exact=True).click()
    expect(page.locator(".told")).to_have_text("It is called club/best.txt now.")
    assert (folder / "club" / "best.txt").read_text() == text
    assert not (folder / "good.txt").exists()
    expect(inside.locator("li")).to_have_count(3)
    best = page.locator("li[data-words*='best.txt']")
    best.get_by_role("button", name="Duplicate").click()
    expect(page.locator("li[data-words*='best-copy.txt']")).to_be_visible()
    best.get_by_role("button", name="Delete").click()
    expect(best).to_have_count(0)
    assert not (folder / "club" / "best.txt").exists()
    page.locator(".told").get_by_role("button", name="Bring back").click()
    expect(best).to_be_visible()
    assert (folder / "club" / "best.txt").read_text() == text
    # What is looked for stays.
    page.get_by_role("searchbox").fill("tiny")
    expect(best).to_be_hidden()
    expect(page.locator("li[data-words*='tiny']").first).to_be_visible()
    page.get_by_role("searchbox").fill("")
    visitor.assert_usable()
    inside.get_by_role("button", name="Open all").click()
    expect(page.locator(".sheet-tab")).to_have_count(4)
    shutil.rmtree(folder / "club")
    (folder / "good.txt").write_text(text)
