"""The page as it is built, served by a plain web server or opened from the disk, in a real Chromium."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from msgspec import Struct
from playwright.sync_api import ConsoleMessage, Page

from quiltsmith.page.page_builder import PageFiles, build_page
from tests.studio.browsers import PATIENCE, OpenBrowser

ROOT = Path(__file__).parent.parent.parent
PARTS = ROOT / "build" / "page"
"""What is downloaded is kept here from run to run, as `make page` does."""
EMPTY = "about:blank"


class WebSite(Struct):
    """A folder on a web server, and what was asked of it."""

    folder: Path
    address: str
    asked: list[str]


@contextmanager
def served(folder: Path) -> Iterator[WebSite]:
    """Serve a folder as any web host does."""
    asked: list[str] = []

    class Handler(SimpleHTTPRequestHandler):
        def log_message(self, *_words: object) -> None:
            asked.append(self.path)

        def end_headers(self) -> None:
            self.send_header("Cache-Control", "no-cache")
            super().end_headers()

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield WebSite(folder, f"http://127.0.0.1:{server.server_port}/", asked)
        finally:
            server.shutdown()


def made_once(folder: Path, make: Callable[[Path], object]) -> Path:
    """Make a folder once for all processes of a run of the tests."""
    done = folder / "done"
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        wait_for(done)
    else:
        make(folder)
        done.touch()
    return folder


def built(folder: Path) -> PageFiles:
    made_once(folder, lambda target: build_page(target, PARTS, lambda _text: None))
    return PageFiles(folder / "page", folder / "quiltsmith.html")


def wait_for(path: Path) -> None:
    from time import monotonic, sleep

    until = monotonic() + 180
    while not path.exists():
        assert monotonic() < until, f"the other process has not made {path}"
        sleep(0.1)


class Guest:
    """Somebody with a profile of their own, to whom the page was given; complaints of the browser are kept.

    To start Python in a tab that has run it before takes half of what a new profile takes, whose process compiles
    everything anew. So most tests get a guest whom others have been before, and who has forgotten the page.
    """

    def __init__(self, browser: OpenBrowser, address: str, **settings: Any) -> None:
        self.address = address
        self.profile = browser.new_profile(**settings)
        self.complaints: list[str] = []
        self.may_complain = False
        self.requests: list[str] = []
        self.profile.on("request", lambda request: self.requests.append(request.url))
        self.profile.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.profile.on("console", self._hear)

    def open(self, place: str = "") -> Page:
        """Open the page in a tab that shows nothing, or in a new one, and wait for Python."""
        page = self.tab()
        page.goto(self.address + place)
        wait(page, "quiltsmith.ready")
        return page

    def tab(self) -> Page:
        """Return a tab that shows nothing."""
        return next((page for page in self.profile.pages if page.url == EMPTY), None) or self.profile.new_page()

    def open_beside(self, page: Page, place: str = "") -> Page:
        """Open the page in one more tab, as a link does: both run in one process."""
        with page.expect_popup() as opening:
            page.evaluate("address => void open(address)", self.address + place)
        opened = opening.value
        opened.wait_for_load_state()
        wait(opened, "quiltsmith.ready")
        return opened

    def forget(self) -> None:
        """Become somebody who has never seen the page, with one tab that shows nothing."""
        for page in self.profile.pages[1:]:
            page.close()
        for page in self.profile.pages:
            page.goto(EMPTY)
            session = self.profile.new_cdp_session(page)
            session.send("Storage.clearDataForOrigin", {"origin": self.address.rstrip("/"), "storageTypes": "all"})
            session.detach()
        self.complaints.clear()
        self.requests.clear()
        self.may_complain = False

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    def close(self) -> None:
        self.profile.close()


def wait(page: Page, promise: str) -> None:
    """Wait for a promise of the page, for a while: one that is never kept would be waited for as long."""
    page.evaluate(
        f"Promise.race([{promise}.then(() => undefined), new Promise((_, give_up) => "
        f"setTimeout(() => give_up(new Error('no word of {promise}')), {PATIENCE}))])"
    )


def go(page: Page, address: str) -> None:
    """Go to another place of an open page, and wait until it is shown: until then one sees the place before."""
    page.goto(address)
    name = re.split("[/?]", address.partition("#/")[2])[0] or "home"
    page.locator(f"main:not([aria-busy]) > .page.{name}-page").wait_for()


def run(page: Page, *words: str) -> dict[str, Any]:
    """Run a command in the page."""
    answer: dict[str, Any] = page.evaluate("words => quiltsmith.run(words)", list(words))
    return answer


def copied(site: Path, target: Path) -> Path:
    """Copy a site, to change it."""
    return Path(shutil.copytree(site, target))
