"""Work is kept over a reload, between tabs, without space; it leaves by links and zips, never by itself."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.page.built_page import ROOT, Guest, WebSite, go, served


def draw_deck(page: Page, name: str = "Herbs") -> None:
    """Draw a deck of one card."""
    page.get_by_label("Name of the deck").fill(name)
    page.get_by_role("button", name="Start empty").click()
    expect(page.locator(".deck-badge")).to_have_text("P01")
    page.get_by_role("gridcell", name="D5").click()
    page.get_by_role("gridcell", name="E5").click()
    expect(page.locator(".deck-saved")).to_contain_text("Saved")


def test_a_deck_is_drawn_kept_over_a_reload_and_shared_by_a_link(guest: Guest, stranger: Guest) -> None:
    page = guest.open("#/deck")
    draw_deck(page)
    page.reload()
    expect(page.locator("h1")).to_have_text("Herbs")
    expect(page.locator(".deck-text")).to_have_value(re.compile("deck: herbs"))
    text = page.locator(".deck-text").input_value()
    page.get_by_role("button", name="Link").click()
    link = page.get_by_label("The link", exact=True).input_value()
    expect(page.locator(".page-code svg")).to_be_visible()
    # Somebody else, with a browser that has never seen the page.
    opened = stranger.tab()
    opened.goto(link)
    expect(opened.locator("h1")).to_have_text("Herbs")
    expect(opened.locator(".deck-text")).to_have_value(text)
    # And once more, in a browser that has a file of that name already: nothing is replaced.
    page.goto(link)
    expect(page.locator("h1")).to_have_text("Herbs")


def test_a_link_holds_thirty_cards_in_four_thousand_characters(open_page: Page, site: WebSite) -> None:
    page = open_page
    go(page, f"{site.address}#/deck?deck=meadow")
    page.get_by_role("button", name="Link").click()
    assert len(page.get_by_label("The link", exact=True).input_value()) <= 4000


def test_a_sheet_is_shared_and_a_broken_link_is_told(open_page: Page, site: WebSite, stranger: Guest) -> None:
    page = open_page
    go(page, f"{site.address}#/sheet?sheet=good.txt&example=1")
    page.get_by_role("button", name="Link").click()
    link = page.get_by_label("The link", exact=True).input_value()
    opened = stranger.tab()
    opened.goto(link)
    expect(opened.locator(".sheet-tab.on")).to_contain_text("129")
    opened.goto(f"{link[: len(link) // 2]}")
    expect(opened.locator("main")).to_contain_text("Dieser Link ist nicht vollständig.")


def test_a_deal_is_shared_at_the_table(open_page: Page, site: WebSite, stranger: Guest) -> None:
    page = open_page
    go(page, f"{site.address}#/play?deal=7@meadow")
    page.get_by_role("button", name="Link").click()
    link = page.get_by_label("The link", exact=True).input_value()
    opened = stranger.tab()
    opened.goto(link)
    expect(opened.locator(".play-starts li")).to_have_count(10)


def test_two_tabs_see_each_other_and_nobody_overwrites(guest: Guest) -> None:
    page = guest.open("#/deck")
    draw_deck(page)
    other = guest.open_beside(page, "#/deck?deck=herbs.yaml")
    expect(other.locator("h1")).to_have_text("Herbs")
    other.get_by_role("gridcell", name="F5").click()
    expect(other.locator(".deck-saved")).to_contain_text("Saved")
    guest.may_complain = True  # the browser notes the conflict
    # The first tab still has the old text; what it draws now must not replace what the other one has saved.
    page.get_by_role("gridcell", name="C2").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def test_a_full_browser_is_told_and_nothing_is_half_saved(guest: Guest, site: WebSite) -> None:
    page = guest.open("#/deck")
    draw_deck(page)
    guest.may_complain = True  # the browser notes what was refused
    session = guest.profile.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": site.address.rstrip("/"), "quotaSize": 1})
    page.get_by_role("gridcell", name="F5").click()
    expect(page.locator("body")).to_contain_text("The browser has no space left")
    session.send("Storage.overrideQuotaForOrigin", {"origin": site.address.rstrip("/")})
    # What was drawn is not lost: it is saved when there is space again.
    page.reload()
    expect(page.locator(".deck-text")).to_have_value(re.compile("size: 3\n"))


def test_all_files_are_saved_as_a_zip_and_opened_elsewhere(
    open_page: Page, site: WebSite, guest: Guest, tmp_path: Path
) -> None:
    page = open_page
    go(page, f"{site.address}#/deck")
    draw_deck(page)
    go(page, f"{site.address}#/")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save all (zip)").click()
    saved = tmp_path / "files.zip"
    saving.value.save_as(saved)
    there = guest.open()
    there.locator(".page-files input[type=file]").set_input_files(saved)
    expect(there.locator(".lists")).to_contain_text("herbs.yaml")
    (tmp_path / "wrong.zip").write_text("no zip")
    there.locator(".page-files input[type=file]").set_input_files(tmp_path / "wrong.zip")
    expect(there.locator(".told")).to_contain_text("this is no zip file that can be read")


def test_one_file_keeps_its_work_over_a_reload(disk: Guest) -> None:
    (page,) = disk.profile.pages
    go(page, f"{disk.address}#/deck")
    draw_deck(page)
    page.reload()
    expect(page.locator("h1")).to_have_text("Herbs")


def test_nothing_is_sent_anywhere(open_page: Page, regular: Guest, site: WebSite) -> None:
    page = open_page
    with served(ROOT / "docs") as elsewhere:
        tried = page.evaluate(
            """async address => {
                const outcome = await fetch(address).then(() => "sent", () => "refused");
                const picture = await new Promise((done) => {
                    const made = new Image();
                    made.onload = () => done("sent");
                    made.onerror = () => done("refused");
                    made.src = `${address}gallery/sheet.jpg`;
                });
                return [outcome, picture, navigator.sendBeacon(address, "x") ? "queued" : "refused"];
            }""",
            elsewhere.address,
        )
        assert tried[:2] == ["refused", "refused"]
        page.goto(f"{site.address}#/print/pad")
        expect(page.locator(".sheet-paper").first).to_be_visible()
        page.wait_for_timeout(300)
        assert elsewhere.asked == []
    assert {url for url in regular.requests if not url.startswith((site.address, "blob:", "data:"))} <= {
        url for url in regular.requests if url.startswith(elsewhere.address)
    }
    regular.complaints.clear()  # the browser tells what the policy forbids
