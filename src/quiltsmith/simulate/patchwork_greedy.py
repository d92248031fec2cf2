"""The greedy player of games of two, and games that it plays to their end. Compiled as it stands."""

from __future__ import annotations

from quiltsmith.geometry.board import count
from quiltsmith.simulate.patchwork_arena import (
    CARD,
    CHANGE,
    FIRST_OPTION,
    INCOME,
    NO_CARD,
    OPTION_SIZE,
    PLAYER_SIZE,
    STATE_SIZE,
    TILE,
    TILE_IS_FREE,
    TIME,
    WINS,
    Arena,
    Numbers,
)
from quiltsmith.simulate.patchwork_placing import find_place
from quiltsmith.simulate.patchwork_rules import (
    copy_state,
    current,
    is_over,
    liking,
    list_patches,
    specials_gained,
    take_turn,
    target_of,
    try_move,
    worth,
    worth_after,
)
from quiltsmith.simulate.patchwork_setup import SCALE, TIDINESS
from quiltsmith.stable_random import WORD_BITS, next_word, signed

BEYOND = 1 << 60
"""More than any position is worth."""


PLAIN, INCOME_FIRST, SPACE_FIRST, TILE_FIRST = range(4)
"""What a greedy player may like best."""
SPACES_NEAR_TILE = 2 * SCALE
"""What a space is worth that the best square lacks no more, to who wants the tile."""


def choose_greedily(arena: Arena, state: int, style: int = PLAIN) -> int:
    """Return the option after which the own position is worth most to a player of a style; of equals the first.

    To find where a patch lies best takes long. It is left out where no place can make it the best option.
    """
    tables, options = arena.tables, arena.options
    player, end = current(arena.states, state), list_patches(arena, state, FIRST_OPTION)
    best, best_value = FIRST_OPTION, -BEYOND
    for option in range(FIRST_OPTION, end, OPTION_SIZE):
        card, target = options[option + CARD], target_of(arena, state, player, option)
        value = liking(arena, player, card)
        if style or specials_gained(arena, state, player, target):
            if card != NO_CARD and not find_place(arena, state, player, card, option):
                continue
            copy_state(arena, state, state + 1)
            try_move(arena, state + 1, player, option)
            value += worth(arena, state + 1, player)
            if style:
                value += extra_worth(arena, state + 1, player, style)
        else:
            value += worth_after(arena, state, player, card, target)
            if card != NO_CARD:
                tile, most = SCALE * tables.tile_points, value - TIDINESS * tables.least_changes[card]
                if count(arena.quilts[2 * state + player]) + tables.sizes[card] >= tables.tile_spaces:
                    most += tile
                if most <= best_value or not find_place(arena, state, player, card, option):
                    continue
                value += tile * options[option + WINS] - TIDINESS * options[option + CHANGE]
        if value > best_value:
            best, best_value = option, value
    return best


def extra_worth(arena: Arena, state: int, player: int, style: int) -> int:
    """Return what a position is worth to a player of a style beside its worth to all.

    Income to come counts twice, filled spaces do, or it counts how near the tile is while nobody has it.
    """
    tables, own = arena.tables, state * STATE_SIZE + player * PLAYER_SIZE
    quilt = arena.quilts[2 * state + player]
    if style == INCOME_FIRST:
        marks = tables.marks[tables.last] - tables.marks[arena.states[own + TIME]]
        return SCALE * arena.states[own + INCOME] * marks
    if style == SPACE_FIRST:
        return -SCALE * tables.empty_points * count(quilt)
    if arena.states[own + TILE]:
        return SPACES_NEAR_TILE * tables.tile_spaces
    nearest = 0
    if arena.states[state * STATE_SIZE + TILE_IS_FREE]:
        for square in range(tables.squares_count):
            nearest = max(nearest, count(tables.squares[square] & quilt))
    return SPACES_NEAR_TILE * nearest


def copy_game(arena: Arena, scratch: Arena, state: int) -> None:
    """Set up a game to be played to its end."""
    for place in range(STATE_SIZE):
        scratch.states[place] = arena.states[state * STATE_SIZE + place]
    for player in range(2):
        scratch.quilts[player] = arena.quilts[2 * state + player]
    for card in range(arena.tables.cards):
        scratch.ring[card] = arena.ring[card]


def play_out(scratch: Arena) -> None:
    """Play a game on greedily to its end."""
    while not is_over(scratch, 0):
        take_turn(scratch, 0, current(scratch.states, 0), choose_greedily(scratch, 0))


def draw_taste(stream: Numbers, tastes: Numbers, begin: int, cards: int, strength: int) -> None:
    """Like each patch or dislike it by lot: one bit of a random word for each, lowest first.

    Tastes are what a player adds to the value of buying a patch; they are written into a list, from `begin` on.
    """
    for first in range(0, cards, WORD_BITS):
        word = next_word(stream)
        for card in range(first, min(cards, first + WORD_BITS)):
            tastes[begin + card] = strength if signed(word >> (card - first)) & 1 else -strength
