"""Shows that a page is tidy: texts stay in their boxes, on the printable part of the paper, and apart."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from quiltsmith.layout.sheets.page_furniture import safe_margin
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Page
from quiltsmith.scene.extents import PlacedText, placed_texts


def assert_tidy(page: Page, margin: float | None = None) -> list[PlacedText]:
    """Assert that no text leaves its box or comes near the edge, and that no two texts overlap; give the texts."""
    margin = safe_margin(page.width, page.height) if margin is None else margin
    printable = Box(0, 0, page.width, page.height).inset(margin)
    texts = placed_texts(page)
    for placed in texts:
        assert placed.area is not None, placed.text.text
        assert placed.area.holds(placed.box, 0.05), f"{placed.text.text} leaves its box"
        assert printable.holds(placed.box), f"{placed.text.text} is not printable"
    assert_apart(texts)
    return texts


def assert_apart(texts: Iterable[PlacedText]) -> None:
    """Assert that no two texts overlap."""
    downwards = sorted(texts, key=lambda placed: placed.box.y)
    for number, placed in enumerate(downwards, 1):
        for other in islice(downwards, number, None):
            if other.box.y >= placed.box.bottom:
                break
            assert not placed.box.overlaps(other.box, 0.05), f"{placed.text.text} and {other.text.text} overlap"


def words_of(page: Page) -> str:
    """Return all texts of a page, one after the other, with blanks for spaces that do not break."""
    return " ".join(placed.text.text for placed in placed_texts(page)).replace("\N{NO-BREAK SPACE}", " ")
