"""The bot `beam`: the best few moves of a turn, each played on through samples of what may come.

It ranks the moves of a turn as `greedy` does and keeps the best of them, the beam. Then it imagines what may
come: the rolls, and the cards of later rounds, drawn from those that nobody has seen yet. In each sample it makes
every move of the beam and goes on greedily to the end of the game. After half of the samples it drops the worse
half of the moves; in the end it makes the one with the largest sum of totals. All moves are compared in the same
samples, so that luck does not decide between them.

Compiled as it stands.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from quiltsmith.geometry.board import count
from quiltsmith.simulate.doodle.greedy import best_single, rank_moves
from quiltsmith.simulate.doodle.plan import Plan
from quiltsmith.simulate.doodle.state import (
    State,
    best_points,
    whole_board,
    with_move,
    with_next_turn,
    with_single,
)
from quiltsmith.simulate.doodle.tables import Tables
from quiltsmith.simulate.doodle.work import NOTHING, RANKED_FIELDS, VALUE, Work, cards_dealt
from quiltsmith.stable_random import below, shuffle_front

WIDTH = 6
"""How many moves are compared."""
SAMPLES = 12
"""Through how many samples the better half of them is played."""


def beam_move(tables: Tables, plan: Plan, work: Work, dream: Work, state: State) -> None:
    """Put the best move of the turn at the top of the ranked moves."""
    moves = work.ranked
    kept = rank_moves(tables, plan, work, state, WIDTH)
    if state.turn == tables.turns:
        return
    for index in range(kept):
        moves[index * RANKED_FIELDS + VALUE] = 0
    unseen = find_unseen(tables, work, dream, state)
    for sample in range(SAMPLES):
        imagine(tables, work, dream, state, unseen)
        for index in range(kept):
            at = index * RANKED_FIELDS
            for place in range(state.head, state.tail):
                dream.line[place - state.head] = work.line[place]
            after = with_move(tables, state, moves, at)
            moved = State(after.filled, after.left, after.turn, 0, state.tail - state.head, 0)
            moves[at + VALUE] += play_on(tables, plan, dream, moved)
        if 2 * (sample + 1) == SAMPLES:
            sort_moves(moves, kept)
            kept = (kept + 1) // 2
    sort_moves(moves, kept)


def find_unseen(tables: Tables, work: Work, dream: Work, state: State) -> int:
    """List the cards that nobody has seen, in the order of the deck, and tell how many they are."""
    unseen = 0
    for card in range(tables.cards):
        is_seen = False
        for index in range(state.dealt):
            is_seen = is_seen or work.cards[index] == card
        if not is_seen:
            dream.cards[unseen] = card
            unseen += 1
    return unseen


def imagine(tables: Tables, work: Work, dream: Work, state: State, unseen: int) -> None:
    """Draw the rolls to come, and the cards to come from those that nobody has seen."""
    for roll in range(state.turn, tables.turns - 1):
        dream.rolls[roll] = tables.die[below(work.stream, tables.faces)]
    shuffle_front(work.stream, dream.cards, unseen, cards_dealt(tables) - state.dealt)


def play_on(tables: Tables, plan: Plan, dream: Work, state: State) -> int:
    """Go on greedily after the move of a turn to the end of an imagined game, and give the points from then on."""
    points = 0
    while True:
        space = best_single(tables, plan, dream, state)
        while space != NOTHING:
            state = with_single(tables, state, space)
            space = best_single(tables, plan, dream, state)
        if state.turn % tables.round_turns == 0:
            points += best_points(tables, state.filled)
        if state.turn == tables.turns:
            return points + tables.per_empty * count(whole_board(tables) & ~state.filled)
        state = with_next_turn(tables, dream, state)
        rank_moves(tables, plan, dream, state, 1)
        state = with_move(tables, state, dream.ranked, 0)


def sort_moves(moves: MutableSequence[int], kept: int) -> None:
    """Bring the moves with the largest sums to the front; of equals, the one that came first stays first."""
    for index in range(1, kept):
        at = index * RANKED_FIELDS
        while at > 0 and moves[at - RANKED_FIELDS + VALUE] < moves[at + VALUE]:
            for field in range(RANKED_FIELDS):
                moved = moves[at + field]
                moves[at + field] = moves[at - RANKED_FIELDS + field]
                moves[at - RANKED_FIELDS + field] = moved
            at -= RANKED_FIELDS
