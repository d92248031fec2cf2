"""Whole games of two bots: dealt, played, summed up and counted. Compiled as it stands."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

from quiltsmith.games.patchwork.patchwork_state import winner_of
from quiltsmith.geometry.board import count
from quiltsmith.simulate import patchwork_arena as at
from quiltsmith.simulate.patchwork_arena import (
    ARRIVED,
    BUTTONS,
    DEAL,
    FINISHED_FIRST,
    FIRST_SEAT,
    IN_CIRCLE,
    LINES,
    LOSS,
    MOVES,
    NO_CARD,
    PLAYER_SIZE,
    SECOND_SEAT,
    STATE_SIZE,
    TAIL,
    TASTE,
    TILE_IS_FREE,
    Arena,
)
from quiltsmith.simulate.patchwork_bots import play_turn
from quiltsmith.simulate.patchwork_greedy import draw_taste
from quiltsmith.simulate.patchwork_rules import current, is_over, liking, place_special, score, take_turn
from quiltsmith.simulate.patchwork_tally import (
    BUYERS,
    EMPTY,
    INCOME,
    LENGTH,
    NOBODY,
    PAIR_SUMS,
    SCORE,
    TILE,
    WINNER,
    Counts,
    CountShape,
    count_game,
    count_pair,
)
from quiltsmith.simulate.patchwork_tree import most_tried, search
from quiltsmith.stable_random import next_word, shuffle_front, signed

FORCED = 1 << 40
"""More than any move is worth: who likes a patch so much buys it when it can, who dislikes it so never does."""
GAME = 0
"""The state of the game itself; those behind it are for tries."""


WHOLE_GAMES, BEGIN, TURN, THINK, DECIDE, AT_SPECIAL, FINISH = range(7)
"""What is to be done: whole games, or a step of one, so that somebody can look at a clock between steps."""


class Order(NamedTuple):
    """The games to play, or the step of one."""

    seeds: Sequence[int]
    games: int
    bots: Sequence[int]
    """Number and strength of each bot."""
    taste: int
    """How much each player likes or dislikes each patch, drawn by lot for every game."""
    card: int
    """A patch for which pairs of games are played instead, or none."""
    ends: MutableSequence[int]
    """Where it is written how each game ended."""
    end_size: int
    """How many numbers of each end are written there."""
    task: int = WHOLE_GAMES
    playouts: int = 0
    """How many playouts are added in a step of thinking."""


def play_games(arena: Arena, scratch: Arena, shape: CountShape, counts: Counts, order: Order) -> None:
    """Play a game for each seed and count it, or make a step of one.

    With a card, two are played instead: a player, by the last bit of the seed, never buys it, and must.
    """
    if order.task != WHOLE_GAMES:
        make_step(arena, scratch, shape, counts, order)
        return
    for game in range(order.games):
        if order.card == NO_CARD:
            start_streams(arena, order.seeds[game], order.taste)
            play_game(arena, scratch, order.bots)
            count_end(arena, shape, counts, order, game)
        else:
            play_pair(arena, scratch, counts, order, order.seeds[game])


def count_end(arena: Arena, shape: CountShape, counts: Counts, order: Order, game: int) -> None:
    """Count a game that is over, and write down how it ended."""
    for card in range(shape.cards):
        first, second = liking(arena, 0, card), liking(arena, 1, card)
        arena.likings[card] = 1 if first > second else -1 if first < second else 0
    count_game(shape, counts, arena.outcome, arena.likings, arena.tables.marks)
    for field in range(order.end_size):
        order.ends[game * order.end_size + field] = arena.outcome[field]


def play_pair(arena: Arena, scratch: Arena, counts: Counts, order: Order, seed: int) -> None:
    """Play two games in which a player never buys a patch, and must, and count what that changes."""
    seat, change, bought_more = forced_seat(seed), 0, 0
    for sign in (-1, 1):
        start_streams(arena, seed, order.taste)
        arena.tastes[seat * arena.tables.cards + order.card] = sign * FORCED
        play_game(arena, scratch, order.bots)
        difference, bought = seen_from(arena.outcome, seat, order.card)
        change += sign * difference
        bought_more += sign * bought
    count_pair(counts.pairs, order.card * PAIR_SUMS, change, bought_more)


def forced_seat(seed: int) -> int:
    """Return the player who must buy a patch, and never does, in the games of a seed."""
    return signed(seed) & 1


def seen_from(outcome: Sequence[int], seat: int, card: int) -> tuple[int, int]:
    """Return the difference of scores as a player sees it, and 1 or -1 if that player or the other has a patch."""
    sign, buyer = 1 - 2 * seat, outcome[BUYERS + card]
    bought = 0 if buyer == NOBODY else sign * (1 - 2 * buyer)
    return sign * (outcome[SCORE] - outcome[SCORE + 1]), bought


def start_streams(arena: Arena, seed: int, taste: int) -> None:
    """Start the streams of a game with the first words of the game's own, and draw the tastes."""
    rng_states, stream, cards = arena.rng_states, arena.stream, arena.tables.cards
    stream[0] = seed
    for use in (FIRST_SEAT, SECOND_SEAT, TASTE, DEAL):
        rng_states[use] = next_word(stream)
    stream[0] = rng_states[TASTE]
    for player in range(2):
        draw_taste(stream, arena.tastes, player * cards, cards, taste)


