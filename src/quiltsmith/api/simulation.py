"""Bots that play a deck: the options of a run, and the run itself."""

from typing import TYPE_CHECKING, Annotated

from msgspec import Struct

from quiltsmith.api.print_options import DeckArgument, Option
from quiltsmith.api.products import product
from quiltsmith.i18n import N_

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from quiltsmith.api.load_definitions import Origin
    from quiltsmith.api.results import Report as FoundReport
    from quiltsmith.decks.deck import Deck
    from quiltsmith.simulate.balance_report import Report
    from quiltsmith.simulate.batches import Run, Sums
    from quiltsmith.simulate.runs import KeptRun
    from quiltsmith.simulate.simulation import RunConfig, Simulation

_DEFAULT_SEED = 1
MOST_GAMES, MOST_JOBS = 1_000_000_000, 1000


class SimulatedGames(Struct, frozen=True):
    """What came of a run; one that was interrupted reports the games that have been played.

    `sums` are kept to go on with it; a comparison has none.
    """

    report: "Report"
    games: int
    is_complete: bool
    sums: "Sums | None"


class SimulationJob(Struct, frozen=True, kw_only=True):
    """Games that are ready to be played, on from those `before`; `other` is a deck to compare with."""

    setup: "RunConfig"
    games: int
    is_usual: bool
    """Whether nobody said how many games."""
    jobs: int
    cluster: str | None
    before: "Run[Sums] | None"
    other: "Deck | None"

    @property
    def first(self) -> int:
        """How many games have been played before."""
        return self.before.games if self.before else 0

    def warm_up(self) -> None:
        """Compile what has to be compiled, so that it takes no time of the games."""
        from quiltsmith.simulate.run_time import warm_up

        if self.cluster is None:
            warm_up(self.setup, self.games if self.other is None else 0)

    def timed(self, clock: "Callable[[], float]") -> "TimedJob":
        """Measure this machine; if nobody said how many games, let there be as many as half a minute allows."""
        from msgspec.structs import replace

        from quiltsmith.simulate.run_time import USUAL_SECONDS, fitting_games, run_seconds, seconds_per_game

        if self.cluster is not None:
            return TimedJob(self, 0.0)
        decks = 1 if self.other is None else 2
        per_game = decks * seconds_per_game(self.setup, self.games, clock)
        job = self
        if self.is_usual:
            most = max(self.games - self.first, 0)
            job = replace(
                self, games=self.first + min(most, fitting_games(self.setup, USUAL_SECONDS, self.jobs, per_game))
            )
        return TimedJob(job, run_seconds(self.setup, job.games - self.first, self.jobs, per_game))

    def play(self, reach: "Callable[[int], None]") -> SimulatedGames:
        """Play, and tell how many games have been played; an interrupt before the first one ends all."""
        from msgspec.structs import replace

        from quiltsmith.simulate.comparison import compared
        from quiltsmith.simulate.runs import play_comparison, play_run, report_of

        if self.other is not None:
            second = replace(self.setup, deck=self.other)
            both = play_comparison(self.setup, second, self.games, self.jobs, reach, self.cluster)
            if both.outcome is None:
                raise KeyboardInterrupt
            report = compared(self.setup, second, both.games, both.outcome)
            return SimulatedGames(report, both.games, both.is_complete, None)
        games = max(self.games, self.first)
        finished = play_run(self.setup, games, self.jobs, self.before, reach, self.cluster)
        run = finished.run
        if run.outcome is None:
            raise KeyboardInterrupt
        return SimulatedGames(report_of(self.setup, finished), run.games, run.is_complete, run.outcome)

    def result(self) -> "FoundReport":
        """Play for a program."""
        from quiltsmith.api.results import Report

        return Report(self.play(lambda _unused: None).report, self.setup.deck)


class TimedJob(Struct, frozen=True):
    """A job, and about how many seconds it takes on this machine."""

    job: SimulationJob
    seconds: float


