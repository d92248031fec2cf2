"""The circle of cards and the token: a line of cards from the token on, of which the first ones move to the end.

The line is a list with room behind its end: `head` is where its first card lies, `tail` where the next one goes.
The simulator compiles these functions as they stand.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

from quiltsmith.games.doodle.doodle_game import DoodleGame

Card = TypeVar("Card")


def line_room(game: DoodleGame) -> int:
    """Tell how long the list must be to hold the line through a whole game."""
    return game.cards_dealt + game.turns * game.circle


def move_token(line: MutableSequence[Card], head: int, tail: int, roll: int) -> int:
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