def play_game(arena: Arena, scratch: Arena, bots: Sequence[int]) -> None:
    """Deal a game, play it and sum it up."""
    deal(arena)
    while not is_over(arena, GAME):
        play_next_turn(arena, scratch, bots)
    sum_up(arena)


def play_next_turn(arena: Arena, scratch: Arena, bots: Sequence[int]) -> None:
    """Let the bot whose turn it is make its move."""
    stream, rng_states, player = arena.stream, arena.rng_states, current(arena.states, GAME)
    stream[0] = rng_states[FIRST_SEAT + player]
    play_turn(arena, scratch, GAME, player, bots[2 * player], bots[2 * player + 1])
    rng_states[FIRST_SEAT + player] = stream[0]


def make_step(arena: Arena, scratch: Arena, shape: CountShape, counts: Counts, order: Order) -> None:
    """Begin a game, play a turn of it, think a little about one, make the move that was found, or end it."""
    stream, rng_states, player = arena.stream, arena.rng_states, current(arena.states, GAME)
    if order.task == BEGIN:
        start_streams(arena, order.seeds[0], order.taste)
        deal(arena)
    elif order.task == TURN:
        play_next_turn(arena, scratch, order.bots)
    elif order.task == THINK:
        stream[0] = rng_states[FIRST_SEAT + player]
        search(arena, scratch, GAME, order.playouts)
        rng_states[FIRST_SEAT + player] = stream[0]
    elif order.task == DECIDE:
        take_turn(arena, GAME, player, most_tried(arena))
    elif order.task == AT_SPECIAL:
        place_special(arena, GAME, order.bots[0])
    else:
        sum_up(arena)
        count_end(arena, shape, counts, order, 0)


def deal(arena: Arena) -> None:
    """Lay the patches in a circle, the smallest one last, and clear the quilts."""
    tables, states, circle = arena.tables, arena.states, arena.circle
    cards, last = tables.cards, tables.last_card
    for index in range(cards - 1):
        circle[index] = index if index < last else index + 1
    circle[cards - 1] = last
    arena.stream[0] = arena.rng_states[DEAL]
    shuffle_front(arena.stream, circle, cards - 1, cards - 1)
    for index in range(cards):
        arena.ring[circle[index]] = circle[(index + 1) % cards]
        arena.outcome[BUYERS + index] = NOBODY
        arena.outcome[BUYERS + cards + index] = 0
    for place in range(STATE_SIZE):
        states[place] = 0
    for player in range(2):
        states[player * PLAYER_SIZE + BUTTONS] = tables.start
        states[player * PLAYER_SIZE + LOSS] = tables.untidy
        arena.quilts[player] = tables.patterns[tables.turns] ^ tables.patterns[tables.turns]
    # The first player's token counts as the one on top.
    states[ARRIVED] = 1
    states[MOVES] = 1
    states[TILE_IS_FREE] = 1
    states[FINISHED_FIRST] = -1
    states[TAIL] = last
    states[IN_CIRCLE] = cards
    arena.log_size[LINES] = 0


def sum_up(arena: Arena) -> None:
    """Write down how a game ended."""
    tables, states, outcome = arena.tables, arena.states, arena.outcome
    for player in range(2):
        outcome[SCORE + player] = score(arena, GAME, player)
        outcome[INCOME + player] = states[player * PLAYER_SIZE + at.INCOME]
        outcome[EMPTY + player] = tables.spaces - count(arena.quilts[player])
        outcome[TILE + player] = states[player * PLAYER_SIZE + at.TILE]
    outcome[WINNER] = winner_of(outcome[SCORE], outcome[SCORE + 1], states[FINISHED_FIRST])
    outcome[LENGTH] = states[MOVES] - 1
