"""A whole run: all games of a setup, here or in several processes, then the extra games that follow from them."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.simulate.batches import GameBatch, Run, play_batches
from quiltsmith.simulate.comparing import play_pairs
from quiltsmith.simulate.compiling import can_compile
from quiltsmith.simulate.kinds import Setup, Simulation, SumsOfRun, simulation_of
from quiltsmith.simulate.report import Report
from quiltsmith.simulate.sums import Sums

FEWEST_BATCHES = 40
"""With fewer batches than this, other processes take longer to start than they save; threads do not."""


class UnknownBotError(QuiltsmithError):
    """A bot that does not play this kind of game."""


class FinishedRun(Struct, frozen=True):
    """What was played, whether that is all, and the sums of the extra games."""

    run: Run[Sums]
    extra: Sums | None = None


def chosen_bot(simulation: Simulation, name: str | None) -> str:
    """Give a bot by its name, in any case, or the usual one."""
    if name is None:
        return next(iter(simulation.bots))
    if name.lower() not in simulation.bots:
        bots = ", ".join(simulation.bots)
        raise UnknownBotError(_("there is no bot {name}; there are {bots}", name=name, bots=bots))
    return name.lower()


def play_run(
    setup: Setup,
    games: int,
    jobs: int = 0,
    before: Run[Sums] | None = None,
    on_progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> FinishedRun:
    """Play the games of a setup, on a cluster if its address is given; no jobs: as many as are useful.

    Ctrl-C ends it and keeps what has been played.
    """
    simulation = simulation_of(setup.deck.game)
    size = batch_size(setup)
    play: Callable[[GameBatch], Sums] = partial(simulation.play, setup)
    run = play_batches(play, games, size, useful_jobs(games, size, jobs), before, on_progress, cluster)
    if not run.is_complete or run.outcome is None or simulation.extra_games is None:
        return FinishedRun(run)
    more = simulation.extra_games(setup, run.outcome, run.games)
    if more is None:
        return FinishedRun(run)
    processes = useful_jobs(more.games, more.size, jobs)
    extra = play_batches(more.play, more.games, more.size, processes, cluster=cluster)
    # Half of the extra games would tell nothing of some cards: an interrupted run is told without them.
    if not extra.is_complete:
        return FinishedRun(Run(run.games, run.outcome, False))
    return FinishedRun(run, extra.outcome)


def play_comparison(
    first: Setup,
    second: Setup,
    games: int,
    jobs: int = 0,
    on_progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> Run[Sums]:
    """Play the games of two setups pair by pair; Ctrl-C ends it and keeps what has been played."""
    size = batch_size(first)
    play = partial(play_pairs, first, second)
    return play_batches(play, games, size, useful_jobs(games, size, jobs), None, on_progress, cluster)


def report_of(setup: Setup, finished: FinishedRun) -> Report:
    """Make the report of what was played."""
    run = finished.run
    if run.outcome is None:
        raise ValueError("no games have no report")
    return simulation_of(setup.deck.game).report(setup, SumsOfRun(run.games, run.outcome, finished.extra))


def batch_size(setup: Setup) -> int:
    """Give the size of batches for the engine that plays here, by the slower one of two bots."""
    bots = simulation_of(setup.deck.game).bots
    sizes = [bots[name] for name in (setup.bot, setup.against) if name is not None]
    return min(size.fast_batch if can_compile() else size.plain_batch for size in sizes)


def useful_jobs(games: int, size: int, jobs: int) -> int:
    """Decide how many threads or processes play: as many as asked for, or one per core where that pays."""
    fewest = 1 if can_compile() else FEWEST_BATCHES
    return jobs or (os.cpu_count() or 1 if games > fewest * size else 1)
