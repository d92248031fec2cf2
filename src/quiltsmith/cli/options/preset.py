"""The option `--preset` of all commands that make or check files for print services."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.options.definitions import definition_or_fail
from quiltsmith.cli.terminal.screen import write_note
from quiltsmith.talk.saying import say

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


def preset_or_fail(name: str) -> Preset:
    """Read a preset that a command works with; its errors end the command."""
    from quiltsmith.style.preset_reader import PRESETS

    return definition_or_fail(PRESETS, name)


def warn_of_wrong_file(preset: Preset, output: str | None) -> None:
    """Note that a shop does not take the kind of file that was asked for, which is then good to look at only."""
    if output is not None and preset.pages != "sheets" and not output.lower().endswith(f".{preset.file}"):
        takes = preset.file.upper()
        write_note(
            say(
                "note: {preset} takes {takes}; {output} is for looking at only",
                preset=preset.id,
                takes=takes,
                output=output,
            )
        )
