"""Outlines of what is cut: areas and lengths of lines and arcs, and what a kerf does to them."""

from __future__ import annotations

from math import pi, tan

import pytest
from msgspec.structs import replace

from quiltsmith.scene.boxes import Box
from quiltsmith.scene.cutting import CutPath, arc_of, box_outline, disc_outline, line, polygon

L_SHAPE = polygon([(0, 0), (20, 0), (20, 10), (10, 10), (10, 30), (0, 30)])


def test_a_box_with_round_corners() -> None:
    plain, rounded = box_outline(Box(5, 5, 30, 20)), box_outline(Box(5, 5, 30, 20), 4)
    assert (plain.area, plain.length) == (600, 100)
    assert rounded.area == pytest.approx(600 - (4 - pi) * 16)
    assert rounded.length == pytest.approx(100 - 32 + 8 * pi)
    assert rounded.chords().area == pytest.approx(rounded.area, abs=0.1)


def test_a_disc() -> None:
    disc = disc_outline(10, 20, 5)
    assert disc.area == pytest.approx(25 * pi)
    assert disc.length == pytest.approx(10 * pi)
    assert all((x - 10) ** 2 + (y - 20) ** 2 == pytest.approx(25) for x, y, _ in disc.chords().points)
    first = [y for _, y, _ in disc.chords().points[:20]]
    assert min(first) == pytest.approx(15, abs=0.05), "it goes over the top first"


def test_a_notch_takes_area_away() -> None:
    notched = CutPath(((0, 0, 0.0), (10, 0, -1.0), (20, 0, 0.0), (30, 0, 0.0), (30, 20, 0.0), (0, 20, 0.0)))
    assert notched.area == pytest.approx(600 - 25 * pi / 2)
    assert max(y for x, y, _ in notched.chords().points if 11 < x < 19) == pytest.approx(5, abs=0.05)


def test_the_circle_of_a_quarter() -> None:
    x, y, radius = arc_of((26, 5, tan(pi / 8)), (30, 9, 0.0))
    assert (x, y, radius) == pytest.approx((26, 9, 4))


@pytest.mark.parametrize("path", [L_SHAPE, CutPath(tuple(reversed(L_SHAPE.points)))])
def test_what_grows_keeps_its_form(path: CutPath) -> None:
    grown = path.grown(0.5)
    assert abs(grown.area) == pytest.approx(400 + 0.5 * path.length + 4 * 0.25)
    assert abs(grown.grown(-0.5).area) == pytest.approx(400)
    assert abs(replace(path, is_hole=True).grown(0.5).area) == pytest.approx(400 - 0.5 * path.length + 4 * 0.25)


def test_lines_and_no_kerf_stay_as_they_are() -> None:
    assert line(0, 0, 5, 5).grown(1) == line(0, 0, 5, 5)
    assert L_SHAPE.grown(0) == L_SHAPE
    assert L_SHAPE.moved(3, 4).area == pytest.approx(L_SHAPE.area)
