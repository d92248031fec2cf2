"""One page for all tests of a run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from quiltsmith.page.page_builder import PageFiles
from tests.page.built_page import Guest, WebSite, built, go, served, tab_beside, visiting
from tests.studio.browsers import PHONE, OpenBrowser


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
    """Keep somebody who has had the page open all the time: Python takes seconds to start.

    The machine has one core, so that long work is not shared.
    """
    with browser.new_profile() as profile, visiting(site.address, profile.new_page()) as guest:
        guest.emulate("HardwareConcurrency", hardwareConcurrency=1)
        guest.open()
        yield guest


@pytest.fixture
def open_page(regular: Guest) -> Iterator[Page]:
    """Show the first page to the regular, whose files of earlier tests are still there."""
    page = regular.tab
    page.evaluate("document.querySelectorAll('dialog[open]').forEach((dialog) => dialog.close())")
    go(page, f"{regular.address}#/")
    page.evaluate("localStorage.clear()")
    regular.complaints.clear()
    yield page
    assert regular.complaints == []


@pytest.fixture(scope="session")
def kept_stranger(regular: Guest, page_files: PageFiles) -> Iterator[Guest]:
    with served(page_files.site) as elsewhere, visiting(elsewhere.address, tab_beside(regular.tab)) as guest:
        guest.tab.set_viewport_size(PHONE)
        guest.emulate("UserAgent", userAgent=guest.tab.evaluate("navigator.userAgent"), acceptLanguage="de")
        yield guest


@pytest.fixture
def stranger(kept_stranger: Guest) -> Iterator[Guest]:
    """Show what is shared to somebody else, with a phone that speaks German.

    They have never seen the page until the first test brings them there, and keep it open for the others.
    """
    kept_stranger.complaints.clear()
    yield kept_stranger
    assert kept_stranger.complaints == []
