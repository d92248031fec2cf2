"""The rules of the two-player game as far as they are arithmetic: functions of whole numbers and nothing else.

The engine plays by them, and the simulator compiles them as they stand.
"""

from __future__ import annotations


def is_first_to_move(first_time: int, first_arrived: int, second_time: int, second_arrived: int) -> bool:
    """Tell whether it is the first player's turn: further behind, or on the same space and on top."""
    if first_time != second_time:
        return first_time < second_time
    return first_arrived > second_arrived


def advance_target(own_time: int, other_time: int, last: int) -> int:
    """Give the space in front of the other token, where an advance ends."""
    return max(own_time, min(other_time + 1, last))


def take_target(own_time: int, duration: int, last: int) -> int:
    """Give the space where taking a patch ends."""
    return min(own_time + duration, last)


def points(buttons: int, tile: int, empty: int, tile_points: int, points_per_empty_space: int) -> int:
    """Give what a player's currency, tile (1 or 0) and empty spaces are worth."""
    return buttons + tile * tile_points + empty * points_per_empty_space


def winner_of(first: int, second: int, finished_first: int) -> int:
    """Give the winner by the points of both: on a tie, who reached the last space first."""
    if first == second:
        return finished_first
    return 0 if first > second else 1
