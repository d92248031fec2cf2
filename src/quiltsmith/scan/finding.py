"""The boards in a photo: quadrilaterals that have a frame, lines, and names beside them, and no others."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from msgspec import Struct

from quiltsmith.scan.frames import frame_candidates
from quiltsmith.scan.grids import LEAST_SPACES, MOST_SPACES, GridLines
from quiltsmith.scan.names import name_likeness
from quiltsmith.scan.paper import Picture, darkness
from quiltsmith.scan.places import BoardPlace, Corners
from quiltsmith.scan.tracing import traced

MOST_BOARDS = 4
_SEARCH_SIDE = 1000
_LEAST_WEAKEST, _LEAST_SEEN = 0.35, 0.6
_LEAST_LIKENESS, _LEAST_LEAD = 0.5, 0.15
_LEAST_LINES, _LEAST_SQUARE = 0.008, 0.5
_MOST_SIZES = 3
_LEAST_SHARE = 0.4
"""Boards in one photo are of about the same size, and lines of a wrong size are less clear than this share."""

Size = tuple[int, int]


class FoundBoard(Struct, frozen=True):
    """A board that was found for sure, its rows and columns, and how like their names its names look."""

    place: BoardPlace
    size: Size
    likeness: float


class BoardSearch(Struct, frozen=True):
    """What was found in a photo: boards, and whether there were frames that might have been boards."""

    boards: tuple[FoundBoard, ...]
    has_frames: bool


def find_boards(pixels: Picture, sizes: Sequence[Size] | None) -> BoardSearch:
    """Find up to four boards, from top to bottom and left to right."""
    grey = cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY)
    dark = darkness(np.asarray(grey))
    factor = min(1.0, _SEARCH_SIDE / max(dark.shape))
    small = cv2.resize(dark, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
    found: list[FoundBoard] = []
    has_frames = False
    for quad in frame_candidates(np.asarray(small)):
        place = BoardPlace(tuple((x / factor, y / factor) for x, y in quad))
        largest = max((min(board.place.sides) for board in found), default=0.0)
        if min(place.sides) < _LEAST_SHARE * max(largest, max(place.sides)):
            continue
        if any(_overlap(place, board.place) for board in found):
            continue
        followed = traced(dark, place)
        if followed is None or followed.weakest < _LEAST_WEAKEST or followed.strength < _LEAST_SEEN:
            continue
        has_frames = True
        board = _named(dark, followed.place, sizes)
        if board is not None and not any(_overlap(board.place, other.place) for other in found):
            found.append(board)
        if len(found) == MOST_BOARDS:
            break
    return BoardSearch(tuple(_in_reading_order(found)), has_frames)


def retraced(pixels: Picture, corners: Corners) -> BoardPlace:
    """Find the bends again of a board whose corners are known, clockwise from A1's."""
    place = BoardPlace(corners)
    followed = traced(darkness(np.asarray(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY))), place)
    return place if followed is None else followed.place


def _named(dark: Picture, place: BoardPlace, sizes: Sequence[Size] | None) -> FoundBoard | None:
    """Find the size and the turn in which the names are there, clearly better than in any other turn."""
    lines = GridLines(dark, place)
    best: dict[int, tuple[float, Size]] = {}
    for size in _sizes(lines, place):
        for first in range(4):
            rows, columns = size if first % 2 == 0 else size[::-1]
            if sizes is None or (rows, columns) in sizes:
                likeness = min(name_likeness(dark, place.beginning_at(first), rows, columns))
                if likeness > best.get(first, (-1.0, size))[0]:
                    best[first] = likeness, (rows, columns)
    ranked = sorted(((likeness, first, size) for first, (likeness, size) in best.items()), reverse=True)
    if not ranked or ranked[0][0] < _LEAST_LIKENESS:
        return None
    if len(ranked) > 1 and ranked[0][0] - ranked[1][0] < _LEAST_LEAD:
        return None
    likeness, first, size = ranked[0]
    return FoundBoard(place.beginning_at(first), size, likeness)


def _sizes(lines: GridLines, place: BoardPlace) -> list[Size]:
    """List the sizes whose lines are seen best, with spaces that are nearly square."""
    across, down = place.sides
    clear = [
        (lines.strength(1, rows) + lines.strength(0, columns), (rows, columns))
        for rows in range(LEAST_SPACES, MOST_SPACES + 1)
        for columns in range(LEAST_SPACES, MOST_SPACES + 1)
        if _LEAST_SQUARE < (across / columns) / (down / rows) < 1 / _LEAST_SQUARE
        and min(lines.strength(1, rows), lines.strength(0, columns)) > _LEAST_LINES
    ]
    clear.sort(reverse=True)
    return [size for strength, size in clear[:_MOST_SIZES] if strength > _LEAST_SHARE * clear[0][0]]


def _overlap(one: BoardPlace, other: BoardPlace) -> bool:
    """Tell whether the middle of one board lies within the other."""
    for inner, outer in ((one, other), (other, one)):
        middle = np.mean(np.array(inner.corners), axis=0)
        outline = np.array(outer.corners, np.float32).reshape(-1, 1, 2)
        if cv2.pointPolygonTest(outline, (float(middle[0]), float(middle[1])), False) >= 0:
            return True
    return False


def _in_reading_order(boards: list[FoundBoard]) -> list[FoundBoard]:
    """Sort boards into rows: one whose middle is beside another comes after it, else below it."""
    middles = {id(board): np.mean(np.array(board.place.corners), axis=0) for board in boards}
    left = sorted(boards, key=lambda board: float(middles[id(board)][1]))
    ordered: list[FoundBoard] = []
    while left:
        top = left[0]
        height = max(y for _, y in top.place.corners) - min(y for _, y in top.place.corners)
        row = [b for b in left if middles[id(b)][1] - middles[id(top)][1] < height / 2]
        ordered += sorted(row, key=lambda board: float(middles[id(board)][0]))
        left = [board for board in left if all(board is not other for other in row)]
    return ordered
