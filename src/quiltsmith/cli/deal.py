"""`quiltsmith deal`: the cards and rolls of one game, from a seed."""

from __future__ import annotations

from typing import Annotated

import typer

from quiltsmith.cli.decks import DeckArgument, good_deck
from quiltsmith.cli.failure import PROBLEMS, Failure
from quiltsmith.cli.output import OutputOption, output_path, write_output

EXAMPLE = "Example: quiltsmith deal meadow --seed 7 -o evening.yaml"


def deal(
    deck: DeckArgument,
    seed: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="The same number gives the same deal.")
    ] = None,
    output: OutputOption = "-",
) -> None:
    """Deal the cards and rolls of a game, so that all players can be checked against them."""
    from quiltsmith.games.doodle.deal_files import TooFewCardsError, make_deal, write_deal
    from quiltsmith.games.game import DoodleGame

    read = good_deck(deck)
    if not isinstance(read.game, DoodleGame):
        raise Failure(f"{read.game.id} is not dealt from a circle of cards; only decks of doodle games are")
    try:
        made = make_deal(read, read.game, _new_seed() if seed is None else seed, None if deck == read.id else deck)
    except TooFewCardsError as error:
        raise Failure(f"{error} [few-cards]", PROBLEMS) from None
    write_output(output_path(output, f"{read.id}-deal.yaml"), write_deal(made))


def _new_seed() -> int:
    import secrets

    return secrets.randbelow(1_000_000)
