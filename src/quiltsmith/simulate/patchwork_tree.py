"""Tree search for games of two: how `mcts` finds its move. Compiled as it stands.

A node is a position that the game may come to; its children are the moves worth a look there: to advance, and to
take each patch that can be paid, where it lies best. Every playout walks down the tree, adds a leaf, plays some
moves from there as greedy does, with tastes drawn by lot, and adds what that led to to all nodes on its way. At
each node it follows the move with the best sum of two numbers: what its playouts led to, and how little it was
tried for what greedy expects of it (PUCT). A node that is visited often gets more children: each patch in its next
best place.

The value of a playout is how likely it is won, with a share of the lead, so that there is something to choose
where all is won or lost. How likely follows from what both positions are worth, and from how much may still
happen. To play every game to its end would tell more, but there would be time for a fifth as many, and most of
what it tells is chance; only near the end playouts go on to it. The move that was tried most is made.
"""

from __future__ import annotations

from math import sqrt

from quiltsmith.games.patchwork.patchwork_state import winner_of
from quiltsmith.simulate.patchwork_arena import (
    CARD,
    FINISHED_FIRST,
    FIRST_OPTION,
    NO_CARD,
    OPTION_SIZE,
    PLAYER_SIZE,
    TIME,
    Arena,
)
from quiltsmith.simulate.patchwork_greedy import BEYOND, TO_THE_END, copy_game, draw_taste, play_on
from quiltsmith.simulate.patchwork_placing import find_next_place
from quiltsmith.simulate.patchwork_rules import (
    copy_state,
    current,
    is_over,
    liking,
    list_options,
    score,
    take_turn,
    try_move,
    worth,
)
from quiltsmith.simulate.patchwork_setup import SCALE

# A node: how often it was visited, what these playouts were worth to who searches, what greedy expects of its move
# compared with the others, the sum of that over its children, the value of the best of them to greedy, in how
# many places each patch is tried, its first child, the next child of its parent; then the move as an option.
VISITS, SUM, PRIOR, PRIORS, TOP_VALUE, PLACES, CHILD, SIBLING, MOVE = range(9)
TREE_NODE = MOVE + OPTION_SIZE
ROOT, NO_NODE = 0, 0
"""The root is nobody's child, so that its number can stand for none."""
TREE_SIZE, TREE_END = range(2)
"""Where the next node goes, and where there is no more space for nodes."""

WON = 1000
"""What a playout is worth at most."""
MARGIN_SHARE = 250
"""How much of that is for the difference of scores."""
MARGIN = 30 * SCALE
"""So large a difference is as good as any larger one."""
EXPLORATION = 1500.0
SURE_PRIOR = 1024
DOUBT = 3 * SCALE
"""A move that greedy likes so much less than the best one is half as likely the right one."""
FIRST_URGENCY = 80
"""How much worse than its parent a move is taken to be that was not tried yet."""
EXPANDED_AT = 2
"""A leaf gets children when it is visited so often."""
WIDENED_AT, WIDENED_BY, MOST_PLACES = 60, 4, 4
"""A patch is tried in a second place after so many visits, in the next after so many times as many."""
FEWEST_NODES, MOST_NODES, NODES_PER_PLAYOUT, MOST_PLAYOUTS_PER_MILLISECOND = 64, 1 << 17, 2, 400
"""How large a tree gets: a large one that is full grows no more, and its leaves are played on from."""
MOVES_PLAYED = 6
"""So many moves a playout goes on from a leaf, of both players."""
LAST_PART = 0.2
"""When no more than this part of the time is left, playouts go on to the end, which takes hardly longer then."""
DOUBT_PER_TIME = 2.0
"""How many points the root of a unit of time makes a lead uncertain by."""
TREE_NOISE = 2 * SCALE
"""How much the players of playouts like or dislike a patch."""


def tree_space(playouts: int, milliseconds: int) -> int:
    """Return how many numbers the tree of a search takes."""
    nodes = NODES_PER_PLAYOUT * (playouts + MOST_PLAYOUTS_PER_MILLISECOND * milliseconds)
    return TREE_NODE * min(MOST_NODES, FEWEST_NODES + nodes)


def start_search(arena: Arena) -> None:
    """Forget the tree of an earlier search."""
    clear_node(arena, ROOT)
    arena.search[TREE_SIZE] = TREE_NODE


