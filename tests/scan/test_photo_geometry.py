"""Places of boards in photos: corners, turns and bends."""

from __future__ import annotations

import numpy as np
import pytest

from quiltsmith.scan.photo_geometry import Bends, BoardPlace

PLACE = BoardPlace(((100.0, 50.0), (500.0, 80.0), (480.0, 420.0), (90.0, 400.0)))
ENDS = np.array([0.0, 1.0, 1.0, 0.0]), np.array([0.0, 0.0, 1.0, 1.0])


@pytest.mark.parametrize("first", range(4))
def test_corners_are_named_from_a1_on(first: int) -> None:
    place = PLACE.beginning_at(first)
    xs, ys = place.spots(*ENDS)
    assert np.allclose(np.stack([xs, ys], axis=1), place.named_corners(), atol=1e-3)
    assert place.named_corners()[0] == PLACE.corners[first]


def test_bends_move_the_middles_of_sides_and_leave_corners_alone() -> None:
    square = BoardPlace(((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)))
    bent = BoardPlace(square.corners, Bends(top=(0.0, -0.4, 0.4, 0.0)))
    xs, ys = bent.spots(np.array([0.0, 0.5, 1.0, 0.5]), np.array([0.0, 0.0, 0.0, 1.0]))
    assert np.allclose(ys, [0, 10, 0, 100], atol=1e-4)
    assert np.allclose(xs, [0, 50, 100, 50], atol=1e-4)


def test_a_part_is_straightened() -> None:
    photo = np.zeros((100, 100), np.float32)
    photo[:, 60:] = 1.0
    square = BoardPlace(((20.0, 20.0), (80.0, 20.0), (80.0, 80.0), (20.0, 80.0)))
    flat = square.flattened(photo, (0, 1, 6), (0, 1, 6))
    assert np.allclose(flat, [[0, 0, 0, 0, 1, 1]] * 6)
    assert square.sides == (60.0, 60.0)


@pytest.mark.parametrize("first", range(4))
def test_a_row_and_a_column_give_the_places_of_a_grid(first: int) -> None:
    place = BoardPlace(PLACE.corners, Bends(left=(0.1, -0.2, 0.1, 0.0), bottom=(0.0, -0.4, 0.4, 0.0)), first)
    across, down = np.linspace(-0.1, 1.1, 7), np.linspace(-0.2, 1.2, 5)
    whole = place.spots(*np.meshgrid(across, down))
    assert np.array_equal(place.spots(across[None], down[:, None]), whole)
