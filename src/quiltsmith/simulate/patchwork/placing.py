"""Where a patch lies best: what every placement does to the tidiness of a quilt, for all placements at once.

The untidiness of a quilt is the perimeter of its free area, plus 1 for each free space that is closed on three
sides, plus 3 for each that is closed on all four. A patch changes it only by its own cells and by the spaces
beside it. So the change is a sum of small numbers that can be looked up: one for each cell, one for each space
beside it by how many of the patch's cells it touches. A number for each space of the board lies in a lane of 16
bits of one long integer; shifting and adding such integers sums for all places of an orientation at once. A
filled cell counts so much that the sum of a placement that is not allowed exceeds all others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from quiltsmith.geometry.board import Board, Mask
from quiltsmith.simulate.patchwork.setup import WORST_CELL, MatchSetup, PatchForSale, Turned
from quiltsmith.simulate.patchwork.valuing import SCALE, TIDINESS

LARGEST_IN_SHORT_LANES = 60
"""A patch of more cells needs wider lanes, or its sums would overflow."""
BLOCKED = {16: 1 << 10, 32: 1 << 16}
"""What a filled cell counts, by the width of the lanes: more than any sum of an allowed placement."""
_ENCODINGS = {16: "utf-16-be", 32: "utf-32-be"}
_TYPES: dict[int, Literal["H", "I"]] = {16: "H", 32: "I"}


class Placed(Struct, frozen=True):
    """A patch on a quilt: the spaces, the change of untidiness, and whether it fills the square of the tile."""

    spaces: Mask
    loss: int
    wins_tile: bool = False


class Placer:
    """Places patches on quilts; what was found for a quilt is kept until the next game."""

    def __init__(self, setup: MatchSetup) -> None:
        self._game, self._board = setup.game, setup.game.board
        self._width = lane_width(setup)
        self._blocked = BLOCKED[self._width]
        self._lanes: dict[Mask, tuple[int, ...]] = {}
        self._best: dict[tuple[Mask, str, bool], Placed | None] = {}
        self._ones = sum(1 << (lane * self._width) for lane in range(self._board.rows * self._board.stride))
        self._untidy: dict[Mask, int] = {}
        self._windows = tuple(square_windows(self._board, self._game.tile_side))

    def forget(self) -> None:
        """Make room for another game."""
        self._lanes.clear()
        self._best.clear()
        self._untidy.clear()

    def untidiness(self, quilt: Mask) -> int:
        """Measure a quilt."""
        if quilt not in self._untidy:
            self._untidy[quilt] = untidiness(self._board, quilt)
        return self._untidy[quilt]

    def best(self, quilt: Mask, patch: PatchForSale, is_tile_free: bool) -> Placed | None:
        """Find the placement that leaves the quilt tidiest, or wins the tile if that is worth more.

        Of equals the first counts, by orientation, then by row and column. None if there is no room.
        """
        key = (quilt, patch.id, is_tile_free)
        if key not in self._best:
            self._best[key] = self._find_best(quilt, patch, is_tile_free)
        return self._best[key]

    def places(self, quilt: Mask, patch: PatchForSale) -> Iterator[Placed]:
        """List all placements, by orientation, then by row and column."""
        lanes = self._lanes_of(quilt)
        for turned in patch.turned:
            for corner, loss in enumerate(self._losses(lanes, turned)):
                if loss < self._blocked:
                    yield Placed(turned.pattern << corner, loss - patch.usual_loss)

    def _find_best(self, quilt: Mask, patch: PatchForSale, is_tile_free: bool) -> Placed | None:
        missing = self._missing(quilt, patch.size) if is_tile_free else []
        if missing:
            return self._best_with_tile(quilt, patch, missing)
        lanes = self._lanes_of(quilt)
        best, least = 0, self._blocked
        for turned in patch.turned:
            losses = self._losses(lanes, turned)
            loss = min(losses)
            if loss < least:
                best, least = turned.pattern << losses.tolist().index(loss), loss
        return Placed(best, least - patch.usual_loss) if best else None

    def _best_with_tile(self, quilt: Mask, patch: PatchForSale, missing: list[Mask]) -> Placed | None:
        best: Placed | None = None
        best_value = 0
        for placed in self.places(quilt, patch):
            wins_tile = any(window & ~placed.spaces == 0 for window in missing)
            value = SCALE * self._game.tile_points * wins_tile - TIDINESS * placed.loss
            if best is None or value > best_value:
                best, best_value = Placed(placed.spaces, placed.loss, wins_tile), value
        return best

    def _missing(self, quilt: Mask, size: int) -> list[Mask]:
        """List what is missing to each square that earns the tile, where a patch of this size may fill it."""
        if quilt.bit_count() + size < self._game.tile_side**2:
            return []
        missing = [window & ~quilt for window in self._windows]
        return [window for window in missing if window.bit_count() <= size]

    def _losses(self, lanes: tuple[int, ...], turned: Turned) -> memoryview[int]:
        """Sum up all corners of an orientation; the view is as long as its reach."""
        width = self._width
        own, total = lanes[0], 0
        for step in turned.cells:
            total += own >> (step * width)
        for step, touched in turned.around:
            beside = lanes[touched]
            total += beside >> (step * width) if step >= 0 else beside << (-step * width)
        size = turned.reach * width // 8
        total &= (1 << (size * 8)) - 1
        return memoryview(total.to_bytes(size, "little")).cast(_TYPES[width])

    def _lanes_of(self, quilt: Mask) -> tuple[int, ...]:
        """Give the numbers to look up: for own cells, then for spaces beside one, two, three and four cells."""
        lanes = self._lanes.get(quilt)
        if lanes is None:
            lanes = self._lanes[quilt] = self._make_lanes(quilt)
        return lanes

    def _make_lanes(self, quilt: Mask) -> tuple[int, ...]:
        open_, one, two, three, four = (
            _spread(mask, self._width, self._ones) for mask in closed_sides(self._board, quilt)
        )
        free = open_ + one + two + three + four
        return (
            WORST_CELL * free - three - 3 * four + self._blocked * (self._ones - free),
            2 * free + two + 2 * three,
            4 * free + one + 3 * two,
            6 * free + open_ + 3 * one,
            8 * free + 3 * open_,
        )


def lane_width(setup: MatchSetup) -> int:
    """Tell how many bits a sum needs."""
    return 16 if max(patch.size for patch in setup.patches) <= LARGEST_IN_SHORT_LANES else 32


def closed_sides(board: Board, quilt: Mask) -> tuple[Mask, Mask, Mask, Mask, Mask]:
    """Sort the free spaces by how many of their four sides are closed, by a patch or the edge."""
    free, stride = board.full & ~quilt, board.stride
    left, right, up, down = free << 1, free >> 1, free << stride, free >> stride
    # Free neighbours counted in binary, all spaces at once; the guard column keeps rows apart.
    either_side, both_sides, either_end, both_ends = left ^ right, left & right, up ^ down, up & down
    odd = either_side ^ either_end
    two_or_more = both_sides | both_ends | (either_side & either_end)
    all_four = both_sides & both_ends
    return (
        free & all_four,
        free & odd & two_or_more,
        free & ~odd & two_or_more & ~all_four,
        free & odd & ~two_or_more,
        free & ~odd & ~two_or_more,
    )


def untidiness(board: Board, quilt: Mask) -> int:
    """Measure a quilt: what `Placed.loss` is the change of."""
    counts = [mask.bit_count() for mask in closed_sides(board, quilt)]
    return sum(closed * count for closed, count in enumerate(counts)) + counts[3] + 3 * counts[4]


def square_windows(board: Board, side: int) -> Iterator[Mask]:
    """List the squares of a side on a board, topmost and leftmost first."""
    if side > min(board.rows, board.columns):
        return
    corner = board.mask((row, column) for row in range(side) for column in range(side))
    for row in range(board.rows - side + 1):
        for column in range(board.columns - side + 1):
            yield corner << (row * board.stride + column)


def _spread(mask: Mask, width: int, ones: int) -> int:
    """Give every bit of a mask a lane of its own."""
    digits = int.from_bytes(f"{mask:b}".encode(_ENCODINGS[width]), "big")
    return digits & ones
