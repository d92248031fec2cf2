"""Whole games, and what is counted over many of them. Compiled as it stands."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from quiltsmith.games.patchwork.engine.arithmetic import winner_of
from quiltsmith.simulate.patchwork.fast import places as at
from quiltsmith.simulate.patchwork.fast.chance import play_random_turn
from quiltsmith.simulate.patchwork.fast.desk import Desk
from quiltsmith.simulate.patchwork.fast.moving import make_move, place_specials
from quiltsmith.simulate.patchwork.fast.quilts import enter_level, forget
from quiltsmith.simulate.patchwork.fast.rollouts import choose_by_rollouts
from quiltsmith.simulate.patchwork.fast.rules import current, is_over, liking, score
from quiltsmith.simulate.patchwork.fast.searching import choose_by_search, choose_greedily
from quiltsmith.simulate.patchwork.strategies import GREEDY, MINIMAX, RANDOM
from quiltsmith.simulate.patchwork.tally import (
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
from quiltsmith.simulate.patchwork.tastes import FORCED, draw_taste
from quiltsmith.stable_random import next_word, shuffle_front, signed


def play_games(
    desk: Desk,
    room: Desk,
    shape: CountShape,
    counts: Counts,
    seeds: Sequence[int],
    games: int,
    bots: Sequence[int],
    strength: int,
    card: int,
    ends: MutableSequence[int],
    step: int,
) -> None:
    """Play a game for each seed and count it; the bots are told as kind and strength of each.

    How a game ended is written into `ends`, so many numbers behind the one before; of none if that is 0.

    With a card, two are played instead: a player, by the last bit of the seed, never buys it, and must.
    """
    for player in range(2):
        enter_level(room, player, 0)
    for game in range(games):
        if card == at.NO_CARD:
            draw_lots(desk, seeds[game], strength)
            play_game(desk, room, bots)
            for index in range(shape.cards):
                first, second = liking(desk, 0, index), liking(desk, 1, index)
                desk.likings[index] = 1 if first > second else -1 if first < second else 0
            count_game(shape, counts, desk.outcome, desk.likings, desk.marks)
            for field in range(step):
                ends[game * step + field] = desk.outcome[field]
        else:
            seat, change, bought_more = signed(seeds[game]) & 1, 0, 0
            for sign in (-1, 1):
                draw_lots(desk, seeds[game], strength)
                desk.note[desk.kit[at.TASTES] + seat * shape.cards + card] = sign * FORCED
                play_game(desk, room, bots)
                difference, bought = seen_from(desk, seat, card)
                change += sign * difference
                bought_more += sign * bought
            count_pair(counts.pairs, card * PAIR_SUMS, change, bought_more)


def draw_lots(desk: Desk, seed: int, strength: int) -> None:
    """Start the streams of a game with the first words of the game's own, and draw the tastes."""
    kit, lots, stream = desk.kit, desk.lots, desk.stream
    stream[0] = seed
    for lot in (at.FIRST_SEAT, at.SECOND_SEAT, at.TASTE, at.DEAL):
        lots[lot] = next_word(stream)
    stream[0] = lots[at.TASTE]
    for player in range(2):
        draw_taste(stream, desk.note, kit[at.TASTES] + player * kit[at.CARDS], kit[at.CARDS], strength)


def play_game(desk: Desk, room: Desk, bots: Sequence[int]) -> None:
    """Deal a game, play it and sum it up."""
    state = desk.kit[at.STATES]
    set_up(desk)
    while not is_over(desk, state):
        player = current(desk, state)
        desk.stream[0] = desk.lots[at.FIRST_SEAT + player]
        play_turn(desk, room, state, bots[2 * player], bots[2 * player + 1])
        desk.lots[at.FIRST_SEAT + player] = desk.stream[0]
    sum_up(desk)


def set_up(desk: Desk) -> None:
    """Lay the patches in a circle, the smallest one last, and clear the quilts."""
    kit, note, lane, circle = desk.kit, desk.note, desk.lane, desk.circle
    cards, last, state = kit[at.CARDS], kit[at.LAST_CARD], kit[at.STATES]
    for index in range(cards - 1):
        circle[index] = index if index < last else index + 1
    circle[cards - 1] = last
    desk.stream[0] = desk.lots[at.DEAL]
    shuffle_front(desk.stream, circle, cards - 1, cards - 1)
    for index in range(cards):
        note[kit[at.RING] + circle[index]] = circle[(index + 1) % cards]
        desk.outcome[BUYERS + index] = NOBODY
        desk.outcome[BUYERS + cards + index] = 0
    for place in range(at.STATE_SIZE):
        note[state + place] = 0
    for player in range(2):
        note[state + player * at.PLAYER_SIZE + at.BUTTONS] = kit[at.START]
        note[state + player * at.PLAYER_SIZE + at.LOSS] = kit[at.UNTIDY]
        for space in range(player * kit[at.LENGTH], (player + 1) * kit[at.LENGTH]):
            lane[space] = 1
        for row in range(kit[at.ROWS]):
            start = player * kit[at.LENGTH] + kit[at.MARGIN] + row * kit[at.STRIDE]
            for space in range(start, start + kit[at.COLUMNS]):
                lane[space] = 0
        enter_level(desk, player, 0)
        forget(desk, player)
    # The first player's token counts as the one on top.
    note[state + at.ARRIVED] = 1
    note[state + at.MOVES] = 1
    note[state + at.TILE_IS_FREE] = 1
    note[state + at.FINISHED_FIRST] = -1
    note[state + at.TAIL] = last
    note[state + at.IN_CIRCLE] = cards
    note[at.LINES] = 0


def play_turn(desk: Desk, room: Desk, state: int, kind: int, strength: int) -> None:
    """Let a bot make its move."""
    player = current(desk, state)
    if kind == RANDOM:
        play_random_turn(desk, state)
        return
    if kind == GREEDY:
        option = choose_greedily(desk, state)
    elif kind == MINIMAX:
        option = choose_by_search(desk, state, strength)
    else:
        option = choose_by_rollouts(desk, room, state, strength)
    gained = make_move(desk, state, option)
    place_specials(desk, state, player, gained)


def sum_up(desk: Desk) -> None:
    """Write down how a game ended."""
    kit, note, outcome, state = desk.kit, desk.note, desk.outcome, desk.kit[at.STATES]
    for player in range(2):
        own = state + player * at.PLAYER_SIZE
        outcome[SCORE + player] = score(desk, state, player)
        outcome[INCOME + player] = note[own + at.INCOME]
        outcome[EMPTY + player] = kit[at.SPACES] - note[own + at.FILLED]
        outcome[TILE + player] = note[own + at.TILE]
    outcome[WINNER] = winner_of(outcome[SCORE], outcome[SCORE + 1], note[state + at.FINISHED_FIRST])
    outcome[LENGTH] = note[state + at.MOVES] - 1


def seen_from(desk: Desk, seat: int, card: int) -> tuple[int, int]:
    """Give the difference of scores as a player sees it, and 1 or -1 if that player or the other has a patch."""
    sign, buyer = 1 - 2 * seat, desk.outcome[BUYERS + card]
    bought = 0 if buyer == NOBODY else sign * (1 - 2 * buyer)
    return sign * (desk.outcome[SCORE] - desk.outcome[SCORE + 1]), bought
