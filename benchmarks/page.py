"""What a visitor of the page waits for: something to read, a verdict, a PDF; what is sent, how much memory."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.page.built_page import PARTS, served
from tests.studio.browsers import NOBODY_ELSE, PROGRAMS

from benchmarks.measuring import Row
from quiltsmith.page.page_builder import build_page

GOOD = (Path(__file__).parent.parent / "examples" / "good.txt").read_text("utf-8")
READABLE, FIRST_VERDICT, SECOND_VERDICT, WARM_VERDICT = 0.3, 4.0, 3.0, 0.2
"""Seconds that each may take: what was promised."""
MOST_SENT, MOST_MEMORY = 12.0, 350.0
"""Megabytes."""


def measure() -> list[Row]:
    """Build the page, and visit it twice from the web and once from the disk."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        built = build_page(Path(folder), PARTS, lambda _text: None)
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", NOBODY_ELSE])
        with served(built.site) as site:
            visitor = browser.new_context(service_workers="block")
            sent: list[int] = []
            visitor.on("response", lambda answer: sent.append(int(answer.headers.get("content-length", 0))))
            rows = _visit("first visit", visitor, site.address, FIRST_VERDICT)
            rows.append(_amount("sent at the first visit", sum(sent) / 1e6, MOST_SENT))
            rows.append(_amount("memory of its process", _memory(browser), MOST_MEMORY))
            visitor.close()
            visitor = browser.new_context()
            page = visitor.new_page()
            page.goto(site.address)
            page.evaluate("quiltsmith.ready.then(() => navigator.serviceWorker.ready).then(() => undefined)")
            page.close()
            rows += _visit("second visit", visitor, site.address, SECOND_VERDICT)
            visitor.close()
        rows += _visit("one file", browser.new_context(offline=True), built.single.as_uri(), FIRST_VERDICT)
        browser.close()
    return rows


def _visit(what: str, visitor: BrowserContext, address: str, promised: float) -> list[Row]:
    page = visitor.new_page()
    start = perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(".tiles").wait_for()
    # One file has to be read whole before anything of it is shown, and is promised nothing.
    readable = perf_counter() - start
    shown = f"{what}: readable"
    rows = [_row(shown, readable, READABLE) if address.startswith("http") else Row(shown, readable)]
    page.evaluate("quiltsmith.ready")
    page.evaluate("text => quiltsmith.files.write('good.txt', text)", GOOD)
    _run(page, "sheet", "check", "good.txt")
    rows.append(_row(f"{what}: verdict", perf_counter() - start, promised))
    _run(page, "pad", "-o", "pad.pdf")
    rows.append(Row(f"{what}: pad as PDF", perf_counter() - start))
    start = perf_counter()
    _run(page, "sheet", "check", "good.txt")
    rows.append(_row(f"{what}: next verdict", perf_counter() - start, WARM_VERDICT))
    return rows


def _run(page: Page, *words: str) -> None:
    assert page.evaluate("words => quiltsmith.run(words)", list(words))["exit"] == 0


def _row(what: str, seconds: float, promised: float) -> Row:
    return Row(what, seconds, seconds / promised, "promised", 1.0)


def _amount(what: str, megabytes: float, promised: float) -> Row:
    """Return a row for an amount; the time in it means nothing."""
    return Row(what, 0.0, megabytes / promised, "promised", 1.0, f"{megabytes:.1f} MB")


def _memory(browser: Browser) -> float:
    """Return the megabytes of the largest of the browser's processes that show pages."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return max(_resident(process["id"]) for process in processes if process["type"] == "renderer")


def _resident(process: int) -> float:
    return int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1]) * 4096 / 1e6
