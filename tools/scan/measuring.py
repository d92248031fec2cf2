"""How well a photo was read, against what it shows."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from quiltsmith.scan.finding import FoundBoard
from scan.photos import SheetShown

NEAR = 0.4
"""A corner is found if it is nearer to the true one than this part of a space."""


def is_at(corners: Sequence[tuple[float, float]], size: tuple[int, int], sheet: SheetShown) -> bool:
    """Tell whether a board is where a sheet has it, the right way up and of the right size."""
    space = float(np.linalg.norm(sheet.corners[1] - sheet.corners[0])) / sheet.layout.columns
    off = np.linalg.norm(np.array(corners) - sheet.corners, axis=1)
    return size == (sheet.layout.rows, sheet.layout.columns) and float(off.max()) < NEAR * space


def matching(found: FoundBoard, shrunk: float, sheets: Sequence[SheetShown]) -> SheetShown | None:
    """Find the sheet that a board is on, if it is where it seems to be."""
    corners = [(x * shrunk, y * shrunk) for x, y in found.place.named_corners()]
    return next((sheet for sheet in sheets if is_at(corners, found.size, sheet)), None)
