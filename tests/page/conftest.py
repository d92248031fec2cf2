"""One page for all tests of a run."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from quiltsmith.page.page_builder import PageFiles
from tests.page.built_page import Guest, WebSite, built, served
from tests.studio.browsers import OpenBrowser

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
def regular(browser: OpenBrowser, site: WebSite) -> Iterator[Guest]:
    """Keep somebody who has had the page open all the time: Python takes seconds to start."""
    guest = Guest(browser, site.address)
    guest.open()
    yield guest
    guest.close()


@pytest.fixture
def open_page(regular: Guest) -> Iterator[Page]:
    """Show the first page to the regular, whose files of earlier tests are still there."""
    (page,) = regular.profile.pages
    page.evaluate("document.querySelectorAll('dialog[open]').forEach((dialog) => dialog.close())")
    page.goto(f"{regular.address}#/")
    regular.complaints.clear()
    yield page
    assert regular.complaints == []


@pytest.fixture
def new_guest(browser: OpenBrowser, site: WebSite) -> Iterator[NewGuest]:
    """Make guests of the site, or of another address; none may leave with a complaint."""
    guests: list[Guest] = []

    def make(address: str = site.address, **settings: object) -> Guest:
        guests.append(Guest(browser, address, **settings))
        return guests[-1]

    yield make
    for guest in guests:
        guest.close()
    assert [told for guest in guests if not guest.may_complain for told in guest.complaints] == []


@pytest.fixture
def guest(new_guest: NewGuest) -> Guest:
    return new_guest()
