"""Matches: many games of two bots with one deck, as sums or as played games, by either engine.

The sums are the same whichever engine plays, however many processes do, and wherever games are cut into batches.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame
from quiltsmith.simulate.batches import GameBatch
from quiltsmith.simulate.fast import can_compile
from quiltsmith.simulate.grounds import KeptGrounds
from quiltsmith.simulate.patchwork.plain import PlainGround
from quiltsmith.simulate.patchwork.setup import MatchSetup, set_up
from quiltsmith.simulate.patchwork.strategies import Strategy
from quiltsmith.simulate.patchwork.tally import BUYERS, EMPTY, INCOME, LENGTH, SCORE, Counts, to_sums
from quiltsmith.simulate.patchwork.valuing import SCALE
from quiltsmith.simulate.seeds import game_seed
from quiltsmith.simulate.sums import Sums

GAMES_PER_BATCH = {"random": 1000, "greedy": 500, "minimax": 100, "rollout": 10}
"""How many games of a bot make a batch that takes some tenths of a second to play compiled."""
OUTCOMES = {
    "first": SCORE,
    "second": SCORE + 1,
    "moves": LENGTH,
    "income of the first": INCOME,
    "income of the second": INCOME + 1,
    "empty of the first": EMPTY,
    "empty of the second": EMPTY + 1,
}
"""What is told of each game where decks are compared."""
_FORCED_RUNS = 1 << 48
"""Added to the number of a patch, this is a number that no game has."""


class Match(Struct, frozen=True):
    """Who plays what: the second bot may differ from the first; seats do not change.

    `taste` is how many points each player likes or dislikes each patch, drawn by lot for every game.
    """

    game: PatchworkGame
    deck: Deck
    bots: tuple[Strategy, Strategy]
    seed: int
    taste: int = 0

    @property
    def batch_size(self) -> int:
        """How many games make a batch."""
        return min(GAMES_PER_BATCH[bot.name] for bot in self.bots)

    @property
    def setup(self) -> MatchSetup:
        """What bots must know before a game starts."""
        return set_up(self.deck, self.game)


class MatchGround(Protocol):
    """Where games are played: what both engines can do."""

    def count_games(self, bots: Sequence[Strategy], seeds: Sequence[int], strength: int) -> Counts:
        """Play a game for each seed and count them."""

    def count_ends(
        self, bots: Sequence[Strategy], seeds: Sequence[int], strength: int
    ) -> tuple[Counts, array[int]]:
        """Play a game for each seed and count them; tell of each how it ended."""

    def count_pairs(self, bots: Sequence[Strategy], seeds: Sequence[int], strength: int, card: int) -> Counts:
        """Play two games for each seed, in which a player must buy a patch and never does."""

    def play(self, bots: Sequence[Strategy], seed: int, strength: int) -> PlayedGame:
        """Play a game and give all its moves."""


def play_batch(match: Match, batch: GameBatch, is_fast: bool | None = None) -> Sums:
    """Play a batch of the games of a match and sum them up; compiled where that is possible, or as is asked for.

    The rows of the sums are those of `Counts`.
    """
    seeds = [game_seed(match.seed, number) for number in _numbers(batch)]
    return to_sums(ground_for(match, is_fast).count_games(match.bots, seeds, match.taste * SCALE))


def play_outcomes(match: Match, batch: GameBatch) -> tuple[Sums, dict[str, array[int]]]:
    """Play a batch of the games of a match; give the sums, and some numbers of each game by name."""
    seeds = [game_seed(match.seed, number) for number in _numbers(batch)]
    counts, ends = ground_for(match).count_ends(match.bots, seeds, match.taste * SCALE)
    return to_sums(counts), {name: ends[place::BUYERS] for name, place in OUTCOMES.items()}


def play_forced_batch(
    match: Match, cards: Sequence[int], pairs: int, batch: GameBatch, is_fast: bool | None = None
) -> Sums:
    """Play pairs of games, so many for each patch in turn; all pairs of a batch are of the same patch."""
    card, first = cards[batch.first // pairs], batch.first % pairs
    run = game_seed(match.seed, _FORCED_RUNS + card)
    seeds = [game_seed(run, number) for number in range(first, first + batch.games)]
    return to_sums(ground_for(match, is_fast).count_pairs(match.bots, seeds, match.taste * SCALE, card))


def play_records(match: Match, batch: GameBatch, is_fast: bool | None = None) -> list[PlayedGame]:
    """Play a batch of the games of a match and give all their moves."""
    ground = ground_for(match, is_fast)
    seeds = (game_seed(match.seed, number) for number in _numbers(batch))
    return [ground.play(match.bots, seed, match.taste * SCALE) for seed in seeds]


def ground_for(match: Match, is_fast: bool | None = None) -> MatchGround:
    """Give the ground for a match: one that was used before, if possible."""
    return _kept.ground_for((match.deck, match.game, can_compile() if is_fast is None else is_fast))


def _make_ground(key: tuple[Deck, PatchworkGame, bool]) -> MatchGround:
    deck, game, is_fast = key
    setup = set_up(deck, game)
    if not is_fast:
        return PlainGround(setup)
    from quiltsmith.simulate.patchwork.fast.ground import FastGround

    return FastGround(setup)


_kept = KeptGrounds(_make_ground)


def _numbers(batch: GameBatch) -> range:
    return range(batch.first, batch.first + batch.games)
