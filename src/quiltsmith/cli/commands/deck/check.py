"""`quiltsmith deck check`: all problems of deck files at once."""

from __future__ import annotations

from typing import Annotated

import typer

from quiltsmith.cli.options.decks import DecksArgument, deck_path_or_fail
from quiltsmith.cli.options.definitions import definition_or_fail
from quiltsmith.cli.reports.cards import counted_patches
from quiltsmith.cli.reports.problems import FormatOption, ReportFormat, StrictOption
from quiltsmith.decks.deck import Deck, deck_facts
from quiltsmith.i18n import _, ngettext

EXAMPLE = "Example: quiltsmith deck check my-deck.yaml --strict"


def check(
    decks: DecksArgument,
    theme: Annotated[
        str | None,
        typer.Option(
            "--theme",
            metavar="NAME",
            help="Also see whether this theme has the fabrics that cards name.",
        ),
    ] = None,
    report_format: FormatOption = ReportFormat.TEXT,
    strict: StrictOption = False,
) -> None:
    """Find everything that is wrong or strange in deck files."""
    from quiltsmith.cli.commands.checking.files import FileCheck, check_files
    from quiltsmith.decks.deck_reader import DECKS
    from quiltsmith.layout.drawing.deck_fabrics import fabric_problems
    from quiltsmith.style.theme_reader import THEMES

    look = None if theme is None else definition_or_fail(THEMES, theme)
    checked = FileCheck(
        DECKS,
        "decks",
        _about,
        deck_facts,
        more=lambda deck, _unused: (
            () if look is None else fabric_problems([c.fabric for c in deck.everything], look)
        ),
    )
    check_files(checked, decks, deck_path_or_fail, report_format, strict)


def _about(deck: Deck) -> str:
    cards = counted_patches(len(deck.cards))
    if deck.start:
        starts = ngettext(len(deck.start), "{number} start card", "{number} start cards")
        cards = _("{patches} and {starts}", patches=cards, starts=starts)
    return _("{cards} for {game}", cards=cards, game=deck.game.id)
