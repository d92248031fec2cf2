"""Dark quadrilaterals that could be the frame of a board, the most promising first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

import cv2
import numpy as np

from quiltsmith.scan.photo_geometry import Corners, Picture

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
    """Return quadrilaterals of which three sides are long lines that meet."""
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


_LEAST_SIDE = 0.1
"""A board is at least so large, as a part of the photo's shorter side."""
_THRESHOLDS = (0.3, 0.45, 0.18)
_SAMPLES = 64
_OUTSIDE, _PALER = 0.03, 0.6
"""So far outside a side, as a part of it, there is paper, which is so much paler than the side."""
_LEAST_STRENGTH = 0.6
_SAME = 0.035
"""Corners that are nearer than this part of a side to those of another are the same again."""
_LEAST_SQUARE = 0.35
_MOST = 24
_SOFT = 1.5
_BEFORE = np.array([3, 0, 1, 2])
"""Which corner comes before each."""
_TURNS = (np.arange(4) - np.arange(4)[:, None]) % 4
"""The corners from each of them on."""


def outlined_frames(dark: Picture) -> list[Corners]:
    """List quadrilaterals that dark figures fill."""
    return _best(dark, _quads(dark))


def lined_frames(dark: Picture) -> list[Corners]:
    """List quadrilaterals of long lines: slower, but nothing that lies across a frame hides it."""
    return _lined(dark, dark)


def softly_lined_frames(dark: Picture) -> list[Corners]:
    """List quadrilaterals of long lines that are seen without their grain: that of dark photos breaks lines."""
    return _lined(dark, np.asarray(cv2.GaussianBlur(dark, (0, 0), _SOFT)))


def _lined(dark: Picture, looked_at: Picture) -> list[Corners]:
    return _best(dark, (in_order(quad) for quad in quads_of_lines(looked_at) if cv2.isContourConvex(quad)))


def _best(dark: Picture, quads: Iterable[Corners]) -> list[Corners]:
    """Keep quadrilaterals whose sides are dark lines, largest first; corners are clockwise in the photo."""
    reach = max(1, round(max(dark.shape) / 400))
    near = np.asarray(cv2.dilate(dark, np.ones((2 * reach + 1, 2 * reach + 1), np.uint8)))
    listed = list(quads)
    if not listed:
        return []
    corners = np.array(listed)
    is_squarish = _are_squarish(corners)
    squarish = [quad for quad, fits in zip(listed, is_squarish, strict=True) if fits]
    strong = zip(frame_strengths(near, dark, corners[is_squarish]), squarish, strict=True)
    kept: list[Corners] = []
    for strength, quad in sorted(strong, reverse=True):
        if strength >= _LEAST_STRENGTH and not any_near(quad, kept, _SAME):
            kept.append(quad)
    # A page has many frames: those of its boards are the largest ones.
    return sorted(kept, key=lambda quad: -cv2.contourArea(np.array(quad, np.float32)))[:_MOST]


def frame_strengths(near: Picture, dark: Picture, quads: Picture) -> list[float]:
    """Return which part of the sides of each is dark with paper outside; its weakest side counts twice."""
    steps = np.linspace(0.02, 0.98, _SAMPLES)[:, None]
    starts = quads[:, :, None]
    ways = np.roll(starts, -1, axis=1) - starts
    # Corners are clockwise as the photo shows them: outside is on the left of who walks along a side.
    outwards = np.stack([ways[..., 1], -ways[..., 0]], axis=-1) * _OUTSIDE
    spots = starts + ways * steps
    line, paper = _values(near, spots), _values(dark, spots + outwards)
    shares = np.mean((line > _THRESHOLDS[-1]) & (paper < line * _PALER), axis=2)
    return [(sum(sides) + min(sides)) / 5 for sides in shares.tolist()]


def _values(picture: Picture, spots: Picture) -> Picture:
    """Return the pixels nearest to places."""
    xs = np.clip(np.rint(spots[..., 0]).astype(int), 0, picture.shape[1] - 1)
    ys = np.clip(np.rint(spots[..., 1]).astype(int), 0, picture.shape[0] - 1)
    return np.asarray(picture[ys, xs])


def _are_squarish(quads: Picture) -> Picture:
    """Return whether sides are about equally long, as far as tilted photos and boards of other sizes allow."""
    lengths = np.linalg.norm(quads - quads[:, _BEFORE], axis=2)
    return np.asarray(lengths.min(axis=1) > _LEAST_SQUARE * lengths.max(axis=1))


def _quads(dark: Picture) -> Iterator[Corners]:
    least = _LEAST_SIDE * min(dark.shape)
    for threshold in _THRESHOLDS:
        mask = (dark > threshold).astype(np.uint8)
        for closing in (1, 3):
            closed = mask if closing == 1 else cv2.dilate(mask, np.ones((closing, closing), np.uint8))
            contours, _ = cv2.findContours(
                _large_parts(np.asarray(closed), least), cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE
            )
            for contour in contours:
                _, _, width, height = cv2.boundingRect(contour)
                if min(width, height) >= least:
                    yield from _quads_of(np.asarray(contour))


def _large_parts(mask: Picture, least: float) -> Picture:
    """Leave out all that is too small to be a frame: letters, dots, noise."""
    _, labels, boxes, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    is_large = np.minimum(boxes[:, cv2.CC_STAT_WIDTH], boxes[:, cv2.CC_STAT_HEIGHT]) >= least
    is_large[0] = False
    return np.asarray(is_large.astype(np.uint8)[labels])


def _quads_of(contour: Picture) -> Iterator[Corners]:
    """Return the quadrilateral that a dark figure fills, if it is near to one."""
    hull = cv2.convexHull(contour)
    area = cv2.contourArea(hull)
    if len(hull) < 4 or area <= 0:
        return
    quad = (
        np.asarray(cv2.approxPolyN(hull, 4, epsilon_percentage=-1.0, ensure_convex=True))
        .reshape(-1, 2)
        .astype(np.float32)
    )
    if len(quad) == 4 and cv2.contourArea(quad) < 1.35 * area:
        yield in_order(quad)


def in_order(quad: Picture) -> Corners:
    """Put corners clockwise as the photo shows them, beginning at the one nearest to its upper left."""
    middle = quad.mean(axis=0)
    turned = quad[np.argsort(np.arctan2(quad[:, 1] - middle[1], quad[:, 0] - middle[0]))]
    first = int(np.argmin(turned.sum(axis=1)))
    return tuple((float(x), float(y)) for x, y in np.roll(turned, -first, axis=0))


def any_near(quad: Corners, others: Sequence[Corners], share: float) -> bool:
    """Return whether all corners are near those of another, as a part of its sides, whichever comes first."""
    if not others:
        return False
    known = np.array(others)
    size = np.linalg.norm(known - known[:, _BEFORE], axis=2).max(axis=1)
    turned = np.array(quad)[_TURNS]
    off = np.linalg.norm(known[:, None] - turned[None], axis=3).max(axis=2).min(axis=1)
    return bool(np.any(off < share * size))
