"""The page without a network, and a newer build of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from quiltsmith.page.page_builder import PageFiles
from tests.page.built_page import Guest, copied, served, tab_beside, visiting, wait


def wait_until_kept(page: Page) -> None:
    """Wait until the service worker keeps the whole page."""
    wait(page, "navigator.serviceWorker.ready")


def test_a_newer_build_takes_over_whole_when_the_person_agrees_and_needs_no_network(
    page_files: PageFiles, regular: Guest, tmp_path: Path
) -> None:
    folder = copied(page_files.site, tmp_path / "site")
    with served(folder) as running, visiting(running.address, tab_beside(regular.tab)) as guest:
        page = guest.open("#/print/pad")
        wait_until_kept(page)
        expect(page.locator("html")).to_have_attribute("lang", "en")
        newer(folder)
        page.reload()
        wait(page, "quiltsmith.ready")
        assert page.locator("meta[name=description]").count() == 0, "the old build goes on"
        offer = page.locator(".page-update")
        expect(offer).to_contain_text("There is a newer version of this page.")
        before = len(running.asked)
        guest.may_complain = True
        with without_network(page.context):
            offer.get_by_role("button", name="Take it").click()
            expect(page.locator("meta[name=description]")).to_have_attribute("content", "newer")
            wait(page, "quiltsmith.ready")
            expect(page.locator(".sheet-paper").first).to_be_visible()
            assert [path for path in running.asked[before:] if "service-worker" not in path] == []
        kept = page.evaluate("caches.keys()")
        assert len(kept) == 1, "the old build is gone"
        assert [told for told in guest.complaints if "ERR_INTERNET_DISCONNECTED" not in told] == []


@contextmanager
def without_network(profile: BrowserContext) -> Iterator[None]:
    profile.set_offline(True)
    try:
        yield
    finally:
        profile.set_offline(False)


def newer(folder: Path) -> None:
    """Change the page, and the name of its build."""
    index, worker = folder / "index.html", folder / "service-worker.js"
    index.write_text(
        index.read_text("utf-8").replace("<title>", '<meta name="description" content="newer" /><title>'), "utf-8"
    )
    worker.write_text(worker.read_text("utf-8").replace('"build": "', '"build": "newer-'), "utf-8")
