"""The bots of roll-and-draw games: how `random`, `greedy` and `beam` choose. Compiled as it stands.

*greedy* makes of all moves of a turn the one that leaves the most promising board. It tries the token's patch at
every place in every orientation, and compares the potential of each board that comes of it (see
`doodle_tables.py`) with that of passing. Where the best of them gains little, it also tries the neighbours'
patches and the pieces of one cut. What these gain must exceed a price that falls from turn to turn, so that
special actions are kept for when they are needed and none is left at the end. Then it shades a single space that
is closed on three sides, if that is worth its price. It knows nothing that a player could not see, and scores the
best rectangle.

*beam* plays the best few moves of a turn on through samples of what may come. It ranks the moves of a turn as
`greedy` does and keeps the best of them, the beam. Then it imagines what may come: the rolls, and the cards of
later rounds, drawn from those that nobody has seen yet. In each sample it makes every move of the beam and goes
on greedily to the end of the game. After half of the samples it drops the worse half of the moves; in the end it
makes the one with the largest sum of totals. All moves are compared in the same samples, so that luck does not
decide between them.

*random* makes every kind of legal move, none of them clever. It passes now and then, uses every special action
that is left now and then, draws what is offered at any place where it fits, and sometimes scores a smaller
rectangle than the best. What it plays shows what a deck allows, not what it is worth; its games, written as
sheets, show the checker everything that players may do.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from quiltsmith.games.doodle.doodle_circle import CUT, NEIGHBOUR, SINGLE, cards_beside, paid, uses_left
from quiltsmith.geometry.board import Mask, count, lowest, without_lowest
from quiltsmith.simulate.doodle_arena import (
    NOTHING,
    RANKED_FIELDS,
    VALUE,
    Arena,
    Offer,
    State,
    best_points,
    cards_dealt,
    drawn,
    places,
    put_move,
    put_pass,
    whole_board,
    with_move,
    with_next_turn,
    with_single,
)
from quiltsmith.simulate.doodle_sides import sides_closed, sum_sides, write_sides
from quiltsmith.simulate.doodle_tables import ONE, SINGLE_SHAPE, SURE, Plan, Tables
from quiltsmith.stable_random import below, shuffle_front


def potential(tables: Tables, plan: Plan, arena: Arena, filled: Mask, turn: int) -> int:
    """Weigh a board when so many turns are over, in parts of a point."""
    free = whole_board(tables) & ~filled
    empty, value = count(free), 0
    if turn > 0 and turn % tables.round_turns == 0:
        value = ONE * best_points(tables, filled)
        if turn == tables.turns:
            return value + ONE * tables.per_empty * empty
    left, right, above, below = free << 1, free >> 1, free << tables.stride, free >> tables.stride
    edges = count(free & ~left) + count(free & ~right) + count(free & ~above) + count(free & ~below)
    holes = count(free & ~(left | right | above | below))
    value -= plan.empty * empty + plan.edges[turn] * edges + plan.holes[turn] * holes
    return value + hoped(tables, plan, arena, free, turn)


def most_hoped(tables: Tables, plan: Plan, arena: Arena, free: Mask, turn: int, shape: int) -> int:
    """Return a value that no board exceeds with a shape drawn, less what closed sides beside it save.

    Every target is taken to lack as many spaces less as the shape has, and the best rectangle to be as large as so
    many spaces allow.
    """
    size = plan.sizes[shape]
    empty, value = count(free) - size, 0
    if turn > 0 and turn % tables.round_turns == 0:
        value = ONE * plan.area_points[min(tables.spaces, tables.spaces - empty)]
        if turn == tables.turns:
            return value + ONE * tables.per_empty * empty
    left, right, above, below = free << 1, free >> 1, free << tables.stride, free >> tables.stride
    edges = count(free & ~left) + count(free & ~right) + count(free & ~above) + count(free & ~below)
    value -= plan.empty * empty + plan.edges[turn] * (edges + plan.perimeters[shape])
    return value + hoped(tables, plan, arena, free, turn, size)


def hoped(tables: Tables, plan: Plan, arena: Arena, free: Mask, turn: int, fewer: int = 0) -> int:
    """Add up what the scorings to come may bring, each with the target that promises most.

    Each target may be taken to lack some spaces fewer than it does.

    A later scoring never has less hope than an earlier one, and targets come with the most valuable first: what is
    worth less than the hope so far need not be looked at, and what each target lacks is counted once.
    """
    begin = (tables.round_turns - turn % tables.round_turns) * (tables.spaces + 1)
    best = 0
    for target in range(plan.target_count):
        points = plan.target_points[target]
        if points * SURE <= best:
            break
        lacks = count(free & plan.targets[target]) - fewer
        if lacks < 0:
            lacks = 0
        arena.lacking[target] = lacks
        best = max(best, points * plan.hopes[begin + lacks])
    value = plan.weights[0] * best
    for later in range(1, tables.rounds - turn // tables.round_turns):
        begin += tables.round_turns * (tables.spaces + 1)
        for target in range(plan.target_count):
            points = plan.target_points[target]
            if points * SURE <= best:
                break
            best = max(best, points * plan.hopes[begin + arena.lacking[target]])
        value += plan.weights[later] * best
    return value


def rank_start(tables: Tables, plan: Plan, arena: Arena, state: State, card: int) -> None:
    """Put the best place of a start card's patch at the top of the ranked moves."""
    offer = Offer(card, tables.card_shapes[tables.cards + card], 0, 0)
    rank_shape(tables, plan, arena, state, offer, 0, 0, 1)


