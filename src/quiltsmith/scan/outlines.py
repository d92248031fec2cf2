"""Whether four lines are the frame of a board: no line of its grid is as strong, and none of the four is weak.

A frame that was followed along some other line of the page has the board's own frame within it; one that was
followed along a line of the grid has a weak side. Names alone cannot tell where a thumb hides the last of them.
"""

from __future__ import annotations

import numpy as np

from quiltsmith.scan.paper import Picture
from quiltsmith.scan.places import BoardPlace
from quiltsmith.scan.tracing import SIDE

_MARGIN = 12
_NEAR = 3
_BESIDE = 5
"""So many pixels from a line there is none: what is dark there as well is no line, but filled."""
_PARTS = 16
_SEEN = 0.25
"""A line is as strong as it is in all but a quarter of its parts: it goes across the whole board."""
_MOST_ACROSS = 0.8
_LEAST_SIDE = 0.5


def stands_out(dark: Picture, place: BoardPlace, size: tuple[int, int]) -> bool:
    """Tell whether opposite sides are about equally strong, and stronger than the grid between them."""
    reach = _MARGIN / SIDE
    # Rows and columns count from A1, wherever in the photo that is.
    whole = (-reach, 1 + reach, SIDE + 2 * _MARGIN)
    flat = place.flattened(dark, whole, whole)
    return all(_is_framed(_lines(picture, spaces)) for picture, spaces in zip((flat, flat.T), size, strict=True))


def _is_framed(lines: list[float]) -> bool:
    """Compare parallel lines only: a hand that moves blurs them alike."""
    weaker, stronger = sorted((lines[0], lines[-1]))
    return weaker > _LEAST_SIDE * stronger and max(lines[1:-1]) < _MOST_ACROSS * weaker


def _lines(flat: Picture, spaces: int) -> list[float]:
    """Tell how strong the lines are between so many rows, with the first side and the last."""
    strengths = []
    for line in range(spaces + 1):
        middle = _MARGIN + round(line * SIDE / spaces)
        rows = np.arange(middle - _NEAR, middle + _NEAR + 1)
        above, below = flat[np.maximum(rows - _BESIDE, 0)], flat[np.minimum(rows + _BESIDE, len(flat) - 1)]
        # Within the board both sides of a line may be filled; beside the board there is paper.
        paper = above if line == 0 else below if line == spaces else np.maximum(above, below)
        parts = (flat[rows] - paper)[:, _MARGIN:-_MARGIN].reshape(len(rows), _PARTS, -1).mean(axis=2)
        strengths.append(float(np.quantile(parts, _SEEN, axis=1).max()))
    return strengths
