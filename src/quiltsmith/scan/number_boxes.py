"""Where the boxes for numbers are in a photo: rounds, empty spaces and total of the pads that we print.

`number_boxes.npz` lists the layouts of pads for boards of usual sizes, in spaces from the outer corner of A1.
`tools/scan/number_boxes.py` writes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from io import BytesIO

import cv2
import numpy as np
from msgspec import Struct

from quiltsmith.scan.board_finder import FoundBoard
from quiltsmith.scan.photo_geometry import BoardPlace, Picture, darkness

FIELDS = (
    *(f"round-{number}{side}" for number in (1, 2, 3) for side in ("", "-rows", "-columns")),
    "empty",
    "total",
)
_GROUPS = np.array([0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 4])
"""Which kind of box each field has."""
_FILE = "number_boxes.npz"
_PIXELS = 20
"""Of a space, while boxes are looked for."""
_FINER = 2
_BEYOND = 1.0
"""So many spaces around all boxes are looked at."""
_ALONG = np.linspace(0.16, 0.84, 9)
"""Where edges are looked at, as parts of their length: corners are round."""
_THICK, _INSIDE = 2, 5
"""Pixels: how far a line is from where its edge should be at most, and where it is over."""
_CLEAREST = 0.22
"""A line that is so much darker than the inside of its box is as clear as any."""
_SHIFTS = np.arange(-14, 15, 4)
_NEARBY = 8
"""Pixels: how far layouts are moved as a whole, and how far single edges then."""
_OWN, _AWAY = 4, 0.05
"""How far single boxes are moved, and what each pixel costs."""
_BEST = 6
"""So many layouts are looked at closely."""
_LEAST_CLEAR, _LEAST_SEEN = 0.34, 0.7
"""How clear edges are on average at least, and how many of them are seen."""


class NumberBox(Struct, frozen=True):
    """A box for a number: a way from its own measures, 0 to 1 across and down, to those of the board."""

    left: tuple[float, float]
    across: tuple[float, float]
    down: tuple[float, float]


@cache
def pad_layouts(size: tuple[int, int]) -> Picture | None:
    """Return the boxes of all layouts that we print for a size of board: layouts, fields, edges."""
    with np.load(BytesIO((files("quiltsmith.scan") / _FILE).read_bytes()), allow_pickle=False) as arrays:
        name = f"{size[0]}x{size[1]}"
        return unpacked(arrays[name].astype(np.float64)) if name in arrays.files else None


def packed(layouts: Picture) -> Picture:
    """Return layouts as they are kept, as rounds differ only in their height.

    These are the edges of the first round's box, the sides of the two before it, the way down to the next round, and the
    edges of the last two boxes.
    """
    rounds, before = layouts[:, 0], layouts[:, 1:3, [0, 2]].reshape(-1, 4)
    down = layouts[:, 3, 1] - layouts[:, 0, 1]
    return np.concatenate([rounds, before, down[:, None], layouts[:, 9], layouts[:, 10]], axis=1)


def unpacked(kept: Picture) -> Picture:
    """Return layouts that were packed: layouts, fields, edges."""
    rounds, before, down, last = np.split(kept, (4, 8, 9), axis=1)
    boxes = np.stack([rounds] * 3, axis=1)
    boxes[:, 1:, 0::2] = before.reshape(-1, 2, 2)
    boxes[:, 1:, 1::2] += 0 * boxes[:, 1:, 0::2]
    steps = [boxes + number * down[:, :, None] * (0, 1, 0, 1) for number in range(3)]
    return np.concatenate([*steps, last.reshape(-1, 2, 4)], axis=1)


def find_number_boxes(pixels: Picture, board: FoundBoard) -> Mapping[str, Picture]:
    """Return the boxes for numbers beside a board: corners clockwise from the upper left, in spaces from A1.

    Nothing is returned for a board beside which no layout of ours is seen clearly.
    """
    layouts = pad_layouts(board.size)
    if layouts is None:
        return {}
    seen = _EdgeMaps(pixels, board, layouts)
    ranked = seen.ranked(layouts)
    fits = [seen.fitted(layouts[place], shift) for place, shift in ranked[:_BEST]]
    best = max(fits, key=lambda fit: fit.clear)
    if best.clear < _LEAST_CLEAR or best.seen < _LEAST_SEEN:
        return {}
    return {
        name: corners for name, corners in zip(FIELDS, best.corners, strict=True) if not np.isnan(corners).any()
    }


class _Fit(Struct, frozen=True):
    """Boxes where they are seen, and how well: how clear edges are on average, and which part is seen at all."""

    corners: Picture
    clear: float
    seen: float


class _EdgeMaps:
    """What is around a board, made straight: how clearly each point is on the left, top, right or bottom of a box."""

    def __init__(self, pixels: Picture, board: FoundBoard, layouts: Picture) -> None:
        low = np.floor(np.nanmin(layouts[:, :, :2], axis=(0, 1)) - _BEYOND)
        high = np.ceil(np.nanmax(layouts[:, :, 2:], axis=(0, 1)) + _BEYOND)
        self._low = low
        grey = np.asarray(cv2.cvtColor(_straight(pixels, board, low, high), cv2.COLOR_RGB2GRAY))
        dark = darkness(grey)
        self.dark = dark
        self._maps = [_left_edges(dark), _left_edges(dark.T).T]
        self._maps += [_left_edges(dark[:, ::-1])[:, ::-1], _left_edges(dark[::-1].T).T[::-1]]
        kernel = np.ones((5, 5), np.uint8)
        self._wide = [np.asarray(cv2.dilate(np.ascontiguousarray(one), kernel)) for one in self._maps]

    def _pixels(self, layouts: Picture) -> Picture:
        """Return edges in pixels of the maps."""
        return (layouts - np.concatenate([self._low, self._low])) * _PIXELS

    def ranked(self, layouts: Picture) -> list[tuple[int, tuple[int, int]]]:
        """List layouts with the shift in which they are seen best, the best first."""
        edges = self._pixels(layouts)
        xs, ys = _edge_points(edges)
        is_there = ~np.isnan(xs)
        whole = np.nan_to_num(np.stack([xs, ys])).astype(np.int64)
        count = np.maximum(is_there.sum(axis=(1, 2, 3)), 1)
        high, wide = self._wide[0].shape
        best = np.full(len(layouts), -1.0)
        shifts = np.zeros((len(layouts), 2), np.int64)
        flat = np.stack([one.ravel() for one in self._wide])
        sides = np.arange(4)[None, None, :, None]
        for down in _SHIFTS:
            for right in _SHIFTS:
                at = np.clip(whole[1] + down, 0, high - 1) * wide + np.clip(whole[0] + right, 0, wide - 1)
                clear = np.where(is_there, flat[sides, at], 0.0).sum(axis=(1, 2, 3)) / count
                better = clear > best
                best[better] = clear[better]
                shifts[better] = (right, down)
        order = np.argsort(-best)
        return [(int(place), (int(shifts[place, 0]), int(shifts[place, 1]))) for place in order]

    def fitted(self, layout: Picture, shift: tuple[int, int]) -> _Fit:
        """Move each edge to where it is seen, and all of them together as paper allows."""
        edges = self._pixels(layout[None])
        there = ~np.isnan(edges[0, :, 0])
        boxes = edges[0, there]
        middles = (boxes[:, :2] + boxes[:, 2:]) / 2
        move = np.array([[shift[0], shift[1]], [0.0, 0.0], [0.0, 0.0]])
        origin = middles.mean(axis=0)
        for reach in (_NEARBY, _NEARBY // 2, 3):
            move = self._moved(boxes, move, origin, reach)
        clear = self._clearness(boxes, move, origin, 1)
        own = self._own_shifts(boxes, _GROUPS[there], move, origin)
        corners = np.full((len(layout), 4, 2), np.nan)
        left, top, right, bottom = boxes.T
        around = np.stack([np.stack([left, top], 1), np.stack([right, top], 1), np.stack([right, bottom], 1),
                           np.stack([left, bottom], 1)], axis=1)  # fmt: skip
        placed = around + _offsets(around, move, origin) + own[:, None]
        corners[there] = placed / _PIXELS + self._low
        return _Fit(corners, float(clear.mean()), float((clear > _LEAST_CLEAR / 2).mean()))

    def _moved(self, boxes: Picture, move: Picture, origin: Picture, reach: int) -> Picture:
        """Fit a better move of all boxes: a shift, and how it changes across and down."""
        tries = np.arange(-reach, reach + 1)
        clear = np.stack([self._clearness(boxes, move, origin, 0, int(by)) for by in tries], axis=2)
        clear = clear - 0.004 * np.abs(tries)
        best = clear.argmax(axis=2)
        weight = clear.max(axis=2) ** 2
        spots = _edge_middles(boxes)
        spots = spots + _offsets(spots, move, origin)
        found = []
        for axis in (0, 1):
            sides = [axis, axis + 2]
            at, by = spots[:, sides].reshape(-1, 2), tries[best[:, sides]].ravel().astype(float)
            design = np.concatenate([np.ones((len(at), 1)), (at - origin) / 100], axis=1)
            kind = weight[:, sides].ravel() + 1e-4
            change = np.zeros(3)
            for _ in range(5):
                stiff = np.diag([1e-3, 0.02, 0.02]) * kind.sum()
                change = np.linalg.solve(design.T @ (design * kind[:, None]) + stiff, design.T @ (by * kind))
                kind = (weight[:, sides].ravel() + 1e-4) / (1 + (design @ change - by) ** 2)
            found.append(change)
        return move + np.stack(found, axis=1)

    def _own_shifts(self, boxes: Picture, groups: Picture, move: Picture, origin: Picture) -> Picture:
        """Return how far boxes are from where all together say: layouts of one kind differ a little."""
        tries = np.arange(-_OWN, _OWN + 1)
        clear = np.stack([self._clearness(boxes, move, origin, 0, int(by)) for by in tries], axis=2)
        pairs = clear[:, :2] + clear[:, 2:]
        # Boxes of one kind move together, whatever is written in one of them.
        same = groups[:, None] == groups
        pairs = np.einsum("ab,bsk->ask", same / same.sum(axis=1, keepdims=True), pairs) - _AWAY * np.abs(tries)
        # Where a line is thick or blurred, its middle counts.
        weights = np.exp(20 * (pairs - pairs.max(axis=2, keepdims=True)))
        return np.asarray((weights * tries).sum(axis=2) / weights.sum(axis=2))

    def _clearness(self, boxes: Picture, move: Picture, origin: Picture, near: int, by: int = 0) -> Picture:
        """Return how clear each edge of each box is, where it should be or so near it, in pixels."""
        xs, ys = _edge_points(boxes[None])
        spots = np.stack([xs[0], ys[0]], axis=-1)
        spots = spots + _offsets(spots, move, origin)
        best = np.zeros(spots.shape[:3][:2])
        for more in range(by - near, by + near + 1):
            sides = []
            for side in range(4):
                shift = (more, 0) if side % 2 == 0 else (0, more)
                # Strokes of a pen may look like a part of an edge, and hide a part.
                sides.append(_sampled(self._maps[side], spots[:, side] + shift).mean(axis=1) ** 2)
            best = np.maximum(best, np.stack(sides, axis=1))
        return best


def _straight(pixels: Picture, board: FoundBoard, low: Picture, high: Picture) -> Picture:
    """Return a straight picture of all around a board, from where to where in spaces."""
    rows, columns = board.size
    wide, tall = (int(side) * _PIXELS for side in high - low)
    fine = flattened(pixels, board.place, (low[0] / columns, high[0] / columns, wide * _FINER),
                     (low[1] / rows, high[1] / rows, tall * _FINER))  # fmt: skip
    return np.asarray(cv2.resize(fine, (wide, tall), interpolation=cv2.INTER_AREA))


_COARSE = 16


def flattened(
    photo: Picture, place: BoardPlace, across: tuple[float, float, int], down: tuple[float, float, int]
) -> Picture:
    """Do as `BoardPlace.flattened` does, with places worked out for some pixels only: for large pictures."""
    steps = [np.arange(-(-count // _COARSE) + 1) * _COARSE for *_, count in (across, down)]
    columns = across[0] + (steps[0] + 0.5) * (across[1] - across[0]) / across[2]
    rows = down[0] + (steps[1] + 0.5) * (down[1] - down[0]) / down[2]
    xs, ys = place.spots(*np.meshgrid(columns, rows))
    at = np.meshgrid(np.arange(across[2]) / _COARSE, np.arange(down[2]) / _COARSE)
    spots = [np.asarray(at_, np.float32) for at_ in at]
    fine = [cv2.remap(one, *spots, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE) for one in (xs, ys)]
    return np.asarray(
        cv2.remap(photo, fine[0] - 0.5, fine[1] - 0.5, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    )


def _left_edges(dark: Picture) -> Picture:
    """Return how clearly each point is on the left edge of a box: a dark line, and light at its right."""
    dark = np.ascontiguousarray(dark)
    line = np.asarray(cv2.dilate(dark, np.ones((1, 2 * _THICK - 1), np.uint8)))
    inside = np.full_like(dark, 1.0)
    near = (dark[:, _INSIDE:] + np.roll(dark, -1, axis=1)[:, _INSIDE:]) / 2
    inside[:, :-_INSIDE] = near
    return np.asarray(np.clip((line - inside) / _CLEAREST, 0.0, 1.0), np.float32)


def _edge_points(boxes: Picture) -> tuple[Picture, Picture]:
    """Return points on the left, top, right and bottom edges: layouts, boxes, edges, points."""
    left, top, right, bottom = (boxes[..., edge, None] for edge in range(4))
    across, down = left + (right - left) * _ALONG, top + (bottom - top) * _ALONG
    same = np.ones_like(across)
    xs = np.stack([left * same, across, right * same, across], axis=2)
    ys = np.stack([down, top * same, down, bottom * same], axis=2)
    return xs, ys


def _edge_middles(boxes: Picture) -> Picture:
    left, top, right, bottom = boxes.T
    x, y = (left + right) / 2, (top + bottom) / 2
    return np.stack([np.stack(pair, axis=1) for pair in ((left, y), (x, top), (right, y), (x, bottom))], axis=1)


def _offsets(spots: Picture, move: Picture, origin: Picture) -> Picture:
    """Return how far points move."""
    off = (spots - origin) / 100
    return np.asarray(move[0] + off[..., :1] * move[1] + off[..., 1:] * move[2])


def _sampled(one: Picture, spots: Picture) -> Picture:
    high, wide = one.shape
    xs = np.clip(np.floor(spots[..., 0]).astype(np.int64), 0, wide - 1)
    ys = np.clip(np.floor(spots[..., 1]).astype(np.int64), 0, high - 1)
    return np.asarray(one[ys, xs])
