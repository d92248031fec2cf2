"""Marks and fold lines stay clear of the words in the footer."""

from __future__ import annotations

import pytest

from quiltsmith.layout.sheets.imposition import Leaf, impose_sheets, with_footers
from quiltsmith.layout.sheets.sheet_arrangement import Marks, SheetPlan
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Page, Path, Symbol
from quiltsmith.scene.extents import placed_texts
from tests.layout.samples import style


def front(plan: SheetPlan, paper: str) -> Page:
    face = Symbol("face", plan.width, plan.height, ())
    look = style("paper", "de", paper)
    return with_footers(impose_sheets([Leaf(face, face, "card")] * 60, plan, look), look, "Wiese · mini")[0]


def straight_lines(page: Page) -> list[Box]:
    """Give the room that marks, fold lines and the ruler take, line by line."""
    found = []
    for item in page.items:
        if isinstance(item, Path) and item.stroke is not None:
            points = [segment[1:] for segment in item.segments]
            for (x1, y1), (x2, y2) in zip(points[::2], points[1::2], strict=True):
                found.append(Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1)))
    return found


@pytest.mark.parametrize("marks", ["edges", "full", "corners"])
@pytest.mark.parametrize("duplex", ["long", "gutterfold"])
@pytest.mark.parametrize("size", [(44, 63), (30, 30), (30, 40), (63, 88)])
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
def test_no_line_touches_a_word(paper: str, size: tuple[float, float], duplex: str, marks: Marks) -> None:
    page = front(SheetPlan(*size, marks=marks, duplex="long" if duplex == "long" else "gutterfold"), paper)
    lines = straight_lines(page)
    words = [placed for placed in placed_texts(page) if placed.text.text != "hier falten"]
    assert len(lines) > 4
    assert len(words) >= 2
    for placed in words:
        assert not any(line.inset(-0.3).overlaps(placed.box) for line in lines), placed.text.text
