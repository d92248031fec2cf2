"""Moves of the two-player game, what they lead to, and what that is worth to a bot. Compiled as it stands.

A position is worth, in points: the currency, the tile, what the empty spaces cost, the income of the marks ahead,
and what the time left can still bring: so much a unit (2.3 in the usual game), but no more than filling all spaces
and walking the rest. A quarter of the quilt's untidiness goes off. Values are whole numbers, twentieths of a
point, so that every machine agrees.
"""

from __future__ import annotations

from quiltsmith.games.patchwork.patchwork_state import advance_target, is_first_to_move, points, take_target
from quiltsmith.geometry.board import count
from quiltsmith.simulate.patchwork_arena import (
    ACTION,
    ADVANCE,
    ARRIVED,
    BEFORE,
    BUTTONS,
    CARD,
    CHANGE,
    CORNER,
    COST,
    DISCARD,
    DURATION,
    FINISHED_FIRST,
    HOW,
    IN_CIRCLE,
    INCOME,
    INCOME_GAINED,
    LINE_SIZE,
    LINES,
    LOSS,
    MOST_LINES,
    MOVES,
    NO_CARD,
    OPTION_SIZE,
    PLAYER,
    PLAYER_SIZE,
    PRICE_SIZE,
    SPECIAL,
    SPECIAL_OPTION,
    STATE_SIZE,
    TAIL,
    TAKE,
    TILE,
    TILE_IS_FREE,
    TIME,
    TURN,
    WHERE,
    WHICH,
    WINS,
    Arena,
    Numbers,
)
from quiltsmith.simulate.patchwork_placing import find_place
from quiltsmith.simulate.patchwork_setup import SCALE, TIDINESS
from quiltsmith.simulate.patchwork_tally import BUYERS


def current(states: Numbers, state: int) -> int:
    """Return whose turn it is."""
    first = state * STATE_SIZE
    second = first + PLAYER_SIZE
    is_first = is_first_to_move(
        states[first + TIME], states[first + ARRIVED], states[second + TIME], states[second + ARRIVED]
    )
    return 0 if is_first else 1


def is_over(arena: Arena, state: int) -> bool:
    """Return whether both tokens are on the last space; special patches are placed within a move."""
    states, last, time = arena.states, arena.tables.last, state * STATE_SIZE + TIME
    return bool(states[time] == last and states[time + PLAYER_SIZE] == last)


def copy_state(arena: Arena, state: int, other: int) -> None:
    """Copy a state over another one."""
    states, quilts = arena.states, arena.quilts
    for place in range(STATE_SIZE):
        states[other * STATE_SIZE + place] = states[state * STATE_SIZE + place]
    for player in range(2):
        quilts[2 * other + player] = quilts[2 * state + player]


def list_options(arena: Arena, state: int, first: int) -> int:
    """List the moves worth a look, from a place on, and return where they end.

    These are to advance, and to take each patch that can be paid, where it lies best.
    """
    tables, states, options, here = arena.tables, arena.states, arena.options, state * STATE_SIZE
    player, before, end = current(states, state), states[here + TAIL], first + OPTION_SIZE
    buttons = states[here + player * PLAYER_SIZE + BUTTONS]
    options[first + CARD] = NO_CARD
    for _ in range(min(tables.choice, states[here + IN_CIRCLE])):
        card = arena.ring[before]
        can_pay = tables.prices[card * PRICE_SIZE + COST] <= buttons
        if can_pay and find_place(arena, state, player, card, end):
            options[end + BEFORE] = before
            end += OPTION_SIZE
        before = card
    return end


def move(arena: Arena, state: int, player: int, option: int) -> int:
    """Advance, or pay and place a patch and move its time; return how many special patches that gains.

    The circle is left as it is.
    """
    tables, states, card = arena.tables, arena.states, arena.options[option + CARD]
    here = state * STATE_SIZE
    own = here + player * PLAYER_SIZE
    before, target = states[own + TIME], target_of(arena, state, player, option)
    gained = specials_gained(arena, state, player, target)
    if card == NO_CARD:
        states[own + BUTTONS] += tables.per_space * (target - before)
    else:
        price = card * PRICE_SIZE
        states[own + BUTTONS] -= tables.prices[price + COST]
        states[own + INCOME] += tables.prices[price + INCOME_GAINED]
        lay(arena, state, player, option)
    states[own + BUTTONS] += states[own + INCOME] * (tables.marks[target] - tables.marks[before])
    states[own + TIME] = target
    states[here + MOVES] += 1
    states[own + ARRIVED] = states[here + MOVES]
    if target == tables.last and states[here + FINISHED_FIRST] < 0:
        states[here + FINISHED_FIRST] = player
    return gained


def target_of(arena: Arena, state: int, player: int, option: int) -> int:
    """Return the space that a move leads to."""
    tables, time, card = arena.tables, state * STATE_SIZE + TIME, arena.options[option + CARD]
    before = arena.states[time + player * PLAYER_SIZE]
    if card == NO_CARD:
        return advance_target(before, arena.states[time + (1 - player) * PLAYER_SIZE], tables.last)
    return take_target(before, tables.prices[card * PRICE_SIZE + DURATION], tables.last)


