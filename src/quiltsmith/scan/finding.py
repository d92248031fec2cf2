"""The boards in a photo: quadrilaterals that have a frame, lines, and names beside them, and no others."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from msgspec import Struct

from quiltsmith.scan.frames import frame_candidates
from quiltsmith.scan.grids import USUAL_SPACES, GridLines
from quiltsmith.scan.names import letters_above, numbers_beside
from quiltsmith.scan.paper import Picture, darkness
from quiltsmith.scan.places import BoardPlace, Corners
from quiltsmith.scan.tracing import traced

MOST_BOARDS = 4
_SEARCH_SIDE = 1000
_LEAST_WEAKEST, _LEAST_SEEN = 0.35, 0.6
_LEAST_LIKENESS, _LEAST_LEAD = 0.5, 0.15
_CLEAR = 0.62
"""Names that look so much like print settle the size and the turn."""
_LEAST_SQUARE = 0.7
_MOST_TRIED = 5
"""How many numbers of columns and rows are tried."""
_LEAST_SHARE = 0.4
"""Boards in one photo are of about the same size."""

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
    turns = [_Turn(dark, place.beginning_at(first), lines, first % 2) for first in range(4)]
    for number in range(_MOST_TRIED):
        for turn in turns:
            turn.look(number)
        ranked = sorted(turns, key=lambda turn: -turn.likeness)
        if ranked[0].likeness > _CLEAR:
            break
    best, second = ranked[:2]
    if best.likeness < _LEAST_LIKENESS or best.likeness - second.likeness < _LEAST_LEAD:
        return None
    if not best.is_square or (sizes is not None and best.size not in sizes):
        return None
    return FoundBoard(best.place, best.size, best.likeness)


class _Turn:
    """One way to hold a board: how like names the places above and beside it look, for the best numbers of spaces."""

    def __init__(self, dark: Picture, place: BoardPlace, lines: GridLines, turned: int) -> None:
        self._dark, self.place = dark, place
        self._likely = lines.likely(turned), lines.likely(1 - turned)
        self._tried: set[int] = set()
        self._above, self._beside = (0.0, USUAL_SPACES), (0.0, USUAL_SPACES)

    def look(self, number: int) -> None:
        """Look for names of the next likely numbers of columns and rows; for numbers only where there are letters."""
        columns = self._likely[0][number]
        self._above = max(self._above, (letters_above(self._dark, self.place, columns), columns))
        if self._above[0] >= _LEAST_LIKENESS:
            across, down = self.place.sides
            expected = round(self._above[1] * down / across)
            for tried in {expected, *self._likely[1][: number + 1]} - self._tried:
                self._tried.add(tried)
                self._beside = max(self._beside, (numbers_beside(self._dark, self.place, tried), tried))

    @property
    def likeness(self) -> float:
        """How like names both look: the worse of both."""
        return min(self._above[0], self._beside[0])

    @property
    def size(self) -> Size:
        """Rows and columns."""
        return self._beside[1], self._above[1]

    @property
    def is_square(self) -> bool:
        """Whether spaces would be nearly square."""
        across, down = self.place.sides
        return _LEAST_SQUARE < (across / self.size[1]) / (down / self.size[0]) < 1 / _LEAST_SQUARE


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
