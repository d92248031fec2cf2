"""The bot `greedy`: of all moves of a turn the one that leaves the most promising board.

It tries the token's patch at every place in every orientation, and compares the potential of each board that
comes of it (see `plan.py`) with that of passing. Where the best of them gains little, it also tries the
neighbours' patches and the pieces of one cut. What these gain must exceed a price that falls from turn to turn,
so that special actions are kept for when they are needed and none is left at the end. Then it shades a single
space that is closed on three sides, if that is worth its price. It knows nothing that a player could not see, and
scores the best rectangle.

Compiled as it stands.
"""

from __future__ import annotations

from quiltsmith.games.doodle.engine.circle import cards_beside
from quiltsmith.games.doodle.engine.specials import CUT, NEIGHBOUR, SINGLE, uses_left
from quiltsmith.geometry.board import lowest, without_lowest
from quiltsmith.simulate.doodle.plan import Plan
from quiltsmith.simulate.doodle.potential import potential
from quiltsmith.simulate.doodle.state import State, drawn, places, put_move, put_pass, whole_board
from quiltsmith.simulate.doodle.tables import SINGLE_SHAPE, Tables
from quiltsmith.simulate.doodle.work import NOTHING, RANKED_FIELDS, VALUE, Work


def rank_start(tables: Tables, plan: Plan, work: Work, state: State, card: int) -> None:
    """Put the best place of a start card's patch at the top of the ranked moves."""
    rank_shape(tables, plan, work, state, card, tables.card_shapes[tables.cards + card], 0, 0, 0, 0, 1)


def rank_moves(tables: Tables, plan: Plan, work: Work, state: State, keep: int) -> int:
    """Find the best moves of a turn, at most as many as are to be kept, and tell how many there are."""
    line, ranked, turn, head, tail = work.line, work.ranked, state.turn, state.head, state.tail
    passing = potential(tables, plan, work, state.filled, turn)
    put_pass(ranked, 0)
    ranked[VALUE] = passing
    is_last, size = turn == tables.turns, 1
    offered = tail if is_last else head + 1
    for index in range(head, offered):
        card = line[index]
        size = rank_shape(tables, plan, work, state, card, tables.card_shapes[card], 0, 0, 0, size, keep)
    if not is_last and uses_left(state.left, NEIGHBOUR) and ranked[VALUE] - passing < plan.content:
        price = plan.prices[NEIGHBOUR * (tables.turns + 1) + turn]
        for side in range(cards_beside(head, tail)):
            card = line[head + 1] if side else line[tail - 1]
            size = rank_shape(tables, plan, work, state, card, tables.card_shapes[card], 1, 0, price, size, keep)
    if uses_left(state.left, CUT) and (is_last or ranked[VALUE] - passing < plan.content):
        price = plan.prices[CUT * (tables.turns + 1) + turn]
        for index in range(head, offered):
            card = line[index]
            shape = tables.card_shapes[card]
            for piece in range(tables.shape_pieces[shape], tables.shape_pieces[shape + 1]):
                size = rank_shape(tables, plan, work, state, card, tables.pieces[piece], 0, 1, price, size, keep)
    return size


def rank_shape(
    tables: Tables,
    plan: Plan,
    work: Work,
    state: State,
    card: int,
    shape: int,
    is_neighbour: int,
    cuts: int,
    price: int,
    size: int,
    keep: int,
) -> int:
    """Try a shape everywhere and rank it among the moves found so far; tell how many there are then."""
    free = whole_board(tables) & ~state.filled
    ranked = work.ranked
    for orientation in range(tables.orientations[shape], tables.orientations[shape + 1]):
        found = places(tables, free, orientation)
        while found:
            position = lowest(found)
            found = without_lowest(found)
            board = drawn(tables, state.filled, orientation, position)
            value = potential(tables, plan, work, board, state.turn) - price
            if size == keep and value <= ranked[(keep - 1) * RANKED_FIELDS + VALUE]:
                continue
            size = min(size + 1, keep)
            at = (size - 1) * RANKED_FIELDS
            while at > 0 and ranked[at - RANKED_FIELDS + VALUE] < value:
                for field in range(RANKED_FIELDS):
                    ranked[at + field] = ranked[at - RANKED_FIELDS + field]
                at -= RANKED_FIELDS
            put_move(ranked, at, card, orientation, position, is_neighbour, cuts)
            ranked[at + VALUE] = value
    return size


def best_single(tables: Tables, plan: Plan, work: Work, state: State) -> int:
    """Find the single space that is worth shading after a move; nothing if none is worth its price."""
    if not uses_left(state.left, SINGLE):
        return NOTHING
    free = whole_board(tables) & ~state.filled
    before, behind, above, beneath = free << 1, free >> 1, free << tables.stride, free >> tables.stride
    closed = free & ~((before & behind) | (above & beneath) | ((before | behind) & (above | beneath)))
    space = NOTHING
    if closed:
        price = plan.prices[SINGLE * (tables.turns + 1) + state.turn]
        best = potential(tables, plan, work, state.filled, state.turn) + price
        while closed:
            position = lowest(closed)
            closed = without_lowest(closed)
            board = drawn(tables, state.filled, SINGLE_SHAPE, position)
            value = potential(tables, plan, work, board, state.turn)
            if value > best:
                best, space = value, position
    return space
