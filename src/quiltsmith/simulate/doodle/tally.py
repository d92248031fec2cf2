"""What is counted over many games: whole numbers only, so that batches add up to the same sums in any order.

The last three rows are for regressions, such as of the total on which cards were the token's. A factor of a game
is 1 or 0: the first is 1 in every game, then come the token's cards of each round, then the start card. An
outcome is the total, the empty spaces or the points of a round. `pairs` counts the games in which two factors
were 1, `effects` adds up the outcomes of the games in which a factor was 1, `products` the products of two
outcomes. The card of the last turn is no factor: a bot chooses it, so that it tells of the bot and not of the
card.
"""

from __future__ import annotations

from array import array
from typing import NamedTuple

from quiltsmith.games.doodle.engine.specials import AGAIN
from quiltsmith.simulate.doodle.tables import GameTables, Tables
from quiltsmith.simulate.sums import Sums, zeros

CARD_COUNTS = ("token", "drawn", "passed", "exchanged", "cut", "borrowed", "offered", "chosen")
"""What is counted of a card in each round.

How often it was the token's, was then drawn, passed or exchanged for a neighbour's; how often it was cut, and
drawn as a neighbour; and how often it was among those of the last turn, and drawn there.
"""
WAS_TOKEN, WAS_DRAWN, WAS_PASSED, WAS_EXCHANGED, WAS_CUT, WAS_BORROWED, WAS_OFFERED, WAS_CHOSEN = range(8)
MOST_USES = 18
"""No game allows a special action more often, all repetitions included."""
TOTAL, EMPTY, FIRST_ROUND = range(3)
"""The outcomes: total, empty spaces, and the points of the first round and of those that follow it."""


class Tally(NamedTuple):
    """The rows of sums, one number after the other, and a list of the factors that are 1 in a game."""

    totals: array[int]
    """How many games had each total, the lowest that is possible first."""
    scores: array[int]
    """By round and points."""
    empties: array[int]
    """By the number of empty spaces."""
    uses: array[int]
    """By special action and how often it was used in a game."""
    uses_in_turn: array[int]
    """By special action and turn; the last one stands for the time after the last scoring."""
    passes: array[int]
    """By how many turns of a game were passed."""
    passes_in_turn: array[int]
    cards: array[int]
    """By card, round and what is counted of it."""
    filled: array[int]
    """By space, one more at the end of every row."""
    pairs: array[int]
    effects: array[int]
    products: array[int]
    present: array[int]


class TallyShape(NamedTuple):
    """How the rows are divided."""

    lowest_total: int
    most_points: int
    factors: int
    outcomes: int


def tally_shape(setting: GameTables) -> TallyShape:
    """Work out how the rows are divided for a game and its deck."""
    board, score = setting.board, setting.scoring.score
    sides = [(rows, columns) for rows in range(1, board.rows + 1) for columns in range(1, board.columns + 1)]
    most = max(score(rows, columns) for rows, columns in sides)
    factors = 1 + setting.rounds * len(setting.cards) + len(setting.starts)
    return TallyShape(setting.per_empty * board.spaces, most, factors, FIRST_ROUND + setting.rounds)


def new_tally(tables: Tables, shape: TallyShape) -> Tally:
    """Make the rows, all 0."""
    return Tally(
        totals=zeros(tables.rounds * shape.most_points - shape.lowest_total + 1),
        scores=zeros(tables.rounds * (shape.most_points + 1)),
        empties=zeros(tables.spaces + 1),
        uses=zeros(AGAIN * (MOST_USES + 1)),
        uses_in_turn=zeros(AGAIN * (tables.turns + 2)),
        passes=zeros(tables.turns + 1),
        passes_in_turn=zeros(tables.turns + 1),
        cards=zeros(tables.cards * tables.rounds * len(CARD_COUNTS)),
        filled=zeros(tables.stride * (tables.spaces // (tables.stride - 1))),
        pairs=zeros(shape.factors * shape.factors),
        effects=zeros(shape.factors * shape.outcomes),
        products=zeros(shape.outcomes * shape.outcomes),
        present=zeros(tables.turns + 2),
    )


def sums_of(tally: Tally) -> Sums:
    """Give the sums without the lists that are only used on the way."""
    return Sums({name: row for name, row in tally._asdict().items() if name != "present"})
