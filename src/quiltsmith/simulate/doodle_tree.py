"""Tree search for roll-and-draw games: how `mcts` finds its move. Compiled as it stands.

A node is a move of the player, and the way to it the moves before; what chance did in between is left open (an
open loop). Its children are the moves worth a look in the next turn, as greedy ranks them, for each card that the
token may come to with its neighbours. Every playout imagines the rolls and cards to come, walks down the tree,
adds a leaf, goes on greedily to the end of the game, and adds the points to all nodes on its way. At each node it
follows the move with the best sum of two numbers: the mean of its playouts, and how little it was tried for what
greedy expects of it (PUCT). The first moves are compared in the same samples of what may come: the n-th playout of
each imagines the same. Of those that were tried often, the one with the best mean is made.
"""

from __future__ import annotations

from math import sqrt

from quiltsmith.simulate.doodle_arena import (
    MOVE_FIELDS,
    RANKED_FIELDS,
    VALUE,
    Arena,
    State,
    with_move,
    with_next_turn,
)
from quiltsmith.simulate.doodle_bots import (
    find_unseen,
    imagine,
    play_on,
    points_of_turn,
    rank_moves,
    with_best_singles,
)
from quiltsmith.simulate.doodle_tables import ONE, Plan, Tables
from quiltsmith.stable_random import next_word

# A node: how often it was visited, the points of these playouts, how much greedy expects of its move compared with
# the others, the cards that it is for, its first child, the next child of its parent; then the move.
VISITS, SUM, PRIOR, CONTEXT, CHILD, SIBLING, MOVE = range(7)
TREE_NODE = MOVE + MOVE_FIELDS
ROOT, NO_NODE = 0, 0
"""The root is nobody's child, so that its number can stand for none."""
TREE_SIZE, TREE_END, SAMPLES_DRAWN, UNSEEN = range(4)
"""Where the next node goes, where there is no more space, and how many samples were drawn and cards are unseen."""

MOST_SAMPLES = 1 << 12
"""Samples after so many are the first ones again."""
TREE_WIDTH = 32
"""How many moves are compared."""
EXPLORATION = 30.0
"""In points."""
SURE_PRIOR = 1024
DOUBT = 4 * ONE
"""A move that greedy likes so much less than the best one is half as likely the right one."""
EXPANDED_AT = 2
"""A leaf gets children when it was visited so often."""
TRIED_OFTEN = 2
"""A move may be made if it was tried one so manieth as often as the one that was tried most."""
FEWEST_NODES, MOST_NODES, NODES_PER_PLAYOUT, MOST_PLAYOUTS_PER_MILLISECOND = 64, 1 << 17, 16, 80
"""How large a tree gets: a large one that is full grows no more, and its leaves are played on from."""


def tree_space(playouts: int, milliseconds: int) -> int:
    """Return how many numbers the tree of a search takes."""
    nodes = NODES_PER_PLAYOUT * (playouts + MOST_PLAYOUTS_PER_MILLISECOND * milliseconds)
    return TREE_NODE * min(MOST_NODES, FEWEST_NODES + nodes)


def start_search(tables: Tables, plan: Plan, arena: Arena, scratch: Arena, state: State) -> None:
    """Forget the tree of an earlier search, and give the root its children."""
    clear_node(arena, ROOT)
    arena.search[TREE_SIZE] = TREE_NODE
    arena.search[SAMPLES_DRAWN] = 0
    arena.search[UNSEEN] = find_unseen(tables, arena, scratch, state)
    add_children(tables, plan, arena, arena, state, ROOT, 0)


def clear_node(arena: Arena, node: int) -> None:
    for field in range(TREE_NODE):
        arena.tree[node + field] = 0


def search(tables: Tables, plan: Plan, arena: Arena, scratch: Arena, state: State, playouts: int) -> None:
    """Add so many playouts to the tree of a state."""
    for _ in range(playouts):
        add_playout(tables, plan, arena, scratch, state)


def put_best_tried(arena: Arena) -> None:
    """Put the move with the best mean of those that were tried often at the top of the ranked moves."""
    tree, best, most, child = arena.tree, NO_NODE, 0, arena.tree[ROOT + CHILD]
    while child != NO_NODE:
        most = max(most, tree[child + VISITS])
        child = tree[child + SIBLING]
    child = tree[ROOT + CHILD]
    while child != NO_NODE:
        visits = tree[child + VISITS]
        if visits * TRIED_OFTEN >= most and (
            best == NO_NODE or tree[child + SUM] * tree[best + VISITS] > tree[best + SUM] * visits
        ):
            best = child
        child = tree[child + SIBLING]
    for field in range(MOVE_FIELDS):
        arena.ranked[field] = tree[best + MOVE + field]


