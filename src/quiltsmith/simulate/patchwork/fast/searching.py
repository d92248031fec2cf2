"""The choices of `greedy` and `minimax`; each gives the place of the chosen option.

Compiled as it stands.
"""

from __future__ import annotations

from quiltsmith.simulate.patchwork.bots.minimax import BEYOND
from quiltsmith.simulate.patchwork.fast import places as at
from quiltsmith.simulate.patchwork.fast.desk import Desk
from quiltsmith.simulate.patchwork.fast.options import list_options, take_back, try_move
from quiltsmith.simulate.patchwork.fast.rules import copy_state, current, is_over, liking, remove, worth


def choose_greedily(desk: Desk, state: int) -> int:
    """Choose the option after which the own position is worth most."""
    kit, note, player = desk.kit, desk.note, current(desk, state)
    options, trial = kit[at.OPTIONS], kit[at.STATES] + at.STATE_SIZE
    end = list_options(desk, state, options)
    level, best, best_value = note[at.LEVEL + player], options, -BEYOND
    for option in range(options, end, at.OPTION_SIZE):
        card = note[option + at.CARD]
        copy_state(desk, state, trial)
        try_move(desk, trial, player, card, True)
        take_back(desk, player, level)
        value = worth(desk, trial, player) + liking(desk, player, card)
        if value > best_value:
            best, best_value = option, value
    return best


def choose_by_search(desk: Desk, state: int, depth: int) -> int:
    """Choose the option with the best outcome after some moves.

    The tree is walked without recursion, which numba compiles badly: a node for each move ahead says how far it
    is.
    """
    kit, note, me = desk.kit, desk.note, current(desk, state)
    left = depth
    copy_state(desk, state, kit[at.STATES] + (left + 1) * at.STATE_SIZE)
    _open_node(desk, left, me, -BEYOND, BEYOND)
    while True:
        node = kit[at.NODES] + left * at.NODE_SIZE
        here = kit[at.STATES] + (left + 1) * at.STATE_SIZE
        if note[node + at.NEXT] < note[node + at.END] and note[node + at.ALPHA] < note[node + at.BETA]:
            option, player = note[node + at.NEXT], current(desk, here)
            liked = liking(desk, me, note[option + at.CARD]) if player == me else 0
            after = here - at.STATE_SIZE
            copy_state(desk, here, after)
            if note[option + at.CARD] != at.NO_CARD:
                remove(desk, after, note[option + at.BEFORE])
            try_move(desk, after, player, note[option + at.CARD], left == 1)
            left -= 1
            if left and not is_over(desk, after):
                _open_node(desk, left, me, note[node + at.ALPHA] - liked, note[node + at.BETA] - liked)
                continue
            value = worth(desk, after, me) - worth(desk, after, 1 - me)
        elif left == depth:
            return note[node + at.BEST]
        else:
            value = note[node + at.BEST_VALUE]
        # Back to the node before, with the value of the option that was tried there.
        left += 1
        _close_option(desk, left, me, value)


def _open_node(desk: Desk, left: int, me: int, alpha: int, beta: int) -> None:
    kit, note = desk.kit, desk.note
    node, state = kit[at.NODES] + left * at.NODE_SIZE, kit[at.STATES] + (left + 1) * at.STATE_SIZE
    options, player = kit[at.OPTIONS] + left * (kit[at.CHOICE] + 1) * at.OPTION_SIZE, current(desk, state)
    note[node + at.NEXT] = options
    note[node + at.END] = list_options(desk, state, options)
    note[node + at.BEST_VALUE] = -BEYOND if player == me else BEYOND
    note[node + at.BEST] = options
    note[node + at.ALPHA] = alpha
    note[node + at.BETA] = beta
    note[node + at.PIECES_BEFORE] = note[at.LEVEL + player]


def _close_option(desk: Desk, left: int, me: int, value: int) -> None:
    """Take the option of a node back, and keep its value if it is the best so far."""
    kit, note = desk.kit, desk.note
    node = kit[at.NODES] + left * at.NODE_SIZE
    player = current(desk, kit[at.STATES] + (left + 1) * at.STATE_SIZE)
    option = note[node + at.NEXT]
    note[node + at.NEXT] += at.OPTION_SIZE
    take_back(desk, player, note[node + at.PIECES_BEFORE])
    if note[option + at.CARD] != at.NO_CARD:
        note[kit[at.RING] + note[option + at.BEFORE]] = note[option + at.CARD]
    if player == me:
        value += liking(desk, me, note[option + at.CARD])
    if player == me and value > note[node + at.BEST_VALUE]:
        note[node + at.BEST_VALUE] = value
        note[node + at.BEST] = option
        note[node + at.ALPHA] = max(note[node + at.ALPHA], value)
    elif player != me and value < note[node + at.BEST_VALUE]:
        note[node + at.BEST_VALUE] = value
        note[node + at.BETA] = min(note[node + at.BETA], value)
