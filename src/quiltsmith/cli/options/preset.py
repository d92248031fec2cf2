"""The option `--preset` of all commands that make or check files for print services."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.options.definitions import definition_or_fail
from quiltsmith.cli.terminal.naming import OVERRULED
from quiltsmith.cli.terminal.screen import write_note
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.style.preset import Preset


PresetOption = Annotated[
    str | None,
    typer.Option(
        "--preset",
        metavar="NAME",
        help="The print service that it is for: `quiltsmith presets` lists them; or a file.",
    ),
]


_OF_SHEETS = frozenset({"paper", "gap", "duplex", "back_offset"})
_ONLY_ON: dict[str, frozenset[str]] = {
    "sheets": frozenset(),
    "cards": _OF_SHEETS,
    "grid": _OF_SHEETS | {"bleed", "marks", "no_marks"},
}
"""Options that change nothing where a preset wants such pages."""


def preset_or_fail(name: str) -> Preset:
    """Read a preset that a command works with; its errors end the command."""
    from quiltsmith.style.preset_reader import PRESETS

    return definition_or_fail(PRESETS, name)


def tell_overruled(preset: Preset) -> None:
    """Note which of the options that were typed change nothing, since the preset decides; no name tells them."""
    from typer._click.core import ParameterSource
    from typer._click.globals import get_current_context

    context = get_current_context()
    overruled = _ONLY_ON[preset.pages]
    context.meta[OVERRULED] = overruled
    typed = [
        max(parameter.opts, key=len)
        for parameter in context.command.params
        if parameter.name in overruled
        and context.get_parameter_source(parameter.name) is ParameterSource.COMMANDLINE
    ]
    if not typed:
        return
    places = {"preset": preset.id, "options": ", ".join(typed)}
    write_note(
        _("note: {preset} wants all cards in one picture, so this changes nothing: {options}", **places)
        if preset.pages == "grid"
        else _(
            "note: {preset} wants every card on a page of its own, so this changes nothing: {options}", **places
        )
    )


def warn_of_wrong_file(preset: Preset, output: str | None) -> None:
    """Note that a shop does not take the kind of file that was asked for, which is then good to look at only."""
    if output is not None and preset.pages != "sheets" and not output.lower().endswith(f".{preset.file}"):
        takes = preset.file.upper()
        write_note(
            _(
                "note: {preset} takes {takes}; {output} is for looking at only",
                preset=preset.id,
                takes=takes,
                output=output,
            )
        )