def add_playout(tables: Tables, plan: Plan, arena: Arena, scratch: Arena, state: State) -> None:
    """Walk down the tree to a new leaf, go on greedily, and add the points to all nodes on the way."""
    tree, path, depth = arena.tree, arena.path, 1
    node = select_child(arena, ROOT, 0)
    path[0] = ROOT
    path[1] = node
    imagine_sample(tables, arena, scratch, state, tree[node + VISITS])
    for place in range(state.head, state.tail):
        scratch.line[place - state.head] = arena.line[place]
    after = with_move(tables, state, tree, node + MOVE)
    now = State(after.filled, after.left, after.turn, 0, state.tail - state.head, 0)
    points = 0
    while now.turn < tables.turns - 1:
        now = with_best_singles(tables, plan, scratch, now)
        points += points_of_turn(tables, now)
        now = with_next_turn(tables, scratch, now)
        context = context_of(tables, scratch, now)
        child = select_child(arena, node, context)
        if child == NO_NODE and tree[node + VISITS] >= EXPANDED_AT and has_space(arena):
            add_children(tables, plan, arena, scratch, now, node, context)
            child = select_child(arena, node, context)
        if child == NO_NODE:
            rank_moves(tables, plan, scratch, now, 1)
            now = with_move(tables, now, scratch.ranked, 0)
            break
        node = child
        depth += 1
        path[depth] = node
        now = with_move(tables, now, tree, node + MOVE)
    points += play_on(tables, plan, scratch, now)
    for index in range(depth + 1):
        tree[path[index] + VISITS] += 1
        tree[path[index] + SUM] += points


def imagine_sample(tables: Tables, arena: Arena, scratch: Arena, state: State, sample: int) -> None:
    """Draw the rolls and cards to come, for the same sample always the same."""
    number = sample % MOST_SAMPLES
    if number == arena.search[SAMPLES_DRAWN] and number < MOST_SAMPLES:
        arena.samples[number] = next_word(arena.stream)
        arena.search[SAMPLES_DRAWN] += 1
    scratch.stream[0] = arena.samples[number]
    find_unseen(tables, arena, scratch, state)
    imagine(tables, scratch, scratch, state, arena.search[UNSEEN])


def context_of(tables: Tables, scratch: Arena, state: State) -> int:
    """Return a number for the token's card and its neighbours: what may be drawn depends on nothing else."""
    line, cards = scratch.line, tables.cards
    left, right = line[state.tail - 1], line[min(state.head + 1, state.tail - 1)]
    return line[state.head] + cards * (left + cards * right)


def has_space(arena: Arena) -> bool:
    """Return whether the tree may get as many children as a node gets at a time."""
    return bool(arena.search[TREE_SIZE] + TREE_WIDTH * TREE_NODE <= arena.search[TREE_END])


def add_children(
    tables: Tables, plan: Plan, arena: Arena, board: Arena, state: State, node: int, context: int
) -> None:
    """Give a node the moves that greedy ranks best; `board` is the arena that the state is of."""
    tree, many = arena.tree, rank_moves(tables, plan, board, state, TREE_WIDTH)
    top = board.ranked[VALUE]
    for index in range(many):
        at, child = index * RANKED_FIELDS, arena.search[TREE_SIZE]
        arena.search[TREE_SIZE] += TREE_NODE
        clear_node(arena, child)
        for field in range(MOVE_FIELDS):
            tree[child + MOVE + field] = board.ranked[at + field]
        behind = top - board.ranked[at + VALUE]
        tree[child + PRIOR] = 1 + SURE_PRIOR * DOUBT * DOUBT // (DOUBT * DOUBT + behind * behind)
        tree[child + CONTEXT] = context
        tree[child + SIBLING] = tree[node + CHILD]
        tree[node + CHILD] = child


def select_child(arena: Arena, node: int, context: int) -> int:
    """Return the child to visit next of those for some cards; none if there are none."""
    tree, best, best_value = arena.tree, NO_NODE, 0.0
    visits, total, priors, child = 0, 0, 0, tree[node + CHILD]
    while child != NO_NODE:
        if tree[child + CONTEXT] == context:
            visits += tree[child + VISITS]
            total += tree[child + SUM]
            priors += tree[child + PRIOR]
        child = tree[child + SIBLING]
    mean = total / visits if visits else 0.0
    urge = EXPLORATION * sqrt(max(1, visits)) / max(1, priors)
    child = tree[node + CHILD]
    while child != NO_NODE:
        if tree[child + CONTEXT] == context:
            tried = tree[child + VISITS]
            value = tree[child + SUM] / tried if tried else mean
            value += urge * tree[child + PRIOR] / (1 + tried)
            if best == NO_NODE or value >= best_value:
                best, best_value = child, value
        child = tree[child + SIBLING]
    return best
