"""A game in progress, and what a turn, a move and a scoring make of it.

Compiled as it stands.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

from quiltsmith.games.doodle.engine.circle import move_token
from quiltsmith.games.doodle.engine.specials import CUT, NEIGHBOUR, SINGLE, paid
from quiltsmith.geometry.board import Mask
from quiltsmith.geometry.rectangles import best_sides
from quiltsmith.simulate.doodle.tables import SINGLE_SHAPE, Tables
from quiltsmith.simulate.doodle.work import CARD, CUTS, IS_NEIGHBOUR, NOTHING, ORIENTATION, POSITION, Work


class State(NamedTuple):
    """What is shaded, which special actions are left, the turn, the line of cards, and how many cards were dealt.

    The line is in the lists that the game is played on, from `head` up to `tail`; its first card is the token's.
    """

    filled: Mask
    left: int
    turn: int
    head: int
    tail: int
    dealt: int


def before_the_game(tables: Tables) -> State:
    """Give the state with an empty board and no card on the table."""
    board = whole_board(tables)
    return State(board ^ board, tables.specials, 0, 0, 0, 0)


def whole_board(tables: Tables) -> Mask:
    """Give all spaces of the board: they stand behind the patterns of all orientations."""
    return tables.patterns[tables.all_orientations]


def with_next_turn(tables: Tables, work: Work, state: State) -> State:
    """Discard the token's card, add the cards of a new round, and move the token unless it is the last turn."""
    head, tail, dealt, turn = state.head, state.tail, state.dealt, state.turn + 1
    if turn > 1:
        head += 1
    if turn % tables.round_turns == 1 or tables.round_turns == 1:
        for _ in range(tables.circle if turn == 1 else tables.round_turns):
            work.line[tail] = work.cards[dealt]
            tail, dealt = tail + 1, dealt + 1
    if turn < tables.turns:
        moves = move_token(work.line, head, tail, work.rolls[turn - 1])
        head, tail = head + moves, tail + moves
    return State(state.filled, state.left, turn, head, tail, dealt)


def with_move(tables: Tables, state: State, moves: Sequence[int], at: int) -> State:
    """Make the move that begins somewhere in a list of moves, and cross off its special actions."""
    filled, left = state.filled, state.left
    if moves[at + CARD] != NOTHING:
        filled = drawn(tables, filled, moves[at + ORIENTATION], moves[at + POSITION])
    if moves[at + IS_NEIGHBOUR]:
        left = paid(left, NEIGHBOUR)
    for _ in range(moves[at + CUTS]):
        left = paid(left, CUT)
    return State(filled, left, state.turn, state.head, state.tail, state.dealt)


def with_single(tables: Tables, state: State, space: int) -> State:
    """Shade a single space."""
    filled, left = drawn(tables, state.filled, SINGLE_SHAPE, space), paid(state.left, SINGLE)
    return State(filled, left, state.turn, state.head, state.tail, state.dealt)


def places(tables: Tables, free: Mask, orientation: int) -> Mask:
    """Mark where the first space of an orientation may lie, all at once: each space must be free for itself.

    A shape is in one piece and a bit between the rows is never free, so that no shape runs over an edge.
    """
    found = free
    for step in range(tables.orientation_steps[orientation], tables.orientation_steps[orientation + 1]):
        found = free & (found >> tables.steps[step])
    return found


def drawn(tables: Tables, filled: Mask, orientation: int, position: int) -> Mask:
    """Fill the spaces of an orientation whose first space lies at a position."""
    return filled | (tables.patterns[orientation] << position)


def best_points(tables: Tables, filled: Mask) -> int:
    """Give the points of the best rectangle."""
    return best_sides(filled, tables.stride, tables.longest_side, tables.per_space, tables.per_line)[0]


def put_move(
    moves: MutableSequence[int], at: int, card: int, orientation: int, position: int, is_neighbour: int, cuts: int
) -> None:
    """Write a move into a list of moves."""
    moves[at + CARD] = card
    moves[at + ORIENTATION] = orientation
    moves[at + POSITION] = position
    moves[at + IS_NEIGHBOUR] = is_neighbour
    moves[at + CUTS] = cuts


def put_pass(moves: MutableSequence[int], at: int) -> None:
    """Write a pass into a list of moves."""
    put_move(moves, at, NOTHING, 0, 0, 0, 0)
