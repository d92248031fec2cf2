"""Where patches lie best: the sums of `placing`, with arrays instead of long integers. Compiled as it stands."""

from __future__ import annotations

from quiltsmith.simulate.patchwork.fast import places as at
from quiltsmith.simulate.patchwork.fast.desk import Desk
from quiltsmith.simulate.patchwork.setup import WORST_CELL
from quiltsmith.simulate.patchwork.valuing import SCALE, TIDINESS
from quiltsmith.stable_random import signed


def enter_level(desk: Desk, player: int, level: int) -> None:
    """Look at a player's quilt with so many pieces laid for a try."""
    kit, note = desk.kit, desk.note
    note[at.LEVEL + player] = level
    note[at.MEMO + player] = kit[at.MEMOS] + (2 * level + player) * (kit[at.CARDS] + 1) * at.MEMO_SIZE


def forget(desk: Desk, player: int) -> None:
    """Forget what was found about a player's quilt: it has changed."""
    kit, note = desk.kit, desk.note
    note[kit[at.READY] + 2 * note[at.LEVEL + player] + player] = 0
    memo = note[at.MEMO + player]
    for card in range(kit[at.CARDS] + 1):
        note[memo + card * at.MEMO_SIZE + at.KIND] = at.UNKNOWN


def cover(desk: Desk, player: int, card: int, memo: int, filled: int) -> None:
    """Fill the spaces where a memo says that a patch lies, or clear them again."""
    kit, note = desk.kit, desk.note
    first = kit[at.STEPS] + kit[kit[at.FIRST_STEPS] + note[memo + at.TURN]]
    start = player * kit[at.LENGTH] + note[memo + at.CORNER]
    for index in range(first, first + kit[kit[at.SIZES] + card]):
        desk.lane[start + kit[index]] = filled


def find_place(desk: Desk, state: int, player: int, card: int) -> int:
    """Find where a patch lies best on a player's quilt; give the place of the memo that says it."""
    kit, note = desk.kit, desk.note
    memo = note[at.MEMO + player] + card * at.MEMO_SIZE
    is_tile_free = note[state + at.TILE_IS_FREE]
    wanted = at.WHILE_TILE_IS_FREE if is_tile_free else at.WITHOUT_TILE
    if note[memo + at.KIND] == at.ALWAYS or note[memo + at.KIND] == wanted:
        return memo
    windows, size = 0, kit[kit[at.SIZES] + card]
    if note[state + player * at.PLAYER_SIZE + at.FILLED] + size >= kit[at.TILE_SIDE] * kit[at.TILE_SIDE]:
        windows = list_windows(desk, player, size)
    note[memo + at.KIND] = wanted if windows else at.ALWAYS
    note[memo + at.TURN] = at.NOWHERE
    note[memo + at.WINS] = 0
    if windows and is_tile_free:
        find_with_tile(desk, player, card, windows, memo)
    else:
        find_tidiest(desk, player, card, memo)
    return memo


def find_tidiest(desk: Desk, player: int, card: int, memo: int) -> None:
    """Find the placement with the least loss."""
    kit, note, lane = desk.kit, desk.note, desk.lane
    look_up(desk, player)
    least = kit[at.BLOCKED_SUM]
    sums = at.SUMS * kit[at.LENGTH]
    for turn in range(kit[kit[at.FIRST_TURNS] + card], kit[kit[at.FIRST_TURNS] + card + 1]):
        sum_losses(desk, player, turn, sums)
        lowest = lane[sums]
        for corner in range(kit[kit[at.REACHES] + turn]):
            lowest = min(lowest, lane[sums + corner])
        if lowest < least:
            least = signed(lowest)
            corner = 0
            while lane[sums + corner] != lowest:
                corner += 1
            note[memo + at.TURN] = turn
            note[memo + at.CORNER] = corner
    note[memo + at.CHANGE] = least - kit[kit[at.USUAL_LOSSES] + card]


def find_with_tile(desk: Desk, player: int, card: int, windows: int, memo: int) -> None:
    """Find the placement with the best of little loss and the tile."""
    kit, note, lane = desk.kit, desk.note, desk.lane
    look_up(desk, player)
    sums, best = at.SUMS * kit[at.LENGTH], 0
    for turn in range(kit[kit[at.FIRST_TURNS] + card], kit[kit[at.FIRST_TURNS] + card + 1]):
        sum_losses(desk, player, turn, sums)
        for corner in range(kit[kit[at.REACHES] + turn]):
            loss = signed(lane[sums + corner])
            if loss >= kit[at.BLOCKED_SUM]:
                continue
            wins = wins_tile(desk, card, turn, corner, windows)
            value = SCALE * kit[at.TILE_POINTS] * wins - TIDINESS * loss
            if note[memo + at.TURN] == at.NOWHERE or value > best:
                best = value
                note[memo + at.TURN] = turn
                note[memo + at.CORNER] = corner
                note[memo + at.CHANGE] = loss - kit[kit[at.USUAL_LOSSES] + card]
                note[memo + at.WINS] = wins


