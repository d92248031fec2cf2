"""Pages in a real Chromium: one browser and one studio for all tests of a process, loaded afresh for each test.

Everything that the browser complains about fails the test: errors of scripts, what the policy forbids, foreign
requests. What a test leaves behind, in the browser or in the folder, is cleared away after it.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect, sync_playwright

from quiltsmith.i18n import locales
from quiltsmith.studio.page_texts import page_texts
from tests.studio.servers import RunningStudio, filled_folder, left_as_it_was, running_studio

PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1280, "height": 860}
PATIENCE = 60_000
"""Milliseconds: a busy machine is no reason to fail."""
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The same browser by its names; the first has no windows to draw and needs a third less time."""
NOBODY_ELSE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
"""Foreign requests fail, which is heard; to be told of all requests instead takes time on pages with a hundred."""
NETWORK_INSIDE = "--enable-features=NetworkServiceInProcess2"
"""What asks the studio needs no process of its own."""
UNPAINTED = """
const unpainted = new CSSStyleSheet();
unpainted.replaceSync("body { opacity: 0 }");
document.adoptedStyleSheets.push(unpainted);
"""
"""Nobody looks at the pages of tests, and to paint them takes a tenth of the time; all else is as if they were."""
HURRIED = """
const wait = setTimeout;
globalThis.setTimeout = (work, pause, ...given) =>
    wait(work, 100 <= pause && pause <= 1000 ? pause / 10 : pause, ...given);
"""
"""Pages wait for a moment before they check what is typed, save what is drawn, or look for a lost studio."""
USUAL: dict[str, Any] = {"locale": "en", "accept_downloads": True}
"""The profile of a visitor who says nothing else."""


IDLE = "picture/logo.svg"
"""Where a tab waits for its next visitor: no script runs there, and the process of our pages lives on."""


class OpenBrowser:
    """A browser with a profile for each kind of visitor, kept as long as it is open: scripts are loaded once."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._profiles: dict[str, BrowserContext] = {}
        self._tabs: dict[BrowserContext, list[Page]] = {}

    def new_profile(self, **settings: Any) -> BrowserContext:
        """Make a profile that is nobody else's; whoever asked for it closes it."""
        profile = self._browser.new_context(**{**USUAL, **settings})
        profile.set_default_timeout(PATIENCE)
        profile.add_init_script(UNPAINTED + HURRIED)
        return profile

    def tab(self, profile: BrowserContext) -> Page:
        """Take a tab that somebody has left, or open one: a new process takes as long as all that a page does."""
        left = self._tabs.setdefault(profile, [])
        return left.pop() if left else profile.new_page()

    def give_back(self, profile: BrowserContext, tab: Page) -> None:
        """Keep a tab for the next visitor."""
        self._tabs[profile].append(tab)

    def profile(self, **settings: Any) -> BrowserContext:
        """Find the profile with these settings, as Playwright names them, or make it."""
        key = json.dumps(settings, sort_keys=True)
        if key not in self._profiles:
            self._profiles[key] = self.new_profile(**settings)
        return self._profiles[key]


