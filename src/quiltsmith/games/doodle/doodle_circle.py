"""The circle of cards and the special actions: numbers and lists, which the simulator compiles as they stand.

*The circle* is a line of cards from the token on, of which the first ones move to the end: a list with room behind
its end, in which `head` is where the first card lies, and `tail` where the next one goes. *Special actions* that a
player has left are one number, with four bits for each of them and for repeat.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence
from typing import TypeVar

from quiltsmith.games.doodle.doodle_game import REPEAT, SPECIAL_ACTIONS, DoodleGame

Item = TypeVar("Item")
NEIGHBOUR, SINGLE, CUT, AGAIN = range(4)
"""The special actions as numbers, in the order of their names; the last one is repeat."""
_BITS = 4
_MOST = (1 << _BITS) - 1


def all_specials(specials: Mapping[str, int]) -> int:
    """Pack what a game allows."""
    return sum(specials[name] << (_BITS * action) for action, name in enumerate((*SPECIAL_ACTIONS, REPEAT)))


def uses_left(left: int, action: int) -> int:
    """Return how often an action can still be used."""
    return ((left >> (_BITS * action)) & _MOST) + (left >> (_BITS * AGAIN))


def paid(left: int, action: int) -> int:
    """Cross an action off: its own uses first, then repeat."""
    own = (left >> (_BITS * action)) & _MOST
    return left - (1 << (_BITS * (action if own else AGAIN)))


def line_room(game: DoodleGame) -> int:
    """Return how long the list must be to hold the line through a whole game."""
    return game.cards_dealt + game.turns * game.circle


def move_token(line: MutableSequence[Item], head: int, tail: int, roll: int) -> int:
    """Move the token behind a roll, and tell by how many cards: it is the one at the new head that counts.

    The card to the left of it is then the last of the line, the one to the right is the second.
    """
    moves = (roll - 1) % (tail - head)
    for step in range(moves):
        line[tail + step] = line[head + step]
    return moves


def cards_beside(head: int, tail: int) -> int:
    """Count the neighbours of the token's card: the last card of the line and, if it is another, the second."""
    return min(tail - head - 1, 2)
