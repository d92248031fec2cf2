"""`quiltsmith deck check`: all problems of deck files at once."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.options.decks import DecksArgument, deck_path_or_fail
from quiltsmith.cli.options.definitions import definition_or_fail
from quiltsmith.cli.reports.cards import counted_patches
from quiltsmith.cli.reports.problems import (
    FormatOption,
    ReportFormat,
    StrictOption,
    exit_code,
    verdict,
    write_problems,
)
from quiltsmith.cli.terminal.screen import visible, write_json, write_line
from quiltsmith.decks.deck import Deck
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.reading import STANDARD_INPUT, STANDARD_INPUT_NAME
from quiltsmith.talk.saying import count, say

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
    from quiltsmith.decks.checked import CheckedDeck
    from quiltsmith.decks.reader import load_deck
    from quiltsmith.layout.drawing.fabrics import fabric_problems
    from quiltsmith.style.theme_reader import THEMES

    if decks.count(STANDARD_INPUT) > 1:
        raise Failure(say("standard input can be read only once; write `-` for one deck only"))
    located = [(name, deck_path_or_fail(name)) for name in decks]
    look = None if theme is None else definition_or_fail(THEMES, theme)
    results: list[dict[str, Any]] = []
    found: list[Problem] = []
    for name, path in located:
        deck, problems = load_deck(path)
        if deck is not None and look is not None:
            problems = (*problems, *fabric_problems([card.fabric for card in deck.everything], look))
        found.extend(problems)
        results.append(CheckedDeck(_shown(str(path)), deck, problems).to_json())
        if report_format is not ReportFormat.JSON:
            write_problems(problems, report_format)
        if report_format is ReportFormat.TEXT:
            write_line(_summary(visible(_shown(name)), deck, problems))
    if report_format is ReportFormat.JSON:
        write_json({"decks": results})
    raise typer.Exit(exit_code(found, strict))


def _shown(name: str) -> str:
    """Call a deck as its problems call it."""
    return STANDARD_INPUT_NAME if name == STANDARD_INPUT else name


def _summary(name: str, deck: Deck | None, problems: tuple[Problem, ...]) -> str:
    if deck is None:
        return f"{name}: {verdict(problems)}"
    cards = counted_patches(len(deck.cards))
    if deck.start:
        starts = count(len(deck.start), "{number} start card", "{number} start cards")
        cards = say("{patches} and {starts}", patches=cards, starts=starts)
    told = say("{cards} for {game}, {verdict}", cards=cards, game=deck.game.id, verdict=verdict(problems))
    return f"{name}: {told}"
