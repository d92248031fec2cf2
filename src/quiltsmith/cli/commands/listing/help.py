"""`quiltsmith help`: the same as `--help`, for those who look for it there."""

from __future__ import annotations

from typing import Annotated

import typer

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.terminal.screen import write_line
from quiltsmith.i18n import _

EXAMPLE = "Example: quiltsmith help deck new"


def help(  # noqa: A001
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[COMMAND...]", help="The command. [default: list all]")
    ] = None,
    *,
    context: typer.Context,
) -> None:
    """Show how a command is used."""
    from quiltsmith.formats.suggestions import did_you_mean

    shown = context.find_root()
    command = shown.command
    left = list(words or [])
    while left:
        inner = getattr(command, "commands", {})
        word = left.pop(0)
        if left and f"{word} {left[0]}" in inner:
            word = f"{word} {left.pop(0)}"
        if word not in inner:
            raise Failure(
                _("there is no command `{name}`; {hint}", name=word[:40], hint=did_you_mean(word, list(inner)))
            )
        command = inner[word]
        shown = typer.Context(command, info_name=word, parent=shown)
    write_line(command.get_help(shown))
