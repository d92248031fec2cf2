"""What phones show of the table."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from quiltsmith.studio.folder import Folder
from quiltsmith.studio.job_processes import run_in_process
from quiltsmith.studio.job_runner import Jobs
from quiltsmith.studio.phone_inbox import PhoneInbox
from quiltsmith.studio.print_forms import Prints
from quiltsmith.studio.routes.play_routes import ShownQuestion, TableQuestion, shown, table
from quiltsmith.studio.shared import Studio
from tests.studio.browsers import PHONE, OpenBrowser, Visitor, wait_for_text
from tests.studio.servers import running_studio
from tests.studio.test_phone import has_network
from tests.studio.test_screen_sizes_page import box_of

LANDSCAPE: ViewportSize = {"width": 740, "height": 360}


def test_the_patch_of_a_turn_and_its_neighbours_are_shown_with_words_that_are_no_markup(tmp_path: Path) -> None:
    inbox = PhoneInbox("http://10.0.0.1:1/secret")
    studio = Studio(Folder(tmp_path), Prints(), Jobs(tmp_path, run_in_process), inbox)
    answer = shown(studio, ShownQuestion("7@meadow", 1, "Round <1>", "Draw it"))
    assert answer.address == "http://10.0.0.1:1/secret/table"
    assert answer.code
    number, html = inbox.table.now()
    assert (number, "Round &lt;1&gt;" in html, "<script" in html) == (1, True, False)
    first, last = (table(studio, TableQuestion("7@meadow")).turns[at] for at in (0, -1))
    cards = [first.circle[0], *first.neighbours]
    assert html.count("<img") == len(cards)
    assert all(f"<figcaption>{card}</figcaption>" in html for card in cards)
    shown(studio, ShownQuestion("7@meadow", 18, "Round 3", "Choose one"))
    assert inbox.table.now()[1].count("<img") == len(last.circle)
    shown(studio, ShownQuestion("7@meadow", 0, "Round 1", "Draw one of these"))
    assert inbox.table.now()[1].count("<figcaption>S") == 10
    shown(studio, ShownQuestion("7@meadow", None, "Round 1", "Score"))
    assert "<img" not in inbox.table.now()[1]


def test_without_phones_nothing_is_shown(tmp_path: Path) -> None:
    studio = Studio(Folder(tmp_path), Prints(), Jobs(tmp_path, run_in_process))
    assert shown(studio, ShownQuestion("7@meadow", 1, "Round 1", "Draw it")).address is None


@pytest.mark.skipif(not has_network(), reason="phones need a network")
def test_a_phone_follows_the_table_from_its_code_to_the_score(browser: OpenBrowser, tmp_path: Path) -> None:
    with running_studio(tmp_path, "--phone") as studio, closing(browser.new_profile()) as profile:
        table = Visitor(browser, studio, viewport=LANDSCAPE)
        page = table.go("#/play?deal=7@meadow")
        page.get_by_role("button", name="On everybody’s phone").click()
        code, words = (box_of(page, f".play-phones {part}") for part in (".scan-code", "p"))
        assert code["x"] + code["width"] <= words["x"]
        address = page.locator(".play-phones .small").inner_text()
        page.keyboard.press("ArrowRight")  # nothing is rolled behind the code
        page.keyboard.press("Escape")
        expect(page.locator(".play-phones")).to_be_hidden()
        phone = profile.new_page()
        # The browser of the tests reaches nothing but this machine by its own name.
        phone.route(f"{address}**", lambda route: route.fulfill(response=route.fetch()))
        phone.goto(address)
        expect(phone.locator("figcaption")).to_have_count(10)
        page.get_by_role("button", name="Roll", exact=True).click()
        wait_for_text(phone, "h1", "Turn 1 of 18")
        for way in (PHONE, LANDSCAPE):
            phone.set_viewport_size(way)
            beyond = "[document.body.scrollHeight - innerHeight, document.body.scrollWidth - innerWidth]"
            assert max(phone.evaluate(beyond)) <= 0
        large, small = (box_of(phone, f".{kind} img") for kind in ("large", "small"))
        assert large["height"] > small["height"] > 0
        for _ in range(6):
            page.locator(".play-next").click()
        wait_for_text(phone, "p", "Round 1 is over")
        expect(phone.locator("img")).to_have_count(0)
        phone.unroute_all()
        table.leave()
