"""Small pictures stay in their square, and differ."""

from __future__ import annotations

import pytest

from quiltsmith.layout.drawing.pictograms import PICTURES, SIDE, arc, currency_picture, die_face, picture
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Path
from quiltsmith.scene.extents import group_matrix
from quiltsmith.scene.paths import bounds
from quiltsmith.style.theme import Ink
from tests.layout.samples import doodle, style

SQUARE = Box(0, 0, SIDE, SIDE)


def corners(items: tuple[Item, ...]) -> list[tuple[float, float]]:
    """Give the corners of the boxes around all paths, groups included."""
    found: list[tuple[float, float]] = []
    for item in items:
        if isinstance(item, Path):
            box = bounds(item)
            found += [(box.x, box.y), (box.right, box.y), (box.x, box.bottom), (box.right, box.bottom)]
        elif isinstance(item, Group):
            a, b, c, d, e, f = group_matrix(item)
            found += [(a * x + c * y + e, b * x + d * y + f) for x, y in corners(item.items)]
    return found


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_stays_in_its_square(name: str) -> None:
    points = corners(PICTURES[name](style().theme))
    assert points
    for x, y in points:
        assert SQUARE.holds(Box(x, y, 0, 0), 0.3)


@pytest.mark.parametrize("name", [*doodle().specials])
def test_every_special_action_has_a_picture(name: str) -> None:
    assert name in PICTURES


@pytest.mark.parametrize("ink", Ink)
def test_pictures_differ_in_every_ink(ink: Ink) -> None:
    theme = style(ink=ink).theme
    assert len({draw(theme) for draw in PICTURES.values()}) == len(PICTURES)


def test_a_picture_is_put_into_the_middle_of_its_box() -> None:
    group = picture("cut", Box(10, 20, 40, 20), style().theme)
    assert (group.x, group.y, group.scale) == (20, 20, 2)


def test_an_unknown_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="no picture `cat`"):
        picture("cat", SQUARE, style().theme)


@pytest.mark.parametrize("value", range(1, 10))
def test_a_die_shows_its_value(value: int) -> None:
    _, *pips = die_face(value, SQUARE, style().theme).items
    assert len(pips) == value


def test_currencies_have_their_pictures() -> None:
    assert [currency_picture(name) for name in ("buttons", "Eyeballs", "pearls")] == ["button", "eyeball", "coin"]


def test_an_arc_ends_where_it_should() -> None:
    *_, (_, *last) = arc(5, 5, 4, 0, 90)
    assert last[-2:] == pytest.approx([9, 5])
