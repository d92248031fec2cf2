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
    save_state,
    saved_state,
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
from quiltsmith.simulate.doodle_tree import put_best_tried, search, start_search
from quiltsmith.stable_random import below, shuffle_front

RANDOM, GREEDY, BEAM, MCTS = range(4)
"""The bots as numbers."""
WHOLE_GAMES, BEGIN, ROLL, TURN, START, THINK, DECIDE, FINISH = range(8)
"""What is to be done: whole games, or a step of one, so that somebody can look at a clock between steps."""


class Order(NamedTuple):
    """The games to play, and where their records go: each so many numbers behind the one before."""

    seeds: Sequence[int]
    games: int
    bot: int
    records: MutableSequence[int]
    step: int
    strength: int = 0
    """How many playouts a bot makes that searches a tree, or how many are added in a step of thinking."""
    task: int = WHOLE_GAMES


def deal_cards(tables: Tables, arena: Arena) -> int:
    """Deal cards and rolls in the order of deal files; return the start card, drawn as for challenges."""
    for card in range(tables.cards):
        arena.cards[card] = card
    shuffle_front(arena.stream, arena.cards, tables.cards, cards_dealt(tables))
    for roll in range(tables.turns - 1):
        arena.rolls[roll] = tables.die[below(arena.stream, tables.faces)]
    return below(arena.stream, tables.starts) if tables.starts else NOTHING


def play_game(
    tables: Tables, plan: Plan, arena: Arena, scratch: Arena, bot: int, strength: int, start: int
) -> Mask:
    """Play what was dealt, write the record, and return the final board."""
    state = begin_game(tables, plan, arena, bot, start)
    while state.turn < tables.turns:
        state = with_next_turn(tables, arena, state)
        choose(tables, plan, arena, scratch, bot, strength, state)
        state = with_chosen_move(tables, plan, arena, bot, state)
    return end_game(tables, plan, arena, bot, state)


def begin_game(tables: Tables, plan: Plan, arena: Arena, bot: int, start: int) -> State:
    """Begin a record and place the start patch."""
    for index in range(record_size(tables)):
        arena.record[index] = 0
    state = before_the_game(tables)
    choose_start(tables, plan, arena, bot, state, start)
    return with_recorded_move(tables, arena, state, 0)


def with_chosen_move(tables: Tables, plan: Plan, arena: Arena, bot: int, state: State) -> State:
    """Make the move at the top of the ranked moves with all that follows in its turn, and record it."""
    turn, at = state.turn, TURNS + (state.turn - 1) * TURN_FIELDS
    arena.record[at + TOKEN] = arena.line[state.head] if turn < tables.turns else NOTHING
    state = with_recorded_move(tables, arena, state, at)
    state = with_singles(tables, plan, arena, bot, state, turn)
    if turn % tables.round_turns == 0:
        score_round(tables, arena, bot, state)
    return state


def end_game(tables: Tables, plan: Plan, arena: Arena, bot: int, state: State) -> Mask:
    """Record how a game ended, and return its final board."""
    record, total = arena.record, 0
    for scoring in range(tables.rounds):
        total += record[scores_begin(tables) + SCORE_FIELDS * scoring]
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


def choose(
    tables: Tables, plan: Plan, arena: Arena, scratch: Arena, bot: int, strength: int, state: State
) -> None:
    """Let the bot put its move at the top of the ranked moves."""
    if bot == RANDOM:
        random_move(tables, arena, state)
    elif bot == GREEDY or state.turn == tables.turns:
        rank_moves(tables, plan, arena, state, 1)
    elif bot == BEAM:
        beam_move(tables, plan, arena, scratch, state)
    else:
        start_search(tables, plan, arena, scratch, state)
        search(tables, plan, arena, scratch, state, max(1, strength))
        put_best_tried(arena)


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


def score_round(tables: Tables, arena: Arena, bot: int, state: State) -> None:
    """Score a round and record the rectangle."""
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


def play_seeds(
    tables: Tables, plan: Plan, arena: Arena, scratch: Arena, shape: TallyShape, tally: Tally, order: Order
) -> None:
    """Deal, play and count a game for each seed, and write its record; or make a step of one."""
    if order.task != WHOLE_GAMES:
        make_step(tables, plan, arena, scratch, shape, tally, order)
        return
    for game in range(order.games):
        arena.stream[0] = order.seeds[game]
        start = deal_cards(tables, arena)
        filled = play_game(tables, plan, arena, scratch, order.bot, order.strength, start)
        count_end(tables, arena, shape, tally, order, game, filled)


def count_end(
    tables: Tables, arena: Arena, shape: TallyShape, tally: Tally, order: Order, game: int, filled: Mask
) -> None:
    """Count a game that is over, and write its record."""
    count_game(tables, shape, tally, arena, filled)
    for field in range(record_size(tables)):
        order.records[game * order.step + field] = arena.record[field]


def make_step(
    tables: Tables, plan: Plan, arena: Arena, scratch: Arena, shape: TallyShape, tally: Tally, order: Order
) -> None:
    """Begin a game, roll, play a turn of it, think a little about one, make the move that was found, or end it."""
    if order.task == BEGIN:
        arena.stream[0] = order.seeds[0]
        start = deal_cards(tables, arena)
        save_state(arena, begin_game(tables, plan, arena, order.bot, start))
        return
    state = saved_state(arena)
    if order.task == ROLL:
        save_state(arena, with_next_turn(tables, arena, state))
    elif order.task == TURN:
        choose(tables, plan, arena, scratch, order.bot, order.strength, state)
        save_state(arena, with_chosen_move(tables, plan, arena, order.bot, state))
    elif order.task == START:
        start_search(tables, plan, arena, scratch, state)
    elif order.task == THINK:
        search(tables, plan, arena, scratch, state, order.strength)
    elif order.task == DECIDE:
        put_best_tried(arena)
        save_state(arena, with_chosen_move(tables, plan, arena, order.bot, state))
    else:
        filled = end_game(tables, plan, arena, order.bot, state)
        count_end(tables, arena, shape, tally, order, 0, filled)
