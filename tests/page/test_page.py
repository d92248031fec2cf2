"""The page as people use it: readable at once, the whole studio in it, long work beside it."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from quiltsmith.page.first_view import first_addresses
from quiltsmith.page.page_builder import PageFiles
from tests.page.built_page import Guest, WebSite, go, run, served, tab_beside, visiting
from tests.studio.browsers import OpenBrowser, expect_count, wait_for_text
from tests.studio.test_opponent_page import wait_for_turn


def test_the_first_page_is_there_before_python(regular: Guest, page_files: PageFiles) -> None:
    with served(page_files.site) as elsewhere, visiting(elsewhere.address, tab_beside(regular.tab)) as guest:
        guest.tab.add_init_script("globalThis.Worker = class { addEventListener() {} postMessage() {} }")
        guest.tab.goto(guest.address)
        see_first_page(guest.tab)


def see_first_page(page: Page) -> None:
    """See all of the first page, in two languages."""
    expect(page.get_by_role("heading", level=1)).to_have_text("What would you like to do?")
    expect(page.locator(".page-loading")).to_contain_text("quiltsmith")
    page.locator(".top-language").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Was möchtest du tun?")
    # All pictures of the first page are in it, so that none of them waits for Python.
    pictures = page.locator("main img")
    for number in range(pictures.count()):
        expect(pictures.nth(number)).to_have_attribute("src", re.compile("^blob:"))
    assert pictures.count() >= len(first_addresses()) - 3


def test_commands_run_as_in_a_terminal(open_page: Page) -> None:
    page = open_page
    assert run(page, "--version")["stdout"].startswith("quiltsmith ")
    wrong = run(page, "deck", "check", "nowhere.yaml")
    assert (wrong["exit"], wrong["stdout"]) == (2, "")
    assert "there is no deck `nowhere.yaml`" in wrong["stderr"]
    before = page.evaluate("quiltsmith.files.list()")
    page.evaluate("quiltsmith.files.write('folder/tiny.yaml', 'deck: tiny\\ngame: doodle\\ncards: []\\n')")
    assert page.evaluate("quiltsmith.files.list()") == sorted({*before, "folder/tiny.yaml"})
    assert run(page, "deck", "check", "folder/tiny.yaml", "--strict")["exit"] == 1
    assert run(page, "deal", "meadow", "--seed", "3", "-o", "deal.yaml")["exit"] == 0
    assert run(page, "pad", "--deal", "deal.yaml", "-o", "pad.pdf")["exit"] == 0
    assert "where quiltsmith is installed" in run(page, "scan", "photo.jpg")["stderr"]
    assert run(page, "preflight", "none.pdf")["exit"] == 2
    # All that this has looked for is there: what comes next is done once.
    assert run(page, "examples", "afterwards")["exit"] == 0


def test_what_commands_read_comes_from_the_examples(open_page: Page) -> None:
    page = open_page
    assert run(page, "examples", "mine")["exit"] == 0
    answer = run(page, "sheet", "check", "mine/good.txt", "--format", "json")
    assert json.loads(answer["stdout"])["sheets"][0]["total"] == 129


def test_pages_of_the_studio_are_shown(open_page: Page, site: WebSite) -> None:
    page = open_page
    for name in ("sheet", "deck?deck=meadow", "print/cards", "play", "scan", "sheet?sheet=good.txt&example=1"):
        page.goto(f"{site.address}#/{name}")
        expect(
            page.locator(f"main:not([aria-busy]) > .page.{name.split('/')[0].split('?')[0]}-page")
        ).to_be_visible()
        expect(page.locator(".trouble")).to_have_count(0)
        if name == "scan":
            expect(page.locator("main")).to_contain_text("not in this page")


def test_a_game_at_the_table_and_one_against_a_bot_are_kept_over_a_reload(open_page: Page, site: WebSite) -> None:
    page = open_page
    page.goto(f"{site.address}#/sheet")
    page.get_by_role("button", name="Patchwork").click()
    page.get_by_label("Against").select_option(label="A bot, easy")
    page.get_by_label("Who begins?").select_option(label="The bot")
    page.locator("#duel-seed").fill("5")
    page.get_by_role("button", name="Start").click()
    moves, hint = page.locator(".duel-moves .sheet-entry"), page.get_by_role("button", name="Hint")
    wait_for_turn(page)
    begun_with = moves.count()
    hint.click()
    wait_for_text(page, ".sheet-status", "The bot would")
    page.keyboard.press("Enter")
    moves.nth(begun_with + 1).wait_for(state="attached")
    wait_for_turn(page)
    made = moves.count()
    assert made > begun_with + 1
    # At the table, after two turns.
    go(page, f"{site.address}#/play")
    page.get_by_label("Seed", exact=True).fill("7")
    page.get_by_role("button", name="At the table: Deal").click()
    after = page.locator(".play-next")
    expect(page.locator(".play-starts li")).to_have_count(10)
    after.click()
    after.click()
    expect(page.locator(".play-words.near")).to_contain_text("Turn 2 of 18")
    page.reload()
    wait_for_text(page, ".play-words.near", "Turn 2 of 18")
    go(page, f"{site.address}#/sheet")
    expect_count(moves, made)


def test_a_bot_plays_beside(open_page: Page, site: WebSite) -> None:
    page = open_page
    page.goto(f"{site.address}#/play")
    page.get_by_label("A bot beside you").select_option(label="Easy")
    page.get_by_role("button", name="Alone: Deal").click()
    page.get_by_role("button", name="Take S02").click()
    page.locator(".sheet-held").wait_for()
    page.keyboard.press("Enter")
    expect_count(page.locator(".sheet-rival .sheet-piece"), 1)


def simulated(page: Page, games: int) -> str:
    """Let bots play, and return the report."""
    start_bots(page, games)
    report = page.locator(".report-sheet").first
    expect(report).to_be_visible()
    told: str = report.evaluate("element => element.shadowRoot.innerHTML")
    return told


def start_bots(page: Page, games: int) -> None:
    page.get_by_role("button", name="Bots").click()
    page.get_by_label("Games", exact=True).fill(str(games))
    page.get_by_role("button", name="Start", exact=True).click()


def test_bots_play_beside_the_page_alone_or_together_and_can_be_stopped(
    open_page: Page, site: WebSite, page_files: PageFiles
) -> None:
    page = open_page
    page.goto(f"{site.address}#/deck?deck=meadow")
    alone = simulated(page, 30)
    with page.expect_download() as saving:
        page.get_by_role("button", name="PDF").click()
    assert saving.value.path().read_bytes().startswith(b"%PDF-")
    # One batch of games for whoever has been asked, and one for each of two workers.
    with served(page_files.site) as elsewhere, visiting(elsewhere.address, tab_beside(page)) as guest:
        guest.emulate("HardwareConcurrency", hardwareConcurrency=3)
        assert simulated(guest.open("#/deck?deck=meadow"), 30) == alone
    page.goto(f"{site.address}#/deck?deck=meadow")
    start_bots(page, 100_000)
    expect(page.locator("progress, [role=progressbar]").first).to_be_visible()
    page.get_by_role("button", name="Stop").first.click()
    expect(page.locator("main")).to_contain_text("stopped")


def test_licences_of_all_parts_are_shown(open_page: Page, page_files: PageFiles) -> None:
    open_page.get_by_role("button", name="About this page").click()
    dialog = open_page.locator("dialog")
    for name in ("quiltsmith", "Pyodide", "reportlab", "typer", "msgspec", "PyYAML", "pypdfium2"):
        expect(dialog.locator("summary", has_text=name).first).to_be_visible()
    assert page_files.site.joinpath("manifest.webmanifest").is_file()


def test_an_old_browser_gets_a_sentence(browser: OpenBrowser, site: WebSite) -> None:
    with browser.new_profile(java_script_enabled=False) as profile:
        page = profile.new_page()
        page.goto(site.address)
        expect(page.locator("main")).to_contain_text("this browser is too old")
        expect(page.locator("main")).to_contain_text("dieser Browser zu alt")
