"""How dark a photo is against its paper: shadows and lamps make one white paper many greys."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[Any]
_SMALL = 400
"""White is looked for in a photo of this size: light changes slowly."""
_REACH = 1 / 28
"""How far a pixel looks for its paper, as a part of the longer side: farther than any line or letter is wide."""
_DARKEST_PAPER = 24.0


def paper_white(grey: Picture, reach: float = _REACH) -> Picture:
    """Give the brightness of the paper around each pixel: what is left when what is small and dark is closed."""
    height, width = grey.shape[:2]
    factor = min(1.0, _SMALL / max(height, width))
    size = (max(1, round(width * factor)), max(1, round(height * factor)))
    small = cv2.resize(grey, size, interpolation=cv2.INTER_AREA)
    side = max(3, round(max(size) * reach) | 1)
    closed = cv2.morphologyEx(small, cv2.MORPH_CLOSE, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side)))
    smooth = cv2.blur(closed, (side, side))
    return np.asarray(cv2.resize(smooth, (width, height), interpolation=cv2.INTER_LINEAR))


def darkness(grey: Picture) -> Picture:
    """Give how dark each pixel is against its paper, from 0 to 1."""
    white = np.maximum(paper_white(grey).astype(np.float32), _DARKEST_PAPER)
    return np.asarray(np.clip(1.0 - grey.astype(np.float32) / white, 0.0, 1.0), np.float32)
