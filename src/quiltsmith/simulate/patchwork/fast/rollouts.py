"""The choice of `rollout`. Compiled as it stands."""

from __future__ import annotations

from quiltsmith.simulate.patchwork.bots.rollout import NOISE
from quiltsmith.simulate.patchwork.fast import places as at
from quiltsmith.simulate.patchwork.fast.desk import Desk
from quiltsmith.simulate.patchwork.fast.moving import make_move, place_specials
from quiltsmith.simulate.patchwork.fast.options import list_options
from quiltsmith.simulate.patchwork.fast.quilts import forget
from quiltsmith.simulate.patchwork.fast.rules import current, is_over, liking, score
from quiltsmith.simulate.patchwork.fast.searching import choose_greedily
from quiltsmith.simulate.patchwork.tastes import draw_taste
from quiltsmith.simulate.patchwork.valuing import SCALE


def choose_by_rollouts(desk: Desk, room: Desk, state: int, games: int) -> int:
    """Choose the option whose games ended best; `room` is where they are played, with tastes of its own."""
    kit, note, player = desk.kit, desk.note, current(desk, state)
    options, values = kit[at.OPTIONS], kit[at.VALUES]
    count = (list_options(desk, state, options) - options) // at.OPTION_SIZE
    if count == 1:
        return options
    for index in range(count):
        note[values + index] = games * liking(desk, player, note[options + index * at.OPTION_SIZE + at.CARD])
    for _ in range(games):
        for seat in range(2):
            begin = room.kit[at.TASTES] + seat * kit[at.CARDS]
            draw_taste(desk.stream, room.note, begin, kit[at.CARDS], NOISE)
        for index in range(count):
            _copy_game(desk, room, state, player, options + index * at.OPTION_SIZE)
            note[values + index] += _play_out(room, player)
    best = 0
    for index in range(count):
        if note[values + index] > note[values + best]:
            best = index
    return options + best * at.OPTION_SIZE


def _copy_game(desk: Desk, room: Desk, state: int, player: int, option: int) -> None:
    """Set up a game to be played to its end, with an option and the memo of its patch."""
    kit, note, other = desk.kit, desk.note, room.note
    for space in range(2 * kit[at.LENGTH]):
        room.lane[space] = desk.lane[space]
    for place in range(at.STATE_SIZE):
        other[room.kit[at.STATES] + place] = note[state + place]
    for card in range(kit[at.CARDS]):
        other[room.kit[at.RING] + card] = note[kit[at.RING] + card]
    for part in range(at.OPTION_SIZE):
        other[room.kit[at.OPTIONS] + part] = note[option + part]
    for seat in range(2):
        forget(room, seat)
    memo = note[option + at.CARD] * at.MEMO_SIZE
    if note[option + at.CARD] != at.NO_CARD:
        for part in range(at.MEMO_SIZE):
            other[other[at.MEMO + player] + memo + part] = note[note[at.MEMO + player] + memo + part]


def _play_out(room: Desk, me: int) -> int:
    """Make the first option, play on greedily, and value the end."""
    state, option = room.kit[at.STATES], room.kit[at.OPTIONS]
    while True:
        player = current(room, state)
        gained = make_move(room, state, option)
        place_specials(room, state, player, gained)
        if is_over(room, state):
            break
        option = choose_greedily(room, state)
    return SCALE * (score(room, state, me) - score(room, state, 1 - me))
