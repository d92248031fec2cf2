"""What every placement of a patch does to the tidiness of a quilt, for all places of an orientation at once.

The untidiness of a quilt is the perimeter of its free area, plus 1 for each free space that is closed on three
sides, plus 3 for each that is closed on all four. A patch changes it only by its own cells and by the spaces
beside it. So the change is a sum of small numbers that can be looked up: one for each cell, one for each space
beside it by how many of the patch's cells it touches. A filled cell counts so much that the sum of a placement
that is not allowed exceeds all others.

All sums of an orientation are made at once, which is done in two ways. In plain Python the numbers of all spaces
lie in one long integer, in lanes of 16 or 32 bits, and such integers are shifted and added. Compiled, they lie in
rows of short numbers, which the machine adds many at a time. The functions of the second way have the same names
with `_in_rows` at their end; numba is told to take them instead, and tests compare both.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from itertools import accumulate, repeat
from operator import itemgetter, rshift
from typing import Literal, NamedTuple

from quiltsmith.geometry.board import Board, Mask, low_word
from quiltsmith.simulate.patchwork_setup import WORST_CELL, MatchSetup, Turned
from quiltsmith.stable_random import signed

LARGEST_IN_SHORT_LANES = 24
"""A patch of more cells needs wider lanes, or its sums would overflow."""
BLOCKED = {16: 1 << 10, 32: 1 << 16}
"""What a filled cell counts, by the width of the lanes: more than any sum of an allowed placement."""
NO_CORNER = -1
_ENCODINGS = {16: "utf-16-be", 32: "utf-32-be"}
_TYPES: dict[int, Literal["H", "I"]] = {16: "H", 32: "I"}
_TABLES = 6
"""For own cells, for spaces beside one to four cells, and zeros to fill up with."""
_STEPS_AT_ONCE = 4


class LossNumbers(NamedTuple):
    """What losses are summed up from, in long integers."""

    board: Board
    width: int
    """The bits of a lane."""
    blocked: int
    blocked_cell: int
    """What a filled cell counts here: more, since offsets may be negative."""
    ones: int
    """A 1 in each lane."""
    length: int
    """The most lanes that sums have."""
    most_turns: int
    """The most orientations that a patch has."""
    reaches: Sequence[int]
    """By orientation: its corner lies in a lane before this."""
    tops: Sequence[int]
    """By orientation: the topmost bit of each of these lanes."""
    offsets: Sequence[int]
    """By orientation, in all lanes: what sums exceed those of the tables by."""
    cell_shifts: Sequence[tuple[int, ...]]
    """By orientation: by how many bits the first table is moved to the right for each cell."""
    looks: Sequence[Callable[[tuple[int, ...]], tuple[int, ...]]]
    """By orientation: a function that picks the tables for the spaces beside it."""
    shifts: Sequence[tuple[int, ...]]
    """By how many bits each of these is moved to the right."""
    tables: list[tuple[int, ...]]
    """All of them moved to the left by a row and a space, so that none has to be moved that way."""


class LossRows(NamedTuple):
    """The same in rows of short numbers, with a margin of filled spaces around the board."""

    rows: int
    columns: int
    stride: int
    length: int
    blocked: int
    reaches: Sequence[int]
    first_steps: Sequence[int]
    """Where the steps of each orientation begin."""
    steps: Sequence[int]
    """Where to look in the tables of a quilt for the corner 0."""
    bitmap: MutableSequence[int]
    """1 where a space is filled."""
    numbers: MutableSequence[int]
    """The tables of all quilts."""


def loss_numbers(setup: MatchSetup, slots: int) -> LossNumbers:
    """Make ready to sum up losses in long integers, with numbers for so many quilts at a time."""
    board, width = setup.game.board, lane_width(setup)
    ones = sum(1 << (lane * width) for lane in range(board.rows * board.stride))
    turned = [turned for patch in setup.patches for turned in patch.turned]
    return LossNumbers(
        board=board,
        width=width,
        blocked=BLOCKED[width],
        blocked_cell=BLOCKED[width] + 8 * max(patch.size for patch in setup.patches),
        ones=ones,
        length=board.rows * board.stride,
        most_turns=max(len(patch.turned) for patch in setup.patches),
        reaches=[each.reach for each in turned],
        tops=[sum(1 << (lane * width - 1) for lane in range(1, each.reach + 1)) for each in turned],
        offsets=[_offset(each) * ones for each in turned],
        cell_shifts=[tuple((step + board.stride + 1) * width for step in each.cells) for each in turned],
        looks=[itemgetter(*(count for _, count in each.around)) for each in turned],
        shifts=[tuple((step + board.stride + 1) * width for step, _ in each.around) for each in turned],
        tables=[()] * slots,
    )


def loss_rows(setup: MatchSetup, slots: int) -> LossRows:
    """Make ready to sum up losses in rows, with numbers for so many quilts at a time."""
    board = setup.game.board
    length, margin = (board.rows + 2) * board.stride + 2, board.stride + 1
    turned = [turned for patch in setup.patches for turned in patch.turned]
    zeros = (_TABLES - 1) * length
    steps = [[table * length + margin + step for step, table in _looks(each)] for each in turned]
    filled_up = [each + [zeros] * (-len(each) % _STEPS_AT_ONCE) for each in steps]
    return LossRows(
        rows=board.rows,
        columns=board.columns,
        stride=board.stride,
        length=length,
        blocked=BLOCKED[lane_width(setup)],
        reaches=[each.reach for each in turned],
        first_steps=[0, *accumulate(map(len, filled_up))],
        steps=[step for each in filled_up for step in each],
        bitmap=[1] * length,
        numbers=[0] * (slots * _TABLES * length),
    )


def lane_width(setup: MatchSetup) -> int:
    """Return how many bits a sum needs."""
    return 16 if max(patch.size for patch in setup.patches) <= LARGEST_IN_SHORT_LANES else 32


def _offset(turned: Turned) -> int:
    """Return what sums exceed those of the tables by, which count all four sides of each cell as opened."""
    return 2 * sum(touched for _, touched in turned.around) - 8 * len(turned.cells)


def _looks(turned: Turned) -> list[tuple[int, int]]:
    """List where an orientation looks, and in which table."""
    return [(step, 0) for step in turned.cells] + list(turned.around)


def write_losses(losses: LossNumbers, slot: int, quilt: Mask) -> None:
    """Write the tables to look up for a quilt: own cells, then spaces beside one, two, three and four cells.

    The perimeter follows from the own cells alone: a side that is closed already is gone, and no other is opened
    there. So the tables of the spaces beside them tell only where dents and holes come up.
    """
    width, ones, row = losses.width, losses.ones, losses.board.stride * losses.width
    free = _spread(losses.board.full & ~quilt, width, ones) << (row + width)
    # Free neighbours of all spaces, counted in their lanes and taken apart into bits.
    beside = (free << width) + (free >> width) + (free << row) + (free >> row)
    odd, twos, fours = beside & free, (beside >> 1) & free, (beside >> 2) & free
    one, three, two = odd & twos, odd & ~twos, twos & ~odd
    four = free ^ (odd | twos | fours)
    blocked = losses.blocked_cell * ((ones << (row + width)) - free)
    open_sides = odd + (twos << 1) + (fours << 2)
    losses.tables[slot] = (
        blocked + WORST_CELL * free + (open_sides << 1) - three - 3 * four,
        two + (three << 1),
        one + 3 * two,
        fours + 3 * one,
        3 * fours,
    )


def write_losses_in_rows(losses: LossRows, slot: int, quilt: Mask) -> None:
    """Do what `write_losses` does in rows."""
    length, stride, numbers, bitmap = losses.length, losses.stride, losses.numbers, losses.bitmap
    margin = stride + 1
    for row in range(losses.rows):
        line, start = low_word(quilt >> (row * stride)), margin + row * stride
        for column in range(losses.columns):
            bitmap[start + column] = (line >> column) & 1
    own = slot * _TABLES * length + margin
    beside_one, beside_two = own + length, own + 2 * length
    beside_three, beside_four = own + 3 * length, own + 4 * length
    for index in range(length - 2 * margin):
        space = margin + index
        closed = bitmap[space - 1] + bitmap[space + 1] + bitmap[space - stride] + bitmap[space + stride]
        filled = bitmap[space]
        free = 1 - filled
        is_open, is_one, is_two, is_three = closed == 0, closed == 1, closed == 2, closed == 3
        numbers[own + index] = free * (WORST_CELL - is_three - 3 * (closed == 4)) + filled * losses.blocked
        numbers[beside_one + index] = free * (2 + is_two + 2 * is_three)
        numbers[beside_two + index] = free * (4 + is_one + 3 * is_two)
        numbers[beside_three + index] = free * (6 + is_open + 3 * is_one)
        numbers[beside_four + index] = free * (8 + 3 * is_open)


def sum_losses(losses: LossNumbers, slot: int, turn: int, sums: MutableSequence[int], start: int) -> None:
    """Write the sums of an orientation for all corners into a list."""
    found = _summed(losses, slot, turn)
    sums[start : start + len(found)] = found


def sum_losses_in_rows(losses: LossRows, slot: int, turn: int, sums: MutableSequence[int], start: int) -> None:
    """Do what `sum_losses` does in rows."""
    base, reach, numbers, steps = (
        slot * _TABLES * losses.length,
        losses.reaches[turn],
        losses.numbers,
        losses.steps,
    )
    for corner in range(reach):
        sums[start + corner] = 0
    for index in range(losses.first_steps[turn], losses.first_steps[turn + 1], _STEPS_AT_ONCE):
        one, two = base + steps[index], base + steps[index + 1]
        three, four = base + steps[index + 2], base + steps[index + 3]
        for corner in range(reach):
            sums[start + corner] += (
                numbers[one + corner] + numbers[two + corner] + numbers[three + corner] + numbers[four + corner]
            )


def least_loss(
    losses: LossNumbers, slot: int, turn: int, sums: MutableSequence[int], limit: int
) -> tuple[int, int]:
    """Return the least sum of an orientation and its corner, the first of equals, if that is below a limit."""
    tables, tops, ones = losses.tables[slot], losses.tops[turn], losses.ones
    bar = limit * ones
    own = sum(map(rshift, repeat(tables[0]), losses.cell_shifts[turn]), losses.offsets[turn])
    # Where the topmost bit of a lane is gone after a subtraction, its sum was less.
    if not tops & ~((own | tops) - bar):
        return limit, NO_CORNER
    raised = sum(map(rshift, losses.looks[turn](tables), losses.shifts[turn]), own) | tops
    found = tops & ~(raised - bar)
    if not found:
        return limit, NO_CORNER
    least, most = 0, limit - 1
    while least < most:
        middle = min((least + most) >> 1, least + 31)
        lower = tops & ~(raised - (middle + 1) * ones)
        if lower:
            most, found = middle, lower
        else:
            least = middle + 1
    return least, ((found & -found).bit_length() - 1) // losses.width


def least_loss_in_rows(
    losses: LossRows, slot: int, turn: int, sums: MutableSequence[int], limit: int
) -> tuple[int, int]:
    """Do what `least_loss` does in rows."""
    sum_losses_in_rows(losses, slot, turn, sums, 0)
    lowest = sums[0]
    for corner in range(losses.reaches[turn]):
        lowest = min(lowest, sums[corner])
    if lowest >= limit:
        return limit, NO_CORNER
    corner = 0
    while sums[corner] != lowest:
        corner += 1
    return signed(lowest), corner


def _summed(losses: LossNumbers, slot: int, turn: int) -> list[int]:
    total, size = _total(losses, slot, turn), losses.reaches[turn] * losses.width // 8
    total &= (1 << (size * 8)) - 1
    return memoryview(total.to_bytes(size, "little")).cast(_TYPES[losses.width]).tolist()


def _total(losses: LossNumbers, slot: int, turn: int) -> int:
    """Return the sums of an orientation in lanes; those of corners that it does not reach mean nothing."""
    tables = losses.tables[slot]
    own = sum(map(rshift, repeat(tables[0]), losses.cell_shifts[turn]), losses.offsets[turn])
    total: int = sum(map(rshift, losses.looks[turn](tables), losses.shifts[turn]), own)
    return total


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
    counts = [mask.bit_count() for mask in closed_sides(board, quilt)]
    return sum(closed * count for closed, count in enumerate(counts)) + counts[3] + 3 * counts[4]


def _spread(mask: Mask, width: int, ones: int) -> int:
    """Return a number with every bit of a mask in a lane of its own."""
    digits = int.from_bytes(f"{mask:b}".encode(_ENCODINGS[width]), "big")
    return digits & ones