def rank_moves(tables: Tables, plan: Plan, arena: Arena, state: State, keep: int) -> int:
    """Find the best moves of a turn, at most as many as are to be kept, and return how many there are."""
    line, ranked, turn, head, tail = arena.line, arena.ranked, state.turn, state.head, state.tail
    passing = potential(tables, plan, arena, state.filled, turn)
    put_pass(ranked, 0)
    ranked[VALUE] = passing
    is_last, size = turn == tables.turns, 1
    offered = tail if is_last else head + 1
    for index in range(head, offered):
        card = line[index]
        offer = Offer(card, tables.card_shapes[card], 0, 0)
        size = rank_shape(tables, plan, arena, state, offer, 0, size, keep)
    if not is_last and uses_left(state.left, NEIGHBOUR) and ranked[VALUE] - passing < plan.content:
        price = plan.prices[NEIGHBOUR * (tables.turns + 1) + turn]
        for side in range(cards_beside(head, tail)):
            card = line[head + 1] if side else line[tail - 1]
            offer = Offer(card, tables.card_shapes[card], 1, 0)
            size = rank_shape(tables, plan, arena, state, offer, price, size, keep)
    if uses_left(state.left, CUT) and (is_last or ranked[VALUE] - passing < plan.content):
        price = plan.prices[CUT * (tables.turns + 1) + turn]
        for index in range(head, offered):
            card = line[index]
            shape = tables.card_shapes[card]
            for piece in range(tables.shape_pieces[shape], tables.shape_pieces[shape + 1]):
                offer = Offer(card, tables.pieces[piece], 0, 1)
                size = rank_shape(tables, plan, arena, state, offer, price, size, keep)
    return size


def rank_shape(
    tables: Tables,
    plan: Plan,
    arena: Arena,
    state: State,
    offer: Offer,
    price: int,
    size: int,
    keep: int,
) -> int:
    """Try a shape everywhere and rank it among the moves found so far; return how many there are then."""
    free = whole_board(tables) & ~state.filled
    ranked, shape, sides = arena.ranked, offer.shape, arena.sides
    edge, limit = 2 * plan.edges[state.turn], most_hoped(tables, plan, arena, free, state.turn, shape) - price
    write_sides(tables, plan, sides, free)
    for orientation in range(tables.orientations[shape], tables.orientations[shape + 1]):
        found = places(tables, free, orientation)
        if found:
            sum_sides(tables, plan, sides, orientation)
        while found:
            position = lowest(found)
            found = without_lowest(found)
            # A side that is closed already counts twice: it is gone, and none is opened there.
            most = limit + edge * sides_closed(tables, sides, orientation, position)
            if size == keep and most <= ranked[(keep - 1) * RANKED_FIELDS + VALUE]:
                continue
            board = drawn(tables, state.filled, orientation, position)
            value = potential(tables, plan, arena, board, state.turn) - price
            if size == keep and value <= ranked[(keep - 1) * RANKED_FIELDS + VALUE]:
                continue
            size = min(size + 1, keep)
            at = (size - 1) * RANKED_FIELDS
            while at > 0 and ranked[at - RANKED_FIELDS + VALUE] < value:
                for field in range(RANKED_FIELDS):
                    ranked[at + field] = ranked[at - RANKED_FIELDS + field]
                at -= RANKED_FIELDS
            put_move(ranked, at, offer, orientation, position)
            ranked[at + VALUE] = value
    return size


