"""Games of two traced move by move: how many good moves there were, and who was ahead after each.

A player may slip, and then makes a move by lot, be varied, and then makes any of the good moves by lot, or have to
do without something that the rules allow. How far a player is ahead is told by what positions are worth, as
`greedy` sees it, and by the time left, so that whoever reads the trace can weigh both.

Compiled as it stands.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

from quiltsmith.geometry.board import count
from quiltsmith.simulate.patchwork_arena import (
    CARD,
    CHANGE,
    FIRST_OPTION,
    FIRST_SEAT,
    NO_CARD,
    OPTION_SIZE,
    PLAYER_SIZE,
    SPECIAL_OPTION,
    STATE_SIZE,
    TAIL,
    TILE_IS_FREE,
    TIME,
    WINS,
    Arena,
)
from quiltsmith.simulate.patchwork_bots import GREEDY, PERCENT, play_random_turn, play_turn
from quiltsmith.simulate.patchwork_games import GAME, deal, start_streams
from quiltsmith.simulate.patchwork_greedy import BEYOND
from quiltsmith.simulate.patchwork_losses import sum_losses
from quiltsmith.simulate.patchwork_placing import find_place, losses_of
from quiltsmith.simulate.patchwork_rules import (
    copy_state,
    current,
    is_over,
    lay,
    lay_special,
    list_options,
    make_move,
    move,
    score,
    worth,
)
from quiltsmith.simulate.patchwork_setup import TIDINESS
from quiltsmith.stable_random import below, next_word, signed

MOST_CHOICES = 20
"""More good moves than this are counted as this many."""
MOVES_TRACED, FIRST_SCORE, SECOND_SCORE = range(3)
HEAD = 3
"""What stands before the moves of a trace."""
CHOICES, LEAD, TIME_LEFT = range(3)
TRACE_FIELDS = 3
"""What is traced of each move; the first player's time left is told less the second one's, as worth is."""
EVERYTHING, NO_TILE, NO_SPECIALS, NO_CHOICE, NO_ADVANCE, NO_DISCARD = range(6)
"""What a player has to do without."""
SLIPS, WITHOUT, KIND, STRENGTH = range(4)
PLAYER_FIELDS = 4


class TraceOrder(NamedTuple):
    """The games to play, and where their traces go."""

    seeds: Sequence[int]
    """For each game, that of the deal and that of the players' lots."""
    games: int
    players: Sequence[int]
    """By seat: turns of a hundred that are played by lot, what is done without, number and strength of the bot."""
    margin: int
    """A move is good if it is worth at most so much less than the best one."""
    is_varied: int
    symmetries: int
    """In how many ways an empty quilt looks the same: places that differ by these are one."""
    traces: MutableSequence[int]
    size: int


def trace_games(arena: Arena, scratch: Arena, order: TraceOrder) -> None:
    """Play a game for each pair of seeds and write its trace."""
    for game in range(order.games):
        start_streams(arena, order.seeds[2 * game], 0)
        deal(arena)
        arena.stream[0] = order.seeds[2 * game + 1]
        for player in range(2):
            arena.rng_states[FIRST_SEAT + player] = next_word(arena.stream)
        trace_game(arena, scratch, order, game * order.size)


def trace_game(arena: Arena, scratch: Arena, order: TraceOrder, begin: int) -> None:
    """Play what was dealt, and write its trace from a place on."""
    stream, rng_states, traces, moves = arena.stream, arena.rng_states, order.traces, 0
    while not is_over(arena, GAME):
        player = current(arena.states, GAME)
        at = begin + HEAD + moves * TRACE_FIELDS
        stream[0] = rng_states[FIRST_SEAT + player]
        traces[at + CHOICES] = play_traced_turn(arena, scratch, order, player)
        rng_states[FIRST_SEAT + player] = stream[0]
        traces[at + LEAD] = worth(arena, GAME, 0) - worth(arena, GAME, 1)
        traces[at + TIME_LEFT] = arena.states[PLAYER_SIZE + TIME] - arena.states[TIME]
        moves += 1
    traces[begin + MOVES_TRACED] = moves
    traces[begin + FIRST_SCORE] = score(arena, GAME, 0)
    traces[begin + SECOND_SCORE] = score(arena, GAME, 1)


