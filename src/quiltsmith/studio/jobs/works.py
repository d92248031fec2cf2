"""What can be done beside the pages: a table from the name of a work to the function that does it.

A function takes its arguments as a Struct and `tell`, to be called with how much is done of how much. It runs in a
process of its own, in the person's folder, and what it gives must be something that JSON can hold.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct, to_builtins

from quiltsmith.studio.folder import Folder
from quiltsmith.studio.jobs.par import ParQuestion, deal_digest, par
from quiltsmith.studio.names import named_deck
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say, talk_language

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck
    from quiltsmith.simulate.report import Report

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
    report = report_of(setup, finished)
    return {**to_builtins(report), "pages": _pages(report, deck)}


def rebalance(asked: SimulateQuestion, tell: Tell) -> Any:
    """Find the fewest changes that bring the cards of a deck into balance, and give the report."""
    from quiltsmith.simulate.kinds import simulation_of
    from quiltsmith.simulate.rebalancing import Measuring, RebalanceWishes, rebalance_report, rebalancing_of
    from quiltsmith.simulate.running import chosen_bot
    from quiltsmith.stable_random import checked_seed

    deck = named_deck(Folder(Path()), asked.deck)
    rebalancing = rebalancing_of(deck.game)
    bot = chosen_bot(simulation_of(deck.game), asked.bot)
    games = asked.games or rebalancing.usual_games
    wishes = RebalanceWishes(bot, checked_seed(asked.seed), games, jobs=1)
    total, done = rebalancing.most_games(games), 0

    def step(played: int) -> None:
        nonlocal done
        done += played
        tell(min(done, total), total)

    tell(0, total)
    report = rebalance_report(deck, wishes, rebalancing.rebalance(deck, wishes, Measuring(wishes, step)))
    return {**to_builtins(report), "pages": _pages(report, deck)}


def _pages(report: Report, deck: Deck) -> list[str]:
    """Draw a report as it is printed; the page has the fonts."""
    from quiltsmith.layout.report.document import report_document
    from quiltsmith.render.svg import render_svg
    from quiltsmith.style.choices import Style
    from quiltsmith.style.paper import PAPERS
    from quiltsmith.style.theme_reader import THEMES

    path = THEMES.find("quilt")
    theme = THEMES.load(path)[0] if path else None
    if theme is None:
        return []
    return list(render_svg(report_document(report, deck, Style(theme, talk_language(), PAPERS["a4"])), "bare"))


class LongWork(Struct, frozen=True):
    """The form of the arguments, and the function; `digest` tells which questions have the same answer.

    Where it is given, who asks the same again hears what is found already, or follows the job that runs.
    """

    question: type[Struct]
    do: Callable[[Any, Tell], Any]
    digest: Callable[[Any, Folder], str] | None = None


WORKS: dict[str, LongWork] = {
    "simulate": LongWork(SimulateQuestion, simulate),
    "rebalance": LongWork(SimulateQuestion, rebalance),
    "par": LongWork(ParQuestion, par, deal_digest),
}


def work_named(name: str) -> LongWork:
    """Look a work up."""
    if name not in WORKS:
        raise UnknownWorkError(say("there is no such work: {name}", name=name[:40]))
    return WORKS[name]
