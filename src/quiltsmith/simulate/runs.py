"""Whole runs: all games of a deck and its bots, then the extra games that follow from them.

A run can be kept in a file, so that one that was interrupted goes on where it stopped. The file says what was
played and holds the sums of all games; a digest tells whether it is whole.
"""

from __future__ import annotations

import base64
import hashlib
import zlib
from array import array
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from quiltsmith import __version__
from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.processes import map_in_processes
from quiltsmith.simulate.balance_report import Report
from quiltsmith.simulate.batch_sizes import batch_size, useful_jobs
from quiltsmith.simulate.batches import WHOLE, GameBatch, Run, Sums, play_batches
from quiltsmith.simulate.comparison import play_pairs
from quiltsmith.simulate.compiling import can_compile
from quiltsmith.simulate.feel import Feel, feel_deals
from quiltsmith.simulate.feel_report import with_feel
from quiltsmith.simulate.simulation import RunConfig, RunSums, Simulation, simulation_of
from quiltsmith.simulate.style_balance import StyleBalance, play_styles, with_styles


class FinishedRun(Struct, frozen=True):
    """What was played, whether that is all, the sums of extra games, how it feels, and how other styles fare."""

    run: Run[Sums]
    extra: Sums | None = None
    feel: Feel | None = None
    styles: StyleBalance | None = None


def chosen_bot(simulation: Simulation, name: str | None) -> str:
    """Return a bot by its name, in any case, or the default one."""
    if name is None:
        return next(iter(simulation.bots))
    if name.lower() not in simulation.bots:
        bots = ", ".join(simulation.bots)
        raise QuiltsmithError(_("there is no bot {name}; there are {bots}", name=name, bots=bots))
    return name.lower()


def play_run(
    config: RunConfig,
    games: int,
    jobs: int = 0,
    before: Run[Sums] | None = None,
    on_progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> FinishedRun:
    """Play all games of a report: also those that tell how it feels, and whether the balance holds for styles.

    Ctrl-C ends it and keeps what has been played.
    """
    finished = play_games(config, games, jobs, before, on_progress, cluster)
    run, extra = finished.run, finished.extra
    if not run.is_complete:
        return finished
    try:
        return FinishedRun(run, extra, measure_feel(config, run.games, jobs), play_styles(config, run.games, jobs))
    except KeyboardInterrupt:
        return FinishedRun(Run(run.games, run.outcome, False), extra)


def play_games(
    config: RunConfig,
    games: int,
    jobs: int = 0,
    before: Run[Sums] | None = None,
    on_progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> FinishedRun:
    """Play the games that are configured, on a cluster if its address is given; no jobs: as many as are useful."""
    simulation = simulation_of(config.deck.game)
    size = batch_size(config)
    play: Callable[[GameBatch], Sums] = partial(simulation.play, config)
    run = play_batches(play, games, size, useful_jobs(games, size, jobs), before, on_progress, cluster)
    if not run.is_complete or run.outcome is None:
        return FinishedRun(run)
    extra = _play_extra(config, run.outcome, run.games, jobs, cluster)
    # Half of the extra games would tell nothing of some cards: an interrupted run is told without them.
    if not extra.is_complete:
        return FinishedRun(Run(run.games, run.outcome, False))
    return FinishedRun(run, extra.outcome)


def _play_extra(config: RunConfig, sums: Sums, games: int, jobs: int, cluster: str | None) -> Run[Sums]:
    """Play the games that follow from those before them, if there are any."""
    simulation = simulation_of(config.deck.game)
    more = simulation.extra_games(config, sums, games) if simulation.extra_games else None
    if more is None:
        return Run(0, None, True)
    processes = useful_jobs(more.games, more.size, jobs)
    return play_batches(more.play, more.games, more.size, processes, cluster=cluster)


def measure_feel(config: RunConfig, games: int, jobs: int = 0) -> Feel | None:
    """Measure how it feels to play what a run of so many games plays; nothing if they are too few to tell.

    Where games are compiled, that takes less time than to share it out.
    """
    measure, deals = simulation_of(config.deck.game).feel, feel_deals(games)
    if measure is None or not deals:
        return None
    processes = 1 if can_compile() else useful_jobs(games, batch_size(config), jobs)

    def share_out(work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterable[Any]:
        return map_in_processes(work, tasks, processes)

    return measure(config, deals, share_out if processes > 1 else map)


def play_comparison(
    first: RunConfig,
    second: RunConfig,
    games: int,
    jobs: int = 0,
    on_progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> Run[Sums]:
    """Play the games of two setups pair by pair; Ctrl-C ends it and keeps what has been played."""
    size = batch_size(first)
    play = partial(play_pairs, first, second)
    return play_batches(play, games, size, useful_jobs(games, size, jobs), None, on_progress, cluster)


def report_of(config: RunConfig, finished: FinishedRun) -> Report:
    """Make the report of what was played."""
    run = finished.run
    if run.outcome is None:
        raise ValueError("no games have no report")
    report = simulation_of(config.deck.game).report(config, RunSums(run.games, run.outcome, finished.extra))
    report = with_styles(report, finished.styles) if finished.styles else report
    return with_feel(report, finished.feel, config.deck) if finished.feel else report


MOST_BYTES = 100_000_000


class KeptRun(Struct, frozen=True):
    """What stands in the file; `plays` is the digest of all that the games depend on."""

    quiltsmith_run: str
    deck: str
    bot: str
    against: str | None
    seed: int
    games: int
    plays: str
    sums: dict[str, str]
    digest: str


def kept_run(config: RunConfig, games: int, sums: Sums) -> bytes:
    """Write the file of a run."""
    rows = {name: _packed(row) for name, row in sums.rows.items()}
    told = (__version__, config.deck.id, config.bot, config.against, config.seed, games, _plays(config))
    return msgspec.json.encode(KeptRun(*told, rows, _digest(rows, games))) + b"\n"


def read_kept(data: bytes) -> KeptRun:
    """Read the file of a run."""
    try:
        kept = msgspec.json.decode(data, type=KeptRun)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise QuiltsmithError(_("this is no file of an interrupted run")) from None
    if kept.digest != _digest(kept.sums, kept.games):
        raise QuiltsmithError(_("the file of the run is damaged; play it from the start"))
    return kept


def run_before(kept: KeptRun, config: RunConfig) -> Run[Sums]:
    """Return what was played, if it was played with the same deck by the same bots from the same seed."""
    if kept.plays != _plays(config):
        raise QuiltsmithError(
            _(
                "the file holds games of {deck}, bot {bot}, seed {seed}, version {version}, or the deck has "
                "changed; only the same games can go on",
                deck=kept.deck,
                bot=kept.bot,
                seed=kept.seed,
                version=kept.quiltsmith_run,
            )
        )
    rows = {name: array(WHOLE, _unpacked(text)) for name, text in kept.sums.items()}
    return Run(kept.games, Sums(rows), False)


def _packed(row: array[int]) -> str:
    return base64.b64encode(zlib.compress(row.tobytes())).decode("ascii")


def _unpacked(text: str) -> bytes:
    unpacker = zlib.decompressobj()
    return unpacker.decompress(base64.b64decode(text), MOST_BYTES)


def _plays(config: RunConfig) -> str:
    deck = config.deck
    what = (__version__, deck.game, deck.cards, deck.start, config.bot, config.against, config.seed)
    return hashlib.sha256(repr(what).encode()).hexdigest()


def _digest(rows: dict[str, str], games: int) -> str:
    return hashlib.sha256(repr((sorted(rows.items()), games)).encode()).hexdigest()
