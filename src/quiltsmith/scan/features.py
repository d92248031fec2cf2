"""What is seen of each space of a board, as numbers: how dark, how coloured, how even, how its edges are drawn."""

from __future__ import annotations

import cv2
import numpy as np
from msgspec import Struct

from quiltsmith.scan.finding import FoundBoard
from quiltsmith.scan.paper import Picture

SPACE = 24
"""Pixels of a space while it is read."""
_IN = 3
_INNER = SPACE - 2 * _IN
_RING = (0.07, 0.2)
"""Between these distances from the frame, in spaces, there is nothing but paper."""
_LIGHTEST_BLACK = 24.0
_PEAKS, _MEDIANS = (8, 35, 24), (5, 5, 5)
"""Among the numbers of a space: the darkest of its parts, and its median, to be compared with noise."""
_PALE = (28, 30, 31, 39, 43)
"""Numbers that paper and light change for the whole board: what matters is how spaces differ in them."""


class SpaceViews(Struct, frozen=True):
    """The spaces of a board: numbers of each (rows, columns, numbers), and how clearly its edges are drawn.

    `edges` are those above, right, below and left of each space, against the printed lines of the board.
    """

    numbers: Picture
    edges: Picture


def look_at_spaces(pixels: Picture, board: FoundBoard) -> SpaceViews:
    """Straighten a board and look at all its spaces."""
    rows, columns = board.size
    flat = board.place.flattened(
        pixels,
        (-1 / columns, 1 + 1 / columns, (columns + 2) * SPACE),
        (-1 / rows, 1 + 1 / rows, (rows + 2) * SPACE),
    ).astype(np.float32)
    grey = flat.mean(axis=2)
    near = _local_darkness(grey)
    lit = flat / np.maximum(_paper_between(flat), _LIGHTEST_BLACK)
    far = np.clip(1 - lit.mean(axis=2), -0.5, 1.0)
    colour = np.clip(lit.max(axis=2) - lit.min(axis=2), 0.0, 1.0)
    lines = _edges(near, rows, columns)
    inner, distant, tint = (_inner(picture, rows, columns) for picture in (near, far, colour))
    whole = [
        _amounts(inner),
        _pooled(inner, 4),
        _roughness(inner),
        _quantiles(distant, (0.1, 0.5, 0.9)),
        _quantiles(tint, (0.5, 0.9)),
        _pooled(inner, 6)[:, :, -4:],
        _pooled(distant, 6)[:, :, [0, 1, -2, -1]],
        _pooled(tint, 6)[:, :, [0, -3, -2, -1]],
    ]
    numbers = np.concatenate(whole, axis=2)
    drawn = _against_print(lines)
    facts = np.concatenate([numbers, np.sort(drawn, axis=2)], axis=2)
    return SpaceViews(np.concatenate([facts, _of_board(facts, board)], axis=2), drawn)


