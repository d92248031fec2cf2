"""Commands that are loaded only when they are called, with the options that all of them have."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, MutableMapping
from functools import cache
from typing import Any, ClassVar, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from quiltsmith.cli.click_compat import OnceOnly, TranslatedHelp, current_context, describe_range, ignore_case
from quiltsmith.cli.completion import offer_names
from quiltsmith.cli.terminal_output import set_quiet
from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import N_, _

_OPENS, _WATCHES, _IS_AGAIN = "quiltsmith.opens", "quiltsmith.watches", "quiltsmith.is-again"
"""Where the context of a command keeps whether its print is shown, whether it goes on when files change, and
whether it has been done before for that reason."""


def add_common_options(command: Any) -> None:
    """Give a command `--quiet`; `--open` if it makes pictures or pages; `--watch` if it prints or checks files."""
    if _makes_pictures(command):
        command.params.append(
            _switch("--open", "is_open", N_("Show the result in the system's viewer."), _remembering(_OPENS))
        )
    if _prints_pages(command) or _checks_files(command):
        about = N_("Do it again whenever a file that was read changes; Ctrl-C ends it.")
        command.params.append(_switch("--watch", "is_watching", about, _remembering(_WATCHES)))
        command.callback = _watching(command.callback)
    command.params.append(
        _switch("--quiet", "is_quiet", N_("Only results and problems: no notes, no progress."), _hush)
    )


def wants_to_open() -> bool:
    """Return whether the command that runs shall show what it printed; one that watches does so once."""
    return _is_remembered(_OPENS) and not is_again()


def is_watching() -> bool:
    """Return whether the command that runs goes on when files change."""
    return _is_remembered(_WATCHES)


def is_again() -> bool:
    """Return whether the command is done again because a file has changed: then its results replace its own."""
    return _is_remembered(_IS_AGAIN)


def _makes_pictures(command: Any) -> bool:
    return _prints_pages(command) or any(parameter.name == "overlay" for parameter in command.params)


def _prints_pages(command: Any) -> bool:
    return any(parameter.name == "live_text" for parameter in command.params)


def _checks_files(command: Any) -> bool:
    return any(parameter.name == "strict" for parameter in command.params)


def _switch(flag: str, name: str, about: str, then: Any) -> TyperOption:
    return TyperOption(
        param_decls=[flag, name], is_flag=True, default=False, expose_value=False, callback=then, help=about
    )


def _remembering(key: str) -> Any:
    def remember(context: typer.Context, _unused: Any, value: bool) -> None:
        context.meta[key] = value

    return remember


def _is_remembered(key: str) -> bool:
    context = current_context()
    return context is not None and bool(context.meta.get(key))


def _watching(callback: Callable[..., None]) -> Callable[..., None]:
    """Let a command run again and again, if somebody asks for it."""

    def run(**values: Any) -> None:
        if not is_watching():
            callback(**values)
            return
        from quiltsmith.cli.file_watching import watch

        given = [value for name, value in values.items() if name != "output"]
        if any(value == "-" or (isinstance(value, (list, tuple)) and "-" in value) for value in given):
            raise QuiltsmithError(_("standard input cannot be watched; name a file"))

        def work() -> None:
            try:
                callback(**values)
            finally:
                current_context().meta[_IS_AGAIN] = True

        watch(work)

    return run


def _hush(_unused: typer.Context, __: Any, value: bool) -> None:
    set_quiet(value)


Command = TypeVar("Command", bound=Callable[..., None])
SETTINGS = {"help_option_names": ["-h", "--help"]}


class LazyCommand(OnceOnly, TranslatedHelp, TyperCommand):
    """A command whose options each have one value."""


class LazyGroup(OnceOnly, TranslatedHelp, TyperGroup):
    """A group of commands; `table` says where each is: `module:name` below `quiltsmith.cli`.

    Without a name the module makes the command, by its function `find_command`. A command may be called by two
    words, such as `pad check`, where the first one alone is a command too.
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


def example(words: str, reader: type[LazyCommand] = LazyCommand) -> Callable[[Command], Command]:
    """Give a command the example of its help, and a class that reads its words in a way of its own."""

    def add(command: Command) -> Command:
        command.example = words  # type: ignore[attr-defined]
        command.reader = reader  # type: ignore[attr-defined]
        return command

    return add


@cache
def load_command(name: str, where: str) -> Any:
    """Load a command or a group of commands, once: the page runs many commands in one process."""
    module_name, _unused, function = where.partition(":")
    module = importlib.import_module(f"quiltsmith.cli.{module_name}")
    found = getattr(module, function) if function else module.find_command(name)
    if isinstance(found, typer.Typer):
        command = typer.main.get_command(found)
    else:
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        alone.command(name, cls=found.reader, epilog=found.example, context_settings=SETTINGS)(found)
        command = typer.main.get_command(alone)
    command.name = name
    for parameter in command.params:
        ignore_case(parameter)
        describe_range(parameter, _range_in_words)
    if not hasattr(command, "commands"):
        add_common_options(command)
    offer_names(command, getattr(found, "names", {}))
    return command


def _range_in_words(kind: Any) -> str:
    from quiltsmith.api.described_options import numbers_taken

    return numbers_taken(kind.min, kind.max)
