"""Moves by the rules of the two-player game; `state` is the place in `note` where a state begins.

Compiled as it stands.
"""

from __future__ import annotations

from quiltsmith.games.patchwork.engine.arithmetic import advance_target, is_first_to_move, points, take_target
from quiltsmith.simulate.patchwork.fast import places as at
from quiltsmith.simulate.patchwork.fast.desk import Desk
from quiltsmith.simulate.patchwork.valuing import position_worth


def current(desk: Desk, state: int) -> int:
    """Tell whose turn it is."""
    note, other = desk.note, state + at.PLAYER_SIZE
    is_first = is_first_to_move(
        note[state + at.TIME], note[state + at.ARRIVED], note[other + at.TIME], note[other + at.ARRIVED]
    )
    return 0 if is_first else 1


def is_over(desk: Desk, state: int) -> bool:
    """Tell whether both tokens are on the last space; special patches are placed within a move."""
    last, time = desk.kit[at.LAST], state + at.TIME
    return bool(desk.note[time] == last and desk.note[time + at.PLAYER_SIZE] == last)


def move(desk: Desk, state: int, player: int, card: int, memo: int) -> int:
    """Advance, or pay a patch that lies where a memo says and move its time; give the special patches gained."""
    kit, note = desk.kit, desk.note
    own, other = state + player * at.PLAYER_SIZE, state + (1 - player) * at.PLAYER_SIZE
    before = note[own + at.TIME]
    if card == at.NO_CARD:
        target = advance_target(before, note[other + at.TIME], kit[at.LAST])
        note[own + at.BUTTONS] += kit[at.PER_SPACE] * (target - before)
    else:
        price = kit[at.PRICES] + card * at.PRICE_SIZE
        target = take_target(before, kit[price + at.DURATION], kit[at.LAST])
        note[own + at.BUTTONS] -= kit[price + at.COST]
        note[own + at.INCOME] += kit[price + at.INCOME_OF]
        count_in(desk, state, player, card, memo)
    marks, specials = kit[at.MARKS], kit[at.SPECIALS]
    note[own + at.BUTTONS] += note[own + at.INCOME] * (kit[marks + target] - kit[marks + before])
    note[own + at.TIME] = target
    note[state + at.MOVES] += 1
    note[own + at.ARRIVED] = note[state + at.MOVES]
    if target == kit[at.LAST] and note[state + at.FINISHED_FIRST] < 0:
        note[state + at.FINISHED_FIRST] = player
    # Special patches lie where nobody has been yet.
    reached = max(before, note[other + at.TIME])
    return kit[specials + target] - kit[specials + reached] if target > reached else 0


def count_in(desk: Desk, state: int, player: int, card: int, memo: int) -> None:
    """Count the spaces of a placed patch, the change of untidiness, and the tile if it is won."""
    kit, note, own = desk.kit, desk.note, state + player * at.PLAYER_SIZE
    note[own + at.FILLED] += kit[kit[at.SIZES] + card]
    note[own + at.LOSS] += note[memo + at.CHANGE]
    if note[memo + at.WINS]:
        note[own + at.TILE] = 1
        note[state + at.TILE_IS_FREE] = 0


def score(desk: Desk, state: int, player: int) -> int:
    """Give a player's points as they stand."""
    kit, note, own = desk.kit, desk.note, state + player * at.PLAYER_SIZE
    empty = kit[at.SPACES] - note[own + at.FILLED]
    return points(note[own + at.BUTTONS], note[own + at.TILE], empty, kit[at.TILE_POINTS], kit[at.EMPTY_POINTS])


def worth(desk: Desk, state: int, player: int) -> int:
    """Value the position of a player."""
    kit, note, own = desk.kit, desk.note, state + player * at.PLAYER_SIZE
    time = note[own + at.TIME]
    return position_worth(
        score(desk, state, player),
        note[own + at.INCOME],
        kit[kit[at.MARKS] + kit[at.LAST]] - kit[kit[at.MARKS] + time],
        kit[at.LAST] - time,
        kit[at.TIME_WORTH],
        kit[at.PER_SPACE],
        -kit[at.EMPTY_POINTS] * (kit[at.SPACES] - note[own + at.FILLED]),
        note[own + at.LOSS],
    )


def liking(desk: Desk, player: int, card: int) -> int:
    """Give what the taste of a player adds to a move."""
    kit = desk.kit
    return desk.note[kit[at.TASTES] + player * kit[at.CARDS] + card] if card != at.NO_CARD else 0


def remove(desk: Desk, state: int, before: int) -> None:
    """Take the patch after another out of the circle; the neutral token goes to its place."""
    note, ring = desk.note, desk.kit[at.RING]
    note[ring + before] = note[ring + note[ring + before]]
    note[state + at.TAIL] = before
    note[state + at.IN_CIRCLE] -= 1


def copy_state(desk: Desk, state: int, other: int) -> None:
    """Copy a state to another place."""
    for place in range(at.STATE_SIZE):
        desk.note[other + place] = desk.note[state + place]
