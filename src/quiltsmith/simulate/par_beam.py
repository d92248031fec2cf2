"""A wide beam through one deal: turn by turn all moves of the most promising games, of which the best are kept.

Every game that is kept takes its turn in every way that the cards and the special actions allow; then it may shade
single spaces. What comes of it is weighed as `greedy` weighs boards, with the points scored so far, and with a
credit for special actions that are left. A heap holds the best; of two games with the same board one is enough.

Compiled as it stands.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

from quiltsmith.games.doodle.doodle_circle import AGAIN, CUT, NEIGHBOUR, SINGLE, own_uses, paid, uses_left
from quiltsmith.geometry.board import Mask, lowest, without_lowest
from quiltsmith.simulate.doodle_arena import NOTHING, Arena, best_points, drawn, places, whole_board
from quiltsmith.simulate.doodle_bots import potential
from quiltsmith.simulate.doodle_tables import ONE, SINGLE_SHAPE, Plan, Tables

OFFER_CARD, OFFER_SHAPE, OFFER_NEIGHBOUR, OFFER_CUTS = range(4)
OFFER_FIELDS = 4
"""What may be drawn in a turn: a card, the shape that is left of it, and the special actions that this takes."""
LEFT, POINTS = range(2)
GAME_FIELDS = 2
PARENT, CARD, ORIENTATION, POSITION, IS_NEIGHBOUR, CUTS = range(6)
STEP_FIELDS = 6
FOUND_VALUE, FOUND_LEFT, FOUND_POINTS, FOUND_STEP = range(4)
FOUND_FIELDS = FOUND_STEP + STEP_FIELDS
KEPT, SIZE, LAYERS = range(3)
_LOOK_BACK = 24
"""Among so many games of equal value, games with the same board are looked for."""


class Step(NamedTuple):
    """A step of a game: which game of the layer before it went on, and how; a single space has no card."""

    parent: int
    card: int
    orientation: int
    position: int
    is_neighbour: int
    cuts: int


class Beam(NamedTuple):
    """The games that are kept, those found for the next layer, and every step that led to them."""

    width: int
    capacity: int
    boards: MutableSequence[Mask]
    games: MutableSequence[int]
    found_boards: MutableSequence[Mask]
    found: MutableSequence[int]
    heap: MutableSequence[int]
    """Places in `found`, the least valuable first."""
    order: MutableSequence[int]
    steps: MutableSequence[int]
    """By layer and game."""
    counts: MutableSequence[int]
    offers: Sequence[int]
    offer_begins: Sequence[int]
    """Where the offers of each turn begin."""
    credits: Sequence[int]
    """What a special action is worth that is left, by turn and action."""


def search(tables: Tables, plan: Plan, arena: Arena, beam: Beam) -> int:
    """Play all turns from the games that begin with the start patch; return the best total."""
    for turn in range(1, tables.turns + 1):
        expand_moves(tables, plan, arena, beam, turn)
        keep_best(beam)
        for _ in range(uses_left(tables.specials, SINGLE)):
            expand_singles(tables, plan, arena, beam, turn)
            keep_best(beam)
        if turn % tables.round_turns == 0 and turn < tables.turns:
            for game in range(beam.counts[KEPT]):
                beam.games[game * GAME_FIELDS + POINTS] += best_points(tables, beam.boards[game])
    best = potential(tables, plan, arena, beam.boards[0], tables.turns) // ONE
    return best + beam.games[POINTS]


def expand_moves(tables: Tables, plan: Plan, arena: Arena, beam: Beam, turn: int) -> None:
    """Let every game take its turn: pass, or draw what is offered wherever it fits."""
    for game in range(beam.counts[KEPT]):
        board, left = beam.boards[game], beam.games[game * GAME_FIELDS + LEFT]
        value = weigh(tables, plan, arena, beam, turn, game, board, left)
        if is_wanted(beam, value):
            keep(beam, value, board, left, Step(game, NOTHING, 0, 0, 0, 0))
        free = whole_board(tables) & ~board
        for offer in range(beam.offer_begins[turn], beam.offer_begins[turn + 1]):
            at = offer * OFFER_FIELDS
            is_neighbour, cuts = beam.offers[at + OFFER_NEIGHBOUR], beam.offers[at + OFFER_CUTS]
            after = left_after(left, is_neighbour, cuts)
            if after == NOTHING:
                continue
            card, shape = beam.offers[at + OFFER_CARD], beam.offers[at + OFFER_SHAPE]
            for orientation in range(tables.orientations[shape], tables.orientations[shape + 1]):
                found = places(tables, free, orientation)
                while found:
                    position = lowest(found)
                    found = without_lowest(found)
                    filled = drawn(tables, board, orientation, position)
                    value = weigh(tables, plan, arena, beam, turn, game, filled, after)
                    if is_wanted(beam, value):
                        step = Step(game, card, orientation, position, is_neighbour, cuts)
                        keep(beam, value, filled, after, step)


def left_after(left: int, is_neighbour: int, cuts: int) -> int:
    """Cross off special actions; nothing if they are not left."""
    if is_neighbour:
        if not uses_left(left, NEIGHBOUR):
            return NOTHING
        left = paid(left, NEIGHBOUR)
    for _ in range(cuts):
        if not uses_left(left, CUT):
            return NOTHING
        left = paid(left, CUT)
    return left


def expand_singles(tables: Tables, plan: Plan, arena: Arena, beam: Beam, turn: int) -> None:
    """Let every game shade a single space, or none."""
    for game in range(beam.counts[KEPT]):
        board, left = beam.boards[game], beam.games[game * GAME_FIELDS + LEFT]
        value = weigh(tables, plan, arena, beam, turn, game, board, left)
        if is_wanted(beam, value):
            keep(beam, value, board, left, Step(game, NOTHING, 0, NOTHING, 0, 0))
        if uses_left(left, SINGLE):
            free, after = whole_board(tables) & ~board, paid(left, SINGLE)
            while free:
                space = lowest(free)
                free = without_lowest(free)
                filled = drawn(tables, board, SINGLE_SHAPE, space)
                value = weigh(tables, plan, arena, beam, turn, game, filled, after)
                if is_wanted(beam, value):
                    keep(beam, value, filled, after, Step(game, NOTHING, 0, space, 0, 0))


def weigh(
    tables: Tables, plan: Plan, arena: Arena, beam: Beam, turn: int, game: int, board: Mask, left: int
) -> int:
    """Return what a game is worth with another board and so many special actions left."""
    points = beam.games[game * GAME_FIELDS + POINTS]
    return ONE * points + potential(tables, plan, arena, board, turn) + credit(beam, turn, left)


def is_wanted(beam: Beam, value: int) -> bool:
    """Return whether the heap has a free place, or something that is worth less."""
    if beam.counts[SIZE] < beam.capacity:
        return True
    return value > beam.found[beam.heap[0] * FOUND_FIELDS + FOUND_VALUE]


def keep(beam: Beam, value: int, board: Mask, left: int, step: Step) -> None:
    """Put what comes of a game into the heap, in the place of the least there if it is full."""
    size = beam.counts[SIZE]
    place = size if size < beam.capacity else beam.heap[0]
    at = place * FOUND_FIELDS
    beam.found_boards[place] = board
    beam.found[at + FOUND_VALUE] = value
    beam.found[at + FOUND_LEFT] = left
    beam.found[at + FOUND_POINTS] = beam.games[step.parent * GAME_FIELDS + POINTS]
    at += FOUND_STEP
    beam.found[at + PARENT] = step.parent
    beam.found[at + CARD] = step.card
    beam.found[at + ORIENTATION] = step.orientation
    beam.found[at + POSITION] = step.position
    beam.found[at + IS_NEIGHBOUR] = step.is_neighbour
    beam.found[at + CUTS] = step.cuts
    if size == beam.capacity:
        sink(beam, size)
    else:
        beam.counts[SIZE] += 1
        rise(beam, place)


def credit(beam: Beam, turn: int, left: int) -> int:
    """Weigh the special actions that are left; repeat counts like the one that is worth most."""
    total, most = 0, 0
    for action in range(AGAIN):
        worth = beam.credits[turn * AGAIN + action]
        total += own_uses(left, action) * worth
        if uses_left(left, action):
            most = max(most, worth)
    return total + own_uses(left, AGAIN) * most


def rise(beam: Beam, place: int) -> None:
    """Put the newest into the heap: it rises above what is worth more."""
    heap, index = beam.heap, place
    value = beam.found[place * FOUND_FIELDS + FOUND_VALUE]
    while index > 0:
        above = (index - 1) // 2
        if beam.found[heap[above] * FOUND_FIELDS + FOUND_VALUE] <= value:
            break
        heap[index] = heap[above]
        index = above
    heap[index] = place


def sink(beam: Beam, size: int) -> None:
    """Let what stands at the top of the heap sink below what is worth less."""
    heap, index = beam.heap, 0
    place = heap[0]
    value = beam.found[place * FOUND_FIELDS + FOUND_VALUE]
    while 2 * index + 1 < size:
        below = 2 * index + 1
        worth = beam.found[heap[below] * FOUND_FIELDS + FOUND_VALUE]
        if below + 1 < size:
            other = beam.found[heap[below + 1] * FOUND_FIELDS + FOUND_VALUE]
            if other < worth:
                below, worth = below + 1, other
        if worth >= value:
            break
        heap[index] = heap[below]
        index = below
    heap[index] = place


def keep_best(beam: Beam) -> None:
    """Make the best games that were found the next layer, the very best first, and empty the heap."""
    size = beam.counts[SIZE]
    for index in range(size - 1, -1, -1):
        beam.order[index] = beam.heap[0]
        beam.heap[0] = beam.heap[index]
        sink(beam, index)
    kept, layer = 0, beam.counts[LAYERS]
    for index in range(size):
        if kept < beam.width and not is_known(beam, index):
            place = beam.order[index]
            at = place * FOUND_FIELDS
            beam.boards[kept] = beam.found_boards[place]
            beam.games[kept * GAME_FIELDS + LEFT] = beam.found[at + FOUND_LEFT]
            beam.games[kept * GAME_FIELDS + POINTS] = beam.found[at + FOUND_POINTS]
            for field in range(STEP_FIELDS):
                beam.steps[(layer * beam.width + kept) * STEP_FIELDS + field] = beam.found[at + FOUND_STEP + field]
            kept += 1
    beam.counts[KEPT] = kept
    beam.counts[SIZE] = 0
    beam.counts[LAYERS] = layer + 1


def is_known(beam: Beam, index: int) -> bool:
    """Return whether a game shortly before this one has the same board and the same special actions left."""
    place = beam.order[index]
    at = place * FOUND_FIELDS
    for back in range(1, min(index, _LOOK_BACK) + 1):
        other = beam.order[index - back] * FOUND_FIELDS
        if beam.found[other + FOUND_VALUE] != beam.found[at + FOUND_VALUE]:
            return False
        differs = beam.found_boards[beam.order[index - back]] ^ beam.found_boards[place]
        if beam.found[other + FOUND_LEFT] == beam.found[at + FOUND_LEFT] and not differs:
            return True
    return False
