"""Boards as the nets see them."""

from __future__ import annotations

import numpy as np

from quiltsmith.scan.board_view import SPACE, channels, straight_board
from quiltsmith.scan.photo_geometry import BoardPlace


def test_a_board_is_straight_with_a_margin_of_one_space() -> None:
    photo = np.full((400, 400, 3), 200, np.uint8)
    photo[100:300, 100:300] = 80
    place = BoardPlace(((100.0, 100.0), (300.0, 100.0), (300.0, 300.0), (100.0, 300.0)))
    flat = straight_board(photo, place, (5, 10))
    assert flat.shape == (7 * SPACE, 12 * SPACE, 3)
    assert (flat[: SPACE - 1] == 200).all()
    assert (flat[SPACE + 1 : -SPACE - 1, SPACE + 1 : -SPACE - 1] == 80).all()


def test_light_is_taken_away() -> None:
    side = 11 * SPACE
    slope = np.linspace(120, 240, side)[None, :, None]
    paper = np.broadcast_to(slope, (side, side, 3))
    drawn = paper.copy()
    drawn[5 * SPACE : 6 * SPACE, 2 * SPACE : 9 * SPACE] *= 0.7
    near, *lost = channels(drawn.astype(np.uint8))
    for part in lost:
        assert np.abs(part[3 * SPACE : 4 * SPACE, SPACE:-SPACE]).max() < 0.05
        assert np.allclose(part[5 * SPACE + 4 : 6 * SPACE - 4, 3 * SPACE : 8 * SPACE], 0.3, atol=0.05)
    assert near.shape == (side, side)
