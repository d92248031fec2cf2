"""How many closed sides the spaces of a shape have, wherever it may lie: filled spaces and edges beside them.

A shape with many closed sides leaves few edges, so that this tells cheaply which places cannot be the best. It is
counted in two ways, as `patchwork_losses.py` does it. In plain Python the numbers of all spaces lie in one long
integer, in lanes of 8 or 16 bits; such integers are shifted and added, for all places of an orientation at once.
Compiled, the bits of masks are counted for each place. numba is told to take the functions of the second way
instead of those of the first, and tests compare both.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from quiltsmith.geometry.board import Mask, count
from quiltsmith.simulate.doodle_tables import Plan, Tables

LANES, SUMS = range(2)
"""What is kept of a board: the closed sides of each space, and the sums of an orientation for all places."""


def write_sides(tables: Tables, plan: Plan, sides: MutableSequence[Any], free: Mask) -> None:
    """Count the closed sides of all spaces of a board, given its free ones."""
    width = plan.side_bits
    ones = tables.spaces // (tables.stride - 1) * tables.stride
    every = ((1 << (ones * width)) - 1) // ((1 << width) - 1)
    encoding = "ascii" if width == 8 else "utf-16-be"
    lanes = int.from_bytes(f"{free:b}".encode(encoding), "big") & every
    row = tables.stride * width
    beside = (lanes << width) + (lanes >> width) + (lanes << row) + (lanes >> row)
    sides[LANES] = 4 * every - (beside & (every * ((1 << width) - 1)))


def sum_sides(tables: Tables, plan: Plan, sides: MutableSequence[Any], orientation: int) -> None:
    """Add up the closed sides of an orientation's spaces, for all places at once."""
    width, lanes = plan.side_bits, sides[LANES]
    total = lanes
    for step in range(tables.orientation_steps[orientation], tables.orientation_steps[orientation + 1]):
        total = lanes + (total >> (tables.steps[step] * width))
    data = total.to_bytes((total.bit_length() + 15) // 16 * 2, "little")
    sides[SUMS] = data if width == 8 else memoryview(data).cast("H")


def sides_closed(tables: Tables, sides: MutableSequence[Any], orientation: int, position: int) -> int:
    """Return how many closed sides the spaces of an orientation have with its first space at a position."""
    return int(sides[SUMS][position])


def write_side_masks(tables: Tables, plan: Plan, sides: MutableSequence[Any], free: Mask) -> None:
    """Do for masks what `write_sides` does."""
    sides[0] = ~(free << 1)
    sides[1] = ~(free >> 1)
    sides[2] = ~(free << tables.stride)
    sides[3] = ~(free >> tables.stride)


def sum_no_sides(tables: Tables, plan: Plan, sides: MutableSequence[Any], orientation: int) -> None:
    """Do nothing: masks are counted place by place."""


def sides_counted(tables: Tables, sides: MutableSequence[Any], orientation: int, position: int) -> int:
    """Do with masks what `sides_closed` does."""
    spaces = tables.patterns[orientation] << position
    return (
        count(spaces & sides[0]) + count(spaces & sides[1]) + count(spaces & sides[2]) + count(spaces & sides[3])
    )


MACHINE_FORMS = (
    (write_sides, write_side_masks),
    (sum_sides, sum_no_sides),
    (sides_closed, sides_counted),
)
"""Which function is compiled instead of which."""
