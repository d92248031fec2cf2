"""How many games are played at once, and in how many threads or processes."""

from __future__ import annotations

import os

from quiltsmith.simulate.compiling import can_compile
from quiltsmith.simulate.own_bots import OWN_SIZE
from quiltsmith.simulate.simulation import RunConfig, simulation_of

FEWEST_BATCHES = 40
"""With fewer batches than this, other processes take longer to start than they save; threads do not."""


def batch_size(config: RunConfig) -> int:
    """Return the size of batches for the engine that plays here, by the slower one of two bots."""
    bots = simulation_of(config.deck.game).bots
    sizes = [bots.get(name, OWN_SIZE) for name in (config.bot, config.against) if name is not None]
    return min(size.compiled_batch if can_compile() else size.plain_batch for size in sizes)


def useful_jobs(games: int, size: int, jobs: int) -> int:
    """Decide how many threads or processes play: as many as asked for, or one per core where that pays."""
    fewest = 1 if can_compile() else FEWEST_BATCHES
    return jobs or (os.cpu_count() or 1 if games > fewest * size else 1)
