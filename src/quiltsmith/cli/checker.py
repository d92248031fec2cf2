"""`quiltsmith checker`: the printable scoring checker."""

from __future__ import annotations

from typing import Annotated

import typer

from quiltsmith.cli.output import OutputOption
from quiltsmith.cli.print_options import (
    GameArgument,
    InkChoice,
    InkOption,
    Language,
    LanguageOption,
    PaperOption,
    SeedOption,
    ThemeOption,
    good_game,
    good_style,
    print_document,
)
from quiltsmith.cli.track_option import TrackOption, on_track

EXAMPLE = "Example: quiltsmith checker doodle --lang de -o checker.pdf"


def checker(
    game: GameArgument = "doodle",
    card: Annotated[bool, typer.Option("--card", help="As cards to cut out and fold, one for everybody.")] = False,
    paper: PaperOption = "a4",
    lang: LanguageOption = Language.EN,
    theme: ThemeOption = "",
    ink: InkOption = InkChoice.FULL,
    track: TrackOption = None,
    seed: SeedOption = 0,
    output: OutputOption = None,
) -> None:
    """Print the scoring checker: scores of all rectangles, worked examples, special actions, cuts."""
    from quiltsmith.cli.tile_options import usual_theme
    from quiltsmith.layout.checker import checker_document
    from quiltsmith.layout.checker_card import checker_card_document

    read = on_track(good_game(game), track)
    style = good_style(paper, lang, theme or usual_theme(read), ink, seed)
    make, kind = (checker_card_document, "checker-card") if card else (checker_document, "checker")
    print_document(lambda: make(read, style), output, f"quiltsmith-{kind}-{read.id}.pdf")
