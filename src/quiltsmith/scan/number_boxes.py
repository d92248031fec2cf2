"""Boxes for numbers in a photo: what is around a board is compared with the layouts that we print."""

from __future__ import annotations

from collections.abc import Mapping

import cv2
import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.scan.board_finder import FoundBoard
from quiltsmith.scan.pad_layouts import FIELDS, KINDS, pad_layouts
from quiltsmith.scan.photo_geometry import BoardPlace, Picture, darkness

_PIXELS = 20
"""Of a space, while boxes are looked for."""
_FINER = 2
"""What is around a board is first made so many times larger: lines that are thinner than a pixel stay lines."""
_BEYOND = 1.0
"""So many spaces around all boxes are looked at."""
_ALONG = np.linspace(0.16, 0.84, 9)
"""Where edges are looked at, as parts of their length: corners are round."""
_THICK, _INSIDE = 2, 5
"""Pixels from an edge: how far the line goes at most, and where there is paper."""
_CLEAREST = 0.22
"""A line that is so much darker than the inside of its box is as clear as any."""
_SHIFTS = np.arange(-14, 15, 4)
"""Pixels by which layouts are moved as a whole."""
_REACHES = (8, 4, 3)
"""Pixels by which edges are then looked for, again and again."""
_OWN, _AWAY = 4, 0.05
"""Pixels by which boxes of one kind are moved in the end, and what each of them costs."""
_BEST = 6
"""So many layouts are looked at closely."""
_LEAST_CLEAR, _LEAST_SEEN, _SEEN = 0.45, 0.8, 0.17
"""How clear edges are on average at least, how many of them are seen, and how clear these are."""


def find_number_boxes(pixels: Picture, board: FoundBoard) -> Mapping[str, Picture]:
    """Return the boxes for numbers beside a board: corners clockwise from the upper left, in spaces from A1.

    Nothing is returned for a board beside which no layout of ours is seen clearly.
    """
    layouts = pad_layouts(board.size)
    if layouts is None:
        return {}
    around = _Surroundings(pixels, board, layouts)
    best = max((around.fitted(layouts[place], shift) for place, shift in around.ranked(layouts)), key=_clear)
    if _clear(best) < _LEAST_CLEAR or (best.clear > _SEEN).mean() < _LEAST_SEEN:
        return {}
    return dict(zip(best.fields, best.corners, strict=True))


class _Fit(Struct, frozen=True):
    """Boxes where they are seen, and how clear their edges are there."""

    fields: list[str]
    corners: Picture
    clear: Picture


def _clear(fit: _Fit) -> float:
    return float(fit.clear.mean())


class _Move(Struct, frozen=True):
    """How far points are moved, in pixels: a shift, and how it changes across and down from an origin."""

    origin: Picture
    parts: Picture

    def applied(self, spots: Picture) -> Picture:
        """Return points where they are moved to."""
        return np.asarray(spots + self.factors(spots) @ self.parts)

    def factors(self, spots: Picture) -> Picture:
        """Return what the parts count at points."""
        off = (spots - self.origin) / 100
        return np.concatenate([np.ones((*off.shape[:-1], 1)), off], axis=-1)


