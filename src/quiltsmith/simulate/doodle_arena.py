"""What games of one player are played on: lists that are made once, a game in progress, and its moves.

A record, which a game writes as it goes on, holds a whole game as numbers, in this order: the start patch, how
many single spaces were shaded, every turn, the single spaces in their order, the scorings, the cards left in the
last turn, the empty spaces and the total.

Compiled as it stands.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple

from quiltsmith.games.doodle.doodle_circle import CUT, NEIGHBOUR, SINGLE, move_token, paid, uses_left
from quiltsmith.geometry.board import Mask
from quiltsmith.geometry.rectangles import best_sides
from quiltsmith.simulate.doodle_tables import SINGLE_SHAPE, Plan, Tables

NOTHING = -1
"""The card of a pass, the token's card in the last turn, and the start card where there are none."""
CARD, ORIENTATION, POSITION, IS_NEIGHBOUR, CUTS = range(5)
"""The fields of a move: the card, how it lies, where its first space lies, and the special actions used for it."""
MOVE_FIELDS = 5
VALUE = MOVE_FIELDS
RANKED_FIELDS = MOVE_FIELDS + 1
"""A move and what it is worth to a bot."""
TOKEN = MOVE_FIELDS
TURN_FIELDS = MOVE_FIELDS + 1
"""A move and the token's card."""
SINGLES = MOVE_FIELDS
TURNS = MOVE_FIELDS + 1
"""Where the number of single spaces stands, and where the turns begin."""
SINGLE_FIELDS = 2
"""The turn and the space; one turn more than there are stands for the time after the last scoring."""
SCORE_FIELDS = 4
"""The points, the index of the corner, the rows and the columns of the rectangle."""


class Offer(NamedTuple):
    """What may be drawn in a turn: a card, the shape that is left of it, and the special actions this takes."""

    card: int
    shape: int
    is_neighbour: int
    cuts: int


class Arena(NamedTuple):
    """All that changes during a game, beside its state."""

    stream: MutableSequence[int]
    """The random numbers."""
    cards: MutableSequence[int]
    """The cards in the order in which they come to the table; those not dealt follow."""
    rolls: MutableSequence[int]
    line: MutableSequence[int]
    """The circle of cards, from the token on."""
    record: MutableSequence[int]
    ranked: MutableSequence[int]
    """The best moves of a turn, the very best first."""
    lacking: MutableSequence[int]
    """How many spaces each target lacks."""
    sides: MutableSequence[Any]
    """The closed sides of the spaces of a board; see `doodle_sides.py`."""
    tree: MutableSequence[int]
    """The nodes of a search by playouts."""
    search: MutableSequence[int]
    """How far a search is; see `doodle_tree.py`."""
    path: MutableSequence[int]
    """The nodes from the root to a leaf."""
    samples: MutableSequence[int]
    """The seeds of what a search imagines."""
    board: MutableSequence[Mask]
    numbers: MutableSequence[int]
    """The state of a game that is played in steps: its board, and all other numbers."""


def make_arena(tables: Tables, plan: Plan, ranked: int, tree: int = 0, samples: int = 1) -> Arena:
    """Make the lists for games in which a bot compares so many moves of a turn, or searches trees of a size."""
    return Arena(
        stream=[0],
        cards=[0] * tables.cards,
        rolls=[0] * (tables.turns - 1),
        line=[0] * (cards_dealt(tables) + tables.turns * tables.circle),
        record=[0] * record_size(tables),
        ranked=[0] * (ranked * RANKED_FIELDS),
        lacking=[0] * plan.target_count,
        sides=[0] * 4,
        tree=[0] * max(1, tree),
        search=[0, tree, 0, 0],
        path=[0] * (tables.turns + 1),
        samples=[0] * samples,
        board=[0],
        numbers=[0] * SAVED_NUMBERS,
    )


def cards_dealt(tables: Tables) -> int:
    """Return how many cards a whole game shows."""
    return tables.circle + (tables.rounds - 1) * tables.round_turns


def singles_begin(tables: Tables) -> int:
    """Return where the single spaces of a record begin."""
    return TURNS + tables.turns * TURN_FIELDS


def scores_begin(tables: Tables) -> int:
    """Return where the scorings of a record begin."""
    return singles_begin(tables) + SINGLE_FIELDS * uses_left(tables.specials, SINGLE)


def choice_begins(tables: Tables) -> int:
    """Return where the cards of the last turn begin."""
    return scores_begin(tables) + SCORE_FIELDS * tables.rounds


def end_begins(tables: Tables) -> int:
    """Return where the empty spaces of a record stand; the total is the last number behind them."""
    return choice_begins(tables) + tables.circle - tables.round_turns + 1


def record_size(tables: Tables) -> int:
    """Return how many numbers a record has."""
    return end_begins(tables) + 2


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


SAVED_NUMBERS = 5


def save_state(arena: Arena, state: State) -> None:
    """Keep the state of a game until its next step."""
    arena.board[0] = state.filled
    arena.numbers[0] = state.left
    arena.numbers[1] = state.turn
    arena.numbers[2] = state.head
    arena.numbers[3] = state.tail
    arena.numbers[4] = state.dealt


def saved_state(arena: Arena) -> State:
    """Return the state that was kept."""
    numbers = arena.numbers
    return State(arena.board[0], numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])


def before_the_game(tables: Tables) -> State:
    """Return the state with an empty board and no card on the table."""
    board = whole_board(tables)
    return State(board ^ board, tables.specials, 0, 0, 0, 0)


def whole_board(tables: Tables) -> Mask:
    """Return all spaces of the board: they stand behind the patterns of all orientations."""
    return tables.patterns[tables.all_orientations]


def with_next_turn(tables: Tables, arena: Arena, state: State) -> State:
    """Discard the token's card, add the cards of a new round, and move the token unless it is the last turn."""
    head, tail, dealt, turn = state.head, state.tail, state.dealt, state.turn + 1
    if turn > 1:
        head += 1
    if turn % tables.round_turns == 1 or tables.round_turns == 1:
        for _ in range(tables.circle if turn == 1 else tables.round_turns):
            arena.line[tail] = arena.cards[dealt]
            tail, dealt = tail + 1, dealt + 1
    if turn < tables.turns:
        moves = move_token(arena.line, head, tail, arena.rolls[turn - 1])
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
    """Return the points of the best rectangle."""
    return best_sides(filled, tables.stride, tables.longest_side, tables.per_space, tables.per_line)[0]


def put_move(moves: MutableSequence[int], at: int, offer: Offer, orientation: int, position: int) -> None:
    """Write a move into a list of moves."""
    moves[at + CARD] = offer.card
    moves[at + ORIENTATION] = orientation
    moves[at + POSITION] = position
    moves[at + IS_NEIGHBOUR] = offer.is_neighbour
    moves[at + CUTS] = offer.cuts


def put_pass(moves: MutableSequence[int], at: int) -> None:
    """Write a pass into a list of moves."""
    moves[at + CARD] = NOTHING
    moves[at + ORIENTATION] = 0
    moves[at + POSITION] = 0
    moves[at + IS_NEIGHBOUR] = 0
    moves[at + CUTS] = 0
