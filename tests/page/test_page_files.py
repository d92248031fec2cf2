"""Work is kept over a reload, between tabs, without space; it leaves by links and zips, never by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.page.built_page import ROOT, Guest, WebSite, draw_deck, go, served
from tests.studio.browsers import wait_for_text


def test_a_deck_is_not_half_saved_without_space_kept_over_a_reload_and_shared_by_a_link(
    open_page: Page, regular: Guest, stranger: Guest
) -> None:
    page = open_page
    go(page, f"{regular.address}#/deck")
    name = draw_deck(page)
    with no_space_left(regular):
        page.get_by_role("gridcell", name="F5").click()
        wait_for_text(page, "body", "The browser has no space left")
    regular.complaints.clear()  # the browser notes what was refused
    # What was drawn is not lost: it is saved when there is space again.
    page.reload()
    expect(page.locator("h1")).to_have_text(name)
    written = page.locator(".deck-text")
    expect(written).to_have_value(re.compile(f"deck: {name.lower()}\n(.*\n)*.*size: 3\n"))
    text = written.input_value()
    page.get_by_role("button", name="Link").click()
    link = page.get_by_label("The link", exact=True).input_value()
    expect(page.locator(".page-code svg")).to_be_visible()
    # Somebody else, with a browser of their own.
    opened = follow(link, stranger)
    expect(opened.locator("h1")).to_have_text(name)
    expect(opened.locator(".deck-text")).to_have_value(text)
    # And once more, in a browser that has a file of that name already: nothing is replaced.
    page.goto(link)
    page.wait_for_url(re.compile(r"#/deck\?deck="))
    expect(page.locator("h1")).to_have_text(name)


def follow(link: str, guest: Guest) -> Page:
    """Open a link, at the address at which a guest has the page."""
    guest.tab.goto(guest.address + link[link.index("#") :])
    return guest.tab


@contextmanager
def no_space_left(guest: Guest) -> Iterator[None]:
    """Let the browser refuse to keep more for the address of somebody."""
    session = guest.tab.context.new_cdp_session(guest.tab)
    origin = {"origin": guest.address.rstrip("/")}
    session.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": 1})
    try:
        yield
    finally:
        session.send("Storage.overrideQuotaForOrigin", origin)


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
    opened = follow(link, stranger)
    expect(opened.locator(".sheet-tab.on")).to_contain_text("129")
    follow(link[: len(link) // 2], stranger)
    expect(opened.locator("main")).to_contain_text("Dieser Link ist nicht vollständig.")


def test_a_deal_is_shared_at_the_table(open_page: Page, site: WebSite, stranger: Guest) -> None:
    page = open_page
    go(page, f"{site.address}#/play?deal=7@meadow")
    page.get_by_role("button", name="Link").click()
    link = page.get_by_label("The link", exact=True).input_value()
    opened = follow(link, stranger)
    expect(opened.locator(".play-starts li")).to_have_count(10)


def test_two_tabs_see_each_other_and_nobody_overwrites(open_page: Page, regular: Guest) -> None:
    page = open_page
    go(page, f"{regular.address}#/deck")
    name = draw_deck(page)
    other = regular.open_beside(f"#/deck?deck={name.lower()}.yaml")
    expect(other.locator("h1")).to_have_text(name)
    other.get_by_role("gridcell", name="F5").click()
    wait_for_text(other, ".deck-saved", "Saved")
    # The first tab still has the old text; what it draws now must not replace what the other one has saved.
    page.get_by_role("gridcell", name="C2").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    other.close()
    regular.complaints.clear()  # the browser notes the conflict


def test_all_files_are_saved_as_a_zip_and_opened_elsewhere(
    open_page: Page, site: WebSite, stranger: Guest, tmp_path: Path
) -> None:
    page = open_page
    go(page, f"{site.address}#/deck")
    name = draw_deck(page)
    go(page, f"{site.address}#/")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save all (zip)").click()
    saved = tmp_path / "files.zip"
    saving.value.save_as(saved)
    there = follow(f"{site.address}#/", stranger)
    there.locator(".page-files input[type=file]").set_input_files(saved)
    expect(there.locator(".lists")).to_contain_text(f"{name.lower()}.yaml")
    (tmp_path / "wrong.zip").write_text("no zip")
    there.locator(".page-files input[type=file]").set_input_files(tmp_path / "wrong.zip")
    expect(there.locator(".told")).to_contain_text("das ist keine lesbare Zip-Datei")


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
