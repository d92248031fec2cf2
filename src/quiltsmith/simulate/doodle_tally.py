"""What is counted over many games: whole numbers only, so that batches add up to the same sums in any order.

The last three rows are for regressions, such as of the total on which cards were the token's. A factor of a game
is 1 or 0: the first is 1 in every game, then come the token's cards of each round, then the start card. An
outcome is the total, the empty spaces or the points of a round. `pairs` counts the games in which two factors
were 1, `effects` adds up the outcomes of the games in which a factor was 1, `products` the products of two
outcomes. The card of the last turn is no factor: a bot chooses it, so that it tells of the bot and not of the
card.

The functions are compiled as they stand.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from quiltsmith.games.doodle.doodle_circle import AGAIN, CUT, NEIGHBOUR, SINGLE
from quiltsmith.geometry.board import Mask, lowest, without_lowest
from quiltsmith.simulate.batches import Sums, zeros
from quiltsmith.simulate.doodle_arena import (
    CARD,
    CUTS,
    IS_NEIGHBOUR,
    NOTHING,
    SCORE_FIELDS,
    SINGLE_FIELDS,
    SINGLES,
    TOKEN,
    TURN_FIELDS,
    TURNS,
    Arena,
    choice_begins,
    end_begins,
    scores_begin,
    singles_begin,
)
from quiltsmith.simulate.doodle_tables import DoodleSetup, Tables

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


def tally_shape(setup: DoodleSetup) -> TallyShape:
    """Return how the rows are divided for a game and its deck."""
    board, score = setup.board, setup.scoring.score
    sides = [(rows, columns) for rows in range(1, board.rows + 1) for columns in range(1, board.columns + 1)]
    most = max(score(rows, columns) for rows, columns in sides)
    factors = 1 + setup.rounds * len(setup.cards) + len(setup.starts)
    return TallyShape(setup.per_empty * board.spaces, most, factors, FIRST_ROUND + setup.rounds)


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
    """Return the sums without the lists that are only used on the way."""
    return Sums({name: row for name, row in tally._asdict().items() if name != "present"})


CARD_COUNT = 8


def count_game(tables: Tables, shape: TallyShape, tally: Tally, arena: Arena, filled: Mask) -> None:
    """Add a recorded game and its final board."""
    count_turns(tables, tally, arena)
    count_last_choice(tables, tally, arena)
    record, end = arena.record, end_begins(tables)
    tally.totals[record[end + 1] - shape.lowest_total] += 1
    tally.empties[record[end]] += 1
    for scoring in range(tables.rounds):
        points = record[scores_begin(tables) + SCORE_FIELDS * scoring]
        tally.scores[scoring * (shape.most_points + 1) + points] += 1
    while filled:
        tally.filled[lowest(filled)] += 1
        filled = without_lowest(filled)
    count_factors(tables, shape, tally, arena)


def count_turns(tables: Tables, tally: Tally, arena: Arena) -> None:
    """Count what became of the token's cards, passes and special actions."""
    record, last = arena.record, tables.turns
    passes, neighbours, cuts = 0, 0, 0
    for turn in range(1, last + 1):
        at = TURNS + (turn - 1) * TURN_FIELDS
        card, token, scoring = record[at + CARD], record[at + TOKEN], (turn - 1) // tables.round_turns
        if token != NOTHING:
            begin = (token * tables.rounds + scoring) * CARD_COUNT
            tally.cards[begin + WAS_TOKEN] += 1
            if card == token:
                tally.cards[begin + WAS_DRAWN] += 1
            elif card == NOTHING:
                tally.cards[begin + WAS_PASSED] += 1
            else:
                tally.cards[begin + WAS_EXCHANGED] += 1
        if card == NOTHING:
            passes += 1
            tally.passes_in_turn[turn] += 1
            continue
        begin = (card * tables.rounds + scoring) * CARD_COUNT
        if record[at + CUTS]:
            tally.cards[begin + WAS_CUT] += 1
            cuts += record[at + CUTS]
            tally.uses_in_turn[CUT * (last + 2) + turn] += record[at + CUTS]
        if record[at + IS_NEIGHBOUR]:
            tally.cards[begin + WAS_BORROWED] += 1
            neighbours += 1
            tally.uses_in_turn[NEIGHBOUR * (last + 2) + turn] += 1
    singles = record[SINGLES]
    for single in range(singles):
        turn = record[singles_begin(tables) + SINGLE_FIELDS * single]
        tally.uses_in_turn[SINGLE * (last + 2) + turn] += 1
    tally.passes[passes] += 1
    tally.uses[NEIGHBOUR * (MOST_USES + 1) + neighbours] += 1
    tally.uses[SINGLE * (MOST_USES + 1) + singles] += 1
    tally.uses[CUT * (MOST_USES + 1) + cuts] += 1


def count_last_choice(tables: Tables, tally: Tally, arena: Arena) -> None:
    """Count which cards were left in the last turn, and which of them was drawn."""
    record, last_round = arena.record, tables.rounds - 1
    drawn = record[TURNS + (tables.turns - 1) * TURN_FIELDS + CARD]
    for index in range(choice_begins(tables), end_begins(tables)):
        begin = (record[index] * tables.rounds + last_round) * CARD_COUNT
        tally.cards[begin + WAS_OFFERED] += 1
        if record[index] == drawn:
            tally.cards[begin + WAS_CHOSEN] += 1


def count_factors(tables: Tables, shape: TallyShape, tally: Tally, arena: Arena) -> None:
    """Add the factors and outcomes of a game, all with all."""
    record, present, end = arena.record, tally.present, end_begins(tables)
    present[0], size = 0, 1
    for turn in range(1, tables.turns):
        scoring = (turn - 1) // tables.round_turns
        present[size] = 1 + scoring * tables.cards + record[TURNS + (turn - 1) * TURN_FIELDS + TOKEN]
        size += 1
    if record[CARD] != NOTHING:
        present[size] = 1 + tables.rounds * tables.cards + record[CARD]
        size += 1
    for one in range(size):
        for other in range(size):
            tally.pairs[present[one] * shape.factors + present[other]] += 1
        for outcome in range(shape.outcomes):
            value = outcome_of(tables, record, end, outcome)
            tally.effects[present[one] * shape.outcomes + outcome] += value
    for one in range(shape.outcomes):
        for other in range(shape.outcomes):
            product = outcome_of(tables, record, end, one) * outcome_of(tables, record, end, other)
            tally.products[one * shape.outcomes + other] += product


def outcome_of(tables: Tables, record: Sequence[int], end: int, outcome: int) -> int:
    """Return the total, the empty spaces or the points of a round."""
    if outcome < FIRST_ROUND:
        return record[end + 1 - outcome]
    return record[scores_begin(tables) + SCORE_FIELDS * (outcome - FIRST_ROUND)]
