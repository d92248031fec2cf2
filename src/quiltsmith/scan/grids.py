"""How many rows and columns a board has: the light lines in it, counted by how well they repeat."""

from __future__ import annotations

import numpy as np

from quiltsmith.scan.paper import Picture
from quiltsmith.scan.places import BoardPlace
from quiltsmith.scan.tracing import SIDE

USUAL_SPACES = 9
LEAST_SPACES, MOST_SPACES = 5, 16
"""Boards with fewer or more spaces along a side are not read: fewer have too few names, more too small spaces."""


class GridLines:
    """The light lines of a board, across and down, seen as profiles of its straightened picture."""

    def __init__(self, dark: Picture, place: BoardPlace) -> None:
        flat = place.flattened(dark, (0, 1, SIDE), (0, 1, SIDE))
        self._profiles = (_profile(flat), _profile(flat.T))

    def strength(self, axis: int, spaces: int) -> float:
        """Tell how clearly there are lines between so many spaces: 0 for columns, 1 for rows."""
        profile = self._profiles[axis]
        at = np.rint(np.arange(1, spaces) * SIDE / spaces).astype(int)
        lines = np.max([profile[np.clip(at + shift, 0, SIDE - 1)] for shift in (-2, -1, 0, 1, 2)], axis=0)
        away = np.rint((np.arange(spaces) + 0.5) * SIDE / spaces).astype(int)
        between = np.max([profile[np.clip(away + shift, 0, SIDE - 1)] for shift in (-2, -1, 0, 1, 2)], axis=0)
        return float(np.mean(np.minimum(lines, 0.12)) - np.mean(np.minimum(between, 0.12)))

    def likely(self, axis: int) -> list[int]:
        """List all numbers of spaces, likely ones first: the usual one, then those whose lines are seen best."""
        numbers = range(LEAST_SPACES, MOST_SPACES + 1)
        return sorted(numbers, key=lambda spaces: (spaces != USUAL_SPACES, -self.strength(axis, spaces)))


def _profile(flat: Picture) -> Picture:
    """Tell for each column how much of it is a line that is darker than what is beside it."""
    wide = np.pad(flat, ((0, 0), (4, 4)), mode="edge")
    beside = np.maximum(wide[:, :-8], wide[:, 8:])
    return np.asarray(np.clip(flat - beside, -0.05, 0.25).mean(axis=0))
