"""What a position is worth to a bot: functions of whole numbers, compiled as they stand by the fast engine.

A position is worth, in points: the currency, the tile, what the empty spaces cost, the income of the marks
ahead, and what the time left can still bring: so much a unit (2.3 in the usual game), but no more than filling
all spaces and walking the rest. A quarter of the quilt's untidiness goes off. Values are whole numbers,
twentieths of a point, so that every engine on every machine agrees.
"""

from __future__ import annotations

SCALE = 20
"""The number of units in a point."""
TIDINESS = 5
"""What a unit of untidiness costs: a quarter of a point."""


def position_worth(
    points: int,
    income: int,
    marks_left: int,
    time_left: int,
    time_worth: int,
    per_space: int,
    to_fill: int,
    loss: int,
) -> int:
    """Value a position; `to_fill` is what filling all empty spaces would bring."""
    by_time = min(time_worth * time_left, SCALE * (to_fill + per_space * time_left))
    return SCALE * (points + income * marks_left) + by_time - TIDINESS * loss


def time_worth(per_space: int, points_per_empty_space: int) -> int:
    """Tell what a unit of time is worth while patches can be had for it: 2.3 points in the usual game."""
    return SCALE * per_space - 13 * points_per_empty_space
