"""The options that all printing commands share, and the values that they stand for."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.definitions import good_definition
from quiltsmith.cli.failure import Failure

if TYPE_CHECKING:
    from quiltsmith.games.game import Game
    from quiltsmith.layout.scene import Document
    from quiltsmith.layout.style import Style
    from quiltsmith.render.options import PdfOptions


class Language(StrEnum):
    """The languages of printed texts."""

    EN = "en"
    DE = "de"


class InkChoice(StrEnum):
    """How much ink a print may take."""

    FULL = "full"
    LIGHT = "light"
    MONO = "mono"


class Duplex(StrEnum):
    """How backs come to their fronts."""

    LONG = "long"
    SHORT = "short"
    GUTTERFOLD = "gutterfold"
    NONE = "none"


def _complete_theme(incomplete: str) -> list[str]:
    from quiltsmith.layout.theme_reader import theme_names

    return [name for name in theme_names() if name.startswith(incomplete)]


def _complete_game(incomplete: str) -> list[str]:
    from quiltsmith.games.game_reader import game_names

    return [name for name in game_names() if name.startswith(incomplete)]


PaperOption = Annotated[
    str, typer.Option("--paper", metavar="PAPER", help="a4, letter, a5, a3, legal, or a size like 200x280mm.")
]
LanguageOption = Annotated[Language, typer.Option("--lang", help="The language of the printed texts.")]
ThemeOption = Annotated[
    str,
    typer.Option(
        "--theme", metavar="NAME", help="quilt, paper, night, or a theme file.", autocompletion=_complete_theme
    ),
]
GameThemeOption = Annotated[
    str,
    typer.Option(
        "--theme",
        metavar="NAME",
        help="quilt, paper, night, or a theme file. [default: what suits the game]",
        autocompletion=_complete_theme,
    ),
]
InkOption = Annotated[InkChoice, typer.Option("--ink", help="How much ink the print may take.")]
SeedOption = Annotated[int, typer.Option("--seed", metavar="N", min=0, help="Another number gives other fabrics.")]
DuplexOption = Annotated[Duplex, typer.Option("--duplex", help="How the printer turns the sheet for backs.")]
GameArgument = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="A shipped game (doodle, patchwork, halloween), or a game file.",
        autocompletion=_complete_game,
    ),
]


def good_style(paper: str, language: Language, theme: str, ink: InkChoice, seed: int = 0) -> Style:
    """Put paper, language, theme and ink together, or say which of them is wrong."""
    from quiltsmith.layout.paper import PaperError, parse_paper
    from quiltsmith.layout.style import Style
    from quiltsmith.layout.theme import Ink
    from quiltsmith.layout.theme_reader import THEMES

    try:
        sheet = parse_paper(paper)
    except PaperError as error:
        raise Failure(str(error)) from None
    return Style(good_definition(THEMES, theme).in_ink(Ink(ink)), language.value, sheet, seed)


def good_game(name: str) -> Game:
    """Read a game definition that a command works with; its errors end the command."""
    from quiltsmith.games.game_reader import DEFINITIONS

    return good_definition(DEFINITIONS, name)


def print_document(
    make: Callable[[], Document],
    output: str | None,
    usual_name: str,
    *,
    dpi: float = 300,
    pdf: PdfOptions | None = None,
    by_label: bool = False,
) -> None:
    """Lay out, render and write a document, and print its path; what cannot be printed is said in a sentence.

    The document is made only after the name of the file is known to be good, so that mistakes are told at once.
    """
    from quiltsmith.cli.output import OUTPUT_FOLDER, output_path, unwritable
    from quiltsmith.cli.report import write_line
    from quiltsmith.render.output import check_suffix, write_document

    path = output_path(output, usual_name)
    try:
        check_suffix(path)
        if path.parent == Path(OUTPUT_FOLDER):
            path.parent.mkdir(exist_ok=True)
        if not path.parent.is_dir():
            raise Failure(f"cannot write {path}: there is no folder {path.parent}")
        written = write_document(make(), path, dpi=dpi, pdf=pdf, by_label=by_label)
    except ValueError as error:
        raise Failure(str(error)) from None
    except OSError as error:
        raise unwritable(path, error) from None
    for file in written:
        write_line(str(file))