def play_traced_turn(arena: Arena, scratch: Arena, order: TraceOrder, player: int) -> int:
    """Let a player make its move; return how many good ones there were, 0 if that was not counted."""
    own = player * PLAYER_FIELDS
    slips, without, kind = order.players[own + SLIPS], order.players[own + WITHOUT], order.players[own + KIND]
    if slips and below(arena.stream, PERCENT) < slips:
        play_random_turn(arena, GAME, player)
        return 0
    if kind != GREEDY:
        play_turn(arena, scratch, GAME, player, kind, order.players[own + STRENGTH])
        return 0
    is_tile_hidden = without == NO_TILE and arena.states[TILE_IS_FREE] == 1
    if is_tile_hidden:
        arena.states[TILE_IS_FREE] = 0
    good = make_good_move(arena, order, player, without)
    if is_tile_hidden:
        arena.states[TILE_IS_FREE] = 1
    return good


def make_good_move(arena: Arena, order: TraceOrder, player: int, without: int) -> int:
    """Make the best move, or any good one; return how many good ones there were, 0 if that was not counted."""
    values = arena.values
    end = list_options(arena, GAME, FIRST_OPTION)
    many, best = (end - FIRST_OPTION) // OPTION_SIZE, 0
    for index in range(many):
        option = FIRST_OPTION + index * OPTION_SIZE
        values[index] = -BEYOND
        if may_choose(arena, option, many, without):
            copy_state(arena, GAME, GAME + 1)
            lay_gained(arena, GAME + 1, player, move(arena, GAME + 1, player, option), without)
            values[index] = worth(arena, GAME + 1, player)
        if values[index] > values[best]:
            best = index
    good, chosen = 0, best
    if order.is_varied:
        chosen = vary(arena, many, best, order.margin)
        good = count_good(arena, order, player, many, best)
    lay_gained(arena, GAME, player, make_move(arena, GAME, player, FIRST_OPTION + chosen * OPTION_SIZE), without)
    return good


def may_choose(arena: Arena, option: int, many: int, without: int) -> bool:
    """Return whether a player who does without something may still choose an option."""
    card = arena.options[option + CARD]
    if without == NO_ADVANCE:
        return card != NO_CARD or many == 1
    if without == NO_CHOICE:
        return card == NO_CARD or card == arena.ring[arena.states[GAME * STATE_SIZE + TAIL]]
    return True


def lay_gained(arena: Arena, state: int, player: int, gained: int, without: int) -> None:
    """Place the special patches that a move gained, unless the player does without them."""
    if without == NO_SPECIALS:
        return
    for _ in range(gained):
        if without != NO_DISCARD:
            lay_special(arena, state, player)
        elif count(arena.quilts[2 * state + player]) < arena.tables.spaces:
            find_place(arena, state, player, arena.tables.cards, SPECIAL_OPTION)
            lay(arena, state, player, SPECIAL_OPTION)


def vary(arena: Arena, many: int, best: int, margin: int) -> int:
    """Choose one of the options that are good by lot."""
    values, good = arena.values, 0
    for index in range(many):
        good += values[index] >= values[best] - margin
    chosen = below(arena.stream, good)
    for index in range(many):
        if values[index] >= values[best] - margin:
            if chosen == 0:
                return index
            chosen -= 1
    return best


def count_good(arena: Arena, order: TraceOrder, player: int, many: int, best: int) -> int:
    """Count the good moves: options, and the places for the patch of each.

    What a place costs is the untidiness that it leaves; where a patch wins the tile, that place alone counts.
    """
    options, values, tables, losses = arena.options, arena.values, arena.tables, arena.losses
    quilt, good = arena.quilts[2 * GAME + player], 0
    slot, symmetries = losses_of(arena, quilt), order.symmetries if not count(quilt) else 1
    for index in range(many):
        option, spare = FIRST_OPTION + index * OPTION_SIZE, values[index] - values[best] + order.margin
        card = options[option + CARD]
        if spare < 0:
            continue
        if card == NO_CARD or options[option + WINS]:
            good += 1
            continue
        most = options[option + CHANGE] + tables.usual_losses[card] + spare // TIDINESS
        places = 0
        for turn in range(tables.first_turns[card], tables.first_turns[card + 1]):
            sum_losses(losses, slot, turn, arena.sums, 0)
            for place in range(losses.reaches[turn]):
                places += signed(arena.sums[place]) <= most
        good += (places + symmetries - 1) // symmetries
    return min(good, MOST_CHOICES)
