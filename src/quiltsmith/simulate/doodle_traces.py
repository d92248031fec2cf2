"""Games of one player traced turn by turn: how many good moves there were, and how the player stood after it.

A player may slip, and then makes a move by lot, or be varied, and then makes any of the good moves by lot. How a
player stands is what was scored so far, and what the board promises by the potential of `greedy`; after the last
turn that is the total.

Compiled as it stands.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

from quiltsmith.geometry.board import Mask
from quiltsmith.simulate.doodle_arena import (
    CARD,
    MOVE_FIELDS,
    NOTHING,
    ORIENTATION,
    POSITION,
    RANKED_FIELDS,
    VALUE,
    Arena,
    State,
    before_the_game,
    best_points,
    put_pass,
    whole_board,
    with_move,
    with_next_turn,
    with_single,
)
from quiltsmith.simulate.doodle_bots import best_single, happens, potential, random_move, rank_moves, rank_start
from quiltsmith.simulate.doodle_games import deal_cards
from quiltsmith.simulate.doodle_tables import ONE, Plan, Tables
from quiltsmith.stable_random import below

MOST_CHOICES = 20
"""More good moves than this are counted as this many."""
CHOICES, STANDING = range(2)
TRACE_FIELDS = 2
"""What is traced of each turn; the total stands behind the last one."""


class TraceOrder(NamedTuple):
    """The games to play: their deals, the lots of their players, and where their traces go."""

    deals: Sequence[int]
    lots: Sequence[int]
    games: int
    seat: int
    """Which of the players at the table: each has another start card."""
    margin: int
    """A move is good if its board is worth at most so much less than the best one."""
    slips: int
    """How many of a hundred turns are played by lot."""
    is_varied: int
    traces: MutableSequence[int]


def trace_size(tables: Tables) -> int:
    """Return how many numbers the trace of a game has."""
    return TRACE_FIELDS * tables.turns + 1


def trace_games(tables: Tables, plan: Plan, arena: Arena, order: TraceOrder) -> None:
    """Play a game for each deal and write its trace."""
    for game in range(order.games):
        arena.stream[0] = order.deals[game]
        start = deal_cards(tables, arena)
        if start != NOTHING:
            start = (start + order.seat) % tables.starts
        arena.stream[0] = order.lots[game]
        trace_game(tables, plan, arena, order, start, game * trace_size(tables))


def trace_game(tables: Tables, plan: Plan, arena: Arena, order: TraceOrder, start: int, begin: int) -> None:
    """Play what was dealt, and write its trace from a place on."""
    state, points, traces = before_the_game(tables), 0, order.traces
    put_pass(arena.ranked, 0)
    if start != NOTHING:
        rank_start(tables, plan, arena, state, start)
    state = with_move(tables, state, arena.ranked, 0)
    for turn in range(1, tables.turns + 1):
        state = with_next_turn(tables, arena, state)
        at = begin + (turn - 1) * TRACE_FIELDS
        traces[at + CHOICES] = choose(tables, plan, arena, order, state)
        state = with_move(tables, state, arena.ranked, 0)
        space = best_single(tables, plan, arena, state)
        while space != NOTHING:
            state = with_single(tables, state, space)
            space = best_single(tables, plan, arena, state)
        traces[at + STANDING] = ONE * points + potential(tables, plan, arena, state.filled, turn)
        if turn % tables.round_turns == 0:
            points += best_points(tables, state.filled)
    last = begin + TRACE_FIELDS * tables.turns
    traces[last] = traces[last - TRACE_FIELDS + STANDING] // ONE


def choose(tables: Tables, plan: Plan, arena: Arena, order: TraceOrder, state: State) -> int:
    """Put the move of a turn at the top of the ranked moves; return how many good ones there were."""
    if order.slips and happens(arena, order.slips):
        random_move(tables, arena, state)
        return 0
    moves = arena.ranked
    kept = rank_moves(tables, plan, arena, state, MOST_CHOICES)
    good, different = 1, 1
    while good < kept and moves[good * RANKED_FIELDS + VALUE] >= moves[VALUE] - order.margin:
        different += is_new_board(tables, moves, good)
        good += 1
    if order.is_varied and good > 1:
        chosen = below(arena.stream, good) * RANKED_FIELDS
        for field in range(MOVE_FIELDS):
            moves[field] = moves[chosen + field]
    return different


def is_new_board(tables: Tables, moves: Sequence[int], number: int) -> bool:
    """Return whether a ranked move leads to another board than those before it: equal cards are no choice."""
    before = 0
    while before < number and fills(tables, moves, before) != fills(tables, moves, number):
        before += 1
    return before == number


def fills(tables: Tables, moves: Sequence[int], number: int) -> Mask:
    """Return the spaces that a ranked move fills."""
    at = number * RANKED_FIELDS
    if moves[at + CARD] == NOTHING:
        board = whole_board(tables)
        return board ^ board
    return tables.patterns[moves[at + ORIENTATION]] << moves[at + POSITION]
