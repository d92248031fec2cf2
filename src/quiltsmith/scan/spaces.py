"""How likely each space of a board is filled, by how dark it is against the paper around the board."""

from __future__ import annotations

import numpy as np

from quiltsmith.scan.finding import FoundBoard
from quiltsmith.scan.paper import Picture, darkness

SPACE = 24
"""Pixels of a space while it is read."""
_INSIDE = 4
_USUAL, _SLOPE = 0.09, 60.0


def chances(pixels: Picture, board: FoundBoard) -> Picture:
    """Give for each space the chance that it is filled."""
    rows, columns = board.size
    flat = board.place.flattened(
        pixels,
        (-1 / columns, 1 + 1 / columns, (columns + 2) * SPACE),
        (-1 / rows, 1 + 1 / rows, (rows + 2) * SPACE),
    )
    dark = np.max([darkness(np.ascontiguousarray(flat[:, :, channel])) for channel in range(3)], axis=0)
    inside = dark[SPACE:-SPACE, SPACE:-SPACE].reshape(rows, SPACE, columns, SPACE)[
        :, _INSIDE:-_INSIDE, :, _INSIDE:-_INSIDE
    ]
    ink = inside.mean(axis=(1, 3))
    return np.asarray(1 / (1 + np.exp(-np.clip(_SLOPE * (ink - _USUAL), -30, 30))))
