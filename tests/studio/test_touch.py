"""A finger on a phone: patches are laid and shapes are drawn without a mouse and without a keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.studio.browsers import PHONE, Visitor, expect_text

FINGER = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
pytestmark = pytest.mark.parametrize("visitor", [FINGER], indirect=True, ids=["phone"])


def middle(space: Locator) -> tuple[float, float]:
    """Give the middle of what is shown."""
    box = space.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def swipe(page: Page, *places: tuple[float, float]) -> None:
    """Put a finger down, move it from place to place, and lift it."""
    finger = page.context.new_cdp_session(page)
    for number, (x, y) in enumerate(places):
        kind = "touchMove" if number else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def expect_at(page: Page, row: int, column: int) -> None:
    """See where the patch in the hand lies; a tap becomes a click only after the finger was lifted."""
    place = re.compile(f"--at-row: {row}; --at-column: {column};")
    expect(page.locator(".sheet-held")).to_have_attribute("style", place)


def test_a_patch_is_taken_moved_turned_and_laid_by_taps(visitor: Visitor) -> None:
    page = visitor.go("#/sheet")
    page.get_by_label("Player").fill("Finger")
    page.get_by_role("button", name="Start").tap()
    page.get_by_role("button", name="Take S01", exact=True).tap()
    expect(page.locator(".sheet-held")).to_be_visible()
    page.get_by_role("gridcell", name="B2, empty").tap()
    expect_at(page, 0, 0)
    page.get_by_role("gridcell", name="E5, empty").tap()
    expect_at(page, 3, 3)
    # The patch keeps the point where the finger has gripped it, and floats above it.
    swipe(page, *(middle(page.get_by_role("gridcell", name=f"{name}, empty")) for name in ("F5", "E6", "D7")))
    expect_at(page, 4, 1)
    page.get_by_role("button", name="Rotate").tap()
    page.get_by_role("button", name="Place", exact=True).tap()
    expect(page.get_by_role("heading", name="Turn 1", level=1)).to_be_visible()
    expect(page.locator(".sheet-piece")).to_have_count(1)
    visitor.assert_fits()


def test_a_shape_is_drawn_by_taps_and_by_a_swipe(visitor: Visitor) -> None:
    file = visitor.studio.folder / "finger.yaml"
    file.write_text("deck: finger\ngame: doodle\ncards:\n  - {id: P01, size: 1, shape: '#'}\n")
    page = visitor.go("#/deck?deck=finger.yaml")
    page.get_by_role("gridcell", name="D5, empty").tap()
    expect(page.get_by_role("gridcell", selected=True)).to_have_count(2)
    expect(page.get_by_role("gridcell", name="D5, filled")).to_be_in_viewport()
    swipe(page, *(middle(page.get_by_role("gridcell", name=f"{name}, empty")) for name in ("E5", "F5", "F6")))
    expect(page.get_by_role("gridcell", selected=True)).to_have_count(5)
    # The board is drawn before the server answers, while what the first tap has changed may still stand as saved.
    expect(page.locator(".deck-text")).to_have_value(re.compile("#../###/..#"))
    expect_text(page, ".deck-saved", "Saved")
    assert 'shape: "#../###/..#"' in file.read_text()
    visitor.assert_fits()