class _Surroundings:
    """What is around a board, made straight: how clearly points are on the left, top, right or bottom of a box."""

    def __init__(self, pixels: Picture, board: FoundBoard, layouts: Picture) -> None:
        self._low = np.floor(np.nanmin(layouts[:, :, :2], axis=(0, 1)) - _BEYOND)
        high = np.ceil(np.nanmax(layouts[:, :, 2:], axis=(0, 1)) + _BEYOND)
        dark = darkness(np.asarray(cv2.cvtColor(_straight(pixels, board, self._low, high), cv2.COLOR_RGB2GRAY)))
        left, right = _left_edges(dark), _left_edges(dark[:, ::-1])[:, ::-1]
        top, bottom = _left_edges(dark.T).T, _left_edges(dark[::-1].T).T[::-1]
        self._maps = np.stack([left, top, right, bottom])

    def ranked(self, layouts: Picture) -> list[tuple[int, tuple[int, int]]]:
        """List the layouts that are seen best, with the shift in which they are."""
        spots = _edge_points(self._in_pixels(layouts))
        is_there = ~np.isnan(spots[..., 0])
        xs, ys = np.moveaxis(np.nan_to_num(spots).astype(np.int64), -1, 0)
        count = is_there.sum(axis=(1, 2, 3))
        high, wide = self._maps.shape[1:]
        kernel = np.ones((5, 5), np.uint8)
        near = [cv2.dilate(np.ascontiguousarray(one), kernel).ravel() for one in self._maps]
        # All is looked up in one row of pixels. Layouts are moved by less than is seen around them, so that no
        # place is beyond its map; points that are not there look at nothing behind the maps.
        most = int(_SHIFTS[-1]) * (wide + 1)
        seen = np.concatenate([*near, np.zeros(2 * most + 1, np.float32)])
        first = (np.arange(4)[:, None] * high + ys) * wide + xs - most
        places = np.where(is_there, first, 4 * high * wide).reshape(len(layouts), -1)
        best, shifts = np.full(len(layouts), -1.0), np.zeros((len(layouts), 2), np.int64)
        for down in _SHIFTS:
            for right in _SHIFTS:
                clear = seen[most + down * wide + right :].take(places).sum(axis=1) / count
                better = clear > best
                best[better] = clear[better]
                shifts[better] = (right, down)
        return [
            (int(place), (int(shifts[place, 0]), int(shifts[place, 1]))) for place in np.argsort(-best)[:_BEST]
        ]

    def fitted(self, layout: Picture, shift: tuple[int, int]) -> _Fit:
        """Move boxes to where their edges are seen: all together as paper allows, then those of one kind."""
        is_there = ~np.isnan(layout[:, 0])
        boxes = self._in_pixels(layout[is_there])
        origin = (boxes[:, :2] + boxes[:, 2:]).mean(axis=0) / 2
        move = _Move(origin, np.array([shift, (0.0, 0.0), (0.0, 0.0)]))
        for reach in _REACHES:
            move = self._better(boxes, move, reach)
        clear = self._clearness(boxes, move, np.array([-1, 0, 1])).max(axis=2)
        left, top, right, bottom = boxes.T
        corners = np.array([[left, top], [right, top], [right, bottom], [left, bottom]]).transpose(2, 0, 1)
        placed = move.applied(corners) + self._own_shifts(boxes, KINDS[is_there], move)[:, None]
        fields = [field for field, there in zip(FIELDS, is_there, strict=True) if there]
        return _Fit(fields, placed / _PIXELS + self._low, clear)

    def _in_pixels(self, boxes: Picture) -> Picture:
        return np.asarray((boxes - np.concatenate([self._low, self._low])) * _PIXELS)

    def _better(self, boxes: Picture, move: _Move, reach: int) -> _Move:
        """Look for each edge nearby, and move all boxes so that most of the edges are met."""
        tries = np.arange(-reach, reach + 1)
        # Of places that look alike the nearest is taken.
        clear = self._clearness(boxes, move, tries) - 0.004 * np.abs(tries)
        found, weights = tries[clear.argmax(axis=2)].astype(np.float64), clear.max(axis=2) ** 2 + 1e-4
        middles = move.applied(_edge_points(boxes).mean(axis=2))
        changes = []
        for sides in ([0, 2], [1, 3]):
            factors = move.factors(middles[:, sides]).reshape(-1, 3)
            by, kept = found[:, sides].ravel(), weights[:, sides].ravel()
            change = np.zeros(3)
            for _ in range(5):
                kind = kept / (1 + (factors @ change - by) ** 2)
                stiff = np.diag([1e-3, 0.02, 0.02]) * kind.sum()
                change = np.linalg.solve(factors.T @ (factors * kind[:, None]) + stiff, factors.T @ (by * kind))
            changes.append(change)
        return replace(move, parts=move.parts + np.stack(changes, axis=1))

    def _own_shifts(self, boxes: Picture, kinds: Picture, move: _Move) -> Picture:
        """Return how far boxes of one kind are from where all together say: similar layouts differ a little."""
        tries = np.arange(-_OWN, _OWN + 1)
        clear = self._clearness(boxes, move, tries)
        pairs = clear[:, :2] + clear[:, 2:]
        is_same = kinds[:, None] == kinds
        together = np.einsum("ab,bsk->ask", is_same / is_same.sum(axis=1, keepdims=True), pairs)
        together -= _AWAY * np.abs(tries)
        # Where a line is thick or blurred, its middle counts.
        weights = np.exp(20 * (together - together.max(axis=2, keepdims=True)))
        return np.asarray((weights * tries).sum(axis=2) / weights.sum(axis=2))

    def _clearness(self, boxes: Picture, move: _Move, tries: Picture) -> Picture:
        """Return how clear each edge of each box is, so many pixels to the right or down of where it should be."""
        spots = move.applied(_edge_points(boxes))[:, :, None]
        moved = np.repeat(spots, len(tries), axis=2)
        moved[:, 0::2, :, :, 0] += tries[:, None]
        moved[:, 1::2, :, :, 1] += tries[:, None]
        high, wide = self._maps.shape[1:]
        xs, ys = np.moveaxis(np.clip(np.floor(moved).astype(np.int64), 0, (wide - 1, high - 1)), -1, 0)
        # Strokes of a pen look like a part of an edge at most, and hide a part at most.
        return np.asarray(self._maps[np.arange(4)[:, None, None], ys, xs].mean(axis=3) ** 2)


