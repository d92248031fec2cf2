"""The bot `random`: every kind of legal move occurs, none is clever.

It passes now and then, uses every special action that is left now and then, draws what is offered at any place
where it fits, and sometimes scores a smaller rectangle than the best. What it plays shows what a deck allows, not
what it is worth; its games, written as sheets, show the checker everything that players may do.

Compiled as it stands.
"""

from __future__ import annotations

from quiltsmith.games.doodle.engine.circle import cards_beside
from quiltsmith.games.doodle.engine.specials import CUT, NEIGHBOUR, SINGLE, paid, uses_left
from quiltsmith.geometry.board import count, lowest, without_lowest
from quiltsmith.simulate.doodle.state import State, places, put_move, put_pass, whole_board
from quiltsmith.simulate.doodle.tables import Tables
from quiltsmith.simulate.doodle.work import NOTHING, Work
from quiltsmith.stable_random import below

_PERCENT = 100
PASSES = 8
SPECIALS = 6
"""How likely a turn is passed, and how likely each special action that is left is used in a turn, in percent."""
POOR_CHOICES = 25
"""How likely a smaller rectangle than the best is chosen, in percent."""


def random_move(tables: Tables, work: Work, state: State) -> None:
    """Put a move of the turn at the top of the ranked moves; a pass if the shape chosen fits nowhere."""
    put_pass(work.ranked, 0)
    if happens(work, PASSES):
        return
    line, left, is_last = work.line, state.left, state.turn == tables.turns
    beside = 0 if is_last else cards_beside(state.head, state.tail)
    is_neighbour = beside > 0 and wants(work, left, NEIGHBOUR)
    if is_neighbour:
        left = paid(left, NEIGHBOUR)
        card = line[state.head + 1] if below(work.stream, beside) else line[state.tail - 1]
    else:
        card = line[state.head + below(work.stream, state.tail - state.head if is_last else 1)]
    shape, cuts = tables.card_shapes[card], 0
    while tables.shape_pieces[shape] < tables.shape_pieces[shape + 1]:
        if not wants(work, left, CUT):
            break
        cuts, left, begin = cuts + 1, paid(left, CUT), tables.shape_pieces[shape]
        shape = tables.pieces[begin + below(work.stream, tables.shape_pieces[shape + 1] - begin)]
    random_place(tables, work, state, card, shape, int(is_neighbour), cuts)


def random_place(
    tables: Tables, work: Work, state: State, card: int, shape: int, is_neighbour: int, cuts: int
) -> None:
    """Put drawing a shape somewhere, turned somehow, at the top of the ranked moves, if there is room."""
    free = whole_board(tables) & ~state.filled
    begin, end = tables.orientations[shape], tables.orientations[shape + 1]
    ways = 0
    for orientation in range(begin, end):
        ways += count(places(tables, free, orientation))
    if not ways:
        return
    way = below(work.stream, ways)
    for orientation in range(begin, end):
        found = places(tables, free, orientation)
        if way < count(found):
            for _ in range(way):
                found = without_lowest(found)
            put_move(work.ranked, 0, card, orientation, lowest(found), is_neighbour, cuts)
            return
        way -= count(found)


def random_single(tables: Tables, work: Work, state: State) -> int:
    """Choose a single space to shade, or nothing."""
    free = whole_board(tables) & ~state.filled
    if not free or not wants(work, state.left, SINGLE):
        return NOTHING
    for _ in range(below(work.stream, count(free))):
        free = without_lowest(free)
    return lowest(free)


def random_side(work: Work, side: int) -> int:
    """Choose a side of a rectangle that is no longer than that of the best one."""
    return side - below(work.stream, side)


def happens(work: Work, percent: int) -> bool:
    """Let chance decide."""
    return below(work.stream, _PERCENT) < percent


def wants(work: Work, left: int, action: int) -> bool:
    """Decide whether to use a special action now."""
    return uses_left(left, action) > 0 and happens(work, SPECIALS)