@product
def simulate(
    deck: DeckArgument,
    *,
    games: Annotated[
        int | None,
        Option(help=N_("How many games. [default: as many as half a minute allows]"), metavar="N", least=1),
    ] = None,
    bot: Annotated[
        "str | Callable[..., object] | None",
        Option(
            help=N_(
                "Who plays: greedy, one of its styles such as greedy-edges, beam, mcts (mcts:400, mcts:1s) or "
                "random; in games of two minimax and rollout instead of beam; or module:function, a bot of your "
                "own, whose code is run. [default: greedy]"
            ),
            metavar="BOT",
            names="bot",
        ),
    ] = None,
    against: Annotated[
        "str | Callable[..., object] | None",
        Option(help=N_("Who plays second in games of two. [default: the same bot]"), metavar="BOT", names="bot"),
    ] = None,
    seed: Annotated[
        int | None, Option(help=N_("The same number gives the same games. [default: 1]"), metavar="N")
    ] = None,
    jobs: Annotated[int, Option(help=N_("How many cores play; 0: all there are."), metavar="N", least=0)] = 0,
    dask: Annotated[
        str | None, Option(help=N_("Let a Dask cluster play, such as tcp://10.0.0.5:8786."), metavar="ADDRESS")
    ] = None,
    compare: Annotated[
        "Deck | Origin | None",
        Option(
            help=N_("Play another deck on the same seeds, and say what differs beyond chance."),
            metavar="DECK",
            names="deck",
        ),
    ] = None,
    resume: Annotated[
        "str | Path | None",
        Option(help=N_("Go on with the games saved in this file, and save all games there."), metavar="FILE"),
    ] = None,
) -> SimulationJob:
    """Let bots play a deck, and return how it plays in a `Report`.

    The same seed gives the same report on every machine. A bot is a name or a function of your own.
    """
    from quiltsmith.api.described_options import within
    from quiltsmith.api.product_parts import deck_of
    from quiltsmith.errors import QuiltsmithError, UsageError
    from quiltsmith.i18n import _
    from quiltsmith.simulate.own_bots import OWN_SIZE, is_own
    from quiltsmith.simulate.runs import run_before
    from quiltsmith.simulate.simulation import RunConfig, simulation_of
    from quiltsmith.stable_random import checked_seed

    within("games", 1 if games is None else games, 1, MOST_GAMES)
    within("jobs", jobs, 0, MOST_JOBS)
    read = deck_of(deck)
    simulation = simulation_of(read.game)
    if against is not None and not simulation.is_for_two:
        raise UsageError(_("{game} is played alone, against nobody", game=read.game.id), "against")
    kept = _kept_games(resume)
    player = _bot(simulation, bot or (kept.bot if kept else None))
    rival = against or (kept.against if kept else player)
    second = _bot(simulation, rival) if simulation.is_for_two else None
    has_own_bot = is_own(player) or is_own(second)
    if has_own_bot and (resume is not None or dask is not None):
        raise UsageError(
            _("games of a bot of your own are played here, and from the start"), "bot", "resume", "dask"
        )
    number = seed if seed is not None else kept.seed if kept else _DEFAULT_SEED
    setup = RunConfig(read, player, second, checked_seed(number))
    other = None
    if compare is not None:
        if resume is not None:
            sentence = _("a file of games goes on with those of one deck, and with no comparison")
            raise UsageError(sentence, "resume", "compare")
        other = deck_of(compare)
        if other.game.rules != read.game.rules:
            raise QuiltsmithError(_("{one} and {other} are not played alike", one=read.id, other=other.id))
    return SimulationJob(
        setup=setup,
        games=games or simulation.bots.get(player, OWN_SIZE).default_games,
        is_usual=games is None,
        jobs=1 if has_own_bot else jobs,
        cluster=dask,
        before=run_before(kept, setup) if kept else None,
        other=other,
    )


def _bot(simulation: "Simulation", bot: "str | Callable[..., object] | None") -> str:
    """Return the name of a bot of ours or of the caller's own."""
    from quiltsmith.simulate.own_bots import is_own, is_place, take
    from quiltsmith.simulate.runs import chosen_bot

    if isinstance(bot, str) and (is_own(bot) or (is_place(bot) and bot.lower() not in simulation.bots)):
        return take(bot) if is_place(bot) and not is_own(bot) else bot
    return chosen_bot(simulation, bot) if bot is None or isinstance(bot, str) else take(bot)


def _kept_games(name: "str | Path | None") -> "KeptRun | None":
    """Read the file of a run; one that does not exist yet holds no games."""
    from pathlib import Path

    from quiltsmith.errors import ContentError, QuiltsmithError
    from quiltsmith.i18n import _
    from quiltsmith.simulate.runs import MOST_BYTES, read_kept

    if name is None or not Path(name).exists():
        return None
    if not Path(name).is_file():
        raise ContentError(_("`{name}` is no file", name=name))
    if Path(name).stat().st_size > MOST_BYTES:
        raise ContentError(_("{file} is too large for the file of a run", file=name))
    try:
        return read_kept(Path(name).read_bytes())
    except QuiltsmithError as error:
        raise ContentError(f"{name}: {error}") from None
