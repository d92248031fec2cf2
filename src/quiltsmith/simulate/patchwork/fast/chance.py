"""The turns of `random`. Compiled as it stands."""

from __future__ import annotations

from collections.abc import MutableSequence

from quiltsmith.simulate.patchwork.bots.random import DISCARDS, NEAT, PERCENT
from quiltsmith.simulate.patchwork.fast import places as at
from quiltsmith.simulate.patchwork.fast.desk import Desk
from quiltsmith.simulate.patchwork.fast.moving import lay, make_move, write_line
from quiltsmith.simulate.patchwork.fast.quilts import list_windows, look_up, sum_losses, wins_tile
from quiltsmith.simulate.patchwork.fast.rules import count_in, current, liking
from quiltsmith.stable_random import below, signed


def play_random_turn(desk: Desk, state: int) -> None:
    """Play a turn, special patches included."""
    kit, note, player = desk.kit, desk.note, current(desk, state)
    option = kit[at.OPTIONS]
    choose_patch(desk, state, player)
    gained = make_move(desk, state, option)
    single = kit[at.CARDS]
    memo = note[at.MEMO + player] + single * at.MEMO_SIZE
    for _ in range(gained):
        if note[state + player * at.PLAYER_SIZE + at.FILLED] == kit[at.SPACES]:
            break
        if kit[at.MAY_DISCARD] and below(desk.stream, PERCENT) < DISCARDS:
            write_line(desk, player, at.DISCARD, at.NO_CARD, memo)
            continue
        choose_place(desk, state, player, single)
        count_in(desk, state, player, single, memo)
        write_line(desk, player, at.SPECIAL, single, memo)
        lay(desk, player, single, memo)


def choose_patch(desk: Desk, state: int, player: int) -> None:
    """Write a move as the first option: a patch, its place in its memo, or to advance."""
    kit, note = desk.kit, desk.note
    first, buttons = kit[at.OPTIONS], note[state + player * at.PLAYER_SIZE + at.BUTTONS]
    count, before = 1 + min(kit[at.CHOICE], note[state + at.IN_CIRCLE]), note[state + at.TAIL]
    note[first + at.CARD] = at.NO_CARD
    for index in range(1, count):
        card = note[kit[at.RING] + before]
        note[first + index * at.OPTION_SIZE + at.CARD] = card
        note[first + index * at.OPTION_SIZE + at.BEFORE] = before
        before = card
    for index in range(count):
        swap(note, first, index, index + below(desk.stream, count - index))
    for index in range(1, count):
        # Better liked ones first, equals in the order that they have.
        place = index
        while place and _liked(desk, player, place - 1) < _liked(desk, player, place):
            swap(note, first, place - 1, place)
            place -= 1
    for index in range(count):
        card = note[first + index * at.OPTION_SIZE + at.CARD]
        can_pay = card == at.NO_CARD or kit[kit[at.PRICES] + card * at.PRICE_SIZE + at.COST] <= buttons
        if can_pay and (card == at.NO_CARD or choose_place(desk, state, player, card)):
            swap(note, first, 0, index)
            break


def swap(note: MutableSequence[int], first: int, one: int, other: int) -> None:
    """Swap two options."""
    for part in range(at.OPTION_SIZE):
        left, right = first + one * at.OPTION_SIZE + part, first + other * at.OPTION_SIZE + part
        kept = note[left]
        note[left] = note[right]
        note[right] = kept


def _liked(desk: Desk, player: int, index: int) -> int:
    return liking(desk, player, desk.note[desk.kit[at.OPTIONS] + index * at.OPTION_SIZE + at.CARD])


def choose_place(desk: Desk, state: int, player: int, card: int) -> bool:
    """Choose a place for a patch and write it in its memo; tell whether there is one."""
    kit, _note, lane = desk.kit, desk.note, desk.lane
    first, last = kit[kit[at.FIRST_TURNS] + card], kit[kit[at.FIRST_TURNS] + card + 1]
    length, lowest, tidiest, allowed = kit[at.LENGTH], kit[at.BLOCKED_SUM], 0, 0
    look_up(desk, player)
    for turn in range(first, last):
        row = (at.SUMS + turn - first) * length
        sum_losses(desk, player, turn, row)
        for corner in range(kit[kit[at.REACHES] + turn]):
            loss = signed(lane[row + corner])
            if loss < kit[at.BLOCKED_SUM]:
                allowed += 1
                if loss < lowest:
                    lowest, tidiest = loss, 0
                if loss == lowest:
                    tidiest += 1
    if allowed == 0:
        return False
    highest = kit[at.BLOCKED_SUM] - 1
    if below(desk.stream, PERCENT) < NEAT:
        allowed, highest = tidiest, lowest
    chosen = below(desk.stream, allowed)
    for turn in range(first, last):
        for corner in range(kit[kit[at.REACHES] + turn]):
            loss = signed(lane[(at.SUMS + turn - first) * length + corner])
            if loss <= highest:
                if chosen == 0:
                    _write_memo(desk, state, player, card, turn, corner, loss)
                chosen -= 1
    return True


def _write_memo(desk: Desk, state: int, player: int, card: int, turn: int, corner: int, loss: int) -> None:
    kit, note = desk.kit, desk.note
    memo = note[at.MEMO + player] + card * at.MEMO_SIZE
    note[memo + at.TURN] = turn
    note[memo + at.CORNER] = corner
    note[memo + at.CHANGE] = loss - kit[kit[at.USUAL_LOSSES] + card]
    note[memo + at.WINS] = 0
    if note[state + at.TILE_IS_FREE]:
        windows = list_windows(desk, player, kit[kit[at.SIZES] + card])
        note[memo + at.WINS] = wins_tile(desk, card, turn, corner, windows)
