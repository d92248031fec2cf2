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

from collections.abc import Iterable, MutableSequence, Sequence
from itertools import accumulate
from typing import Literal, NamedTuple

from quiltsmith.geometry.board import Board, Mask, low_word
from quiltsmith.simulate.patchwork_setup import WORST_CELL, MatchSetup, Turned
from quiltsmith.stable_random import signed

LARGEST_IN_SHORT_LANES = 24
"""A patch of more cells needs wider lanes, or its sums would overflow."""
BLOCKED = {16: 1 << 10, 32: 1 << 16}
"""What a filled cell counts, by the width of the lanes: more than any sum of an allowed placement."""
NOTHING = -1
_ENCODINGS = {16: "utf-16-be", 32: "utf-32-be"}
_TYPES: dict[int, Literal["H", "I"]] = {16: "H", 32: "I"}
_OWN, _BESIDE_ONE, _BESIDE_MORE = 0, 3, {2: 6, 3: 7, 4: 8}
"""Which of the tables in long integers are for own cells, and for spaces beside one cell or more."""
_TABLES = 6
"""In rows: for own cells, for spaces beside one to four cells, and zeros to fill up with."""
_STEPS_AT_ONCE = 4
_AT_ONCE = 16
"""How far the least sum is looked for from below where the limit is far away."""
Tables = tuple[int, ...]


class TurnedLosses(NamedTuple):
    """How the losses of an orientation are summed up in long integers."""

    turn: int
    ones: int
    """A 1 in each lane in which its corner may lie."""
    tops: int
    """The topmost bit of each of these lanes."""
    least: int
    """No sum is less."""
    offset: int
    """What sums exceed those of the tables by, in each of these lanes, with the topmost bits."""
    own: tuple[tuple[int, int], ...]
    """Which tables are added for its own cells, and by how many bits each is moved to the right."""
    beside: tuple[tuple[int, int], ...]
    """The same for the spaces beside it."""


class LossNumbers(NamedTuple):
    """What losses are summed up from, in long integers."""

    full: Mask
    width: int
    """The bits of a lane."""
    row: int
    """The bits of a row of lanes."""
    blocked: int
    ones: int
    """A 1 in each lane."""
    all_blocked: int
    """What filled cells count, in all lanes: more than enough to be blocked, since offsets may be negative."""
    gain: int
    """How much less than that a free cell counts."""
    length: int
    """The most lanes that sums have."""
    most_turns: int
    """The most orientations that a patch has."""
    reaches: Sequence[int]
    """By orientation: its corner lies in a lane before this."""
    turned: Sequence[TurnedLosses]
    tables: list[Tables]
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
    ones, row = _lanes(board.rows * board.stride, width), board.stride * width
    blocked_cell = BLOCKED[width] + 8 * max(patch.size for patch in setup.patches)
    turned = [
        (turned, patch.usual_loss + patch.least_change) for patch in setup.patches for turned in patch.turned
    ]
    return LossNumbers(
        full=board.full,
        width=width,
        row=row,
        blocked=BLOCKED[width],
        ones=ones,
        all_blocked=blocked_cell * ones << (row + width),
        gain=blocked_cell - WORST_CELL,
        length=board.rows * board.stride,
        most_turns=max(len(patch.turned) for patch in setup.patches),
        reaches=[each.reach for each, _ in turned],
        turned=[_turned_losses(board, width, turn, *each) for turn, each in enumerate(turned)],
        tables=[()] * slots,
    )


def _turned_losses(board: Board, width: int, turn: int, turned: Turned, least: int) -> TurnedLosses:
    margin, own = board.stride + 1, _in_pairs(turned.cells, board.stride, _OWN)
    beside = _in_pairs([step for step, count in turned.around if count == 1], board.stride, _BESIDE_ONE)
    beside += [(_BESIDE_MORE[count], step) for step, count in turned.around if count > 1]
    ones = _lanes(turned.reach, width)
    tops = ones << (width - 1)
    return TurnedLosses(
        turn=turn,
        ones=ones,
        tops=tops,
        least=least,
        offset=_offset(turned) * ones + tops,
        own=tuple((table, (step + margin) * width) for table, step in own),
        beside=tuple((table, (step + margin) * width) for table, step in beside),
    )


def _in_pairs(steps: Iterable[int], stride: int, first: int) -> list[tuple[int, int]]:
    """Cover spaces by as many pairs as are found quickly; tell the table of each, and its first space.

    The table for one space comes first, then that for one and its right neighbour, and that for one and the space
    below it.
    """
    left, found = sorted(steps), list[tuple[int, int]]()
    while left:
        step = left.pop(0)
        for table, other in ((first + 1, step + 1), (first + 2, step + stride)):
            if other in left:
                left.remove(other)
                found.append((table, step))
                break
        else:
            found.append((first, step))
    return found


