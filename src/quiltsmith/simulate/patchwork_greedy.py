"""The greedy player of games of two, and games that it plays to their end. Compiled as it stands."""

from __future__ import annotations

from quiltsmith.games.patchwork.patchwork_state import advance_target, points, take_target
from quiltsmith.geometry.board import count
from quiltsmith.simulate.patchwork_arena import (
    BEFORE,
    BUTTONS,
    CARD,
    CHANGE,
    COST,
    DURATION,
    EXTRA,
    FIRST_OPTION,
    GAINED,
    IN_CIRCLE,
    INCOME,
    INCOME_GAINED,
    LOSS,
    MOST,
    NO_CARD,
    OPTION_SIZE,
    PLAYER_SIZE,
    PRICE_SIZE,
    STATE_SIZE,
    TAIL,
    TILE,
    TILE_IS_FREE,
    TIME,
    VALUE,
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
    list_options,
    take_turn,
    try_move,
    worth,
)
from quiltsmith.simulate.patchwork_setup import SCALE, TIDINESS
from quiltsmith.stable_random import WORD_BITS, next_word, signed

BEYOND = 1 << 60
"""More than any position is worth."""


TO_THE_END = 1 << 40
"""More moves than any game has."""
PLAIN, INCOME_FIRST, SPACE_FIRST, TILE_FIRST = range(4)
"""What a greedy player may like best."""
SPACES_NEAR_TILE = 2 * SCALE
"""What a space is worth that the best square lacks no more, to who wants the tile."""


def choose_greedily(arena: Arena, state: int, player: int, style: int = PLAIN) -> int:
    """Return the option after which the own position is worth most to a player of a style; of equals the first.

    To find where a patch lies best takes long. So what each option is worth at most is told first, the most
    promising one is tried, and then those that may be better still.
    """
    if style:
        return choose_in_style(arena, state, player, style)
    prospects = arena.prospects
    option, end = list_prospects(arena, state, player)
    best, best_value = FIRST_OPTION, -BEYOND
    if prospects[FIRST_OPTION + GAINED] == 0:
        best_value = prospects[FIRST_OPTION + VALUE]
    for following in range(FIRST_OPTION, end + OPTION_SIZE, OPTION_SIZE):
        least = best_value + 1 if option >= best else best_value
        if prospects[option + MOST] >= least:
            prospects[option + MOST] = -BEYOND
            value = value_of(arena, state, player, option, least)
            if value >= least:
                best, best_value = option, value
        option = following
    return best


def list_prospects(arena: Arena, state: int, player: int) -> tuple[int, int]:
    """List to advance, and each patch that can be paid; return the most promising option, and where they end.

    Of each it is written what it is worth before a place is found, and at most: how the place of the patch changes
    the untidiness, what the special patches bring that it gains, and whether the tile is won, is not known yet.
    """
    tables, states, options, prospects = arena.tables, arena.states, arena.options, arena.prospects
    prices, specials, time_worth, times = tables.prices, tables.specials, tables.time_worth, tables.times
    last, empty_points, here = tables.last, tables.empty_points, state * STATE_SIZE
    own, tastes = here + player * PLAYER_SIZE, player * tables.cards
    buttons, before, loss = states[own + BUTTONS], states[own + TIME], TIDINESS * states[own + LOSS]
    other, filled = states[here + (1 - player) * PLAYER_SIZE + TIME], count(arena.quilts[2 * state + player])
    # The income of all marks from here on is paid now or later.
    marks, passed = tables.marks[last] - tables.marks[before], specials[max(before, other)]
    wins_at = max(1, tables.tile_spaces - filled) if states[here + TILE_IS_FREE] else BEYOND
    empty, tail, top, most, end = tables.spaces - filled, states[here + TAIL], FIRST_OPTION, -BEYOND, FIRST_OPTION
    held = (
        points(buttons, states[own + TILE], empty, tables.tile_points, empty_points) + states[own + INCOME] * marks
    )
    for index in range(1 + min(tables.choice, states[here + IN_CIRCLE])):
        if index == 0:
            card, target, size, change = NO_CARD, advance_target(before, other, last), 0, 0
            value = SCALE * (held + tables.per_space * (target - before))
        else:
            options[end + BEFORE] = tail
            card = tail = arena.ring[tail]
            price = card * PRICE_SIZE
            cost = prices[price + COST]
            if cost > buttons:
                continue
            target, size = take_target(before, prices[price + DURATION], last), tables.sizes[card]
            value = SCALE * (held - cost + prices[price + INCOME_GAINED] * marks - size * empty_points)
            value += arena.tastes[tastes + card]
            change = TIDINESS * tables.least_changes[card]
        value += time_worth[target * times + empty - size] - loss
        gained = max(0, specials[target] - passed)
        extra = gained * tables.special_worth
        if size + gained >= wins_at:
            extra += SCALE * tables.tile_points
        options[end + CARD] = card
        prospects[end + VALUE] = value
        prospects[end + GAINED] = gained
        prospects[end + EXTRA] = extra
        prospects[end + MOST] = value + extra - change
        if value + extra - change > most:
            top, most = end, value + extra - change
        end += OPTION_SIZE
    return top, end


def value_of(arena: Arena, state: int, player: int, option: int, least: int) -> int:
    """Return what an option is worth with its patch in the best place; -BEYOND if that is less than `least`."""
    options, prospects = arena.options, arena.prospects
    card, value = options[option + CARD], prospects[option + VALUE]
    if card != NO_CARD:
        spare = value - least if not prospects[option + GAINED] else value - least + prospects[option + EXTRA]
        if not find_place(arena, state, player, card, option, 1 + spare // TIDINESS):
            return -BEYOND
    if prospects[option + GAINED]:
        copy_state(arena, state, state + 1)
        try_move(arena, state + 1, player, option)
        return worth(arena, state + 1, player) + liking(arena, player, card)
    if card != NO_CARD:
        value += SCALE * arena.tables.tile_points * options[option + WINS] - TIDINESS * options[option + CHANGE]
    return value


def choose_in_style(arena: Arena, state: int, player: int, style: int) -> int:
    """Return the option after which the own position is worth most to a player who likes something best."""
    best, best_value = FIRST_OPTION, -BEYOND
    for option in range(FIRST_OPTION, list_options(arena, state, FIRST_OPTION), OPTION_SIZE):
        copy_state(arena, state, state + 1)
        try_move(arena, state + 1, player, option)
        value = worth(arena, state + 1, player) + extra_worth(arena, state + 1, player, style)
        value += liking(arena, player, arena.options[option + CARD])
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


def play_on(scratch: Arena, moves: int) -> None:
    """Play so many moves of a game greedily, or all to its end."""
    while moves and not is_over(scratch, 0):
        player = current(scratch.states, 0)
        take_turn(scratch, 0, player, choose_greedily(scratch, 0, player))
        moves -= 1


def draw_taste(stream: Numbers, tastes: Numbers, begin: int, cards: int, strength: int) -> None:
    """Like each patch or dislike it by lot: one bit of a random word for each, lowest first.

    Tastes are what a player adds to the value of buying a patch; they are written into a list, from `begin` on.
    """
    for first in range(0, cards, WORD_BITS):
        word = next_word(stream)
        for card in range(first, min(cards, first + WORD_BITS)):
            tastes[begin + card] = strength if signed(word >> (card - first)) & 1 else -strength