def best_single(tables: Tables, plan: Plan, arena: Arena, state: State) -> int:
    """Find the single space that is worth shading after a move; nothing if none is worth its price."""
    if not uses_left(state.left, SINGLE):
        return NOTHING
    free = whole_board(tables) & ~state.filled
    before, behind, above, beneath = free << 1, free >> 1, free << tables.stride, free >> tables.stride
    closed = free & ~((before & behind) | (above & beneath) | ((before | behind) & (above | beneath)))
    space = NOTHING
    if closed:
        price = plan.prices[SINGLE * (tables.turns + 1) + state.turn]
        best = potential(tables, plan, arena, state.filled, state.turn) + price
        while closed:
            position = lowest(closed)
            closed = without_lowest(closed)
            board = drawn(tables, state.filled, SINGLE_SHAPE, position)
            value = potential(tables, plan, arena, board, state.turn)
            if value > best:
                best, space = value, position
    return space


_PERCENT = 100
PASSES = 8
SPECIALS = 6
"""How likely a turn is passed, and how likely each special action that is left is used in a turn, in percent."""
POOR_CHOICES = 25
"""How likely a smaller rectangle than the best is chosen, in percent."""


def random_move(tables: Tables, arena: Arena, state: State) -> None:
    """Put a move of the turn at the top of the ranked moves; a pass if the shape chosen fits nowhere."""
    put_pass(arena.ranked, 0)
    if happens(arena, PASSES):
        return
    line, left, is_last = arena.line, state.left, state.turn == tables.turns
    beside = 0 if is_last else cards_beside(state.head, state.tail)
    is_neighbour = beside > 0 and wants(arena, left, NEIGHBOUR)
    if is_neighbour:
        left = paid(left, NEIGHBOUR)
        card = line[state.head + 1] if below(arena.stream, beside) else line[state.tail - 1]
    else:
        card = line[state.head + below(arena.stream, state.tail - state.head if is_last else 1)]
    shape, cuts = tables.card_shapes[card], 0
    while tables.shape_pieces[shape] < tables.shape_pieces[shape + 1]:
        if not wants(arena, left, CUT):
            break
        cuts, left, begin = cuts + 1, paid(left, CUT), tables.shape_pieces[shape]
        shape = tables.pieces[begin + below(arena.stream, tables.shape_pieces[shape + 1] - begin)]
    random_place(tables, arena, state, Offer(card, shape, int(is_neighbour), cuts))


def random_place(tables: Tables, arena: Arena, state: State, offer: Offer) -> None:
    """Put drawing a shape somewhere, turned somehow, at the top of the ranked moves, if there is space."""
    free = whole_board(tables) & ~state.filled
    begin, end = tables.orientations[offer.shape], tables.orientations[offer.shape + 1]
    ways = 0
    for orientation in range(begin, end):
        ways += count(places(tables, free, orientation))
    if not ways:
        return
    way = below(arena.stream, ways)
    for orientation in range(begin, end):
        found = places(tables, free, orientation)
        if way < count(found):
            for _ in range(way):
                found = without_lowest(found)
            put_move(arena.ranked, 0, offer, orientation, lowest(found))
            return
        way -= count(found)


def random_single(tables: Tables, arena: Arena, state: State) -> int:
    """Choose a single space to shade, or nothing."""
    free = whole_board(tables) & ~state.filled
    if not free or not wants(arena, state.left, SINGLE):
        return NOTHING
    for _ in range(below(arena.stream, count(free))):
        free = without_lowest(free)
    return lowest(free)


def random_side(arena: Arena, side: int) -> int:
    """Choose a side of a rectangle that is no longer than that of the best one."""
    return side - below(arena.stream, side)


