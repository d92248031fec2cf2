"""Where a patch lies best on a quilt. Compiled as it stands.

What was found is kept in memos, filed by quilt and patch, since the same quilts come up again and again: in the
next turn, in another line of a search, in other games.
"""

from __future__ import annotations

from quiltsmith.geometry.board import Mask, count, lowest, scatter, without_lowest
from quiltsmith.simulate.patchwork_arena import (
    ALWAYS,
    CARD,
    CHANGE,
    CORNER,
    KIND,
    LOSS_BITS,
    MEMO_BITS,
    MEMOS,
    NOWHERE,
    OPTION_SIZE,
    STATE_SIZE,
    TILE_IS_FREE,
    TURN,
    WHILE_TILE_IS_FREE,
    WINS,
    WITHOUT_TILE,
    Arena,
)
from quiltsmith.simulate.patchwork_losses import least_loss, sum_losses, write_losses
from quiltsmith.simulate.patchwork_setup import SCALE, TIDINESS
from quiltsmith.stable_random import signed

ANY_CHANGE = 1 << 60
"""More than any placement changes the untidiness of a quilt."""


def find_place(arena: Arena, state: int, player: int, card: int, option: int, limit: int = ANY_CHANGE) -> bool:
    """Write into an option where a patch lies best on a player's quilt; return whether there is such a place.

    One that changes the untidiness by no less than the limit, and does not win the tile, need not be found.
    """
    memos, options = arena.memos, arena.options
    quilt = arena.quilts[2 * state + player]
    wanted = WHILE_TILE_IS_FREE if arena.states[state * STATE_SIZE + TILE_IS_FREE] else WITHOUT_TILE
    place = scatter(quilt, MEMO_BITS)
    number = (place + card) % MEMOS
    memo = number * OPTION_SIZE
    if (
        arena.memo_quilts[number] != quilt
        or memos[memo + CARD] != card
        or (memos[memo + KIND] != ALWAYS and memos[memo + KIND] != wanted)
        or (memos[memo + TURN] == NOWHERE and memos[memo + CHANGE] < limit)
    ):
        arena.memo_quilts[number] = quilt
        memos[memo + CARD] = card
        find_best(arena, quilt, place >> (MEMO_BITS - LOSS_BITS), wanted, memo, limit)
    options[option + CARD] = card
    options[option + TURN] = memos[memo + TURN]
    options[option + CORNER] = memos[memo + CORNER]
    options[option + CHANGE] = memos[memo + CHANGE]
    options[option + WINS] = memos[memo + WINS]
    return memos[memo + TURN] != NOWHERE


def find_best(arena: Arena, quilt: Mask, slot: int, wanted: int, memo: int, limit: int) -> None:
    """Write into a memo where its patch lies best: where the loss is least, or the tile is won."""
    tables, memos, card = arena.tables, arena.memos, arena.memos[memo + CARD]
    size, usual, corner = tables.sizes[card], tables.usual_losses[card], NOWHERE
    if card == tables.cards:
        corner, change = tidy_space(arena, quilt)
        memos[memo + TURN] = tables.first_turns[card]
        memos[memo + CORNER] = corner
        memos[memo + CHANGE] = change
    if corner == NOWHERE:
        make_losses(arena, quilt, slot)
        first, last = tables.first_turns[card], tables.first_turns[card + 1]
        loss, turn, corner = least_loss(arena.losses, slot, first, last, arena.sums, limit + usual)
        memos[memo + TURN] = turn
        memos[memo + CORNER] = corner
        memos[memo + CHANGE] = loss - usual if turn != NOWHERE else limit
    memos[memo + WINS] = 0
    memos[memo + KIND] = ALWAYS
    if count(quilt) + size >= tables.tile_spaces:
        squares = list_squares(arena, quilt, card) if wanted == WHILE_TILE_IS_FREE else 0
        if squares:
            find_with_tile(arena, quilt, slot, squares, memo)
        if squares or wanted == WITHOUT_TILE:
            memos[memo + KIND] = wanted


def tidy_space(arena: Arena, quilt: Mask) -> tuple[int, int]:
    """Return a space that makes a quilt tidier when it is filled, or no less tidy, and how that changes it.

    It is the best one, of equals the first; nowhere if there is none. A hole takes four walls and itself away, a
    dent three walls and itself; each free space beside gets a wall, and may become a dent or a hole.
    """
    stride, free = arena.tables.stride, arena.tables.patterns[arena.tables.turns] & ~quilt
    left, right, up, down = free << 1, free >> 1, free << stride, free >> stride
    odd = left ^ right ^ up ^ down
    several = (left & right) | (up & down) | ((left ^ right) & (up ^ down))
    holes = free & ~(odd | several)
    if holes:
        return lowest(holes), -7
    dents = free & odd & ~several
    four = left & right & up & down
    corridors = free & several & ~(odd | four)
    beside_dents = dents << 1 | dents >> 1 | dents << stride | dents >> stride
    beside_corridors = corridors << 1 | corridors >> 1 | corridors << stride | corridors >> stride
    found = dents & ~(beside_dents | beside_corridors)
    if found:
        return lowest(found), -3
    found = dents & beside_corridors
    if found:
        return lowest(found), -2
    if dents:
        return lowest(dents), -1
    found = corridors & ~(beside_dents | beside_corridors)
    if found:
        return lowest(found), 0
    return NOWHERE, 0


