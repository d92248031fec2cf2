"""`quiltsmith theme check`: all problems of themes at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from quiltsmith.cli.reports.problems import FormatOption, ReportFormat, StrictOption
from quiltsmith.i18n import ngettext

if TYPE_CHECKING:
    from quiltsmith.style.theme import Theme

EXAMPLE = "Example: quiltsmith theme check my-theme.yaml --strict"


def check(
    themes: Annotated[
        list[str],
        typer.Argument(metavar="THEME...", help="Theme files, names of shipped themes, or - for standard input."),
    ],
    report_format: FormatOption = ReportFormat.TEXT,
    strict: StrictOption = False,
) -> None:
    """Find everything that is wrong or strange in themes.

    Colours that can hardly be read, pictures that are too coarse, and fonts that cannot be embedded are told too.
    """
    from quiltsmith.cli.commands.checking.files import FileCheck, check_files
    from quiltsmith.cli.options.definitions import path_or_fail
    from quiltsmith.layout.cards.card_back import picture_problems
    from quiltsmith.layout.cards.card_frame import CardMeasures
    from quiltsmith.style.sizes import parse_card_size
    from quiltsmith.style.theme_reader import THEMES

    card = parse_card_size("poker")
    measures = CardMeasures(card.width, card.height)
    checked = FileCheck(THEMES, "themes", _about, _facts, more=lambda theme, _: picture_problems(measures, theme))
    check_files(checked, themes, lambda name: path_or_fail(THEMES, name), report_format, strict)


def _about(theme: Theme) -> str:
    return ngettext(len(theme.fabrics), "a theme with {number} fabric", "a theme with {number} fabrics")


def _facts(theme: Theme | None) -> dict[str, Any]:
    return {
        "theme": theme.id if theme else None,
        "fabrics": list(theme.fabric_names) if theme else None,
    }
