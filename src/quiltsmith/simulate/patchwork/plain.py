"""The plain engine: games of two bots on the engine that the checker uses, in Python alone."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.games.patchwork.engine.moves import make_move
from quiltsmith.games.patchwork.engine.state import PLAYERS, new_game
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame, PlayedMove
from quiltsmith.simulate.patchwork.bots.choosing import Bot, Judge, Taste
from quiltsmith.simulate.patchwork.bots.greedy import Greedy
from quiltsmith.simulate.patchwork.bots.minimax import Minimax
from quiltsmith.simulate.patchwork.bots.random import Random
from quiltsmith.simulate.patchwork.bots.rollout import Rollout
from quiltsmith.simulate.patchwork.setup import MatchSetup
from quiltsmith.simulate.patchwork.strategies import Strategy
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
    count_game,
    count_pair,
    count_shape,
    empty_counts,
    outcome_size,
)
from quiltsmith.simulate.patchwork.tastes import FORCED, Force, draw_taste
from quiltsmith.simulate.sums import whole_numbers
from quiltsmith.stable_random import StableRandom


class Streams(Struct, frozen=True):
    """The streams of random numbers of a game, one for each use, so that no use disturbs another."""

    seats: tuple[StableRandom, StableRandom]
    taste: StableRandom
    deal: StableRandom


def streams_of(seed: int) -> Streams:
    """Start the streams with the first words of the game's own."""
    own = StableRandom(seed)
    first, second, taste, deal = (StableRandom(own.word()) for _ in range(4))
    return Streams((first, second), taste, deal)


def deal_circle(setup: MatchSetup, random: StableRandom) -> tuple[str, ...]:
    """Lay the patches in a circle; the token stands behind the smallest one, which so comes last."""
    names = [patch.id for patch in setup.patches[: setup.cards]]
    last = names.pop(setup.last_in_circle)
    return (*random.shuffled(names), last)


def draw_tastes(setup: MatchSetup, streams: Streams, strength: int, force: Force | None) -> list[list[int]]:
    """Draw the tastes of both players, of strength 0 if nobody has any, and let one be forced."""
    tastes = [[0] * setup.cards for _ in PLAYERS]
    for taste in tastes:
        draw_taste(streams.taste.stream, taste, 0, setup.cards, strength)
    if force is not None:
        tastes[force.seat][force.card] = FORCED if force.must else -FORCED
    return tastes


class PlainGround:
    """Where games of a setup are played."""

    def __init__(self, setup: MatchSetup) -> None:
        self.setup, self._judge = setup, Judge(setup)

    def play(
        self, bots: Sequence[Strategy], seed: int, strength: int = 0, force: Force | None = None
    ) -> PlayedGame:
        """Play a game; the same seed gives the same game."""
        setup, streams = self.setup, streams_of(seed)
        tastes = draw_tastes(setup, streams, strength, force)
        circle = deal_circle(setup, streams.deal)
        players = [self._bot(*seat) for seat in zip(bots, streams.seats, tastes, strict=True)]
        state = new_game(setup.game, setup.deck, list(circle))
        self._judge.placer.forget()
        moves: list[PlayedMove] = []
        while not state.is_over:
            move = players[state.to_act()].choose(state)
            make_move(state, move)
            moves.append(move)
        return PlayedGame(circle, setup.game.track, tuple(moves), state)

    def count_games(self, bots: Sequence[Strategy], seeds: Sequence[int], strength: int = 0) -> Counts:
        """Play a game for each seed, with tastes of a strength, and count them."""
        return self.count_ends(bots, seeds, strength)[0]

    def count_ends(
        self, bots: Sequence[Strategy], seeds: Sequence[int], strength: int
    ) -> tuple[Counts, array[int]]:
        """Play a game for each seed and count them; tell of each how it ended."""
        ends = whole_numbers(())
        setup, counts, shape = self.setup, empty_counts(self.setup), count_shape(self.setup)
        marks = list(setup.marks_passed)
        for seed in seeds:
            first, second = draw_tastes(setup, streams_of(seed), strength, None)
            likings = [(one > other) - (one < other) for one, other in zip(first, second, strict=True)]
            outcome = outcome_of(setup, self.play(bots, seed, strength))
            count_game(shape, counts, outcome, likings, marks)
            ends.extend(outcome[:BUYERS])
        return counts, ends

    def count_pairs(self, bots: Sequence[Strategy], seeds: Sequence[int], strength: int, card: int) -> Counts:
        """Play two games for each seed: the player by its last bit must buy a patch, and never does."""
        counts = empty_counts(self.setup)
        for seed in seeds:
            forced = seed & 1
            never, must = (
                self._seen_from(forced, card, self.play(bots, seed, strength, Force(card, forced, must)))
                for must in (False, True)
            )
            count_pair(counts.pairs, card * PAIR_SUMS, must[0] - never[0], must[1] - never[1])
        return counts

    def _seen_from(self, seat: int, card: int, played: PlayedGame) -> tuple[int, int]:
        """Give the difference of scores as a player sees it, and 1 or -1 if that player or the other has it."""
        outcome = outcome_of(self.setup, played)
        sign, buyer = 1 - 2 * seat, outcome[BUYERS + card]
        return sign * (outcome[SCORE] - outcome[SCORE + 1]), sign * (1 - 2 * buyer) if buyer != NOBODY else 0

    def _bot(self, strategy: Strategy, random: StableRandom, taste: Taste) -> Bot:
        judge = self._judge
        if strategy.name == "random":
            return Random(judge, random, taste)
        if strategy.name == "minimax":
            return Minimax(judge, strategy.strength, taste)
        if strategy.name == "rollout":
            return Rollout(judge, strategy.strength, random, taste)
        return Greedy(judge, taste)


def outcome_of(setup: MatchSetup, played: PlayedGame) -> list[int]:
    """Sum a game up in the numbers that `tally` counts."""
    end, cards = played.end, setup.cards
    winner = end.winner()
    outcome = [0] * outcome_size(cards)
    for seat in PLAYERS:
        outcome[SCORE + seat], outcome[INCOME + seat] = end.score(seat), end.players[seat].income
        outcome[EMPTY + seat], outcome[TILE + seat] = end.empty(seat), int(end.players[seat].has_tile)
    outcome[WINNER] = winner if winner is not None else NOBODY
    outcome[BUYERS : BUYERS + cards] = [NOBODY] * cards
    index = {patch.id: number for number, patch in enumerate(setup.patches)}
    state = new_game(setup.game, setup.deck, list(played.circle))
    for move in played.moves:
        if move.action == "take":
            outcome[BUYERS + index[move.card]] = move.player
            outcome[BUYERS + cards + index[move.card]] = state.players[move.player].time
        outcome[LENGTH] += move.action in ("take", "advance")
        make_move(state, move)
    return outcome
