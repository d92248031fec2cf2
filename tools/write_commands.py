"""Write docs/commands.md, the reference of all commands, from their help: `python tools/write_commands.py`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from quiltsmith.cli.main import app

PAGE = Path(__file__).parent.parent / "docs" / "commands.md"
WIDTH = 78
"""What a terminal of 80 columns shows."""
_SETTINGS: dict[str, Any] = {"terminal_width": WIDTH, "color": False}
_HEAD = """# All commands

What `quiltsmith COMMAND --help` says, command by command. `make commands` generates this page from the help texts
in `src/quiltsmith/cli/` and `src/quiltsmith/api/`.

Results go to standard output, or to the file after `-o`. Messages go to standard error. Problems that a command
looks for (`check`, `preflight`) are its result; warnings, and problems that stop a command, are messages.
The exit code is 0 if all is fine, 1 if there are problems in your files, and 2 if a command was used wrongly, or
if its result could not be written.

A file is written whole or not at all; its folder is made where there is none. A file that exists is overwritten
only with `--force`; printed pages (.pdf, .svg, .png) are replaced. A suffix that a command cannot write is
refused. An option that takes one value can be given once.

"""


def commands() -> Iterator[tuple[typer.Context, Any]]:
    """Load every command with the context that knows its whole name, groups before what is in them."""
    yield from _walk(typer.main.get_command(app), "quiltsmith", None)


def commands_page() -> str:
    """Give the text of the whole page."""
    contexts = [context for context, _ in commands()]
    rows = [
        f"| [`{context.command_path}`](#{_anchor(context)}) | {context.command.get_short_help_str(WIDTH)} |\n"
        for context in contexts[1:]
    ]
    sections = [f"\n## {context.command_path}\n\n```text\n{help_text(context)}\n```\n" for context in contexts]
    return "".join((_HEAD, "| command | does |\n| --- | --- |\n", *rows, *sections))


def help_text(context: typer.Context) -> str:
    """Give what `--help` prints, without blanks at the ends of lines."""
    return "\n".join(line.rstrip() for line in context.get_help().strip().splitlines())


def _walk(command: Any, name: str, parent: typer.Context | None) -> Iterator[tuple[typer.Context, Any]]:
    context = typer.Context(command, info_name=name, parent=parent, **_SETTINGS, **command.context_settings)
    yield context, command
    if isinstance(command, TyperGroup):
        for child in command.list_commands(context):
            yield from _walk(command.get_command(context, child), child, context)


def _anchor(context: typer.Context) -> str:
    return context.command_path.replace(" ", "-")


def main() -> None:
    """Write the page."""
    PAGE.write_text(commands_page(), encoding="utf-8")


if __name__ == "__main__":
    main()
