"""The special actions that a player has left, as one number with four bits for each of them and for repeat.

The simulator compiles these functions as they stand.
"""

from __future__ import annotations

from collections.abc import Mapping

from quiltsmith.games.doodle.doodle_game import REPEAT, SPECIAL_ACTIONS

NEIGHBOUR, SINGLE, CUT, AGAIN = range(4)
"""The special actions as numbers, in the order of their names; the last one is repeat."""
_BITS = 4
_MOST = (1 << _BITS) - 1


def all_specials(specials: Mapping[str, int]) -> int:
    """Pack what a game allows."""
    return sum(specials[name] << (_BITS * action) for action, name in enumerate((*SPECIAL_ACTIONS, REPEAT)))


def uses_left(left: int, action: int) -> int:
    """Tell how often an action can still be used."""
    return ((left >> (_BITS * action)) & _MOST) + (left >> (_BITS * AGAIN))


def paid(left: int, action: int) -> int:
    """Cross an action off: its own uses first, then repeat."""
    own = (left >> (_BITS * action)) & _MOST
    return left - (1 << (_BITS * (action if own else AGAIN)))
