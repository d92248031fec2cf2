"""The sides of a board followed through the photo: exact corners, and how paper that is not flat bends them."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from msgspec import Struct

from quiltsmith.scan.photo_geometry import Bends, BoardPlace, Picture

SIDE = 320
"""Pixels of the board's side while sides are followed."""
_STEPS = 80
_POWERS = np.vander((np.arange(_STEPS) + 0.5) / _STEPS, 4)
"""Of the places of all steps along a side, as cubics take them."""
_STIFFNESS = 0.03
_MOST_BEND = 0.06
_FARTHEST = 0.2
_LEAST_SEEN = 1.6
"""Of the four sides together; less is no frame, and is not followed any further."""


class Traced(Struct, frozen=True):
    """A place with exact corners and bends, and how well its weakest side, and all of them, were seen."""

    place: BoardPlace
    weakest: float
    strength: float


def traced(dark: Picture, place: BoardPlace) -> Traced | None:
    """Follow the four sides, coarsely and then finely; None where they do not form a board."""
    curves: list[Picture] = [np.zeros(4)] * 4
    seen: list[float] = []
    for reach in (0.1, 0.04, 0.025):
        edges = np.stack([_edges(strip) for strip in _strips(dark, place, reach)])
        followed = _fitted(edges, _best_ways(edges))
        seen = [strength for _, strength in followed]
        if sum(seen) < _LEAST_SEEN:
            return None
        # Strips follow the bends that are known already: what is new comes on top of them.
        curves = [_between_ends(known) + curve for known, (curve, _) in zip(curves, followed, strict=True)]
        if max(abs(_off(curve, along)) for curve in curves for along in (0.0, 0.5, 1.0)) > _FARTHEST:
            return None
        corners = _meeting(curves)
        xs, ys = BoardPlace(place.corners).spots(corners[:, 0], corners[:, 1])
        moved = tuple((float(x), float(y)) for x, y in zip(xs, ys, strict=True))
        if not _is_convex(moved):
            return None
        place = BoardPlace(moved, _bends(curves))
    bent = [abs(_off(_between_ends(curve), along)) for curve in curves for along in (0.25, 0.5, 0.75)]
    return None if max(bent) > _MOST_BEND else Traced(place, min(seen), sum(seen) / 4)


def _strips(dark: Picture, place: BoardPlace, reach: float) -> list[Picture]:
    """Cut out what is near each side, straightened: rows go from outside to inside, columns along the side."""
    deep = round(2 * reach * SIDE)
    return [
        place.flattened(dark, (0, 1, SIDE), (-reach, reach, deep)),
        place.flattened(dark, (1 - reach, 1 + reach, deep), (0, 1, SIDE))[:, ::-1].T,
        place.flattened(dark, (0, 1, SIDE), (1 - reach, 1 + reach, deep))[::-1],
        place.flattened(dark, (-reach, reach, deep), (0, 1, SIDE)).T,
    ]


def _edges(strip: Picture) -> Picture:
    """Return how clearly each point of a strip is on the outer edge of a dark line."""
    smooth = cv2.resize(np.ascontiguousarray(strip), (_STEPS, strip.shape[0]), interpolation=cv2.INTER_AREA)
    # Outside the frame the paper is white; inside somebody may have drawn.
    line = (smooth + np.roll(smooth, -1, axis=0)) / 2
    outside = (np.roll(smooth, 3, axis=0) + np.roll(smooth, 4, axis=0)) / 2
    edge = np.clip(line - outside, 0.0, 0.5)
    edge[:5] = 0.0
    edge[-2:] = 0.0
    return np.asarray(edge)


def _fitted(edges: Picture, paths: Picture) -> list[tuple[Picture, float]]:
    """Lay a cubic through the way of each side, and tell which part of it is a clear dark line."""
    offsets = (paths + 1.0 - edges.shape[1] / 2) / SIDE
    weights = np.take_along_axis(edges, paths[:, None], axis=1)[:, 0] + 1e-3
    lines = _solved(_POWERS[:, 2:], offsets, weights**2, 0.0)
    curves = np.concatenate([np.zeros_like(lines), lines], axis=1)
    for _ in range(4):
        misses = np.abs(curves @ _POWERS.T - offsets)
        kind = (weights / (1.0 + (misses * SIDE / 1.5) ** 2)) ** 2
        # A little stiffness keeps a side straight where little of it is seen.
        curves = _solved(_POWERS, offsets, kind, 1e-4)
    misses = np.abs(curves @ _POWERS.T - offsets) * SIDE
    shares = np.mean((misses < 2.5) & (weights > 0.08), axis=1)
    return list(zip(curves, shares.tolist(), strict=True))