@contextmanager
def opened_browser() -> Iterator[OpenBrowser]:
    """Open the system's Chromium; as root it runs only without its sandbox."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        settings = ["--no-sandbox", NOBODY_ELSE, NETWORK_INSIDE]
        browser = playwright.chromium.launch(executable_path=program, args=settings)
        yield OpenBrowser(browser)
        browser.close()


class Visitor:
    """Somebody with a browser, who was given the printed address."""

    def __init__(
        self,
        browser: OpenBrowser,
        studio: RunningStudio,
        viewport: ViewportSize = DESKTOP,
        color_scheme: Literal["light", "dark"] = "light",
        **settings: Any,
    ) -> None:
        self.studio = studio
        self.complaints: list[str] = []
        self._expected: tuple[str, ...] = ()
        self._browser = browser
        self._profile = browser.profile(**settings)
        self._is_inside = False
        self.page: Page = browser.tab(self._profile)
        self.page.set_viewport_size(viewport)
        self.page.emulate_media(color_scheme=color_scheme, reduced_motion="no-preference")
        self._ears = {"pageerror": self._note, "console": self._hear, "requestfailed": self._watch}
        for event, ear in self._ears.items():
            self.page.on(event, ear)  # type: ignore[call-overload]

    def expect_refusals(self, *statuses: int) -> None:
        """Say which refusals of the server belong to the test: the browser may complain of them, early or late."""
        self._expected += tuple(f"with a status of {status} " for status in statuses)

    def expect_lost_requests(self) -> None:
        """Say that the test takes the server away, early or late: the browser may complain of that."""
        self._expected += ("net::ERR_FAILED",)

    def go(self, place: str) -> Page:
        """Go to a page by what stands behind the address, such as `#/print/cards`, and wait until it is there.

        The first time, the printed address is opened, which keeps what stands behind it.
        """
        self.page.goto(f"{self.studio.home if self._is_inside else self.studio.address}{place}")
        self._is_inside = True
        self.page.locator("main:not([aria-busy]) > .page").wait_for()
        return self.page

    def become(
        self,
        viewport: ViewportSize = DESKTOP,
        color_scheme: Literal["light", "dark"] = "light",
        language: str = "en",
    ) -> None:
        """Look at the same page in another way, as somebody does who turns the screen and switches the language.

        To load it anew would show the same, and take a second.
        """
        self.page.set_viewport_size(viewport)
        # While colours fade into each other they are nobody's choice.
        self.page.emulate_media(color_scheme=color_scheme, reduced_motion="reduce")
        if self.page.locator("html").get_attribute("lang") != language:
            self.page.locator(".top-language").select_option(language)
        self.page.locator(f"[data-theme={color_scheme}][lang={language}] main:not([aria-busy]) > .page").wait_for()

    def assert_usable(self) -> None:
        """See that everybody can use the page as it is now, in the language that it is in."""
        self.assert_usable_by_all()
        self.assert_fits()
        self.assert_speaks_one_language()

    def assert_usable_by_all(self) -> None:
        """Let axe look for what people who hear, enlarge or do not see colours cannot use."""
        # Colours count here. A second script of half a megabyte on the same page would find the same.
        has_axe = self.page.evaluate("() => { document.adoptedStyleSheets = []; return 'axe' in window; }")
        axe = Axe("" if has_axe else AXE_SCRIPT)
        found = axe.run(self.page, options={"resultTypes": ["violations"], "preload": False})
        assert found.violations_count == 0, found.generate_report()

    def assert_fits(self) -> None:
        """See that nothing sticks out at the side."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{self.page.url} is {wide} pixels wider than the screen"
        for dialog in self.page.locator("dialog[open]").all():
            hidden = dialog.evaluate("made => made.scrollWidth - made.clientWidth")
            assert hidden <= 0, f"{hidden} pixels of a dialog are hidden at its side"

    def assert_speaks_one_language(self) -> None:
        """See that no label of the page is left in English, if it is in another language."""
        spoken = page_texts(self.page.locator("html").get_attribute("lang") or "")
        # Languages are called by their own names.
        own = {page_texts(language)["frame.language_name"] for language in locales()}
        english = {text for key, text in page_texts("en").items() if text != spoken[key]}
        english -= {*own, *(str(text).replace("\N{NO-BREAK SPACE}", " ") for text in spoken.values())}
        shown = {line.strip() for line in self.page.locator("body").inner_text().splitlines()}
        assert not shown & english, (self.page.url, shown & english)

    def leave(self) -> None:
        """Leave the page and let the browser forget it; complaints fail the test now."""
        # Nothing of the page runs any more when what it has kept, and what answers it, is thrown away.
        self.page.goto(f"{self.studio.home}{IDLE}")
        self.page.unroute_all()
        self.page.evaluate("localStorage.clear()")
        self.page.mouse.move(0, 0)
        for event, ear in self._ears.items():
            self.page.remove_listener(event, ear)
        self._browser.give_back(self._profile, self.page)
        self._profile.clear_cookies()
        assert not self.complaints, "\n".join(self.complaints)

    def _note(self, error: Any) -> None:
        self.complaints.append(str(error))

    def _hear(self, message: Any) -> None:
        is_expected = any(words in message.text for words in self._expected)
        if message.type in ("error", "warning") and not is_expected:
            self.complaints.append(f"{message.text} ({message.location['url']})")

    def _watch(self, request: Any) -> None:
        if not request.url.startswith((self.studio.home, "blob:")):
            self.complaints.append(f"a foreign request: {request.url}")


def expect_count(found: Locator, number: int) -> None:
    """See that there are so many, for what happens often.

    `expect` looks seldom, and whenever it looks in vain it describes the whole page; `wait_for` does neither.
    """
    if number:
        found.nth(number - 1).wait_for(state="attached")
    expect(found).to_have_count(number)


def wait_for_text(page: Page, place: str, text: str = "") -> None:
    """Wait for a text in a place, for what takes its time: `expect` looks only once in half a second."""
    page.wait_for_function(
        "([place, text]) => [...document.querySelectorAll(place)].some((one) => one.textContent.includes(text))",
        arg=[place, text],
    )


def expect_text(page: Page, place: str, text: str) -> None:
    """See that a text comes to stand in a place, and nothing else there."""
    wait_for_text(page, place, text)
    expect(page.locator(place)).to_have_text(text)


def see_printed_and_shared(page: Page) -> None:
    """See that the end of a game is printed by the browser's own dialog, and shared as a picture."""
    page.evaluate(
        "() => { window.print = () => document.body.setAttribute('data-prints', "
        "document.querySelector('.printed').childElementCount); }"
    )
    page.get_by_role("button", name="Print it").click()
    expect(page.locator("body[data-prints='1'].prints-pages")).to_be_attached()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".printed")).to_have_count(0)
    with page.expect_download() as shared:
        page.get_by_role("button", name="Share as a picture").click()
    assert shared.value.suggested_filename.endswith(".png")


def finish_job(page: Page, work: str, result: dict[str, Any]) -> None:
    """Let a long work have been done already; what it does is tested without a browser."""
    job = {
        "id": "x",
        "work": work,
        "deck": "",
        "state": "done",
        "done": 1,
        "total": 1,
        "result": result,
        "files": [],
    }
    stream = f"data: {json.dumps(job)}\n\n"
    page.route("**/api/job/start", lambda route: route.fulfill(json={**job, "state": "running", "done": 0}))
    page.route("**/api/job?*", lambda route: route.fulfill(json=job))
    page.route("**/api/job/events*", lambda route: route.fulfill(body=stream, content_type="text/event-stream"))


@pytest.fixture(scope="session")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningStudio]:
    """Run a studio for all browser tests of this process: starting one takes longer than visiting it."""
    with running_studio(filled_folder(tmp_path_factory)) as running:
        yield running


@pytest.fixture
def visitor(browser: OpenBrowser, visited: RunningStudio, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Visit the studio; `@pytest.mark.parametrize("visitor", [{...}], indirect=True)` says how."""
    with left_as_it_was(visited.folder):
        visiting = Visitor(browser, visited, **getattr(request, "param", {}))
        yield visiting
        visiting.leave()