def find_with_tile(arena: Arena, quilt: Mask, slot: int, squares: int, memo: int) -> None:
    """Find the placement that fills a square with the least loss, if the tile makes it better than the tidiest.

    Of equals it is the first one, by orientation and corner.
    """
    tables, memos, sums, card = arena.tables, arena.memos, arena.sums, arena.memos[memo + CARD]
    make_losses(arena, quilt, slot)
    tile, usual = SCALE * tables.tile_points, tables.usual_losses[card]
    best_turn, best_corner = memos[memo + TURN], memos[memo + CORNER]
    best = -TIDINESS * (memos[memo + CHANGE] + usual) if best_turn != NOWHERE else -ANY_CHANGE
    for turn in range(tables.first_turns[card], tables.first_turns[card + 1]):
        corners = filling_corners(arena, turn, squares)
        if corners:
            corners = corners & free_corners(arena, quilt, turn)
        if corners:
            sum_losses(arena.losses, slot, turn, sums, 0)
        while corners:
            corner = lowest(corners)
            corners = without_lowest(corners)
            loss = signed(sums[corner])
            value = tile - TIDINESS * loss
            is_first = turn < best_turn or (turn == best_turn and corner <= best_corner)
            if value > best or (value == best and is_first):
                best, best_turn, best_corner = value, turn, corner
                memos[memo + TURN] = turn
                memos[memo + CORNER] = corner
                memos[memo + CHANGE] = loss - usual
                memos[memo + WINS] = 1


def find_next_place(arena: Arena, state: int, player: int, option: int) -> bool:
    """Move the patch of an option to the next best place; return whether there is one.

    Of places that are equally good, those of an earlier orientation are better, then those of an earlier corner.
    """
    tables, options, sums = arena.tables, arena.options, arena.sums
    card, quilt = options[option + CARD], arena.quilts[2 * state + player]
    squares, slot, found = 0, losses_of(arena, quilt), False
    if arena.states[state * STATE_SIZE + TILE_IS_FREE]:
        squares = list_squares(arena, quilt, card)
    last_loss = options[option + CHANGE] + tables.usual_losses[card]
    last_value = SCALE * tables.tile_points * options[option + WINS] - TIDINESS * last_loss
    last_turn, last_corner, best = options[option + TURN], options[option + CORNER], 0
    for turn in range(tables.first_turns[card], tables.first_turns[card + 1]):
        corners = free_corners(arena, quilt, turn)
        if corners:
            sum_losses(arena.losses, slot, turn, sums, 0)
        while corners:
            corner = lowest(corners)
            corners = without_lowest(corners)
            loss = signed(sums[corner])
            if found and -TIDINESS * loss + SCALE * tables.tile_points <= best:
                continue
            wins = fills_square(arena, tables.patterns[turn] << corner, squares)
            value = SCALE * tables.tile_points * wins - TIDINESS * loss
            is_later = turn > last_turn or (turn == last_turn and corner > last_corner)
            if (value < last_value or (value == last_value and is_later)) and (not found or value > best):
                found, best = True, value
                options[option + TURN] = turn
                options[option + CORNER] = corner
                options[option + CHANGE] = loss - tables.usual_losses[card]
                options[option + WINS] = wins
    return found


def losses_of(arena: Arena, quilt: Mask) -> int:
    """Return where the numbers stand that losses on a quilt are summed up from."""
    slot = scatter(quilt, LOSS_BITS)
    make_losses(arena, quilt, slot)
    return slot


def make_losses(arena: Arena, quilt: Mask, slot: int) -> None:
    """Write the numbers of a quilt into their slot, unless they are there."""
    if arena.loss_quilts[slot] != quilt:
        arena.loss_quilts[slot] = quilt
        write_losses(arena.losses, slot, quilt)


def free_corners(arena: Arena, quilt: Mask, turn: int) -> Mask:
    """Return the spaces in which the corner of an orientation may lie."""
    tables = arena.tables
    free, rest = tables.patterns[tables.turns] & ~quilt, tables.patterns[turn]
    corners = free >> lowest(rest)
    rest = without_lowest(rest)
    while rest:
        corners = corners & (free >> lowest(rest))
        rest = without_lowest(rest)
    return corners


def filling_corners(arena: Arena, turn: int, squares: int) -> Mask:
    """Return the spaces in which the corner of an orientation lies where it fills one of the squares listed."""
    tables = arena.tables
    reflected, last = tables.reflected[turn], tables.last_cells[turn]
    filling = reflected ^ reflected
    for square in range(squares):
        corners, rest = tables.patterns[tables.turns], arena.missing[square]
        while rest and corners:
            # The corners from which some cell lies on this space.
            space = lowest(rest)
            corners = corners & (reflected << (space - last) if space >= last else reflected >> (last - space))
            rest = without_lowest(rest)
        filling = filling | corners
    return filling


def list_squares(arena: Arena, quilt: Mask, card: int) -> int:
    """List what is missing to each square that a patch may fill; return how many there are.

    What is missing must be no more than it has cells, and lie no other way to each other than these do.
    """
    squares, missing, found = arena.tables.squares, arena.missing, 0
    size, apart = arena.tables.sizes[card], arena.tables.differences[card]
    if count(squares[arena.tables.squares_count] & ~quilt) > size:
        return 0
    for square in range(arena.tables.squares_count):
        left = squares[square] & ~quilt
        if count(left) <= size and not (left and (left >> lowest(left)) & ~apart):
            missing[found] = left
            found += 1
    return found


def fills_square(arena: Arena, spaces: Mask, squares: int) -> int:
    """Return 1 if spaces fill one of the squares that were listed, else 0."""
    for square in range(squares):
        if not arena.missing[square] & ~spaces:
            return 1
    return 0
