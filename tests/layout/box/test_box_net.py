"""Nets of boxes: folded in space, faces meet, and what goes in fits."""

from __future__ import annotations

from itertools import combinations

import pytest

from quiltsmith.layout.box.box_net import GLUE, Net, Place, Size, tray_net, tuck_net
from quiltsmith.scene.cutting import CutPath

THICK = 0.3
SIZES = [Size(64, 89, 14), Size(46, 64, 8), Size(73, 123, 60), Size(35, 35, 9)]
NETS = [*(tuck_net(size, THICK) for size in SIZES), *(tray_net(size, THICK) for size in SIZES)]


def extent(places: tuple[Place, ...], axis: int) -> tuple[float, float]:
    values = [place[axis] for place in places]
    return min(values), max(values)


def extents(net: Net, name: str) -> tuple[tuple[float, float], ...]:
    folded = net.folded()[name]
    return tuple(extent(folded, axis) for axis in range(3))


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return one == pytest.approx(other, abs=1e-6)


@pytest.mark.parametrize("size", SIZES)
def test_the_faces_of_a_tuck_box_meet(size: Size) -> None:
    net = tuck_net(size, THICK)
    front, back, left, right, lid, floor = (
        extents(net, name) for name in ("front", "back", "left", "right", "lid", "floor")
    )
    assert near(front[0], back[0]), "front and back lie behind each other"
    assert near(front[1], back[1])
    assert left[0] == pytest.approx((front[0][0],) * 2, abs=1e-6), "sides stand at the edges of the front"
    assert right[0] == pytest.approx((front[0][1],) * 2, abs=1e-6)
    assert near(left[2], right[2])
    assert near(lid[2], left[2]), "lids reach from back to front"
    assert lid[1] == pytest.approx((front[1][0],) * 2, abs=1e-6)
    assert floor[1] == pytest.approx((front[1][1],) * 2, abs=1e-6)


@pytest.mark.parametrize("size", SIZES)
def test_inside_a_tuck_box_there_is_just_the_room_that_is_wanted(size: Size) -> None:
    net = tuck_net(size, THICK)
    front, left = extents(net, "front"), extents(net, "left")
    # Each side loses half of the paper at both ends.
    inner = [high - low - THICK for low, high in (front[0], front[1], left[2])]
    assert inner == pytest.approx([size.width, size.height, size.depth])


@pytest.mark.parametrize("size", SIZES)
def test_the_glued_flap_lies_on_the_back_and_tucks_lie_behind_the_front(size: Size) -> None:
    net = tuck_net(size, THICK)
    glue, back, front = extents(net, "glue"), extents(net, "back"), extents(net, "front")
    assert near(glue[2], back[2])
    assert glue[0][1] - glue[0][0] == pytest.approx(GLUE)
    assert glue[0][0] == pytest.approx(back[0][0])
    for name in ("lid tuck", "floor tuck"):
        tuck = extents(net, name)
        assert near(tuck[2], front[2])
        assert front[1][0] - 1e-6 <= tuck[1][0]
        assert tuck[1][1] <= front[1][1] + 1e-6
        assert front[0][0] - 1e-6 <= tuck[0][0]
        assert tuck[0][1] <= front[0][1] + 1e-6
    for side in ("left", "right"):
        dust = extents(net, f"{side} dust above")
        assert dust[1] == pytest.approx((front[1][0],) * 2, abs=1e-6)
        assert dust[0][1] - dust[0][0] < (front[0][1] - front[0][0]) / 2, "they do not meet in the middle"


@pytest.mark.parametrize("size", SIZES)
def test_the_walls_of_a_tray_meet_and_its_flaps_lie_on_them(size: Size) -> None:
    net = tray_net(size, THICK)
    floor = extents(net, "floor")
    for name, axis, end in (("above", 1, 0), ("below", 1, 1), ("left", 0, 0), ("right", 0, 1)):
        wall = extents(net, name)
        assert wall[axis] == pytest.approx((floor[axis][end],) * 2, abs=1e-6)
        assert wall[2][1] - wall[2][0] == pytest.approx(size.depth + THICK / 2)
    for side, place in (("left", 0), ("right", 1)):
        for wall_name in ("above", "below"):
            flap = extents(net, f"{wall_name} {side}")
            assert flap[0] == pytest.approx((floor[0][place],) * 2, abs=1e-6)
    inner = [high - low - THICK for low, high in floor[:2]]
    assert inner == pytest.approx([size.width, size.height])


@pytest.mark.parametrize("net", NETS)
def test_panels_do_not_overlap_and_the_outline_goes_round_all_of_them(net: Net) -> None:
    [outline] = net.cuts().cut
    areas = [CutPath(panel.points).area for panel in net.panels]
    assert all(area > 0 for area in areas)
    assert outline.area == pytest.approx(sum(areas))
    assert len(net.cuts().crease) == len(net.panels) - 1
    for one, other in combinations(net.panels, 2):
        first, second = one.box, other.box
        across = min(first.right, second.right) - max(first.x, second.x)
        down = min(first.bottom, second.bottom) - max(first.y, second.y)
        assert min(across, down) <= 1e-6, f"{one.name} lies on {other.name}"


@pytest.mark.parametrize("net", NETS)
def test_every_crease_is_an_edge_of_both_panels(net: Net) -> None:
    for panel in net.panels[1:]:
        assert panel.hinge is not None
        ends = {(round(x, 4), round(y, 4)) for x, y in panel.hinge}
        for one in (panel, net[panel.parent]):
            assert ends <= {(round(x, 4), round(y, 4)) for x, y, _bulge in one.points}