def _solved(powers: Picture, offsets: Picture, weights: Picture, stiffness: float) -> Picture:
    """Return for each side the curve that is nearest to its offsets, as far as these count."""
    weighed = powers.T * weights[:, None]
    parts = powers.shape[1]
    stiff = np.diag(np.where(np.arange(parts) < parts - 2, stiffness, 0.0)) * weights.sum(axis=1)[:, None, None]
    return np.linalg.solve(weighed @ powers + stiff, weighed @ offsets[:, :, None])[:, :, 0]


def _best_ways(edges: Picture) -> Picture:
    """Choose for each side a row in each column: the sum is largest, and neighbours differ by one row at most."""
    sides, deep, long = edges.shape
    columns = np.ascontiguousarray(np.moveaxis(edges, 2, 0))
    stayed = np.empty((long, sides, deep))
    # Beside the first row and the last there is nothing to come from.
    moved = np.full((long, sides, deep + 2), -1e9)
    stayed[0], moved[0, :, 1:-1] = columns[0], columns[0] - _STIFFNESS
    from_above, from_below = moved[:, :, :-2], moved[:, :, 2:]
    for column in range(1, long):
        best = np.maximum(from_above[column - 1], from_below[column - 1])
        np.maximum(best, stayed[column - 1], out=best)
        np.add(best, columns[column], out=stayed[column])
        np.subtract(stayed[column], _STIFFNESS, out=moved[column, :, 1:-1])
    came = np.arange(deep) - (from_above > stayed)
    came = np.where(from_below > np.maximum(from_above, stayed), np.arange(1, deep + 1), came)
    paths = np.zeros((sides, long), np.int64)
    paths[:, -1] = stayed[-1].argmax(axis=1)
    for column in range(long - 1, 0, -1):
        paths[:, column - 1] = came[column - 1, np.arange(sides), paths[:, column]]
    return paths


def _bends(inward: Sequence[Picture]) -> Bends:
    """Turn curves that count inwards into bends, which count to the right and down."""
    ways = (1, -1, -1, 1)
    curves = [_between_ends(curve) * way for curve, way in zip(inward, ways, strict=True)]
    return Bends(*(tuple(float(part) for part in curve) for curve in curves))


def _meeting(inward: Sequence[Picture]) -> Picture:
    """Find where neighbouring sides meet, clockwise from the upper left, in the board's measures."""
    corners = []
    for right, below in ((False, False), (True, False), (True, True), (False, True)):
        x, y = float(right), float(below)
        for _ in range(4):
            flat = _off(inward[2 if below else 0], x)
            y = 1 - flat if below else flat
            steep = _off(inward[1 if right else 3], y)
            x = 1 - steep if right else steep
        corners.append((x, y))
    return np.array(corners)


def _between_ends(curve: Picture) -> Picture:
    """Take away the straight line between the ends of a curve: the corners stand for it."""
    start, end = _off(curve, 0.0), _off(curve, 1.0)
    return np.asarray(curve - np.array([0.0, 0.0, end - start, start]))


def _off(curve: Picture, along: float) -> float:
    """Return how far inwards a cubic is at a place; `np.polyval` takes longer for a single one."""
    cube, square, line, rest = curve.tolist()
    return float(((cube * along + square) * along + line) * along + rest)


def _is_convex(corners: tuple[tuple[float, float], ...]) -> bool:
    around = np.array(corners)
    edges = np.roll(around, -1, axis=0) - around
    following = np.roll(edges, -1, axis=0)
    crosses = edges[:, 0] * following[:, 1] - edges[:, 1] * following[:, 0]
    return bool(np.all(crosses > 0))
