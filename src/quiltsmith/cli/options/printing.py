"""The options that all printing commands share, and the values that they stand for."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.options.definitions import definition_or_fail, path_or_fail, value_or_fail
from quiltsmith.cli.terminal.screen import write_note
from quiltsmith.i18n import _, get_locale
from quiltsmith.scene.elements import Turning
from quiltsmith.style.theme import Ink

if TYPE_CHECKING:
    from quiltsmith.formats.problems import Problem
    from quiltsmith.games.game import Game
    from quiltsmith.style.print_style import Style


class Language(StrEnum):
    """The languages of printed texts."""

    EN = "en"
    DE = "de"


PaperOption = Annotated[
    str,
    typer.Option(
        "--paper",
        metavar="PAPER",
        help="a4, letter, a5, a3, legal, or a size like 200x280mm or 5.5x8.5in.",
    ),
]
LanguageOption = Annotated[
    Language | None, typer.Option("--lang", help="The language on paper. [default: the language of talk]")
]
ThemeOption = Annotated[
    str,
    typer.Option("--theme", metavar="NAME", help="quilt, paper, night, or a theme file."),
]
GameThemeOption = Annotated[
    str,
    typer.Option(
        "--theme",
        metavar="NAME",
        help="quilt, paper, night, or a theme file. [default: what suits the game]",
    ),
]
InkOption = Annotated[Ink, typer.Option("--ink", help="How much ink the print may take.")]
SeedOption = Annotated[int, typer.Option("--seed", metavar="N", min=0, help="Another number gives other fabrics.")]
DuplexOption = Annotated[Turning, typer.Option("--duplex", help="How the printer turns the sheet for backs.")]
GameArgument = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="A shipped game (doodle, patchwork, halloween), or a game file.",
    ),
]


def language_on_paper(language: Language | None) -> str:
    """Give the language that was asked for, or the language of talk."""
    return get_locale() if language is None else language.value


def style_or_fail(paper: str, language: Language | None, theme: str, ink: Ink, seed: int = 0) -> Style:
    """Put paper, language, theme and ink together, or say which of them is wrong."""
    from quiltsmith.style.print_style import Style
    from quiltsmith.style.sizes import parse_paper
    from quiltsmith.style.theme_reader import THEMES

    sheet = parse_paper(paper)
    read, problems = THEMES.load(path_or_fail(THEMES, theme))
    loaded = value_or_fail(theme, read, problems)
    tell_warnings(problems)
    return Style(loaded.in_ink(ink), language_on_paper(language), sheet, seed)


def tell_warnings(problems: Iterable[Problem]) -> None:
    """Warn beside the output of what will not look on paper as it should."""
    found = list(problems)
    if found:
        from quiltsmith.cli.reports.problems import complain_of

        complain_of(found)


def game_or_fail(name: str) -> Game:
    """Read a game definition that a command works with; its errors end the command."""
    from quiltsmith.games.game_reader import DEFINITIONS

    return definition_or_fail(DEFINITIONS, name, _game_of_deck)


def _game_of_deck(name: str) -> str | None:
    """Give the game of a shipped deck whose name was typed in place of a game's, and say so."""
    from quiltsmith.decks.deck_reader import deck_names, find_deck, load_deck

    path = find_deck(name) if name.lower() in deck_names() else None
    deck = load_deck(path)[0] if path else None
    if deck is None:
        return None
    write_note(_("note: {deck} is a deck; its game is {game}", deck=deck.id, game=deck.game.id))
    return deck.game.id
