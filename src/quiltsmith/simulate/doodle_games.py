"""A whole game of one bot: dealt, played, scored and recorded.

Compiled as it stands.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

from quiltsmith.geometry.board import Mask, count
from quiltsmith.geometry.rectangles import best_sides
from quiltsmith.simulate.doodle_arena import (
    MOVE_FIELDS,
    NOTHING,
    SCORE_FIELDS,
    SINGLE_FIELDS,
    SINGLES,
    TOKEN,
    TURN_FIELDS,
    TURNS,
    Arena,
    Offer,
    State,
    before_the_game,
    cards_dealt,
    choice_begins,
    end_begins,
    put_pass,
    record_size,
    scores_begin,
    singles_begin,
    whole_board,
    with_move,
    with_next_turn,
    with_single,
)
from quiltsmith.simulate.doodle_bots import (
    POOR_CHOICES,
    beam_move,
    best_single,
    happens,
    random_move,
    random_place,
    random_side,
    random_single,
    rank_moves,
    rank_start,
)
from quiltsmith.simulate.doodle_tables import Plan, Tables
from quiltsmith.simulate.doodle_tally import Tally, TallyShape, count_game
from quiltsmith.stable_random import below, shuffle_front

RANDOM, GREEDY, BEAM = range(3)
"""The bots as numbers."""


class Order(NamedTuple):
    """The games to play, and where their records go: each so many numbers behind the one before."""

    seeds: Sequence[int]
    games: int
    bot: int
    records: MutableSequence[int]
    step: int


def deal_cards(tables: Tables, arena: Arena) -> int:
    """Deal cards and rolls in the order of deal files; return the start card, drawn as for challenges."""
    for card in range(tables.cards):
        arena.cards[card] = card
    shuffle_front(arena.stream, arena.cards, tables.cards, cards_dealt(tables))
    for roll in range(tables.turns - 1):
        arena.rolls[roll] = tables.die[below(arena.stream, tables.faces)]
    return below(arena.stream, tables.starts) if tables.starts else NOTHING


def play_game(tables: Tables, plan: Plan, arena: Arena, scratch: Arena, bot: int, start: int) -> Mask:
    """Play what was dealt, write the record, and return the final board."""
    record, total = arena.record, 0
    for index in range(record_size(tables)):
        record[index] = 0
    state = before_the_game(tables)
    choose_start(tables, plan, arena, bot, state, start)
    state = with_recorded_move(tables, arena, state, 0)
    for turn in range(1, tables.turns + 1):
        state = with_next_turn(tables, arena, state)
        at = TURNS + (turn - 1) * TURN_FIELDS
        record[at + TOKEN] = arena.line[state.head] if turn < tables.turns else NOTHING
        choose(tables, plan, arena, scratch, bot, state)
        state = with_recorded_move(tables, arena, state, at)
        state = with_singles(tables, plan, arena, bot, state, turn)
        if turn % tables.round_turns == 0:
            total += score_round(tables, arena, bot, state)
    for index in range(state.head, state.tail):
        record[choice_begins(tables) + index - state.head] = arena.line[index]
    if bot == RANDOM:
        # A single may still be shaded while the last round is being scored: it fills an empty space.
        state = with_singles(tables, plan, arena, bot, state, tables.turns + 1)
    empty = count(whole_board(tables) & ~state.filled)
    record[end_begins(tables)] = empty
    record[end_begins(tables) + 1] = total + tables.per_empty * empty
    return state.filled


def choose_start(tables: Tables, plan: Plan, arena: Arena, bot: int, state: State, start: int) -> None:
    """Let the bot place its start patch, if it has one."""
    put_pass(arena.ranked, 0)
    if start != NOTHING:
        if bot == RANDOM:
            random_place(tables, arena, state, Offer(start, tables.card_shapes[tables.cards + start], 0, 0))
        else:
            rank_start(tables, plan, arena, state, start)


def choose(tables: Tables, plan: Plan, arena: Arena, scratch: Arena, bot: int, state: State) -> None:
    """Let the bot put its move at the top of the ranked moves."""
    if bot == RANDOM:
        random_move(tables, arena, state)
    elif bot == GREEDY:
        rank_moves(tables, plan, arena, state, 1)
    else:
        beam_move(tables, plan, arena, scratch, state)


def with_recorded_move(tables: Tables, arena: Arena, state: State, at: int) -> State:
    """Record the move at the top of the ranked moves, and make it."""
    for field in range(MOVE_FIELDS):
        arena.record[at + field] = arena.ranked[field]
    return with_move(tables, state, arena.record, at)


def with_singles(tables: Tables, plan: Plan, arena: Arena, bot: int, state: State, when: int) -> State:
    """Shade and record as many single spaces as the bot likes."""
    record = arena.record
    while True:
        is_random = bot == RANDOM
        space = random_single(tables, arena, state) if is_random else best_single(tables, plan, arena, state)
        if space == NOTHING:
            return state
        at = singles_begin(tables) + SINGLE_FIELDS * record[SINGLES]
        record[at] = when
        record[at + 1] = space
        record[SINGLES] += 1
        state = with_single(tables, state, space)


def score_round(tables: Tables, arena: Arena, bot: int, state: State) -> int:
    """Score a round, record the rectangle, and return its points."""
    per_space, per_line = tables.per_space, tables.per_line
    sides = best_sides(state.filled, tables.stride, tables.longest_side, per_space, per_line)
    points, corner, rows, columns = sides
    if bot == RANDOM and rows and happens(arena, POOR_CHOICES):
        rows, columns = random_side(arena, rows), random_side(arena, columns)
        short, long = min(rows, columns), max(rows, columns)
        points = per_space * short * short + per_line * (long - short)
    at = scores_begin(tables) + SCORE_FIELDS * (state.turn // tables.round_turns - 1)
    arena.record[at] = points
    arena.record[at + 1] = corner
    arena.record[at + 2] = rows
    arena.record[at + 3] = columns
    return points


def play_seeds(
    tables: Tables, plan: Plan, arena: Arena, scratch: Arena, shape: TallyShape, tally: Tally, order: Order
) -> None:
    """Deal, play and count a game for each seed, and write its record."""
    record, records, size = arena.record, order.records, record_size(tables)
    for game in range(order.games):
        arena.stream[0] = order.seeds[game]
        start = deal_cards(tables, arena)
        filled = play_game(tables, plan, arena, scratch, order.bot, start)
        count_game(tables, shape, tally, arena, filled)
        begin = game * order.step
        for field in range(size):
            records[begin + field] = record[field]
