"""The moves worth a look, tried and taken back, as `bots.choosing` does. Compiled as it stands."""

from __future__ import annotations

from quiltsmith.simulate.patchwork.fast import places as at
from quiltsmith.simulate.patchwork.fast.desk import Desk
from quiltsmith.simulate.patchwork.fast.quilts import cover, enter_level, find_place, forget
from quiltsmith.simulate.patchwork.fast.rules import count_in, current, move, worth


def list_options(desk: Desk, state: int, options: int) -> int:
    """List the moves worth a look: to advance, and each patch that can be paid and placed; give where they end."""
    kit, note = desk.kit, desk.note
    player = current(desk, state)
    buttons = note[state + player * at.PLAYER_SIZE + at.BUTTONS]
    note[options + at.CARD] = at.NO_CARD
    end, before = options + at.OPTION_SIZE, note[state + at.TAIL]
    for _ in range(min(kit[at.CHOICE], note[state + at.IN_CIRCLE])):
        card = note[kit[at.RING] + before]
        if kit[kit[at.PRICES] + card * at.PRICE_SIZE + at.COST] <= buttons:
            memo = find_place(desk, state, player, card)
            if note[memo + at.TURN] >= 0:
                note[end + at.CARD] = card
                note[end + at.BEFORE] = before
                end += at.OPTION_SIZE
        before = card
    return end


def try_move(desk: Desk, state: int, player: int, card: int, is_last: bool) -> None:
    """Make a move for a try, the circle left as it is; the last one leaves the quilt alone if it can."""
    note = desk.note
    memo = note[at.MEMO + player] + card * at.MEMO_SIZE
    gained = move(desk, state, player, card, memo)
    if card != at.NO_CARD and (gained or not is_last):
        _lay_for_a_try(desk, player, card, memo)
    for _ in range(gained):
        if wants_special(desk, state, player):
            single = desk.kit[at.CARDS]
            _lay_for_a_try(desk, player, single, note[at.MEMO + player] + single * at.MEMO_SIZE)


def wants_special(desk: Desk, state: int, player: int) -> bool:
    """Decide whether a special patch is placed, where its memo says, and count it in if so."""
    kit, note, own = desk.kit, desk.note, state + player * at.PLAYER_SIZE
    if note[own + at.FILLED] == kit[at.SPACES]:
        return False
    single = kit[at.CARDS]
    memo = find_place(desk, state, player, single)
    before = worth(desk, state, player)
    count_in(desk, state, player, single, memo)
    if kit[at.MAY_DISCARD] and before > worth(desk, state, player):
        note[own + at.FILLED] -= kit[kit[at.SIZES] + single]
        note[own + at.LOSS] -= note[memo + at.CHANGE]
        if note[memo + at.WINS]:
            note[own + at.TILE] = 0
            note[state + at.TILE_IS_FREE] = 1
        return False
    return True


def take_back(desk: Desk, player: int, level: int) -> None:
    """Take the pieces above a level away again."""
    kit, note = desk.kit, desk.note
    while note[at.LEVEL + player] > level:
        enter_level(desk, player, note[at.LEVEL + player] - 1)
        piece = kit[at.PIECES] + (2 * note[at.LEVEL + player] + player) * at.PIECE_SIZE
        cover(desk, player, note[piece], note[piece + 1], 0)


def _lay_for_a_try(desk: Desk, player: int, card: int, memo: int) -> None:
    """Lay a piece: it makes a new level."""
    kit, note = desk.kit, desk.note
    piece = kit[at.PIECES] + (2 * note[at.LEVEL + player] + player) * at.PIECE_SIZE
    note[piece] = card
    note[piece + 1] = memo
    cover(desk, player, card, memo, 1)
    enter_level(desk, player, note[at.LEVEL + player] + 1)
    forget(desk, player)