def clear_node(arena: Arena, node: int) -> None:
    for field in range(TREE_NODE):
        arena.tree[node + field] = 0


def search(arena: Arena, scratch: Arena, state: int, playouts: int) -> None:
    """Add so many playouts to the tree of a state."""
    for _ in range(playouts):
        add_playout(arena, scratch, state)


def choose_by_tree(arena: Arena, scratch: Arena, state: int, playouts: int) -> int:
    """Return the option that was tried most after so many playouts, at least one."""
    start_search(arena)
    search(arena, scratch, state, max(1, playouts))
    return most_tried(arena)


def most_tried(arena: Arena) -> int:
    """Write the move that was tried most into the first option; of equals the better one."""
    tree, best, child = arena.tree, NO_NODE, arena.tree[ROOT + CHILD]
    while child != NO_NODE:
        more = tree[child + VISITS] - tree[best + VISITS]
        if best == NO_NODE or more > 0 or (more == 0 and tree[child + SUM] > tree[best + SUM]):
            best = child
        child = tree[child + SIBLING]
    for part in range(OPTION_SIZE):
        arena.options[FIRST_OPTION + part] = tree[best + MOVE + part]
    return FIRST_OPTION


def add_playout(arena: Arena, scratch: Arena, state: int) -> None:
    """Walk down the tree to a new leaf, play on from there, and add how that ended to all nodes on the way."""
    tree, path, states = arena.tree, arena.path, scratch.states
    me, node, depth, liked = current(arena.states, state), ROOT, 0, 0
    copy_game(arena, scratch, state)
    path[0] = ROOT
    while not is_over(scratch, 0):
        player = current(states, 0)
        if not has_children(arena, scratch, node, player):
            break
        node = select_child(arena, node, player == me)
        depth += 1
        path[depth] = node
        for part in range(OPTION_SIZE):
            scratch.options[FIRST_OPTION + part] = tree[node + MOVE + part]
        if depth == 1:
            liked = liking(arena, me, tree[node + MOVE + CARD])
        take_turn(scratch, 0, player, FIRST_OPTION)
    for seat in range(2):
        draw_taste(arena.stream, scratch.tastes, seat * arena.tables.cards, arena.tables.cards, TREE_NOISE)
    play_on(scratch, MOVES_PLAYED if time_left(scratch) > LAST_PART * 2 * arena.tables.last else TO_THE_END)
    value = value_of_lead(scratch, me, liked)
    for index in range(depth + 1):
        tree[path[index] + VISITS] += 1
        tree[path[index] + SUM] += value


def value_of_lead(scratch: Arena, me: int, liked: int) -> int:
    """Return what a position, or the end of a game, is worth to a player who likes its first move so much.

    What is still to come makes a lead uncertain, by some points for the root of the time left.
    """
    tables, states = scratch.tables, scratch.states
    if is_over(scratch, 0):
        lead = SCALE * (score(scratch, 0, me) - score(scratch, 0, 1 - me)) + liked
        chance = 1.0 - winner_of(lead, 0, int(states[FINISHED_FIRST] != me))
    else:
        time = states[(1 - me) * PLAYER_SIZE + TIME] - states[me * PLAYER_SIZE + TIME]
        lead = worth(scratch, 0, me) - worth(scratch, 0, 1 - me) + tables.time_more * time + liked
        certainty = lead / (SCALE * (1 + DOUBT_PER_TIME * sqrt(time_left(scratch))))
        chance = (1 + certainty / sqrt(1 + certainty * certainty)) / 2
    share = MARGIN_SHARE * (max(-MARGIN, min(MARGIN, lead)) + MARGIN) // (2 * MARGIN)
    return share + int((WON - MARGIN_SHARE) * chance)


def time_left(scratch: Arena) -> int:
    """Return how much time both players have left."""
    return 2 * scratch.tables.last - scratch.states[TIME] - scratch.states[PLAYER_SIZE + TIME]


def has_children(arena: Arena, scratch: Arena, node: int, player: int) -> bool:
    """Return whether a node has children; it gets them, or more of them, when it is visited often enough."""
    tree = arena.tree
    visits, places = tree[node + VISITS], tree[node + PLACES]
    if places == 0:
        if (node != ROOT and visits < EXPANDED_AT) or not has_space(arena):
            return False
        expand(arena, scratch, node, player)
    elif places < MOST_PLACES and visits >= WIDENED_AT * WIDENED_BY ** (places - 1) and has_space(arena):
        widen(arena, scratch, node, player)
    return True


