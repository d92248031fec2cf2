"""The boards in a photo: quadrilaterals that have a frame, lines, and names beside them, and no others."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import cv2
import numpy as np
from msgspec import Struct

from quiltsmith.scan.edge_labels import NAMELESS, letters_above, letters_below, numbers_beside, numbers_right
from quiltsmith.scan.edge_tracing import SIDE, traced
from quiltsmith.scan.photo_geometry import BoardPlace, Corners, Picture, darkness
from quiltsmith.scan.quadrilaterals import any_near, lined_frames, outlined_frames, softly_lined_frames

USUAL_SPACES = 9
LEAST_SPACES, MOST_SPACES = 5, 16
"""Boards with fewer or more spaces along a side are not read: fewer have too few names, more too small spaces."""


class GridLines:
    """The light lines of a board, across and down, seen as profiles of its straightened picture."""

    def __init__(self, dark: Picture, place: BoardPlace) -> None:
        flat = place.flattened(dark, (0, 1, SIDE), (0, 1, SIDE))
        self._profiles = (_profile(flat), _profile(flat.T))
        self._likely: dict[int, list[int]] = {}

    def strength(self, axis: int, spaces: int) -> float:
        """Return how clearly there are lines between so many spaces: 0 for columns, 1 for rows."""
        profile = self._profiles[axis]
        lines = profile[np.rint(np.arange(1, spaces) * SIDE / spaces).astype(int)]
        between = profile[np.rint((np.arange(spaces) + 0.5) * SIDE / spaces).astype(int)]
        return float(np.mean(np.minimum(lines, 0.12)) - np.mean(np.minimum(between, 0.12)))

    def likely(self, axis: int) -> list[int]:
        """List all numbers of spaces, likely ones first: the usual one, then those whose lines are seen best."""
        if axis not in self._likely:
            numbers = range(LEAST_SPACES, MOST_SPACES + 1)
            self._likely[axis] = sorted(
                numbers, key=lambda spaces: (spaces != USUAL_SPACES, -self.strength(axis, spaces))
            )
        return self._likely[axis]


def _profile(flat: Picture) -> Picture:
    """Tell for each column how much of it, or of one near it, is a line that is darker than what is beside it."""
    wide = np.pad(flat, ((0, 0), (4, 4)), mode="edge")
    beside = np.maximum(wide[:, :-8], wide[:, 8:])
    profile = np.pad(np.clip(flat - beside, -0.05, 0.25).mean(axis=0), 2, mode="edge")
    return np.asarray(np.lib.stride_tricks.sliding_window_view(profile, 5).max(axis=1))


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
_LEAST_PASTED_SIDE, _MOST_ACROSS_PASTED = 0.2, 0.5
_LIKE_NAMES = 0.6
"""Below and right of a board of ours there is nothing that looks so much like its names."""
_PIXELS, _IN = 10, 3
_CHECKERED = 0.7
"""So much of what differs between spaces is explained by squares that take turns; no patch leaves that."""


def stands_out(dark: Picture, place: BoardPlace, size: tuple[int, int], is_named_clearly: bool = False) -> bool:
    """Return whether opposite sides are about equally strong, and stronger than the grid between them.

    Where names are clear, a side may be weaker than the other, as paper is pasted over frames, but still has to be
    much stronger than the grid.
    """
    reach = _MARGIN / SIDE
    # Rows and columns count from A1, wherever in the photo that is.
    whole = (-reach, 1 + reach, SIDE + 2 * _MARGIN)
    flat = place.flattened(dark, whole, whole)
    each = (_lines(picture, spaces) for picture, spaces in zip((flat, flat.T), size, strict=True))
    return all(_is_framed(lines) or (is_named_clearly and _is_partly_framed(lines)) for lines in each)


def _is_framed(lines: list[float]) -> bool:
    """Compare parallel lines only: a hand that moves blurs them alike."""
    weaker, stronger = sorted((lines[0], lines[-1]))
    return weaker > _LEAST_SIDE * stronger and max(lines[1:-1]) < _MOST_ACROSS * weaker


def _is_partly_framed(lines: list[float]) -> bool:
    weaker, stronger = sorted((lines[0], lines[-1]))
    return weaker > _LEAST_PASTED_SIDE * stronger and max(lines[1:-1]) < _MOST_ACROSS_PASTED * weaker


def _lines(flat: Picture, spaces: int) -> list[float]:
    """Return how strong the lines are between so many rows, with the first side and the last."""
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
    """Tell whether a board with our names is another one: they come again opposite, or it is checkered."""
    return (
        letters_below(dark, place, size[1], _LIKE_NAMES).likeness > _LIKE_NAMES
        or numbers_right(dark, place, size[0], _LIKE_NAMES).likeness > _LIKE_NAMES
        or _is_checkered(grey, place, size)
    )


def is_quilt(dark: Picture, place: BoardPlace) -> bool:
    """Return whether a frame is that of a quilt of the two-player game: letters above it, numbers at the right."""
    for first in range(4):
        turn = place.beginning_at(first)
        letters = letters_above(dark, turn, USUAL_SPACES, least=_LIKE_NAMES)
        if letters.likeness > _LIKE_NAMES:
            numbers = numbers_right(dark, turn, USUAL_SPACES, _LIKE_NAMES)
            if letters.together(numbers) > _LIKE_NAMES:
                return True
    return False


def _is_checkered(grey: Picture, place: BoardPlace, size: tuple[int, int]) -> bool:
    rows, columns = size
    flat = place.flattened(grey, (0, 1, columns * _PIXELS), (0, 1, rows * _PIXELS)).astype(np.float32)
    spaces = flat.reshape(rows, _PIXELS, columns, _PIXELS)[:, _IN:-_IN, :, _IN:-_IN].mean(axis=(1, 3))
    squares = np.where(np.indices(size).sum(axis=0) % 2, 1.0, -1.0)
    differing = float(np.linalg.norm(spaces - spaces.mean()) * np.linalg.norm(squares - squares.mean()))
    return bool(abs(((spaces - spaces.mean()) * squares).sum()) > np.sqrt(_CHECKERED) * max(differing, 1.0))


MOST_BOARDS = 4
_LOOKS = (
    (outlined_frames, 1000),
    (outlined_frames, 400),
    (lined_frames, 1000),
    (outlined_frames, 1600),
    (softly_lined_frames, 1000),
    (lined_frames, 400),
)
"""How frames are looked for, and in a photo of which longer side: in a small one, hatching does not hide them, and
in a large one there are small boards."""
_LEAST_WEAKEST, _LEAST_SEEN = 0.75, 0.85
LEAST_LIKENESS, _LEAST_LEAD = 0.65, 0.08
_LEAST_NAMED = LEAST_LIKENESS - _LEAST_LEAD
"""A turn with names that look less like print is neither taken nor in the way of another."""
_LEAST_DISTINCT, _LEAST_DISTINCT_SOFTLY = 0.02, 0.04
"""How far names are ahead of each other at least, above and beside together."""
_SOFT, _MOST_SOFTLY = 0.8, 8
"""How softly names are looked at in the end, in pixels, and beside how many frames. In blurred or grainy photos
they are seen better so, but so is much that is no name, as dots of a tablecloth are: there have to be lines."""
_CLEAR, _CLEARLY_DISTINCT = 0.7, 0.1
"""Names that look so much like print settle the size and the turn; if they are so far ahead of each other too, the
frame may be partly hidden."""
_LEAST_SQUARE = 0.77
"""Spaces are square, but a camera that looks from the side makes them look like this."""
_FEW, _THOROUGH = 4, 3
"""How many numbers of columns are tried for most frames; for the first ones, which are the largest, all are."""
_SAME = 0.002
_ALONE = 0.42
"""A board that fills so much of a photo leaves no room for others."""
_LEAST_SHARE = 0.4
"""Boards in one photo are of about the same size."""

Size = tuple[int, int]


class FoundBoard(Struct, frozen=True):
    """A board that was found for sure, its rows and columns, and how like their names its names look."""

    place: BoardPlace
    size: Size
    likeness: float


class BoardSearch(Struct, frozen=True):
    """What was found in a photo: boards, or else frames that might have been boards, or quilts."""

    boards: tuple[FoundBoard, ...]
    has_frames: bool
    has_quilts: bool


def find_boards(pixels: Picture, sizes: Sequence[Size] | None) -> BoardSearch:
    """Find up to four boards, from top to bottom and left to right."""
    grey = np.asarray(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY))
    dark = darkness(grey)
    hunt = _Hunt(dark, grey, sizes)
    copies: dict[float, Picture] = {}
    for frames, side in _LOOKS:
        factor = min(1.0, side / max(dark.shape))
        if factor not in copies:
            copies[factor] = np.asarray(cv2.resize(dark, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA))
        for quad in frames(copies[factor]):
            hunt.look_at(BoardPlace(tuple((x / factor, y / factor) for x, y in quad)))
        if len(hunt.found) == MOST_BOARDS or hunt.largest > _ALONE * min(dark.shape):
            break
    hunt.look_softly()
    return BoardSearch(tuple(_in_reading_order(hunt.found)), bool(hunt.tried), hunt.has_quilts)


class _Hunt:
    """The boards that were found so far, and the frames that were looked at."""

    def __init__(self, dark: Picture, grey: Picture, sizes: Sequence[Size] | None) -> None:
        self._dark, self._grey, self._sizes = dark, grey, sizes
        self.found: list[FoundBoard] = []
        self.tried: list[Corners] = []
        self._nameless: list[BoardPlace] = []

    @property
    def largest(self) -> float:
        """How large the largest board is that was found, in pixels."""
        return max((min(board.place.sides) for board in self.found), default=0.0)

    @property
    def has_quilts(self) -> bool:
        """Whether no board was found, but a quilt of the two-player game."""
        return not self.found and any(is_quilt(self._dark, place) for place in self._nameless[:_FEW])

    def look_at(self, place: BoardPlace) -> None:
        """Follow the sides of what may be a frame, and look for names beside it."""
        if len(self.found) == MOST_BOARDS or min(place.sides) < _LEAST_SHARE * max(self.largest, *place.sides):
            return
        if any(_overlap(place, board.place) for board in self.found):
            return
        followed = traced(self._dark, place)
        if followed is None or followed.weakest < _LEAST_WEAKEST or followed.strength < _LEAST_SEEN:
            return
        if any_near(followed.place.corners, self.tried, _SAME):
            return
        self.tried.append(followed.place.corners)
        is_thorough = len(self.tried) <= _THOROUGH
        if not self._take(_named(self._dark, followed.place, self._sizes, is_thorough)):
            self._nameless.append(followed.place)

    def look_softly(self) -> None:
        """Look once more for names beside frames that lie apart from all boards that were found."""
        for place in self._nameless[:_MOST_SOFTLY]:
            is_large = min(place.sides) >= _LEAST_SHARE * self.largest
            if is_large and not any(_overlap(place, board.place) for board in self.found):
                self._take(_named(self._dark, place, self._sizes, True, _SOFT))

    def _take(self, board: FoundBoard | None) -> bool:
        """Keep a board of ours; tell whether it is one."""
        if board is None or is_of_another_game(self._dark, self._grey, board.place, board.size):
            return False
        if len(self.found) < MOST_BOARDS and not any(_overlap(board.place, other.place) for other in self.found):
            self.found.append(board)
        return True


def _named(
    dark: Picture, place: BoardPlace, sizes: Sequence[Size] | None, is_thorough: bool, softness: float = 0.0
) -> FoundBoard | None:
    """Find the size and the turn in which the names are there, clearly better than in any other turn."""
    lines = GridLines(dark, place)
    turns = [_Turn(dark, place.beginning_at(first), lines, first % 2, softness) for first in range(4)]
    best, second = _ranked(turns, MOST_SPACES - LEAST_SPACES + 1 if is_thorough else _FEW)[:2]
    if best.likeness < LEAST_LIKENESS or best.likeness - second.likeness < _LEAST_LEAD:
        return None
    if best.distinct < (_LEAST_DISTINCT_SOFTLY if softness else _LEAST_DISTINCT) or not best.is_square:
        return None
    if (softness and not best.is_lined) or not best.is_framed or (sizes is not None and best.size not in sizes):
        return None
    return FoundBoard(best.place, best.size, best.likeness)


def _ranked(turns: list[_Turn], numbers: int) -> list[_Turn]:
    """Look for names of so many numbers of columns, until they are clear; the best turn comes first."""
    for number in range(numbers):
        for turn in turns:
            turn.look(number)
        if max(turn.likeness for turn in turns) > _CLEAR:
            break
    return sorted(turns, key=lambda turn: -turn.likeness)


class _Turn:
    """One way to hold a board: what is seen of names above and beside it, for the best numbers of spaces."""

    def __init__(
        self, dark: Picture, place: BoardPlace, lines: GridLines, turned: int, softness: float = 0.0
    ) -> None:
        self._dark, self.place, self._softness = dark, place, softness
        self._lines, self._turned = lines, turned
        self._tried: set[int] = set()
        self._above, self._beside = NAMELESS, NAMELESS
        self._columns, self._rows = USUAL_SPACES, USUAL_SPACES

    def look(self, number: int) -> None:
        """Look for names of the next likely number of columns; where there are letters, for those of rows."""
        columns = self._lines.likely(self._turned)[number]
        above = letters_above(self._dark, self.place, columns, self._softness, _LEAST_NAMED)
        if above.likeness > self._above.likeness:
            self._above, self._columns = above, columns
        if self._above.likeness < LEAST_LIKENESS:
            return
        across, down = self.place.sides
        expected = self._columns * down / across
        for rows in {*range(ceil(expected * _LEAST_SQUARE), int(expected / _LEAST_SQUARE) + 1)} - self._tried:
            self._tried.add(rows)
            beside = numbers_beside(self._dark, self.place, rows, self._softness, _LEAST_NAMED)
            if beside.likeness > self._beside.likeness:
                self._beside, self._rows = beside, rows

    @property
    def likeness(self) -> float:
        """How like names both look, equally far from the frame."""
        return self._above.together(self._beside)

    @property
    def distinct(self) -> float:
        """How far the names are ahead of other names at the same places."""
        return self._above.distinct + self._beside.distinct

    @property
    def is_lined(self) -> bool:
        """Whether there are lines between the columns, and between the rows."""
        across = self._lines.strength(self._turned, self._columns)
        return across > 0 and self._lines.strength(1 - self._turned, self._rows) > 0

    @property
    def is_framed(self) -> bool:
        """Whether the frame stands out."""
        is_clear = self.likeness > _CLEAR and self.distinct > _CLEARLY_DISTINCT
        return stands_out(self._dark, self.place, self.size, is_clear)

    @property
    def size(self) -> Size:
        """Rows and columns."""
        return self._rows, self._columns

    @property
    def is_square(self) -> bool:
        """Whether spaces would be nearly square."""
        across, down = self.place.sides
        return _LEAST_SQUARE < (across / self._columns) / (down / self._rows) < 1 / _LEAST_SQUARE


def _overlap(one: BoardPlace, other: BoardPlace) -> bool:
    """Return whether the middle of one board lies within the other."""
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