def happens(arena: Arena, percent: int) -> bool:
    """Let chance decide."""
    return below(arena.stream, _PERCENT) < percent


def wants(arena: Arena, left: int, action: int) -> bool:
    """Return whether to use a special action now."""
    return uses_left(left, action) > 0 and happens(arena, SPECIALS)


WIDTH = 6
"""How many moves are compared."""
SAMPLES = 12
"""Through how many samples the better half of them is played."""


def beam_move(tables: Tables, plan: Plan, arena: Arena, scratch: Arena, state: State) -> None:
    """Put the best move of the turn at the top of the ranked moves."""
    moves = arena.ranked
    kept = rank_moves(tables, plan, arena, state, WIDTH)
    if state.turn == tables.turns:
        return
    for index in range(kept):
        moves[index * RANKED_FIELDS + VALUE] = 0
    unseen = find_unseen(tables, arena, scratch, state)
    for sample in range(SAMPLES):
        imagine(tables, arena, scratch, state, unseen)
        for index in range(kept):
            at = index * RANKED_FIELDS
            for place in range(state.head, state.tail):
                scratch.line[place - state.head] = arena.line[place]
            after = with_move(tables, state, moves, at)
            moved = State(after.filled, after.left, after.turn, 0, state.tail - state.head, 0)
            moves[at + VALUE] += play_on(tables, plan, scratch, moved)
        if 2 * (sample + 1) == SAMPLES:
            sort_moves(moves, kept)
            kept = (kept + 1) // 2
    sort_moves(moves, kept)


def find_unseen(tables: Tables, arena: Arena, scratch: Arena, state: State) -> int:
    """List the cards that nobody has seen, in the order of the deck, and return how many they are."""
    unseen = 0
    for card in range(tables.cards):
        is_seen = False
        for index in range(state.dealt):
            is_seen = is_seen or arena.cards[index] == card
        if not is_seen:
            scratch.cards[unseen] = card
            unseen += 1
    return unseen


def imagine(tables: Tables, arena: Arena, scratch: Arena, state: State, unseen: int) -> None:
    """Draw the rolls to come, and the cards to come from those that nobody has seen."""
    for roll in range(state.turn, tables.turns - 1):
        scratch.rolls[roll] = tables.die[below(arena.stream, tables.faces)]
    shuffle_front(arena.stream, scratch.cards, unseen, cards_dealt(tables) - state.dealt)


def play_on(tables: Tables, plan: Plan, scratch: Arena, state: State) -> int:
    """Go on greedily to the end of an imagined game after the move of a turn; return the points from then on."""
    points = 0
    while True:
        state = with_best_singles(tables, plan, scratch, state)
        points += points_of_turn(tables, state)
        if state.turn == tables.turns:
            return points
        state = with_next_turn(tables, scratch, state)
        rank_moves(tables, plan, scratch, state, 1)
        state = with_move(tables, state, scratch.ranked, 0)


def with_best_singles(tables: Tables, plan: Plan, arena: Arena, state: State) -> State:
    """Shade as many single spaces as are worth it after a move."""
    space = best_single(tables, plan, arena, state)
    while space != NOTHING:
        state = with_single(tables, state, space)
        space = best_single(tables, plan, arena, state)
    return state


def points_of_turn(tables: Tables, state: State) -> int:
    """Return what is scored at the end of a turn, if anything is."""
    points = best_points(tables, state.filled) if state.turn % tables.round_turns == 0 else 0
    if state.turn == tables.turns:
        points += tables.per_empty * count(whole_board(tables) & ~state.filled)
    return points


def sort_moves(moves: MutableSequence[int], kept: int) -> None:
    """Bring the moves with the largest sums to the front; of equals, the one that came first stays first."""
    for index in range(1, kept):
        at = index * RANKED_FIELDS
        while at > 0 and moves[at - RANKED_FIELDS + VALUE] < moves[at + VALUE]:
            for field in range(RANKED_FIELDS):
                moved = moves[at + field]
                moves[at + field] = moves[at - RANKED_FIELDS + field]
                moves[at - RANKED_FIELDS + field] = moved
            at -= RANKED_FIELDS


INLINED = (potential, hoped)
