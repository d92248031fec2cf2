"""Edges that somebody drew, and what they enclose."""

from __future__ import annotations

import numpy as np

from quiltsmith.scan.board_view import SPACE
from quiltsmith.scan.drawn_edges import DRAWN, drawn_edges, drawn_limit, enclosures
from quiltsmith.scan.photo_geometry import Picture


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


def edges_of(paler: float, darker: float) -> Picture:
    """Give the edges of a board of which those right of the fourth column are drawn."""
    edges = np.random.default_rng(1).uniform(-0.01, paler, (9, 9, 4))
    edges[:, 3, 1] = edges[:, 4, 3] = darker
    return edges


def test_a_pale_pencil_is_told_from_print_by_the_gap_between_them() -> None:
    edges = edges_of(0.01, 0.06)
    limit = drawn_limit(edges)
    assert limit.is_clear
    assert 0.01 < limit.least < 0.06 < DRAWN
    assert [len(part) for part in enclosures(edges, limit.least)] == [36, 45]


def test_where_nothing_was_drawn_there_is_no_limit_of_its_own() -> None:
    limit = drawn_limit(edges_of(0.012, 0.012))
    assert (limit.least, limit.is_clear) == (DRAWN, False)
