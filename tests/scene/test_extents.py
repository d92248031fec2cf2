from __future__ import annotations

import pytest

from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import FormField, Group, Page, Symbol, Text, Use
from quiltsmith.scene.extents import placed_fields, placed_texts


def test_texts_in_symbols_and_groups_are_moved() -> None:
    symbol = Symbol("s", 10, 10, (Text("HH", 1, 2, 10, box=Box(0, 0, 10, 10)),))
    page = Page(100, 100, [Group((Use(symbol, 5, 5),), x=20, y=30, scale=2)])
    (placed,) = placed_texts(page)
    assert placed.area == Box(30, 40, 20, 20)
    assert (placed.box.x, placed.box.bottom) == pytest.approx((32, 44))


def test_turned_text_stands_upright() -> None:
    plain, turned = (placed_texts(Page(9, 9, [Group((Text("HH", 0, 0, 10),), rotate=r)]))[0].box for r in (0, 90))
    assert (turned.width, turned.height) == pytest.approx((plain.height, plain.width))
    assert turned.y == pytest.approx(0)


def test_aligned_text_ends_where_it_should() -> None:
    left, centre, right = (
        placed_texts(Page(9, 9, [Text("HH", 50, 5, 10, align=align)]))[0].box
        for align in ("left", "centre", "right")
    )
    assert left.x == 50
    assert centre.centre[0] == pytest.approx(50)
    assert right.right == pytest.approx(50)


def test_what_hangs_below_the_line_counts() -> None:
    high, low = (placed_texts(Page(9, 9, [Text(text, 0, 5, 10)]))[0].box for text in ("HH", "Hg"))
    assert low.bottom > high.bottom == pytest.approx(5)


def test_fields_in_groups_are_moved() -> None:
    page = Page(100, 100, [Group((FormField("check", "a", Box(1, 1, 2, 2)),), x=10, y=20)])
    assert placed_fields(page) == [FormField("check", "a", Box(11, 21, 2, 2))]
