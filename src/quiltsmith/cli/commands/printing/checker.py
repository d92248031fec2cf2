"""`quiltsmith checker`: the printable scoring checker."""

from __future__ import annotations

from typing import Annotated

import typer

from quiltsmith.cli.options.printing import (
    GameArgument,
    GameThemeOption,
    InkOption,
    LanguageOption,
    PaperOption,
    SeedOption,
    game_or_fail,
    style_or_fail,
)
from quiltsmith.cli.options.track import TrackOption
from quiltsmith.cli.terminal.documents import print_document
from quiltsmith.cli.terminal.files import LiveTextOption, OutputOption
from quiltsmith.style.theme import Ink

EXAMPLE = "Example: quiltsmith checker doodle --lang de -o checker.pdf"


def checker(
    game: GameArgument = "doodle",
    card: Annotated[
        bool, typer.Option("--card", help="Print it as cards to cut out and fold, one for everybody.")
    ] = False,
    paper: PaperOption = "a4",
    lang: LanguageOption = None,
    theme: GameThemeOption = "",
    ink: InkOption = Ink.FULL,
    track: TrackOption = None,
    seed: SeedOption = 0,
    output: OutputOption = None,
    live_text: LiveTextOption = False,
) -> None:
    """Print the scoring checker, a page of answers.

    On it are the scores of all rectangles, worked examples, special actions and cuts; for games of two a turn, the
    time board and what counts in the end.
    """
    from quiltsmith.layout.scoring_aid.scoring_aid_document import scoring_aid_card_document, scoring_aid_document

    read = game_or_fail(game).on_track(track)
    style = style_or_fail(paper, lang, theme or read.theme, ink, seed)
    make, kind = (scoring_aid_card_document, "checker-card") if card else (scoring_aid_document, "checker")
    print_document(lambda: make(read, style), output, f"quiltsmith-{kind}-{read.id}.pdf", live_text=live_text)
