"""`quiltsmith pad check`: all problems of pad templates at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from quiltsmith.cli.reports.problems import FormatOption, ReportFormat, StrictOption
from quiltsmith.i18n import ngettext

if TYPE_CHECKING:
    from quiltsmith.layout.pad.pad_template import PadTemplate

EXAMPLE = "Example: quiltsmith pad check my-pad.yaml --game doodle"


def check(
    templates: Annotated[
        list[str],
        typer.Argument(
            metavar="TEMPLATE...", help="Pad templates, names of shipped ones, or - for standard input."
        ),
    ],
    game: Annotated[
        str | None,
        typer.Option("--game", metavar="GAME", help="Also see whether this game can be played on such sheets."),
    ] = None,
    report_format: FormatOption = ReportFormat.TEXT,
    strict: StrictOption = False,
) -> None:
    """Find everything that is wrong or strange in pad templates."""
    from quiltsmith.cli.commands.checking.files import FileCheck, check_files
    from quiltsmith.cli.options.definitions import path_or_fail
    from quiltsmith.cli.options.printing import game_or_fail
    from quiltsmith.layout.pad.checks import missing_board
    from quiltsmith.layout.pad.pad_template import PADS

    played = None if game is None else game_or_fail(game)
    checked = FileCheck(
        PADS,
        "pads",
        _about,
        _facts,
        more=lambda template, _: () if played is None else missing_board.check(template, played),
    )
    check_files(checked, templates, lambda name: path_or_fail(PADS, name), report_format, strict)


def _about(template: PadTemplate) -> str:
    from quiltsmith.layout.pad.pad_template import part_names

    return ngettext(len(part_names(template.body)), "a pad with {number} part", "a pad with {number} parts")


def _facts(template: PadTemplate | None) -> dict[str, Any]:
    from quiltsmith.layout.pad.pad_template import part_names

    return {
        "pad": template.id if template else None,
        "parts": part_names(template.body) if template else None,
    }
