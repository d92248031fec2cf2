"""`quiltsmith cards`: patch cards and start cards to cut out, with backs."""

from __future__ import annotations

from typing import Annotated

import typer

from quiltsmith.cli.options.cards import (
    BackOffsetOption,
    MarksCommand,
    MarksOption,
    NoMarksOption,
    SizeOption,
    parse_offset,
)
from quiltsmith.cli.options.decks import DeckArgument, check_fabrics, deck_or_fail
from quiltsmith.cli.options.preset import PresetOption, preset_or_fail, tell_overruled, warn_of_wrong_file
from quiltsmith.cli.options.printing import (
    InkOption,
    LanguageOption,
    PaperOption,
    SeedOption,
    ThemeOption,
    style_or_fail,
    tell_warnings,
)
from quiltsmith.cli.terminal.documents import print_document
from quiltsmith.cli.terminal.files import LiveTextOption, OutputOption
from quiltsmith.scene.elements import Turning
from quiltsmith.style.sizes import parse_length
from quiltsmith.style.theme import Ink

EXAMPLE = "Example: quiltsmith cards meadow --size bridge --cuts --duplex short -o cards.pdf"
COMMAND = MarksCommand


def cards(
    deck: DeckArgument,
    output: OutputOption = None,
    live_text: LiveTextOption = False,
    paper: PaperOption = "a4",
    size: SizeOption = None,
    language: LanguageOption = None,
    theme: ThemeOption = "quilt",
    ink: InkOption = Ink.FULL,
    backs: Annotated[bool, typer.Option("--backs/--no-backs", help="Whether cards have backs.")] = True,
    cuts: Annotated[bool, typer.Option("--cuts", help="Show pieces that one cut of the patch can give.")] = False,
    only: Annotated[
        str | None, typer.Option("--only", metavar="IDS", help="Only these cards, for example P01,P03-P09,S*.")
    ] = None,
    copies: Annotated[
        int, typer.Option("--copies", metavar="N", min=1, max=50, help="How many of each card.")
    ] = 1,
    preset: PresetOption = None,
    duplex: Annotated[
        Turning | None,
        typer.Option("--duplex", help="How the printer turns the sheet for backs; none prints fronts only."),
    ] = None,
    back_offset: BackOffsetOption = None,
    marks: MarksOption = None,
    no_marks: NoMarksOption = False,
    bleed: Annotated[
        float | None,
        typer.Option(
            "--bleed", metavar="LENGTH", parser=parse_length, help="How far the picture goes beyond the cut."
        ),
    ] = None,
    gap: Annotated[
        float | None,
        typer.Option(
            "--gap", metavar="LENGTH", parser=parse_length, help="Room between cards. [default: for the bleed]"
        ),
    ] = None,
    seed: SeedOption = 0,
) -> None:
    """Print the cards of a deck, with backs.

    They come on sheets to cut out at home, or with --preset as a print shop wants them.
    """
    from quiltsmith.decks.card_selection import split_ids
    from quiltsmith.layout.cards.card_back import picture_problems
    from quiltsmith.layout.cards.card_document import card_document
    from quiltsmith.layout.cards.wishes import CardWishes, card_job
    from quiltsmith.render.output import file_options

    wishes = CardWishes(
        size,
        backs,
        cuts,
        None if only is None else split_ids(only),
        copies,
        duplex,
        parse_offset(back_offset),
        "none" if no_marks else marks,
        bleed,
        gap,
    )
    style = style_or_fail(paper, language, theme, ink, seed)
    shown = deck_or_fail(deck)
    check_fabrics(deck, shown, style.theme)
    job = card_job(shown, preset_or_fail(preset or "home"), wishes)
    wanted = job.preset
    if job.with_two_faces:
        tell_warnings(picture_problems(job.measures(), style.theme))
    tell_overruled(wanted)
    print_document(
        lambda: card_document(job, style),
        output,
        f"{shown.id}-cards.{wanted.file}",
        file_options(wanted),
        live_text=live_text,
    )
    warn_of_wrong_file(wanted, output)