def specials_gained(arena: Arena, state: int, player: int, target: int) -> int:
    """Return how many special patches a player gains on the way to a space: those where nobody has been yet."""
    time, specials = state * STATE_SIZE + TIME, arena.tables.specials
    own, other = arena.states[time + player * PLAYER_SIZE], arena.states[time + (1 - player) * PLAYER_SIZE]
    reached = own if own > other else other
    return specials[target] - specials[reached] if target > reached else 0


def lay(arena: Arena, state: int, player: int, option: int) -> None:
    """Lay the patch of an option on a quilt, and give the tile to who wins it."""
    states, options, own = arena.states, arena.options, state * STATE_SIZE + player * PLAYER_SIZE
    spaces = arena.tables.patterns[options[option + TURN]] << options[option + CORNER]
    arena.quilts[2 * state + player] = arena.quilts[2 * state + player] | spaces
    states[own + LOSS] += options[option + CHANGE]
    if options[option + WINS]:
        states[own + TILE] = 1
        states[state * STATE_SIZE + TILE_IS_FREE] = 0


def lay_special(arena: Arena, state: int, player: int) -> int:
    """Place a special patch where the quilt gets tidiest, or discard it if that is allowed and worth more.

    Returns which it was, or -1 if the quilt is full.
    """
    tables, states, quilts = arena.tables, arena.states, arena.quilts
    here = state * STATE_SIZE
    own, quilt = here + player * PLAYER_SIZE, quilts[2 * state + player]
    if count(quilt) == tables.spaces:
        return -1
    find_place(arena, state, player, tables.cards, SPECIAL_OPTION)
    before = worth(arena, state, player) if tables.may_discard else 0
    lay(arena, state, player, SPECIAL_OPTION)
    if tables.may_discard and before > worth(arena, state, player):
        quilts[2 * state + player] = quilt
        states[own + LOSS] -= arena.options[SPECIAL_OPTION + CHANGE]
        if arena.options[SPECIAL_OPTION + WINS]:
            states[own + TILE] = 0
            states[here + TILE_IS_FREE] = 1
        return DISCARD
    return SPECIAL


def try_move(arena: Arena, state: int, player: int, option: int) -> None:
    """Make a move with all that follows from it, the circle left as it is."""
    for _ in range(move(arena, state, player, option)):
        lay_special(arena, state, player)


def take_turn(arena: Arena, state: int, player: int, option: int) -> None:
    """Make a move for good, and place or discard the special patches that it gains."""
    for _ in range(make_move(arena, state, player, option)):
        place_special(arena, state, player)


def place_special(arena: Arena, state: int, player: int) -> None:
    """Place or discard a special patch for good, if there is space."""
    action = lay_special(arena, state, player)
    if action >= 0:
        write_line(arena, player, action, SPECIAL_OPTION)


def make_move(arena: Arena, state: int, player: int, option: int) -> int:
    """Make a move for good and write it down; return how many special patches it gains."""
    card = arena.options[option + CARD]
    time = arena.states[state * STATE_SIZE + player * PLAYER_SIZE + TIME]
    if card == NO_CARD:
        write_line(arena, player, ADVANCE, option)
    else:
        remove(arena, state, arena.options[option + BEFORE])
        arena.outcome[BUYERS + card] = player
        arena.outcome[BUYERS + arena.tables.cards + card] = time
        write_line(arena, player, TAKE, option)
    return move(arena, state, player, option)


def remove(arena: Arena, state: int, before: int) -> None:
    """Take the patch after another out of the circle; the neutral token goes to its place."""
    states, ring = arena.states, arena.ring
    ring[before] = ring[ring[before]]
    states[state * STATE_SIZE + TAIL] = before
    states[state * STATE_SIZE + IN_CIRCLE] -= 1


def write_line(arena: Arena, player: int, action: int, option: int) -> None:
    """Write a move down, if that is wanted."""
    log, log_size, options = arena.log, arena.log_size, arena.options
    if log_size[LINES] < log_size[MOST_LINES]:
        line = log_size[LINES] * LINE_SIZE
        log_size[LINES] += 1
        log[line + PLAYER] = player
        log[line + ACTION] = action
        log[line + WHICH] = options[option + CARD]
        log[line + HOW] = options[option + TURN]
        log[line + WHERE] = options[option + CORNER]


def score(arena: Arena, state: int, player: int) -> int:
    """Return a player's points as they stand."""
    tables, states, own = arena.tables, arena.states, state * STATE_SIZE + player * PLAYER_SIZE
    empty = tables.spaces - count(arena.quilts[2 * state + player])
    return points(states[own + BUTTONS], states[own + TILE], empty, tables.tile_points, tables.empty_points)


def worth(arena: Arena, state: int, player: int) -> int:
    """Return what the position of a player is worth."""
    tables, states, own = arena.tables, arena.states, state * STATE_SIZE + player * PLAYER_SIZE
    time, empty = states[own + TIME], tables.spaces - count(arena.quilts[2 * state + player])
    held = points(states[own + BUTTONS], states[own + TILE], empty, tables.tile_points, tables.empty_points)
    held += states[own + INCOME] * (tables.marks[tables.last] - tables.marks[time])
    return SCALE * held + tables.time_worth[time * tables.times + empty] - TIDINESS * states[own + LOSS]


def liking(arena: Arena, player: int, card: int) -> int:
    """Return what the taste of a player adds to a move."""
    return arena.tastes[player * arena.tables.cards + card] if card != NO_CARD else 0
