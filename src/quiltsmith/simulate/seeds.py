"""The seed of every game of a run.

Game number k of a run, counted from 0, has as its seed the word k of `StableRandom(seed of the run)`, so that any
game can be played without those before it. Its random numbers are those of `StableRandom(seed of the game)`.
"""

from __future__ import annotations

from quiltsmith.stable_random import LARGEST_SEED, STEP, mixed


def game_seed(seed: int, number: int) -> int:
    """Give the seed of one game of a run."""
    return mixed((seed + number * STEP + STEP) & LARGEST_SEED)
