"""The circle of cards and the special actions: numbers and lists, which the simulator compiles as they stand.

*The circle* is a line of cards from the token on, of which the first ones move to the end: a list with room behind
its end, in which `head` is where the first card lies, and `tail` where the next one goes. *Special actions* that a
player has left are one number, with four bits for each of them and for repeat. Above these there is a bit for each
that the game allows at all: what was never allowed cannot be repeated.
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
_ALLOWED = _BITS * (AGAIN + 1)


def all_specials(specials: Mapping[str, int]) -> int:
    """Pack what a game allows."""
    left = specials[REPEAT] << (_BITS * AGAIN)
    for action, name in enumerate(SPECIAL_ACTIONS):
        if specials[name]:
            left += (specials[name] << (_BITS * action)) + (1 << (_ALLOWED + action))
    return left


def own_uses(left: int, action: int) -> int:
    """Return how often an action can still be used without repeat, or how often repeat can be."""
    return (left >> (_BITS * action)) & _MOST


def uses_left(left: int, action: int) -> int:
    """Return how often an action can still be used; repeat is one more use of what the game allows."""
    return own_uses(left, action) + own_uses(left, AGAIN) * ((left >> (_ALLOWED + action)) & 1)


def paid(left: int, action: int) -> int:
    """Cross an action off: its own uses first, then repeat."""
    return left - (1 << (_BITS * (action if own_uses(left, action) else AGAIN)))


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
