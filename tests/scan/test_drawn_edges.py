"""Edges that somebody drew, and what they enclose."""

from __future__ import annotations

import numpy as np

from quiltsmith.scan.board_view import SPACE
from quiltsmith.scan.drawn_edges import DRAWN, drawn_edges, enclosures


def test_drawn_edges_part_a_board_into_rooms() -> None:
    edges = np.zeros((2, 3, 4))
    # A line between the first column and the second: right of one, left of the other.
    edges[:, 0, 1] = edges[:, 1, 3] = 0.5
    assert enclosures(edges) == [[(0, 0), (1, 0)], [(0, 1), (0, 2), (1, 1), (1, 2)]]


def test_a_line_that_is_darker_than_print_is_drawn() -> None:
    near = np.zeros((5 * SPACE, 6 * SPACE))
    for line in range(1, 5):
        near[line * SPACE] = 0.2
    for line in range(1, 6):
        near[:, line * SPACE] = 0.2
    near[2 * SPACE : 3 * SPACE, 2 * SPACE] = 0.8
    drawn = drawn_edges(near, 3, 4) > DRAWN
    assert np.argwhere(drawn).tolist() == [[1, 0, 1], [1, 1, 3]]
