"""A yardstick from outside for games of two: UCT as textbooks have it, with random playouts.

No public engine for this game can be compared with ours. This is what a public thesis's player does: a node for
each position, all moves in the order in which they are listed, UCB1 to choose among them, random moves to the
end, the share of wins. Where a patch lies is not searched: it lies where the quilt gets tidiest, which no textbook
gives for free. It is compiled and uses our rules and places, so that only the search differs from that of `mcts`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from functools import partial
from math import log, sqrt

from msgspec.structs import replace

from quiltsmith.games.patchwork.patchwork_state import new_game, winner_of
from quiltsmith.simulate.batches import GameBatch, game_seed
from quiltsmith.simulate.compiling import compiled
from quiltsmith.simulate.patchwork_arena import FINISHED_FIRST, FIRST_OPTION, FIRST_SEAT, OPTION_SIZE, Arena
from quiltsmith.simulate.patchwork_bots import Strategy, play_random_turn
from quiltsmith.simulate.patchwork_games import DECIDE, GAME, Order
from quiltsmith.simulate.patchwork_greedy import copy_game
from quiltsmith.simulate.patchwork_match import COMPILED, Match, MatchEngine, engine_for, play_records
from quiltsmith.simulate.patchwork_rules import current, is_over, list_options, score, take_turn
from quiltsmith.simulate.patchwork_tally import Counts
from quiltsmith.simulate.patchwork_tree import (
    CHILD,
    MOVE,
    NO_NODE,
    PLACES,
    ROOT,
    SIBLING,
    SUM,
    VISITS,
    add_child,
    has_space,
    start_search,
)
from quiltsmith.simulate.strategies import Stop, think_until

PLAYOUTS_AT_ONCE = 64
EXPLORATION = sqrt(2)


def think(arena: Arena, scratch: Arena, playouts: int) -> None:
    """Add so many playouts to the tree of the game."""
    for _ in range(playouts):
        add_random_playout(arena, scratch)


def add_random_playout(arena: Arena, scratch: Arena) -> None:
    """Walk down the tree to a leaf, play on at random, and add who won to all nodes on the way."""
    tree, path = arena.tree, arena.path
    me, node, depth = current(arena.states, GAME), ROOT, 0
    copy_game(arena, scratch, GAME)
    path[0] = ROOT
    while not is_over(scratch, 0):
        player = current(scratch.states, 0)
        if tree[node + PLACES] == 0:
            if (node != ROOT and tree[node + VISITS] == 0) or not has_space(arena):
                break
            for option in range(FIRST_OPTION, list_options(scratch, 0, FIRST_OPTION), OPTION_SIZE):
                add_child(arena, scratch, node, option, 0)
            tree[node + PLACES] = 1
        node = ucb_child(arena, node, player == me)
        depth += 1
        path[depth] = node
        for part in range(OPTION_SIZE):
            scratch.options[FIRST_OPTION + part] = tree[node + MOVE + part]
        take_turn(scratch, 0, player, FIRST_OPTION)
    while not is_over(scratch, 0):
        play_random_turn(scratch, 0, current(scratch.states, 0))
    winner = winner_of(score(scratch, 0, 0), score(scratch, 0, 1), scratch.states[FINISHED_FIRST])
    for index in range(depth + 1):
        tree[path[index] + VISITS] += 1
        tree[path[index] + SUM] += int(winner == me)


def ucb_child(arena: Arena, node: int, is_mine: bool) -> int:
    """Return the child to visit next by UCB1: one that was never visited, or the best of mean and doubt."""
    tree, best, best_value, child = arena.tree, NO_NODE, -1.0, arena.tree[node + CHILD]
    spread = log(max(1, tree[node + VISITS]))
    while child != NO_NODE:
        visits = tree[child + VISITS]
        if visits == 0:
            return child
        mean = tree[child + SUM] / visits
        value = (mean if is_mine else 1 - mean) + EXPLORATION * sqrt(spread / visits)
        if value > best_value:
            best, best_value = child, value
        child = tree[child + SIBLING]
    return best


class PlainUct(MatchEngine):
    """An engine whose bot is this one: it takes as much time as `mcts` is said to."""

    def _make_turn(self, bots: Sequence[Strategy], order: Order, counts: Counts, stop: Stop | None = None) -> None:
        arena, scratch = self._arena(bots)
        add_playouts = compiled(think, *COMPILED, sys.modules[__name__])
        start_search(arena)
        arena.stream[0] = arena.rng_states[FIRST_SEAT]
        think_until(partial(partial, add_playouts, arena, scratch), bots[0], PLAYOUTS_AT_ONCE)
        self._work(bots, order._replace(task=DECIDE), counts)()


def wins_against(match: Match, uct: Strategy, numbers: Iterable[int]) -> int:
    """Let the first bot of a match play games of some numbers against UCT, on either seat; return its wins."""
    engine, rival, wins = engine_for(match, is_compiled=True), PlainUct(match.setup, is_compiled=True), 0
    dealing = replace(match, bots=(Strategy("random"), Strategy("random")))
    for number in numbers:
        seat, seed = number % 2, game_seed(match.seed, number)
        (dealt,) = play_records(dealing, GameBatch(number // 2, 1))
        state = new_game(match.game, match.deck, list(dealt.circle))
        while not state.is_over:
            is_ours = state.to_act() == seat
            player, bot = (engine, match.bots[0]) if is_ours else (rival, uct)
            for move in player.choose(bot, state, game_seed(seed, state.moves)):
                state.make(move.player, move.action, move.card, move.spaces)
        wins += state.winner() == seat
    return wins
