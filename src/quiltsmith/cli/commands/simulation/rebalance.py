"""`quiltsmith rebalance`: bots play a deck until its cards are in balance, and a new deck says what to change."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from quiltsmith.cli.commands.simulation.playing import rebalance_with_progress
from quiltsmith.cli.options.decks import DeckArgument, base_name, deck_id_of, deck_or_fail
from quiltsmith.cli.reports.problems import PlainFormat, PlainFormatOption
from quiltsmith.cli.terminal.files import STANDARD_OUTPUT, ForceOption, refuse_to_overwrite, write_output
from quiltsmith.cli.terminal.screen import write_line

EXAMPLE = "Example: quiltsmith rebalance classic --games 500 --most 3 -o fairer.yaml"
_USUAL_SEED = 1


def rebalance(
    deck: DeckArgument,
    keep: Annotated[
        str | None, typer.Option(metavar="IDS", help="Cards that must not change, such as A,H.")
    ] = None,
    most: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="How many cards may change at most.")
    ] = None,
    tolerance: Annotated[
        float,
        typer.Option(
            metavar="POINTS", min=0.1, max=100, help="How many points a card may be too good or too bad."
        ),
    ] = 1.0,
    bot: Annotated[
        str | None, typer.Option(metavar="BOT", help="Who plays, as in simulate. [default: greedy]")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(metavar="N", min=10, help="How many games make a round. [default: what is needed]"),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same number gives the same deck.")] = _USUAL_SEED,
    jobs: Annotated[int, typer.Option(metavar="N", min=0, help="How many cores play; 0: all there are.")] = 0,
    output: Annotated[
        str | None, typer.Option("-o", "--output", metavar="FILE", help="The deck to write; - is standard output.")
    ] = None,
    force: ForceOption = False,
    report_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """Find the fewest changes that balance a deck.

    Patches that are bought get new prices; cards of doodle games are swapped for others of the same size.
    What comes of it is checked on fresh seeds and with a second bot, and told side by side with what was before.
    """
    from quiltsmith.cli.reports.simulation import report_json, report_text
    from quiltsmith.formats.file_reader import STANDARD_INPUT
    from quiltsmith.simulate.rebalancing import (
        RebalanceOptions,
        check_kept,
        rebalance_report,
        rebalanced_text,
        rebalancing_of,
    )
    from quiltsmith.simulate.runs import chosen_bot
    from quiltsmith.simulate.simulation import simulation_of
    from quiltsmith.stable_random import checked_seed

    read = deck_or_fail(deck)
    path = Path(output) if output is not None else None
    if path is not None:
        refuse_to_overwrite(path, force)
    wishes = RebalanceOptions(
        bot=chosen_bot(simulation_of(read.game), bot),
        seed=checked_seed(seed),
        games=games or rebalancing_of(read.game).default_games,
        tolerance=tolerance,
        keep=check_kept(read, [card.strip() for card in (keep or "").split(",") if card.strip()]),
        most=most,
        jobs=jobs,
    )
    found = rebalance_with_progress(read, wishes)
    made = rebalance_report(read, wishes, found)
    if report_format is PlainFormat.JSON:
        write_line(report_json(made))
    elif output != STANDARD_OUTPUT:
        write_line(report_text(made, ""))
    if path is not None:
        base = None if deck == STANDARD_INPUT else base_name(deck, path)
        text = rebalanced_text(read, found, deck_id_of(str(path), f"{read.id}-rebalanced"), base)
        if report_format is PlainFormat.JSON and output != STANDARD_OUTPUT:
            from quiltsmith.formats.atomic_write import write_whole

            write_whole(path, text)
        else:
            write_output(path, text)
