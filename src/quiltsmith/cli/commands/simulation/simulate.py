"""`quiltsmith simulate`: bots play a deck, and a report says how it plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.commands.simulation.comparing import compare_with_progress, other_deck_or_fail
from quiltsmith.cli.commands.simulation.keeping import keep_run, kept_or_fail, run_to_go_on
from quiltsmith.cli.commands.simulation.playing import play_with_progress, speed_text
from quiltsmith.cli.commands.simulation.report_files import report_file_or_fail, write_report
from quiltsmith.cli.failure import INTERRUPTED, PROBLEMS, Failure
from quiltsmith.cli.options.decks import DeckArgument, deck_or_fail
from quiltsmith.cli.options.printing import PaperOption, style_or_fail
from quiltsmith.cli.reports.problems import PlainFormat, PlainFormatOption
from quiltsmith.cli.terminal.screen import write_line
from quiltsmith.i18n import _
from quiltsmith.style.theme import Ink

if TYPE_CHECKING:
    from quiltsmith.simulate.balance_report import Report

EXAMPLE = "Example: quiltsmith simulate meadow --games 1000 --report meadow.html"
_USUAL_SEED = 1


def simulate(
    deck: DeckArgument,
    games: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="How many games. [default: what the bot needs]")
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="Who plays: greedy, beam or random; in games of two minimax and rollout too. [default: greedy]",
        ),
    ] = None,
    against: Annotated[
        str | None, typer.Option(metavar="BOT", help="Who plays second in games of two. [default: the same bot]")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The same number gives the same games. [default: 1]")
    ] = None,
    jobs: Annotated[int, typer.Option(metavar="N", min=0, help="How many cores play; 0: all there are.")] = 0,
    dask: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Let a Dask cluster play, such as tcp://10.0.0.5:8786."),
    ] = None,
    report: Annotated[
        list[str] | None,
        typer.Option(
            metavar="FILE", help="Write the report to a .html, .pdf or .json file instead; may be given again."
        ),
    ] = None,
    compare: Annotated[
        str | None,
        typer.Option(
            metavar="DECK", help="Play another deck on the same seeds, and say what differs beyond chance."
        ),
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Go on with the games kept in this file, and keep all games there."),
    ] = None,
    paper: PaperOption = "a4",
    report_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """Let bots play a deck and report how it plays.

    The report tells how totals spread, what becomes of every card and what it is worth, and says what stands out.
    The same seed gives the same report, however many cores play. Ctrl-C ends the games and reports those that
    have been played; --resume goes on with them.
    """
    from quiltsmith.games.doodle.doodle_deal import TooFewCardsError
    from quiltsmith.simulate.runs import chosen_bot, report_of
    from quiltsmith.simulate.simulation import RunConfig, simulation_of
    from quiltsmith.stable_random import checked_seed

    read = deck_or_fail(deck)
    simulation = simulation_of(read.game)
    if against is not None and not simulation.is_for_two:
        raise Failure(_("{game} is played alone: --against is for games of two", game=read.game.id))
    files = [report_file_or_fail(name) for name in report or ()]
    style = style_or_fail(paper, None, "quilt", Ink.FULL)
    kept = kept_or_fail(resume)
    player = chosen_bot(simulation, bot or (kept.bot if kept else None))
    rival = against or (kept.against if kept else player)
    number = seed if seed is not None else kept.seed if kept else _USUAL_SEED
    second = chosen_bot(simulation, rival) if simulation.is_for_two else None
    setup = RunConfig(read, player, second, checked_seed(number))
    before = run_to_go_on(kept, setup)
    wanted = games or simulation.bots[player].default_games
    try:
        if compare is None:
            finished, speed = play_with_progress(setup, wanted, jobs, before, dask)
            is_complete, made = finished.run.is_complete, report_of(setup, finished)
            keep_run(setup, finished, resume)
        else:
            rival_deck = other_deck_or_fail(compare, read, resume)
            is_complete, made, speed = compare_with_progress(setup, rival_deck, wanted, jobs, dask)
    except TooFewCardsError as error:
        raise Failure(f"{error} [few-cards]", PROBLEMS) from None
    for file in files:
        write_report(made, read, speed, file, style)
    _show(made, speed, report_format, is_written=bool(files))
    if not is_complete:
        raise typer.Exit(INTERRUPTED)


def _show(report: Report, speed: float, report_format: PlainFormat, is_written: bool) -> None:
    from quiltsmith.cli.reports.simulation import report_json, report_text

    if report_format is PlainFormat.JSON:
        write_line(report_json(report, speed))
    elif not is_written:
        write_line(report_text(report, speed_text(speed)))
