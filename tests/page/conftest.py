"""One page and one browser for all tests of a process."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from quiltsmith.page.page_builder import PageFiles
from tests.page.built_page import PATIENCE, Guest, WebSite, built, served
from tests.studio.browsers import NOBODY_ELSE, PROGRAMS

NewGuest = Callable[..., Guest]


@pytest.fixture(scope="session")
def page_files(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> PageFiles:
    base = tmp_path_factory.getbasetemp()
    return built((base if worker_id == "master" else base.parent) / "built-page")


@pytest.fixture(scope="session")
def site(page_files: PageFiles) -> Iterator[WebSite]:
    with served(page_files.site) as running:
        yield running


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", NOBODY_ELSE])
        yield browser
        browser.close()


@pytest.fixture
def new_guest(chromium: Browser, site: WebSite) -> Iterator[NewGuest]:
    """Make guests of the site, or of another address; none may leave with a complaint."""
    guests: list[Guest] = []

    def make(address: str = site.address, **settings: object) -> Guest:
        guests.append(Guest(chromium, address, **settings))
        return guests[-1]

    yield make
    for guest in guests:
        guest.close()
    assert [told for guest in guests if not guest.may_complain for told in guest.complaints] == []


@pytest.fixture
def guest(new_guest: NewGuest) -> Guest:
    return new_guest()
