"""One page for all tests of a run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from quiltsmith.page.page_builder import PageFiles
from tests.page.built_page import Guest, WebSite, built, go, served
from tests.studio.browsers import PHONE, OpenBrowser

NewGuest = Callable[..., Guest]


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Return the folder of all processes of this run."""
    base = tmp_path_factory.getbasetemp()
    return base if worker_id == "master" else base.parent


@pytest.fixture(scope="session")
def page_files(shared_folder: Path) -> PageFiles:
    return built(shared_folder / "built-page")


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
    go(page, f"{regular.address}#/")
    regular.complaints.clear()
    yield page
    assert regular.complaints == []


def visits(guest: Guest) -> Iterator[Guest]:
    """Let somebody visit who has never seen the page, and leave without a complaint; then all is forgotten."""
    guest.forget()
    yield guest
    complaints = [] if guest.may_complain else list(guest.complaints)
    guest.forget()
    assert complaints == []


@pytest.fixture(scope="session")
def kept_guest(browser: OpenBrowser, site: WebSite) -> Iterator[Guest]:
    guest = Guest(browser, site.address)
    yield guest
    guest.close()


@pytest.fixture
def guest(kept_guest: Guest) -> Iterator[Guest]:
    yield from visits(kept_guest)


@pytest.fixture(scope="session")
def kept_stranger(browser: OpenBrowser, site: WebSite) -> Iterator[Guest]:
    guest = Guest(browser, site.address, locale="de", viewport=PHONE)
    yield guest
    guest.close()


@pytest.fixture
def stranger(kept_stranger: Guest) -> Iterator[Guest]:
    """Let somebody else visit, with a phone that speaks German."""
    yield from visits(kept_stranger)


@pytest.fixture(scope="session")
def open_disk(browser: OpenBrowser, page_files: PageFiles) -> Iterator[Guest]:
    guest = Guest(browser, page_files.single.as_uri(), offline=True)
    guest.open()
    yield guest
    guest.close()


@pytest.fixture
def disk(open_disk: Guest) -> Iterator[Guest]:
    """Show the first page of the single file, opened from the disk without a network; it is kept open too."""
    (page,) = open_disk.profile.pages
    go(page, f"{open_disk.address}#/")
    yield open_disk
    assert open_disk.complaints == []


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
