"""The code of a deal, which some sheets have in their header: read when it can be, never needed."""

from __future__ import annotations

import cv2
import numpy as np

from quiltsmith.scan.finding import FoundBoard
from quiltsmith.scan.paper import Picture

_ACROSS, _DOWN = (-0.15, 2.3), (-0.5, -0.02)
"""Where headers are, in sides of the board: above it, and on wide sheets far to the right."""
_SIDE = 640
_LONGEST = 200


def read_code(pixels: Picture, board: FoundBoard) -> str | None:
    """Read the code above a board, if there is one that can be read."""
    across, down = board.place.sides
    wide = round((_ACROSS[1] - _ACROSS[0]) * _SIDE)
    high = round((_DOWN[1] - _DOWN[0]) * _SIDE * down / across)
    grey = cv2.cvtColor(board.place.flattened(pixels, (*_ACROSS, wide), (*_DOWN, high)), cv2.COLOR_RGB2GRAY)
    try:
        text, _, _ = cv2.QRCodeDetector().detectAndDecode(np.asarray(grey))
    except cv2.error:
        # It fails on some pictures without a code.
        return None
    return text if text.isprintable() and 0 < len(text) <= _LONGEST else None