def _lanes(count: int, width: int) -> int:
    """Return a 1 in each of so many lanes."""
    return int(((1 << (count * width)) - 1) // ((1 << width) - 1))


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

    Those of own cells and of spaces beside one cell follow as sums of each with its right neighbour, and with the
    space below, so that fewer numbers have to be added.

    The perimeter follows from the own cells alone: a side that is closed already is gone, and no other is opened
    there. So the tables of the spaces beside them tell only where dents and holes come up.
    """
    width, row = losses.width, losses.row
    free = _spread(losses.full & ~quilt, width, losses.ones) << (row + width)
    # Free neighbours of all spaces, counted in their lanes and taken apart into bits.
    beside = (free << width) + (free >> width) + (free << row) + (free >> row)
    odd, twos, fours = beside & free, (beside >> 1) & free, (beside >> 2) & free
    one = odd & twos
    three, two, four = odd ^ one, twos ^ one, free ^ (odd | twos | fours)
    own = losses.all_blocked - losses.gain * free + ((beside & 7 * free) << 1) - three - 3 * four
    beside_one = two + (three << 1)
    losses.tables[slot] = (
        *(own, own + (own >> width), own + (own >> row)),
        *(beside_one, beside_one + (beside_one >> width), beside_one + (beside_one >> row)),
        *(one + 3 * two, fours + 3 * one, 3 * fours),
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
    losses: LossNumbers, slot: int, first: int, last: int, sums: MutableSequence[int], limit: int
) -> tuple[int, int, int]:
    """Return the least sum of some orientations with its orientation and corner, the first of equals.

    One that is not below a limit need not be found; then the limit is returned with nothing.
    """
    limit = max(0, min(limit, losses.blocked))
    tables, best_turn, found = losses.tables[slot], NOTHING, 0
    for turn, ones, tops, least, offset, own, beside in losses.turned[first:last]:
        # Where the topmost bit of a lane is gone after the limit was taken off, its sum is less.
        above = offset - limit * ones
        for table, shift in own:
            above += tables[table] >> shift
        if above & tops == tops:
            continue
        for table, shift in beside:
            above += tables[table] >> shift
        left = above & tops
        if left == tops:
            continue
        start, limit = limit, limit - 1
        while least < limit:
            middle = least + _AT_ONCE if limit - least > 2 * _AT_ONCE else (least + limit) >> 1
            lower = (above + (start - 1 - middle) * ones) & tops
            if lower == tops:
                least = middle + 1
            else:
                limit, left = middle, lower
        best_turn, found = turn, left ^ tops
    if not found:
        return limit, NOTHING, NOTHING
    return limit, best_turn, ((found & -found).bit_length() - 1) // losses.width


def least_loss_in_rows(
    losses: LossRows, slot: int, first: int, last: int, sums: MutableSequence[int], limit: int
) -> tuple[int, int, int]:
    """Do what `least_loss` does in rows, whatever the limit: it saves no work here, and what is found is kept."""
    limit, best_turn, best_corner = losses.blocked, NOTHING, NOTHING
    for turn in range(first, last):
        sum_losses_in_rows(losses, slot, turn, sums, 0)
        lowest = sums[0]
        for corner in range(losses.reaches[turn]):
            lowest = min(lowest, sums[corner])
        if lowest < limit:
            corner = 0
            while sums[corner] != lowest:
                corner += 1
            limit, best_turn, best_corner = signed(lowest), turn, corner
    return limit, best_turn, best_corner


def _summed(losses: LossNumbers, slot: int, turn: int) -> list[int]:
    """Return the sums of an orientation; those of corners that it does not reach mean nothing and are cut off."""
    tables, turned = losses.tables[slot], losses.turned[turn]
    total = turned.offset - turned.tops
    for table, shift in (*turned.own, *turned.beside):
        total += tables[table] >> shift
    size = losses.reaches[turn] * losses.width // 8
    total &= (1 << (size * 8)) - 1
    return memoryview(total.to_bytes(size, "little")).cast(_TYPES[losses.width]).tolist()


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


MACHINE_FORMS = (
    (write_losses, write_losses_in_rows),
    (sum_losses, sum_losses_in_rows),
    (least_loss, least_loss_in_rows),
)
"""Which function is compiled instead of which."""
