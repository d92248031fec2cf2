"""A space among its neighbours: people fill patches, not single spaces, and stay with one pen and one way."""

from __future__ import annotations

import numpy as np

from quiltsmith.scan.features import SpaceViews
from quiltsmith.scan.paper import Picture

DRAWN = 0.1
"""So much darker than print is an edge that somebody drew."""
_MOST = 12.0
_OWN = (0, 1, 2, 5, 8, 24, 26, 28, 31, 35, 43, 48, 51, 54, 57, 61)
"""Numbers of a space that are worth a second look."""


def in_context(views: SpaceViews, logits: Picture) -> Picture:
    """Give numbers for a second look at each space: what was thought of it, its neighbours and the board."""
    rows, columns = logits.shape
    thought = np.clip(logits, -_MOST, _MOST)
    chances = 1 / (1 + np.exp(-thought))
    beside = _shifted(thought, ((-1, 0), (0, 1), (1, 0), (0, -1)))
    across = _shifted(thought, ((-1, -1), (-1, 1), (1, -1), (1, 1)))
    edges = views.edges
    same = np.where(edges < DRAWN, beside, -_MOST)
    board = np.array(
        [
            chances.mean(),
            np.mean(chances > 0.95),
            np.mean(chances < 0.05),
            np.mean(np.abs(thought) < 3),
            np.mean(edges > DRAWN),
            np.quantile(thought, 0.1) / 4,
            np.quantile(thought, 0.9) / 4,
        ]
    )
    sizes, drawn = _rooms(edges)
    return np.concatenate(
        [
            thought[:, :, None],
            np.sort(beside, axis=2),
            np.sort(across, axis=2),
            np.sort(edges, axis=2),
            same.max(axis=2, keepdims=True),
            sizes[:, :, None],
            drawn[:, :, None],
            views.numbers[:, :, _OWN],
            np.broadcast_to(board, (rows, columns, len(board))),
        ],
        axis=2,
    )


def _shifted(values: Picture, steps: tuple[tuple[int, int], ...]) -> Picture:
    """Give the values of neighbours; beyond the board they are as usual on it."""
    wide = np.pad(values, 1, constant_values=float(np.median(values)))
    rows, columns = values.shape
    return np.stack(
        [wide[1 + down : 1 + down + rows, 1 + right : 1 + right + columns] for down, right in steps], axis=2
    )


def rooms(edges: Picture) -> list[list[tuple[int, int]]]:
    """Group spaces that no drawn edge separates."""
    left = {(row, column) for row in range(edges.shape[0]) for column in range(edges.shape[1])}
    groups = []
    while left:
        group = [min(left)]
        left.discard(group[0])
        for row, column in group:
            for side, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
                other = (row + down, column + right)
                if other in left and edges[row, column, side] < DRAWN:
                    left.discard(other)
                    group.append(other)
        groups.append(sorted(group))
    return groups


def _rooms(edges: Picture) -> tuple[Picture, Picture]:
    """Tell for each space how many it shares its room with, and how many of its edges are drawn."""
    sizes = np.zeros(edges.shape[:2])
    for group in rooms(edges):
        for space in group:
            sizes[space] = np.log2(len(group))
    return sizes, (edges > DRAWN).sum(axis=2).astype(float)