def has_space(arena: Arena) -> bool:
    """Return whether the tree may get as many children as a node gets at a time."""
    return bool(arena.search[TREE_SIZE] + (arena.tables.choice + 1) * TREE_NODE <= arena.search[TREE_END])


def expand(arena: Arena, scratch: Arena, node: int, player: int) -> None:
    """Give a node the children of all moves worth a look."""
    end, best = list_options(scratch, 0, FIRST_OPTION), -BEYOND
    first = arena.search[TREE_SIZE]
    for option in range(FIRST_OPTION, end, OPTION_SIZE):
        value = expected(scratch, player, option)
        add_child(arena, scratch, node, option, value)
        best = max(best, value)
    arena.tree[node + PLACES] = 1
    arena.tree[node + TOP_VALUE] = best
    for child in range(first, arena.search[TREE_SIZE], TREE_NODE):
        set_prior(arena, node, child)


def widen(arena: Arena, scratch: Arena, node: int, player: int) -> None:
    """Try each patch in one more place."""
    tree, child = arena.tree, arena.tree[node + CHILD]
    tree[node + PLACES] += 1
    while child != NO_NODE:
        # Children come with the latest first: of those of a patch, the first is the one in the worst place.
        card, is_last_place = tree[child + MOVE + CARD], True
        other = tree[node + CHILD]
        while other != child:
            is_last_place = is_last_place and tree[other + MOVE + CARD] != card
            other = tree[other + SIBLING]
        if card != NO_CARD and is_last_place:
            for part in range(OPTION_SIZE):
                scratch.options[FIRST_OPTION + part] = tree[child + MOVE + part]
            if find_next_place(scratch, 0, player, FIRST_OPTION):
                added = arena.search[TREE_SIZE]
                add_child(arena, scratch, node, FIRST_OPTION, expected(scratch, player, FIRST_OPTION))
                set_prior(arena, node, added)
        child = tree[child + SIBLING]


def expected(scratch: Arena, player: int, option: int) -> int:
    """Return what greedy thinks of a move."""
    copy_state(scratch, 0, 1)
    try_move(scratch, 1, player, option)
    return worth(scratch, 1, player)


def add_child(arena: Arena, scratch: Arena, node: int, option: int, value: int) -> None:
    """Add the child of a move, with its value in the place of its prior."""
    tree, child = arena.tree, arena.search[TREE_SIZE]
    arena.search[TREE_SIZE] += TREE_NODE
    clear_node(arena, child)
    for part in range(OPTION_SIZE):
        tree[child + MOVE + part] = scratch.options[option + part]
    tree[child + PRIOR] = value
    tree[child + SIBLING] = tree[node + CHILD]
    tree[node + CHILD] = child


def set_prior(arena: Arena, node: int, child: int) -> None:
    """Turn the value of a child to greedy into how likely it is the right move."""
    tree = arena.tree
    behind = max(0, tree[node + TOP_VALUE] - tree[child + PRIOR])
    prior = 1 + SURE_PRIOR * DOUBT * DOUBT // (DOUBT * DOUBT + behind * behind)
    tree[child + PRIOR] = prior
    tree[node + PRIORS] += prior


def select_child(arena: Arena, node: int, is_mine: bool) -> int:
    """Return the child to visit next."""
    tree, best, best_value = arena.tree, NO_NODE, -1.0
    visits = max(1, tree[node + VISITS])
    mean = tree[node + SUM] / visits if tree[node + VISITS] else WON / 2
    untried = (mean if is_mine else WON - mean) - FIRST_URGENCY
    urge = EXPLORATION * sqrt(visits) / tree[node + PRIORS]
    child = tree[node + CHILD]
    while child != NO_NODE:
        tried, value = tree[child + VISITS], untried
        if tried:
            value = tree[child + SUM] / tried
            if not is_mine:
                value = WON - value
        value += urge * tree[child + PRIOR] / (1 + tried)
        if best == NO_NODE or value > best_value:
            best, best_value = child, value
        child = tree[child + SIBLING]
    return best
