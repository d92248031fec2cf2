"""The page without a network, and a newer build of it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from quiltsmith.page.page_builder import PageFiles
from tests.page.built_page import copied, served, wait
from tests.page.conftest import NewGuest


def wait_until_kept(page: Page) -> None:
    """Wait until the service worker keeps the whole page."""
    wait(page, "navigator.serviceWorker.ready")


def test_a_second_visit_needs_no_network(page_files: PageFiles, new_guest: NewGuest) -> None:
    with served(page_files.site) as running:
        guest = new_guest(running.address)
        page = guest.open()
        wait_until_kept(page)
        before = len(running.asked)
        guest.may_complain = True  # that the network is gone
        guest.profile.set_offline(True)
        again = guest.open_beside(page, "#/print/pad")
        expect(again.locator(".sheet-paper").first).to_be_visible()
        assert [path for path in running.asked[before:] if "service-worker" not in path] == []


def test_a_newer_build_takes_over_whole_when_the_person_agrees(
    page_files: PageFiles, new_guest: NewGuest, tmp_path: Path
) -> None:
    folder = copied(page_files.site, tmp_path / "site")
    with served(folder) as running:
        guest = new_guest(running.address)
        page = guest.open()
        wait_until_kept(page)
        expect(page.locator("html")).to_have_attribute("lang", "en")
        newer(folder)
        page.reload()
        wait(page, "quiltsmith.ready")
        assert page.title() != "newer"
        offer = page.locator(".page-update")
        expect(offer).to_contain_text("There is a newer version of this page.")
        offer.get_by_role("button", name="Take it").click()
        expect(page.locator("meta[name=description]")).to_have_attribute("content", "newer")
        wait(page, "quiltsmith.ready")
        kept = page.evaluate("caches.keys()")
        assert len(kept) == 1, "the old build is gone"


def newer(folder: Path) -> None:
    """Change the page, and the name of its build."""
    index, worker = folder / "index.html", folder / "service-worker.js"
    index.write_text(
        index.read_text("utf-8").replace("<title>", '<meta name="description" content="newer" /><title>'), "utf-8"
    )
    worker.write_text(worker.read_text("utf-8").replace('"build": "', '"build": "newer-'), "utf-8")
