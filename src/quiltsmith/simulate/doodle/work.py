"""The lists that games are played on: made once and used for one game after the other.

A record holds a whole game as numbers, in this order: the start patch, how many single spaces were shaded, every
turn, the single spaces in their order, the scorings, the cards left in the last turn, the empty spaces and the
total.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import NamedTuple

from quiltsmith.games.doodle.engine.specials import SINGLE, uses_left
from quiltsmith.simulate.doodle.plan import Plan
from quiltsmith.simulate.doodle.tables import Tables

NOTHING = -1
"""The card of a pass, the token's card in the last turn, and the start card where there are none."""
CARD, ORIENTATION, POSITION, IS_NEIGHBOUR, CUTS = range(5)
"""The fields of a move: the card, how it lies, where its first space lies, and the special actions used for it."""
MOVE_FIELDS = 5
VALUE = MOVE_FIELDS
RANKED_FIELDS = MOVE_FIELDS + 1
"""A move and what it is worth to a bot."""
TOKEN = MOVE_FIELDS
TURN_FIELDS = MOVE_FIELDS + 1
"""A move and the token's card."""
SINGLES = MOVE_FIELDS
TURNS = MOVE_FIELDS + 1
"""Where the number of single spaces stands, and where the turns begin."""
SINGLE_FIELDS = 2
"""The turn and the space; one turn more than there are stands for the time after the last scoring."""
SCORE_FIELDS = 4
"""The points, the index of the corner, the rows and the columns of the rectangle."""


class Work(NamedTuple):
    """All that changes during a game, beside its state."""

    stream: MutableSequence[int]
    """The random numbers."""
    cards: MutableSequence[int]
    """The cards in the order in which they come to the table; those not dealt follow."""
    rolls: MutableSequence[int]
    line: MutableSequence[int]
    """The circle of cards, from the token on."""
    record: MutableSequence[int]
    ranked: MutableSequence[int]
    """The best moves of a turn, the very best first."""
    lacking: MutableSequence[int]
    """How many spaces each target lacks."""


def new_work(tables: Tables, plan: Plan, ranked: int) -> Work:
    """Make the lists for games in which a bot compares so many moves of a turn."""
    return Work(
        stream=[0],
        cards=[0] * tables.cards,
        rolls=[0] * (tables.turns - 1),
        line=[0] * (cards_dealt(tables) + tables.turns * tables.circle),
        record=[0] * record_size(tables),
        ranked=[0] * (ranked * RANKED_FIELDS),
        lacking=[0] * plan.target_count,
    )


def cards_dealt(tables: Tables) -> int:
    """Tell how many cards a whole game shows."""
    return tables.circle + (tables.rounds - 1) * tables.round_turns


def singles_begin(tables: Tables) -> int:
    """Tell where the single spaces of a record begin."""
    return TURNS + tables.turns * TURN_FIELDS


def scores_begin(tables: Tables) -> int:
    """Tell where the scorings of a record begin."""
    return singles_begin(tables) + SINGLE_FIELDS * uses_left(tables.specials, SINGLE)


def choice_begins(tables: Tables) -> int:
    """Tell where the cards of the last turn begin."""
    return scores_begin(tables) + SCORE_FIELDS * tables.rounds


def end_begins(tables: Tables) -> int:
    """Tell where the empty spaces of a record stand; the total is the last number behind them."""
    return choice_begins(tables) + tables.circle - tables.round_turns + 1


def record_size(tables: Tables) -> int:
    """Tell how many numbers a record has."""
    return end_begins(tables) + 2
