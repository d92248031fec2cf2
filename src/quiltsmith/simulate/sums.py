"""Whole numbers summed over many games: exact, so that it does not matter who adds them up, and in which order."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from operator import add

from msgspec import Struct

WHOLE = "q"
"""Signed numbers of 64 bits, the kind of array that the standard library and numba share."""


class Sums(Struct, frozen=True):
    """Named rows of sums; those of two batches of the same run are added number by number."""

    rows: Mapping[str, array[int]]

    def __add__(self, other: Sums) -> Sums:
        return Sums({name: _added(row, other.rows[name]) for name, row in self.rows.items()})


def zeros(size: int) -> array[int]:
    """Make a row of sums to which nothing has been added."""
    return array(WHOLE, bytes(array(WHOLE).itemsize * size))


def whole_numbers(numbers: Iterable[int]) -> array[int]:
    """Make a row of sums."""
    return array(WHOLE, numbers)


def _added(one: array[int], other: array[int]) -> array[int]:
    if len(one) != len(other):
        raise ValueError("sums of different games cannot be added")
    return array(WHOLE, map(add, one, other))