def _local_darkness(grey: Picture) -> Picture:
    """Give how dark pixels are against the brightest around them, about a space away at most."""
    side = round(SPACE * 1.3) | 1
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side))
    white = cv2.blur(cv2.morphologyEx(cv2.blur(grey, (3, 3)), cv2.MORPH_CLOSE, kernel), (side // 2, side // 2))
    return np.asarray(np.clip(1 - grey / np.maximum(white, _LIGHTEST_BLACK), -0.2, 1.0))


def _paper_between(flat: Picture) -> Picture:
    """Guess the paper within the board from the paper around it: nobody draws there."""
    near, far = (round(SPACE * (1 - distance)) for distance in _RING)
    high, wide = flat.shape[:2]
    top = _smooth(np.median(flat[far:near], axis=0))
    bottom = _smooth(np.median(flat[high - near : high - far], axis=0))
    left = _smooth(np.median(flat[:, far:near], axis=1))
    right = _smooth(np.median(flat[:, wide - near : wide - far], axis=1))
    across = np.linspace(0, 1, wide, dtype=np.float32)[None, :, None]
    down = np.linspace(0, 1, high, dtype=np.float32)[:, None, None]
    sides = left[:, None] * (1 - across) + right[:, None] * across
    ends = top[None] * (1 - down) + bottom[None] * down
    return np.asarray((sides + ends) / 2)


def _smooth(line: Picture) -> Picture:
    """Close what is dark along a line of paper, and smooth it."""
    strip = np.ascontiguousarray(line[None])
    closed = cv2.morphologyEx(strip, cv2.MORPH_CLOSE, np.ones((1, 2 * SPACE + 1), np.uint8))
    smooth: Picture = np.asarray(cv2.blur(closed, (2 * SPACE + 1, 1)))[0]
    return smooth


def _inner(picture: Picture, rows: int, columns: int) -> Picture:
    """Cut the insides of all spaces out: rows, columns, and their pixels in two directions."""
    board = picture[SPACE:-SPACE, SPACE:-SPACE].reshape(rows, SPACE, columns, SPACE)
    return board.transpose(0, 2, 1, 3)[:, :, _IN:-_IN, _IN:-_IN]


def _quantiles(inner: Picture, parts: tuple[float, ...]) -> Picture:
    values = inner.reshape(*inner.shape[:2], -1)
    return np.moveaxis(np.quantile(values, parts, axis=2), 0, 2)


def _amounts(inner: Picture) -> Picture:
    """Tell how much of a space is how dark."""
    values = inner.reshape(*inner.shape[:2], -1)
    middle = inner[:, :, 5:-5, 5:-5].mean(axis=(2, 3))
    sums = np.stack([values.mean(axis=2), values.std(axis=2), middle], axis=2)
    return np.concatenate([sums, _quantiles(inner, (0.05, 0.25, 0.5, 0.75, 0.9, 0.97))], axis=2)


def _pooled(inner: Picture, parts: int) -> Picture:
    """Give the darkness of parts of a space in order, so that it does not matter how a space is turned."""
    side = _INNER // parts * parts
    cut = inner[:, :, :side, :side].reshape(*inner.shape[:2], parts, side // parts, parts, side // parts)
    return np.sort(cut.mean(axis=(3, 5)).reshape(*inner.shape[:2], -1), axis=2)


def _roughness(inner: Picture) -> Picture:
    """Tell how much darkness changes from pixel to pixel, in the direction with more changes and in the other."""
    steps = [np.abs(np.diff(inner, axis=axis)).mean(axis=(2, 3)) for axis in (2, 3)]
    return np.sort(np.stack(steps, axis=2), axis=2)


def _edges(near: Picture, rows: int, columns: int) -> Picture:
    """Give how dark the darkest line along each edge is: above, right, below and left of each space."""
    board = near[SPACE - _IN : -SPACE + _IN, SPACE - _IN : -SPACE + _IN]
    flat = _lines(board, rows + 1, columns)
    steep = _lines(board.T, columns + 1, rows).T
    return np.stack([flat[:-1], steep[:, 1:], flat[1:], steep[:, :-1]], axis=2)


def _lines(board: Picture, lines: int, spaces: int) -> Picture:
    """Give the darkness along horizontal lines, space by space, where it is darkest near the line."""
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


def _of_board(facts: Picture, board: FoundBoard) -> Picture:
    """Give what all spaces of a board share, and how each differs from the palest and the darkest of them."""
    rows, columns = board.size
    main = facts[:, :, :3].reshape(rows * columns, 3)
    low, middle, high = np.quantile(main, (0.08, 0.5, 0.92), axis=0)
    own = facts[:, :, :3]
    noise = np.quantile(facts[:, :, 1], 0.05)
    clear = (facts[:, :, _PEAKS] - facts[:, :, _MEDIANS]) / (noise + 0.01)
    pale = facts[:, :, _PALE] - np.quantile(facts[:, :, _PALE].reshape(-1, len(_PALE)), 0.15, axis=0)
    shared = np.array(
        [*low, *middle, *high, noise, board.likeness, min(board.place.sides) / max(rows, columns) / 100]
    )
    return np.concatenate(
        [own - low, own - high, clear, pale, np.broadcast_to(shared, (rows, columns, len(shared)))], axis=2
    )
