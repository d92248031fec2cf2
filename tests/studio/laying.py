"""Laying patches in a browser, as people do: a sheet begun, a patch turned until it lies as it should."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page, expect

from quiltsmith.geometry.shape import Shape
from tests.studio.browsers import Visitor

Lay = Callable[[str, int, int], None]
"""Puts what is held on its place: its shape, and the row and column of its corner."""


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
    """Turn what is held until it lies as it should: turning comes first unless only flipping leads there."""
    for _ in range(5):
        held = Shape.parse(shape_of(page))
        if str(held) == wanted:
            return
        is_flipped = str(held.mirrored()) == wanted or Shape.parse(wanted) not in held.rotations()
        press("f" if is_flipped else "r")
    assert shape_of(page) == wanted


def by_mouse(grid: Locator) -> Lay:
    """Lay what is held by clicking on its place of a board."""

    def lay(shape: str, row: int, column: int) -> None:
        rows = shape.split("/")
        down, across = (len(rows) - 1) // 2, (len(rows[0]) - 1) // 2
        box = grid.bounding_box()
        assert box is not None
        cell = box["width"] / 9
        grid.page.mouse.click(box["x"] + (column + across + 0.5) * cell, box["y"] + (row + down + 0.5) * cell)

    return lay


def by_keyboard(grid: Locator) -> Lay:
    """Lay what is held with arrow keys."""
    page = grid.page

    def lay(shape: str, row: int, column: int) -> None:
        style = page.locator(".sheet-held").first.evaluate(
            "held => [held.style.getPropertyValue('--at-row'), held.style.getPropertyValue('--at-column')]"
        )
        down, across = row - int(style[0]), column - int(style[1])
        for key, times in (("Down", down), ("Up", -down), ("Right", across), ("Left", -across)):
            for _ in range(times):
                page.keyboard.press(f"Arrow{key}")
        page.keyboard.press("Enter")

    return lay


def undrawn(message: str) -> str:
    """Give what stands before the first shape of a message: shapes are drawn on pages."""
    return re.split(r"`?[.#]+/", message)[0].replace("`", "").strip()