def _straight(pixels: Picture, board: FoundBoard, low: Picture, high: Picture) -> Picture:
    """Return a straight picture of all around a board, from where to where in spaces."""
    rows, columns = board.size
    wide, tall = (int(side) * _PIXELS for side in high - low)
    across = low[0] / columns, high[0] / columns, wide * _FINER
    down = low[1] / rows, high[1] / rows, tall * _FINER
    fine = _flattened(pixels, board.place, across, down)
    return np.asarray(cv2.resize(fine, (wide, tall), interpolation=cv2.INTER_AREA))


_COARSE = 16
"""Places in the photo are worked out for every so many pixels: a large part of it is made straight."""


def _flattened(
    photo: Picture, place: BoardPlace, across: tuple[float, float, int], down: tuple[float, float, int]
) -> Picture:
    """Do what `BoardPlace.flattened` does, in less time for large pictures."""
    columns, rows = (
        start + (np.arange(-(-count // _COARSE) + 1) * _COARSE + 0.5) * (end - start) / count
        for start, end, count in (across, down)
    )
    coarse = place.spots(columns[None], rows[:, None])
    grid = np.meshgrid(*(np.arange(count, dtype=np.float32) / _COARSE for *_, count in (across, down)))
    xs, ys = (cv2.remap(spots, grid[0], grid[1], cv2.INTER_LINEAR) for spots in coarse)
    return np.asarray(cv2.remap(photo, xs - 0.5, ys - 0.5, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE))


def _left_edges(dark: Picture) -> Picture:
    """Return how clearly each point is on the left edge of a box: a dark line, and light at its right."""
    line = np.asarray(cv2.dilate(np.ascontiguousarray(dark), np.ones((1, 2 * _THICK - 1), np.uint8)))
    inside = np.ones_like(line)
    inside[:, : -_INSIDE - 1] = (dark[:, _INSIDE:-1] + dark[:, _INSIDE + 1 :]) / 2
    return np.asarray(np.clip((line - inside) / _CLEAREST, 0.0, 1.0), np.float32)


def _edge_points(boxes: Picture) -> Picture:
    """Return points on the left, top, right and bottom edges of boxes: edges, points, and across and down."""
    left, top, right, bottom = (boxes[..., edge, None] for edge in range(4))
    across, down = left + (right - left) * _ALONG, top + (bottom - top) * _ALONG
    edges = ((left, down), (across, top), (right, down), (across, bottom))
    return np.stack([np.stack(np.broadcast_arrays(*edge), axis=-1) for edge in edges], axis=-3)
