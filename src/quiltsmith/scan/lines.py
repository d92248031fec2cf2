"""Quadrilaterals made of long straight lines: for frames that something lies across."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import cv2
import numpy as np

from quiltsmith.scan.paper import Picture

_SHORTEST = 0.02
"""Shorter lines are not looked at, as a part of the longer side of the photo."""
_LONG = 0.09
_MOST_LINES = 80
_THIN = 9
_GAP = 0.3
_SAME_TURN = 0.045
_SAME_PLACE = 4.0
_NEAR = 0.1
"""So near to each other, as a part of a side, two sides meet."""
_LEAST_TURN = 0.7
_LEAST_SHARE = 0.4


def quads_of_lines(dark: Picture) -> Iterator[Picture]:
    """Give quadrilaterals of which three sides are long lines that meet."""
    lines = _long_lines(dark)
    if not lines:
        return
    # Each line can be walked in both directions.
    walks = np.array([walk for line in lines for walk in (line, line[::-1])])
    least = _LONG * max(dark.shape)
    for line in lines:
        crossings, leaving = _leaving(walks, line)
        sizes = np.linalg.norm(leaving[:, 1] - crossings, axis=1)
        for one, other in combinations(range(len(leaving)), 2):
            apart = float(np.linalg.norm(crossings[one] - crossings[other]))
            longer, shorter = max(sizes[one], sizes[other]), min(sizes[one], sizes[other])
            if apart > least and shorter > _LEAST_SHARE * max(longer, apart) and apart > _LEAST_SHARE * longer:
                corners = (crossings[one], crossings[other], leaving[other, 1], leaving[one, 1])
                yield np.array(corners, np.float32)


def _long_lines(dark: Picture) -> list[Picture]:
    """Join pieces that lie on one line, and give the longest lines, each as two ends."""
    longer = max(dark.shape)
    # Frames are thin: stripes of a table and what is filled are not.
    thin = cv2.morphologyEx(dark, cv2.MORPH_TOPHAT, np.ones((_THIN, _THIN), np.uint8))
    bright = (255 - np.clip(np.asarray(thin) * 400, 0, 255)).astype(np.uint8)
    detected = cv2.createLineSegmentDetector(cv2.LSD_REFINE_NONE).detect(bright)[0]
    if detected is None:
        return []
    pieces = np.asarray(detected, np.float64).reshape(-1, 2, 2)
    lengths = np.linalg.norm(pieces[:, 1] - pieces[:, 0], axis=1)
    pieces = pieces[np.argsort(-lengths)][: int((lengths > _SHORTEST * longer).sum())]
    joined: list[Picture] = []
    used = np.zeros(len(pieces), bool)
    ways = pieces[:, 1] - pieces[:, 0]
    turns = np.arctan2(ways[:, 1], ways[:, 0]) % np.pi
    middles = pieces.mean(axis=1)
    for index, piece in enumerate(pieces):
        if used[index] or len(joined) >= _MOST_LINES:
            continue
        way = ways[index] / np.linalg.norm(ways[index])
        apart = np.abs(turns - turns[index])
        off = (middles - piece[0]) @ np.array([-way[1], way[0]])
        alike = ~used & (np.minimum(apart, np.pi - apart) < _SAME_TURN) & (np.abs(off) < _SAME_PLACE)
        used |= alike
        places = (pieces[alike].reshape(-1, 2) - piece[0]) @ way
        start, end, covered = _longest_run(places.reshape(-1, 2))
        if covered > _LONG * longer:
            joined.append(np.array([piece[0] + start * way, piece[0] + end * way]))
    return joined


def _longest_run(spans: Picture) -> tuple[float, float, float]:
    """Put spans along a line together where gaps are small; give the run that covers most."""
    best = (0.0, 0.0, 0.0)
    ordered = sorted((min(span), max(span)) for span in spans.tolist())
    start, end = ordered[0]
    covered = end - start
    for low, high in ordered[1:]:
        if low - end > _GAP * covered:
            best = max(best, (start, end, covered), key=lambda run: run[2])
            start, end, covered = low, high, high - low
        else:
            covered += max(0.0, high - max(end, low))
            end = max(end, high)
    return max(best, (start, end, covered), key=lambda run: run[2])


def _leaving(walks: Picture, line: Picture) -> tuple[Picture, Picture]:
    """List walks that begin on a line and turn off it, and where they do."""
    way, ways = line[1] - line[0], walks[:, 1] - walks[:, 0]
    size, sizes = np.linalg.norm(way), np.linalg.norm(ways, axis=1)
    across = way[0] * ways[:, 1] - way[1] * ways[:, 0]
    steep = np.abs(across) > _LEAST_TURN * size * sizes
    walks, ways, across, sizes = walks[steep], ways[steep], across[steep], sizes[steep]
    gaps = walks[:, 0] - line[0]
    along = (gaps[:, 0] * ways[:, 1] - gaps[:, 1] * ways[:, 0]) / across
    crossings = line[0] + along[:, None] * way
    begins = np.linalg.norm(walks[:, 0] - crossings, axis=1) < _NEAR * sizes
    chosen = begins & (along > -_NEAR) & (along < 1 + _NEAR)
    return crossings[chosen], walks[chosen]
