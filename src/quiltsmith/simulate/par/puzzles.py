"""Puzzles for one player: a challenge, medals from what bots reach without hindsight, and the best game known.

Who solves a puzzle sees all cards beforehand, as the search does. Bronze is three quarters of what `greedy`
reaches, silver what it reaches; gold is what `beam` reaches, and at least a third of the way from silver to the
best game known. The search makes the same attempts everywhere, so that a seed always gives the same puzzle.
"""

from __future__ import annotations

from itertools import islice

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.challenge import Puzzle, make_challenge
from quiltsmith.games.doodle.doodle_deal import game_in_circle, make_deal
from quiltsmith.simulate.doodle.bots import play_seed
from quiltsmith.simulate.par.best import best_totals
from quiltsmith.stable_random import StableRandom

_ATTEMPTS = 4
_MOST_SEEDS = 1_000_000


def puzzle_seeds(seed: int, count: int) -> list[int]:
    """Choose the seeds of the puzzles of a booklet: different numbers, short enough to be typed in."""
    random, seeds = StableRandom(seed), list[int]()
    while len(seeds) < count:
        number = random.below(_MOST_SEEDS)
        if number not in seeds:
            seeds.append(number)
    return seeds


def make_puzzle(deck: Deck, seed: int) -> Puzzle:
    """Make the puzzle of a seed: the challenge that `quiltsmith deal` prints for it."""
    game = game_in_circle(deck)
    challenge = make_challenge(deck, game, seed)
    attempts = best_totals(deck, game, make_deal(deck, game, seed), challenge.start)
    *_, (_, par) = islice(attempts, _ATTEMPTS)
    greedy, beam = (play_seed(game, deck, bot, seed) for bot in ("greedy", "beam"))
    best = max((par.played, beam, greedy), key=lambda sheet: sheet.total)
    return Puzzle(challenge, medals(greedy.total, beam.total, best.total), best)


def medals(greedy: int, beam: int, best: int) -> tuple[int, int, int]:
    """Work out the totals that earn bronze, silver and gold."""
    gold = min(best, max(beam, greedy + max(1, (best - greedy) // 3)))
    silver = min(greedy, gold - 1)
    return min(greedy * 3 // 4, silver - 1), silver, gold
