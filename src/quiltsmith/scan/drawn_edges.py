"""Edges of spaces that somebody drew, against the printed lines of a board, and what they enclose."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from quiltsmith.scan.board_view import SPACE
from quiltsmith.scan.photo_geometry import Picture

DRAWN = 0.1
"""So much darker than print is an edge that somebody drew, where drawn ones do not stand apart from all others."""
_LEAST_DRAWN, _PRINT = 0.03, 0.02
"""How much darker than others edges are at least that somebody drew, and how uneven print is."""
_APART = 1.6
"""How many times darker drawn edges are at least where they stand apart."""
_IN = 3


def drawn_edges(near: Picture, rows: int, columns: int) -> Picture:
    """Return how much darker than print the edges above, right of, below and left of each space are.

    `near` is the darkness of a board with its margin against what is near.
    """
    board = near[SPACE - _IN : -SPACE + _IN, SPACE - _IN : -SPACE + _IN]
    flat = _lines(board, rows + 1, columns)
    steep = _lines(board.T, columns + 1, rows).T
    return _against_print(np.stack([flat[:-1], steep[:, 1:], flat[1:], steep[:, :-1]], axis=2))


def _lines(board: Picture, lines: int, spaces: int) -> Picture:
    """Return the darkness along horizontal lines, space by space, where it is darkest near the line."""
    found = np.zeros((lines, spaces))
    for line in range(lines):
        band = board[line * SPACE : line * SPACE + 2 * _IN, _IN : _IN + spaces * SPACE]
        middles = band.reshape(2 * _IN, spaces, SPACE)[:, :, 4:-4].mean(axis=2)
        found[line] = np.sort(middles, axis=0)[-2:].mean(axis=0)
    return found


def _against_print(lines: Picture) -> Picture:
    """Compare edges with what is usual for printed lines on this board, those within and those of the frame."""
    drawn = lines.copy()
    within = np.ones(lines.shape, bool)
    within[0, :, 0] = within[:, -1, 1] = within[-1, :, 2] = within[:, 0, 3] = False
    for part in (within, ~within):
        drawn[part] -= np.quantile(lines[part], 0.2)
    return drawn


class DrawnLimit(NamedTuple):
    """From which darkness on edges of a board are drawn, and whether drawn ones stand apart from all others."""

    least: float
    is_clear: bool


def drawn_limit(edges: Picture) -> DrawnLimit:
    """Look for the widest gap between pale and dark edges: a pencil leaves paler ones than a marker."""
    within = np.sort(np.concatenate([edges[:-1, :, 2].ravel(), edges[:, :-1, 1].ravel()]))
    paler, darker = np.maximum(within[:-1], 0.0) + _PRINT, within[1:] + _PRINT
    apart = np.where(within[1:] >= _LEAST_DRAWN, darker / paler, 0.0)
    widest = int(np.argmax(apart))
    if apart[widest] < _APART:
        return DrawnLimit(DRAWN, False)
    return DrawnLimit(float(np.sqrt(paler[widest] * darker[widest])) - _PRINT, True)


def enclosures(edges: Picture, least: float = DRAWN) -> list[list[tuple[int, int]]]:
    """Group spaces that no edge separates which is drawn, so much darker than print at least."""
    left = {(row, column) for row in range(edges.shape[0]) for column in range(edges.shape[1])}
    groups = []
    while left:
        group = [min(left)]
        left.discard(group[0])
        for row, column in group:
            for side, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
                other = (row + down, column + right)
                if other in left and edges[row, column, side] < least:
                    left.discard(other)
                    group.append(other)
        groups.append(sorted(group))
    return groups
