"""Pages in a real Chromium: one browser for all tests of a process, a fresh context for each test.

Everything that the browser complains about fails the test: errors of scripts, what the policy forbids, foreign
requests.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect, sync_playwright

from quiltsmith.studio.catalogue import page_texts
from tests.studio.servers import RunningStudio

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 860}
PATIENCE = 20_000
"""Milliseconds: a busy machine is no reason to fail."""


@contextmanager
def opened_browser() -> Iterator[Browser]:
    """Open the system's Chromium; as root it runs only without its sandbox."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser, who has opened the printed address."""

    def __init__(self, browser: Browser, studio: RunningStudio, **context: Any) -> None:
        self.studio = studio
        self.complaints: list[str] = []
        self._context = browser.new_context(
            **{"viewport": DESKTOP, "locale": "en", "color_scheme": "light", "accept_downloads": True, **context}
        )
        self._context.set_default_timeout(PATIENCE)
        self.page: Page = self._context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)
        self.page.on("request", self._watch)
        self.page.goto(studio.address)

    def go(self, place: str) -> Page:
        """Go to a page by what stands behind the address, such as `#/print/cards`, and wait until it is there."""
        self.page.goto(f"http://127.0.0.1:{self.studio.port}/{place}")
        expect(self.page.locator("main > .page")).to_be_visible()
        expect(self.page.locator("main")).not_to_have_attribute("aria-busy", "true")
        return self.page

    def assert_usable_by_all(self) -> None:
        """Let axe look for what people who hear, enlarge or do not see colours cannot use."""
        found = Axe().run(self.page, options={"resultTypes": ["violations"]})
        assert found.violations_count == 0, found.generate_report()

    def assert_fits(self) -> None:
        """See that nothing sticks out at the side."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"the page is {wide} pixels wider than the screen"
        for dialog in self.page.locator("dialog[open]").all():
            hidden = dialog.evaluate("made => made.scrollWidth - made.clientWidth")
            assert hidden <= 0, f"{hidden} pixels of a dialog are hidden at its side"

    def assert_speaks_german(self) -> None:
        """See that no label of the pages is left in English."""
        texts = page_texts()
        english = {text for key, text in texts["en"].items() if text != texts["de"][key]} - set(
            texts["de"].values()
        )
        shown = {line.strip() for line in self.page.locator("body").inner_text().splitlines()}
        assert not shown & english, shown & english

    def leave(self) -> None:
        """Close the browser's window; complaints fail the test now."""
        self._context.close()
        assert not self.complaints, "\n".join(self.complaints)

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _watch(self, request: Any) -> None:
        if not request.url.startswith((f"http://127.0.0.1:{self.studio.port}/", "blob:")):
            self.complaints.append(f"a foreign request: {request.url}")


def finish_job(page: Page, work: str, result: dict[str, Any]) -> None:
    """Let a long work have been done already; what it does is tested without a browser."""
    job = {"id": "x", "work": work, "state": "done", "done": 1, "total": 1, "result": result}
    stream = f"data: {json.dumps(job)}\n\n"
    page.route("**/api/job/start", lambda route: route.fulfill(json={**job, "state": "running", "done": 0}))
    page.route("**/api/job/events*", lambda route: route.fulfill(body=stream, content_type="text/event-stream"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Open a browser for all tests of this process."""
    with opened_browser() as opened:
        yield opened


@pytest.fixture
def visitor(browser: Browser, studio: RunningStudio, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Visit the studio of the module; `@pytest.mark.parametrize("visitor", [{...}], indirect=True)` says how."""
    visiting = Visitor(browser, studio, **getattr(request, "param", {}))
    yield visiting
    visiting.leave()
