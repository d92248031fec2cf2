"""Laying patches in a browser, as people do: a sheet begun, a patch turned until it lies as it should."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, expect

from tests.studio.browsers import Visitor


def begin(visitor: Visitor, player: str) -> Page:
    """Begin a sheet with the deal of the folder."""
    page = visitor.go("#/sheet")
    page.get_by_label("Player").fill(player)
    page.get_by_label("Deal").select_option("deal.yaml")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="Start patch")).to_be_visible()
    return page


def shape_of(page: Page, kind: str = ".sheet-held") -> str:
    """Tell which shape a picture on the board shows."""
    address = page.locator(kind).first.get_attribute("src") or ""
    return parse_qs(urlsplit(address).query)["shape"][0]


def turned(page: Page, wanted: str, press: Callable[[str], None]) -> None:
    """Turn what is held until it lies as it should."""
    for key in "rrrfrrrr":
        if shape_of(page) == wanted:
            return
        press(key)
    assert shape_of(page) == wanted
