"""DECK arguments of all commands: a path, `-` for standard input, or the name of a shipped deck."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.options.definitions import definition_or_fail, path_or_fail, value_or_fail
from quiltsmith.cli.terminal.files import STANDARD_OUTPUT
from quiltsmith.cli.terminal.screen import write_note
from quiltsmith.decks.deck import Deck
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.cli.reports.problems import ReportFormat
    from quiltsmith.style.theme import Theme


DeckArgument = Annotated[
    str,
    typer.Argument(
        metavar="DECK",
        help="A shipped deck (meadow, classic), a deck file, or - for standard input.",
    ),
]
DecksArgument = Annotated[
    list[str],
    typer.Argument(
        metavar="DECK...",
        help="Deck files, names of shipped decks, or - for standard input.",
    ),
]


def deck_path_or_fail(name: str) -> Path:
    """Find a deck by path or name, or say which there are."""
    from quiltsmith.decks.deck_reader import DECKS
    from quiltsmith.formats.file_reader import STANDARD_INPUT

    if name == STANDARD_INPUT:
        return Path(name)
    return path_or_fail(DECKS, name, says_where=True, instead=_deck_of_game)


def _deck_of_game(name: str) -> str | None:
    """Give the deck of a game whose name was typed in place of a deck's, and say so."""
    from quiltsmith.games.game_reader import DEFINITIONS

    if name.lower() not in DEFINITIONS.names():
        return None
    game = definition_or_fail(DEFINITIONS, name)
    write_note(_("note: {game} is a game; its deck is {deck}", game=game.id, deck=game.deck))
    return game.deck


def check_fabrics(name: str, deck: Deck, theme: Theme) -> None:
    """See that the theme has the fabrics that the deck's cards name; else show where it names others, and end."""
    from quiltsmith.layout.drawing.deck_fabrics import fabric_problems

    problems = fabric_problems([card.fabric for card in deck.everything], theme)
    value_or_fail(name, None if problems else deck, problems)


def deck_or_fail(name: str, report_format: ReportFormat | None = None) -> Deck:
    """Read a deck that a command works with; its errors end the command."""
    from quiltsmith.decks.deck_reader import load_deck

    return value_or_fail(name, *load_deck(deck_path_or_fail(name)), report_format)


def deck_id_of(path: str | None, otherwise: str) -> str:
    """Make the id of a new deck out of the name of its file, where that can be one."""
    from quiltsmith.games.game_reader import NAME

    name = Path(path or "").stem
    fits = len(name) <= NAME.longest and re.fullmatch(NAME.pattern, name)
    return name if fits else otherwise[: NAME.longest]


def game_name(name: str, path: Path) -> str:
    """Name a game in a deck file: a shipped one by its name, another by its path as seen from the deck."""
    from quiltsmith.games.game_reader import game_names

    return name if name in game_names() else _seen_from(path, name)


def base_name(name: str, path: Path) -> str:
    """Name a deck that another one in a file builds on: a shipped one by its name, another by its path."""
    from quiltsmith.decks.deck_reader import deck_names

    return name if name in deck_names() else _seen_from(path, name)


def _seen_from(path: Path, name: str) -> str:
    """Give the path of a file as it is seen from another file."""
    folder = Path() if str(path) == STANDARD_OUTPUT else path.parent
    if Path(name).absolute().drive != folder.absolute().drive:
        return Path(name).resolve().as_posix()
    seen_from_deck = Path(os.path.relpath(name, folder)).as_posix()
    return seen_from_deck if "/" in seen_from_deck else f"./{seen_from_deck}"
