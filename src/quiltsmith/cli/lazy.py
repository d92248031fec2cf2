"""Commands that are loaded only when they are called, so that the command line starts quickly."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, MutableMapping
from functools import partial
from typing import Any, ClassVar

import typer
from typer.core import TyperGroup

from quiltsmith.cli.common import add_common_options
from quiltsmith.cli.completion import offer_names
from quiltsmith.i18n import ENGLISH, use_locale

SETTINGS = {"help_option_names": ["-h", "--help"]}


class LazyGroup(TyperGroup):
    """A group of commands; `table` says where each is: the module's name below `quiltsmith.cli.commands`.

    The module has a function or group named like the command, with its EXAMPLE, and where the command reads its
    words in a way of its own, the COMMAND class that does so. A command may be called by two words, such as
    `pad check`, where the first one alone is a command too.
    """

    table: ClassVar[dict[str, str]] = {}

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = _LazyCommands(self.table)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """Offer commands of one word; the second word of others is offered after the first."""
        return [item for item in super().shell_complete(ctx, incomplete) if " " not in item.value]

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that the first words call, and give the words after them."""
        both = " ".join(args[:2])
        if len(args) > 1 and both in self.table:
            return both, self.commands[both], args[2:]
        return super().resolve_command(ctx, args)


def group(table: dict[str, str], about: str, example: str) -> typer.Typer:
    """Make a group of commands below the main one, loaded like it from a table."""
    commands = type("Commands", (LazyGroup,), {"table": table})
    made = typer.Typer(
        cls=commands,
        help=about,
        epilog=example,
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        context_settings=SETTINGS,
    )
    # Typer takes an app for a group only if it has something of its own to call.
    made.callback()(lambda: None)
    return made


class _LazyCommands(MutableMapping[str, Any]):
    """The commands of a group by name, each loaded when it is asked for."""

    def __init__(self, table: dict[str, str]) -> None:
        self._table = table
        self._loaded: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._loaded:
            self._loaded[name] = load_command(name, self._table[name])
        return self._loaded[name]

    def __setitem__(self, name: str, command: Any) -> None:
        self._loaded[name] = command

    def __delitem__(self, name: str) -> None:
        del self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._table)

    def __len__(self) -> int:
        return len(self._table)


def load_command(name: str, where: str) -> Any:
    """Load a command or a group of commands from its module below `quiltsmith.cli.commands`."""
    module = importlib.import_module(f"quiltsmith.cli.commands.{where}")
    found = getattr(module, name.split()[-1])
    if isinstance(found, typer.Typer):
        command = typer.main.get_command(found)
    else:
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        reader = getattr(module, "COMMAND", None)
        alone.command(name, cls=reader, epilog=module.EXAMPLE, context_settings=SETTINGS)(found)
        command = typer.main.get_command(alone)
    command.name = name
    for parameter in command.params:
        if hasattr(parameter.type, "case_sensitive"):
            parameter.type.case_sensitive = False
        if hasattr(parameter.type, "_describe_range"):
            parameter.type._describe_range = partial(_range_in_words, parameter.type)
    if not hasattr(command, "commands"):
        add_common_options(command)
    offer_names(command)
    return command


def _range_in_words(kind: Any) -> str:
    """Say in `--help` which numbers an option takes, where Typer would write `1<=x<=500`."""
    from quiltsmith.cli.wrong_use import numbers_taken

    with use_locale(ENGLISH):
        return numbers_taken(kind)
