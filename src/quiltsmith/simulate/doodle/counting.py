"""A game added to the sums.

Compiled as it stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.games.doodle.engine.specials import CUT, NEIGHBOUR, SINGLE
from quiltsmith.geometry.board import Mask, lowest, without_lowest
from quiltsmith.simulate.doodle.tables import Tables
from quiltsmith.simulate.doodle.tally import (
    FIRST_ROUND,
    MOST_USES,
    WAS_BORROWED,
    WAS_CHOSEN,
    WAS_CUT,
    WAS_DRAWN,
    WAS_EXCHANGED,
    WAS_OFFERED,
    WAS_PASSED,
    WAS_TOKEN,
    Tally,
    TallyShape,
)
from quiltsmith.simulate.doodle.work import (
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
    Work,
    choice_begins,
    end_begins,
    scores_begin,
    singles_begin,
)

CARD_COUNT = 8


def count_game(tables: Tables, shape: TallyShape, tally: Tally, work: Work, filled: Mask) -> None:
    """Add a recorded game and its final board."""
    count_turns(tables, tally, work)
    count_last_choice(tables, tally, work)
    record, end = work.record, end_begins(tables)
    tally.totals[record[end + 1] - shape.lowest_total] += 1
    tally.empties[record[end]] += 1
    for scoring in range(tables.rounds):
        points = record[scores_begin(tables) + SCORE_FIELDS * scoring]
        tally.scores[scoring * (shape.most_points + 1) + points] += 1
    while filled:
        tally.filled[lowest(filled)] += 1
        filled = without_lowest(filled)
    count_factors(tables, shape, tally, work)


def count_turns(tables: Tables, tally: Tally, work: Work) -> None:
    """Count what became of the token's cards, passes and special actions."""
    record, last = work.record, tables.turns
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


def count_last_choice(tables: Tables, tally: Tally, work: Work) -> None:
    """Count which cards were left in the last turn, and which of them was drawn."""
    record, last_round = work.record, tables.rounds - 1
    drawn = record[TURNS + (tables.turns - 1) * TURN_FIELDS + CARD]
    for index in range(choice_begins(tables), end_begins(tables)):
        begin = (record[index] * tables.rounds + last_round) * CARD_COUNT
        tally.cards[begin + WAS_OFFERED] += 1
        if record[index] == drawn:
            tally.cards[begin + WAS_CHOSEN] += 1


def count_factors(tables: Tables, shape: TallyShape, tally: Tally, work: Work) -> None:
    """Add the factors and outcomes of a game, all with all."""
    record, present, end = work.record, tally.present, end_begins(tables)
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
    """Give the total, the empty spaces or the points of a round."""
    if outcome < FIRST_ROUND:
        return record[end + 1 - outcome]
    return record[scores_begin(tables) + SCORE_FIELDS * (outcome - FIRST_ROUND)]
