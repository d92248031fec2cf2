"""Whether what has our names is a board of ours: its frame stands out, and it is of no other game.

A frame that was followed along some other line of the page has the board's own frame within it; one that was
followed along a line of the grid has a weak side. Names alone cannot tell where a thumb hides the last of them.
Chess boards are checkered or have letters on both sides, and quilts of the two-player game have theirs below.
"""

from __future__ import annotations

import numpy as np

from quiltsmith.scan.grids import USUAL_SPACES
from quiltsmith.scan.names import letters_below, numbers_beside
from quiltsmith.scan.paper import Picture
from quiltsmith.scan.places import BoardPlace
from quiltsmith.scan.tracing import SIDE

_MARGIN = 12
_NEAR = 3
_BESIDE = 5
"""So many pixels from a line there is none: what is dark there as well is no line, but filled."""
_PARTS = 16
_SEEN, _SEEN_WITHIN = 0.25, 0.12
"""A side is as strong as it is in all but a quarter of its parts, as thumbs hide some; a line between the
sides, as in all but an eighth: one that matters goes across the whole board, and outlines do not."""
_MOST_ACROSS = 0.8
_LEAST_SIDE = 0.5
_LIKE_LETTERS = 0.6
"""Below a board of ours there is nothing that looks so much like its letters."""
_PIXELS, _IN = 10, 3
_CHECKERED = 0.7
"""So much of what differs between spaces is explained by squares that take turns; no patch leaves that."""


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
        seen = _SEEN if line in (0, spaces) else _SEEN_WITHIN
        strengths.append(float(np.quantile(parts, seen, axis=1).max()))
    return strengths


def is_of_another_game(dark: Picture, grey: Picture, place: BoardPlace, size: tuple[int, int]) -> bool:
    """Tell whether a board with our names is another one: its letters come again below it, or it is checkered."""
    return letters_below(dark, place, size[1]).likeness > _LIKE_LETTERS or _is_checkered(grey, place, size)


def is_quilt(dark: Picture, place: BoardPlace) -> bool:
    """Tell whether a frame is that of a quilt of the two-player game: numbers beside it, letters below it."""
    turns = (place.beginning_at(first) for first in range(4))
    return any(
        letters_below(dark, turn, USUAL_SPACES).together(numbers_beside(dark, turn, USUAL_SPACES)) > _LIKE_LETTERS
        for turn in turns
    )


def _is_checkered(grey: Picture, place: BoardPlace, size: tuple[int, int]) -> bool:
    rows, columns = size
    flat = place.flattened(grey, (0, 1, columns * _PIXELS), (0, 1, rows * _PIXELS)).astype(np.float32)
    spaces = flat.reshape(rows, _PIXELS, columns, _PIXELS)[:, _IN:-_IN, :, _IN:-_IN].mean(axis=(1, 3))
    squares = np.where(np.indices(size).sum(axis=0) % 2, 1.0, -1.0)
    differing = float(np.linalg.norm(spaces - spaces.mean()) * np.linalg.norm(squares - squares.mean()))
    return bool(abs(((spaces - spaces.mean()) * squares).sum()) > np.sqrt(_CHECKERED) * max(differing, 1.0))
