"""Moves made for good and written down. Compiled as it stands."""

from __future__ import annotations

from quiltsmith.simulate.patchwork.fast import places as at
from quiltsmith.simulate.patchwork.fast.desk import Desk
from quiltsmith.simulate.patchwork.fast.options import wants_special
from quiltsmith.simulate.patchwork.fast.quilts import cover, forget
from quiltsmith.simulate.patchwork.fast.rules import current, move, remove
from quiltsmith.simulate.patchwork.tally import BUYERS


def make_move(desk: Desk, state: int, option: int) -> int:
    """Make a move and note who bought what when; give the number of special patches gained."""
    kit, note, player = desk.kit, desk.note, current(desk, state)
    card = note[option + at.CARD]
    memo = note[at.MEMO + player] + card * at.MEMO_SIZE
    time = note[state + player * at.PLAYER_SIZE + at.TIME]
    gained = move(desk, state, player, card, memo)
    if card == at.NO_CARD:
        write_line(desk, player, at.ADVANCE, card, memo)
    else:
        remove(desk, state, note[option + at.BEFORE])
        desk.outcome[BUYERS + card] = player
        desk.outcome[BUYERS + kit[at.CARDS] + card] = time
        write_line(desk, player, at.TAKE, card, memo)
        lay(desk, player, card, memo)
    return gained


def place_specials(desk: Desk, state: int, player: int, gained: int) -> None:
    """Place the special patches that were gained, or discard them where that is worth more."""
    kit, note, single = desk.kit, desk.note, desk.kit[at.CARDS]
    for _ in range(gained):
        memo = note[at.MEMO + player] + single * at.MEMO_SIZE
        if wants_special(desk, state, player):
            write_line(desk, player, at.SPECIAL, single, memo)
            lay(desk, player, single, memo)
        elif note[state + player * at.PLAYER_SIZE + at.FILLED] < kit[at.SPACES]:
            write_line(desk, player, at.DISCARD, at.NO_CARD, memo)


def lay(desk: Desk, player: int, card: int, memo: int) -> None:
    """Lay a piece for good."""
    cover(desk, player, card, memo, 1)
    forget(desk, player)


def write_line(desk: Desk, player: int, action: int, card: int, memo: int) -> None:
    """Write a move down; a log without room only counts them."""
    note, log = desk.note, desk.log
    line = note[at.LINES] * at.LINE_SIZE
    note[at.LINES] += 1
    if note[at.LINES] <= note[at.MOST_LINES]:
        log[line + at.PLAYER] = player
        log[line + at.ACTION] = action
        log[line + at.WHICH] = card
        log[line + at.HOW] = note[memo + at.TURN] if card != at.NO_CARD else 0
        log[line + at.WHERE] = note[memo + at.CORNER] if card != at.NO_CARD else 0