def sum_losses(desk: Desk, player: int, turn: int, sums: int) -> None:
    """Sum up all corners of an orientation, in the row that begins at `sums`."""
    kit, lane = desk.kit, desk.lane
    base = (at.LANES + at.ROWS_PER_QUILT * (2 * desk.note[at.LEVEL + player] + player)) * kit[at.LENGTH]
    reach = kit[kit[at.REACHES] + turn]
    first = kit[at.STEPS] + kit[kit[at.FIRST_STEPS] + turn]
    last = kit[at.STEPS] + kit[kit[at.FIRST_STEPS] + turn + 1]
    for corner in range(reach):
        lane[sums + corner] = 0
    for index in range(first, last, at.STEPS_AT_ONCE):
        one, two = base + kit[index], base + kit[index + 1]
        three, four = base + kit[index + 2], base + kit[index + 3]
        for corner in range(reach):
            lane[sums + corner] += (
                lane[one + corner] + lane[two + corner] + lane[three + corner] + lane[four + corner]
            )


def look_up(desk: Desk, player: int) -> None:
    """Write the numbers to look up for a player's quilt, unless they are there."""
    kit, note, lane = desk.kit, desk.note, desk.lane
    quilt = 2 * note[at.LEVEL + player] + player
    if note[kit[at.READY] + quilt]:
        return
    note[kit[at.READY] + quilt] = 1
    length, stride, blocked = kit[at.LENGTH], kit[at.STRIDE], kit[at.BLOCKED_SUM]
    quilt_start = player * length + kit[at.MARGIN]
    base = (at.LANES + at.ROWS_PER_QUILT * quilt) * length + kit[at.MARGIN]
    own, beside_one, beside_two = base, base + length, base + 2 * length
    beside_three, beside_four = base + 3 * length, base + 4 * length
    for index in range(length - 2 * kit[at.MARGIN]):
        space = quilt_start + index
        closed = lane[space - 1] + lane[space + 1] + lane[space - stride] + lane[space + stride]
        filled = lane[space]
        free = 1 - filled
        is_open, is_one, is_two, is_three = closed == 0, closed == 1, closed == 2, closed == 3
        lane[own + index] = free * (WORST_CELL - is_three - 3 * (closed == 4)) + filled * blocked
        lane[beside_one + index] = free * (2 + is_two + 2 * is_three)
        lane[beside_two + index] = free * (4 + is_one + 3 * is_two)
        lane[beside_three + index] = free * (6 + is_open + 3 * is_one)
        lane[beside_four + index] = free * (8 + 3 * is_open)


def list_windows(desk: Desk, player: int, size: int) -> int:
    """List the squares that a patch of a size may fill, with the number of spaces missing; give their number."""
    kit, note = desk.kit, desk.note
    side, windows = kit[at.TILE_SIDE], 0
    for row in range(kit[at.ROWS] - side + 1):
        for column in range(kit[at.COLUMNS] - side + 1):
            missing = side * side
            for line in range(row, row + side):
                start = player * kit[at.LENGTH] + kit[at.MARGIN] + line * kit[at.STRIDE] + column
                for space in range(start, start + side):
                    missing -= signed(desk.lane[space])
            if missing <= size:
                window = kit[at.WINDOWS] + windows * at.WINDOW_SIZE
                note[window + at.ROW] = row
                note[window + at.COLUMN] = column
                note[window + at.MISSING] = missing
                windows += 1
    return windows


def wins_tile(desk: Desk, card: int, turn: int, corner: int, windows: int) -> int:
    """Tell whether a placement fills one of the squares that were listed."""
    kit, note = desk.kit, desk.note
    side, stride = kit[at.TILE_SIDE], kit[at.STRIDE]
    first = kit[at.STEPS] + kit[kit[at.FIRST_STEPS] + turn]
    for index in range(windows):
        window = kit[at.WINDOWS] + index * at.WINDOW_SIZE
        missing = note[window + at.MISSING]
        for step in range(first, first + kit[kit[at.SIZES] + card]):
            space = corner + kit[step] - kit[at.MARGIN]
            row, column = space // stride - note[window + at.ROW], space % stride - note[window + at.COLUMN]
            if 0 <= row < side and 0 <= column < side:
                missing -= 1
        if missing == 0:
            return 1
    return 0
