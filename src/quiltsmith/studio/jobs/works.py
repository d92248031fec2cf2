"""What can be done beside the pages: a table from the name of a work to the function that does it.

A function takes its arguments as a Struct and `tell`, to be called with how much is done of how much. It runs in a
process of its own, in the person's folder, and what it gives must be something that JSON can hold, but for files.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct

from quiltsmith.studio.deck_wishes import NewDeckQuestion
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.jobs.balance import CompareQuestion, RebalanceQuestion, compare, generate, rebalance
from quiltsmith.studio.jobs.par import ParQuestion, deal_digest, par
from quiltsmith.studio.jobs.reports import shown_report
from quiltsmith.studio.names import named_deck
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

Tell = Callable[[int, int], None]


class UnknownWorkError(Refusal):
    """A work that is not in the table."""


class SimulateQuestion(Struct, frozen=True):
    """Which deck is played by which bot, how often; None is what is usual."""

    deck: str
    games: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    bot: str | None = None
    seed: Annotated[int, Meta(ge=0)] = 1


def simulate(asked: SimulateQuestion, tell: Tell) -> Any:
    """Let bots play a deck, and give the report."""
    from quiltsmith.simulate.kinds import Setup, simulation_of
    from quiltsmith.simulate.running import chosen_bot, play_run, report_of
    from quiltsmith.stable_random import checked_seed

    deck = named_deck(Folder(Path()), asked.deck)
    simulation = simulation_of(deck.game)
    bot = chosen_bot(simulation, asked.bot)
    setup = Setup(deck, bot, bot if simulation.is_for_two else None, checked_seed(asked.seed))
    games = asked.games or simulation.bots[bot].usual_games
    tell(0, games)
    # One process: the pages want the other cores.
    finished = play_run(setup, games, 1, on_progress=lambda played: tell(played, games))
    return shown_report(report_of(setup, finished), deck)


class LongWork(Struct, frozen=True):
    """The form of the arguments, and the function; `digest` tells which questions have the same answer.

    Where it is given, who asks the same again hears what is found already, or follows the job that runs.
    """

    question: type[Struct]
    do: Callable[[Any, Tell], Any]
    digest: Callable[[Any, Folder], str] | None = None


WORKS: dict[str, LongWork] = {
    "simulate": LongWork(SimulateQuestion, simulate),
    "rebalance": LongWork(RebalanceQuestion, rebalance),
    "compare": LongWork(CompareQuestion, compare),
    "generate": LongWork(NewDeckQuestion, generate),
    "par": LongWork(ParQuestion, par, deal_digest),
}


def work_named(name: str) -> LongWork:
    """Look a work up."""
    if name not in WORKS:
        raise UnknownWorkError(say("there is no such work: {name}", name=name[:40]))
    return WORKS[name]
