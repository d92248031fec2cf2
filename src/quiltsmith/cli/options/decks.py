"""DECK arguments of all commands: a path, `-` for standard input, or the name of a shipped deck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.failure import PROBLEMS, Failure
from quiltsmith.decks.deck import Deck

if TYPE_CHECKING:
    from quiltsmith.cli.reports.problems import ReportFormat


def _complete_deck(incomplete: str) -> list[str]:
    from quiltsmith.decks.reader import deck_names

    return [name for name in deck_names() if name.startswith(incomplete)]


DeckArgument = Annotated[
    str,
    typer.Argument(
        metavar="DECK",
        help="A shipped deck (meadow, classic), a deck file, or - for standard input.",
        autocompletion=_complete_deck,
    ),
]
DecksArgument = Annotated[
    list[str],
    typer.Argument(
        metavar="DECK...",
        help="Deck files, names of shipped decks, or - for standard input.",
        autocompletion=_complete_deck,
    ),
]


def locate_deck(name: str) -> Path:
    """Find a deck by path or name, or say which there are."""
    from quiltsmith.decks.reader import deck_names, find_deck
    from quiltsmith.formats.suggest import did_you_mean

    if name == "-":
        return Path(name)
    path = find_deck(name)
    if path is None:
        raise Failure(
            f"there is no deck `{name}`: no such file, and no shipped deck; {did_you_mean(name, deck_names())}"
        )
    return path


def good_deck(name: str, report_format: ReportFormat | None = None) -> Deck:
    """Read a deck that a command works with; its errors end the command."""
    from quiltsmith.cli.reports.refusal import write_refusal
    from quiltsmith.decks.reader import load_deck

    deck, problems = load_deck(locate_deck(name))
    if deck is None:
        errors = [problem for problem in problems if problem.is_error]
        write_refusal(errors, report_format)
        raise Failure(f"{name} cannot be used before this is mended", PROBLEMS)
    return deck
