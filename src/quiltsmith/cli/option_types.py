"""Options and arguments that commands share beside those of products; what a product has is told in its words."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

import typer

from quiltsmith.api import print_options
from quiltsmith.api.print_options import help_of
from quiltsmith.cli.terminal_output import ReportFormat
from quiltsmith.i18n import N_, get_locale


class PlainFormat(StrEnum):
    """How results without problems are written."""

    TEXT = "text"
    JSON = "json"


DeckArgument = Annotated[str, typer.Argument(metavar="DECK", help=help_of(print_options.DeckArgument))]
LanguageOption = Annotated[
    str | None, typer.Option("--lang", metavar="LANGUAGE", help=help_of(print_options.Language))
]
PaperOption = Annotated[str, typer.Option("--paper", metavar="PAPER", help=help_of(print_options.Paper))]
InkOption = Annotated[
    Literal["full", "light", "mono"], typer.Option("--ink", help=help_of(print_options.InkChoice))
]
SeedOption = Annotated[int, typer.Option("--seed", metavar="N", min=0, help=help_of(print_options.Seed))]
PresetOption = Annotated[
    str | None, typer.Option("--preset", metavar="NAME", help=help_of(print_options.PresetName))
]
FormatOption = Annotated[ReportFormat, typer.Option("--format", help=N_("How to write the result."))]
PlainFormatOption = Annotated[PlainFormat, typer.Option("--format", help=N_("How to write the result."))]
DealsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--deal",
        metavar="DEAL",
        help=N_(
            "The deal that the sheets were played with, a file that `quiltsmith deal` wrote; may be given again: "
            "each sheet is checked against the one that it names, or the only one that fits its cards."
        ),
    ),
]
TitleOption = Annotated[
    str | None, typer.Option("--title", metavar="TEXT", help=N_("The heading of a printed list."))
]
ThemeOption = Annotated[
    str, typer.Option("--theme", metavar="NAME", help=N_("quilt, paper, night, or a theme file."))
]
PlayersFromOption = Annotated[
    str | None,
    typer.Option(
        "--players-from",
        metavar="FILE",
        help=N_("A file of names: one on each line, or the first column of a CSV table."),
    ),
]
Separator = Literal["comma", "semicolon", "tab"]
SEPARATORS: dict[Separator, str] = {"comma": ",", "semicolon": ";", "tab": "\t"}
SeparatorOption = Annotated[
    Separator, typer.Option("--separator", help=N_("The separator between the cells of the table."))
]
CorrectedOption = Annotated[bool, typer.Option("--corrected", help=help_of(print_options.Corrected))]
StrictOption = Annotated[bool, typer.Option("--strict", help=N_("Count warnings as errors."))]


def language_on_paper(language: str | None) -> str:
    """Return the language that was asked for, or the language of talk."""
    return language or get_locale()
