from __future__ import annotations

from quiltsmith.scene.elements import Box


def test_box_edges() -> None:
    box = Box(10, 20, 30, 40)
    assert (box.right, box.bottom, box.centre) == (40, 60, (25, 40))
    assert box.inset(1) == Box(11, 21, 28, 38)
    assert box.inset(-1, 0) == Box(9, 20, 32, 40)


def test_boxes_that_touch_do_not_overlap() -> None:
    box = Box(0, 0, 10, 10)
    assert not box.overlaps(Box(10, 0, 10, 10))
    assert box.overlaps(Box(9, 9, 10, 10))
    assert box.holds(Box(0, 0, 10, 10))
    assert not box.holds(Box(0, 0, 10.1, 10))
