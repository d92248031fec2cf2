"""The page as it is built, served by a plain web server or opened from the disk, in a real Chromium."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

from msgspec import Struct
from playwright.sync_api import Page, expect

from quiltsmith.page.page_builder import PageFiles, build_page
from tests.studio.browsers import PATIENCE, wait_for_text

ROOT = Path(__file__).parent.parent.parent
PARTS = ROOT / "build" / "page"
"""What is downloaded is kept here from run to run, as `make page` does."""


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
    """Somebody to whom the page was given, at an address of their own; complaints of the browser are kept.

    Guests share a process if one of them has opened the tab of the other: to start Python where it has run before
    takes half of what it takes in a new process, which compiles everything anew. They know nothing of each other:
    what the browser keeps belongs to an address.
    """

    def __init__(self, address: str, tab: Page) -> None:
        self.address = address
        self.tab = tab
        self.complaints: list[str] = []
        self.may_complain = False
        self.requests: list[str] = []
        tab.on("request", lambda request: self.requests.append(request.url))
        tab.context.on("weberror", lambda error: self._hear(error.page, str(error.error)))
        tab.context.on("console", lambda said: self._hear(said.page, said.text) if said.type == "error" else None)

    def open(self, place: str = "") -> Page:
        """Open the page and wait for Python."""
        self.tab.goto(self.address + place)
        wait(self.tab, "quiltsmith.ready")
        return self.tab

    def open_beside(self, place: str = "") -> Page:
        """Open the page in one more tab, and wait for Python."""
        opened = tab_beside(self.tab, self.address + place)
        wait(opened, "quiltsmith.ready")
        return opened

    def emulate(self, what: str, **settings: object) -> None:
        """Let the tab see another machine than this, as the protocol of Chromium's tools names it."""
        self.tab.context.new_cdp_session(self.tab).send(f"Emulation.set{what}Override", settings)

    def _hear(self, page: Page | None, complaint: str) -> None:
        if page and page.url.startswith(self.address):
            self.complaints.append(complaint)


@contextmanager
def visiting(address: str, tab: Page) -> Iterator[Guest]:
    """Let somebody visit in a tab, and leave without a complaint."""
    guest = Guest(address, tab)
    try:
        yield guest
    finally:
        for page in tab.context.pages:
            if page is tab or page.url.startswith(address):
                page.close()
    assert guest.may_complain or guest.complaints == []


def tab_beside(page: Page, address: str = "about:blank") -> Page:
    """Open one more tab, as a link does: both run in one process."""
    with page.expect_popup() as opening:
        page.evaluate("address => void open(address)", address)
    opening.value.wait_for_load_state()
    return opening.value


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


def draw_deck(page: Page) -> str:
    """Draw a deck of one card, and return its name, which no other test has used."""
    name = f"Herbs{next(_numbers)}"
    page.get_by_label("Name of the deck").fill(name)
    page.get_by_role("button", name="Start empty").click()
    expect(page.locator(".deck-badge")).to_have_text("P01")
    page.get_by_role("gridcell", name="D5").click()
    page.get_by_role("gridcell", name="E5").click()
    expect(page.locator(".deck-text")).to_have_value(re.compile("##"))
    wait_for_text(page, ".deck-saved", "Saved")
    return name


_numbers = count(1)
