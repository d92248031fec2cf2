"""`quiltsmith deal`: the cards and rolls of one game, from a seed, as a file or as a solo challenge on paper."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.failure import PROBLEMS, Failure
from quiltsmith.cli.options.decks import DeckArgument, check_fabrics, deck_or_fail
from quiltsmith.cli.options.printing import (
    InkOption,
    LanguageOption,
    PaperOption,
    ThemeOption,
    style_or_fail,
)
from quiltsmith.cli.terminal.documents import print_document
from quiltsmith.cli.terminal.files import LiveTextOption, output_path, write_output
from quiltsmith.style.theme import Ink

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck
    from quiltsmith.style.print_style import Style

EXAMPLE = "Example: quiltsmith deal meadow --seed 7 -o evening.yaml"
TEMPLATE = "tall"


def deal(
    deck: DeckArgument,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The same number gives the same deal. [default: a new one]")
    ] = None,
    output: Annotated[
        str,
        typer.Option(
            "-o",
            "--output",
            metavar="FILE",
            help="A .yaml file for `sheet check --deal`; or .pdf, .svg or .png: a solo challenge to print. "
            "- is standard output.",
        ),
    ] = "-",
    paper: PaperOption = "a4",
    lang: LanguageOption = None,
    theme: ThemeOption = "quilt",
    ink: InkOption = Ink.FULL,
    live_text: LiveTextOption = False,
) -> None:
    """Deal cards and rolls for everybody, or print a solo challenge.

    With -o solo.pdf it becomes a solo challenge: what every turn offers, and a score sheet, so that you need only
    a pencil. Paper, language, theme and ink matter only then. A .yaml file of the same seed checks what you drew.
    """
    from quiltsmith.games.doodle.doodle_deal import TooFewCardsError, game_in_circle, make_deal
    from quiltsmith.render.output import SUFFIXES
    from quiltsmith.stable_random import checked_seed

    read = deck_or_fail(deck)
    game = game_in_circle(read)
    number = new_seed() if seed is None else checked_seed(seed)
    try:
        if Path(output).suffix.lower() in SUFFIXES:
            style = style_or_fail(paper, lang, theme, ink)
            check_fabrics(deck, read, style.theme)
            _print_challenge(read, number, style, output, live_text)
            return
        made = make_deal(read, game, number, None if deck == read.id else deck)
    except TooFewCardsError as error:
        raise Failure(f"{error} [few-cards]", PROBLEMS) from None
    write_output(output_path(output, f"{read.id}-deal.yaml"), made.to_yaml())


def _print_challenge(deck: Deck, seed: int, style: Style, output: str, live_text: bool) -> None:
    from quiltsmith.cli.commands.printing.pad import pad_template_or_fail
    from quiltsmith.games.doodle.challenge import make_challenge
    from quiltsmith.games.doodle.doodle_deal import game_in_circle
    from quiltsmith.layout.challenge.challenge_document import challenge_document

    challenge = make_challenge(deck, game_in_circle(deck), seed)
    template = pad_template_or_fail(TEMPLATE, deck.game)
    name = f"{deck.id}-challenge.pdf"
    print_document(lambda: challenge_document(challenge, style, template), output, name, live_text=live_text)


def new_seed() -> int:
    """Choose a seed that is easily typed in."""
    import secrets

    return secrets.randbelow(1_000_000)
