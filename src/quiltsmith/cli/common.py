"""Options that every command has, or every command that prints; nobody writes them into a command."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Any

import typer
from typer.core import TyperOption

_OPENS = "quiltsmith.opens"
"""Where the context of a command keeps whether its print is shown."""
_is_quiet = ContextVar("whether nothing is told beside the result", default=False)


def add_common_options(command: Any) -> None:
    """Give a command `--quiet`, and `--open` if it prints pages."""
    if _prints_pages(command):
        command.params.append(
            _switch("--open", "is_open", "Show the result in the system's viewer.", _remember_to_open)
        )
    command.params.append(
        _switch("--quiet", "is_quiet", "Only results and problems: no notes, no progress.", _hush)
    )


def is_quiet() -> bool:
    """Tell whether only results and problems are wanted."""
    return _is_quiet.get()


def wants_to_open() -> bool:
    """Tell whether the command that runs shall show what it printed."""
    from typer._click.globals import get_current_context

    context = get_current_context(silent=True)
    return context is not None and bool(context.meta.get(_OPENS))


def _prints_pages(command: Any) -> bool:
    return any(parameter.name == "live_text" for parameter in command.params)


def _switch(flag: str, name: str, about: str, then: Any) -> TyperOption:
    return TyperOption(
        param_decls=[flag, name], is_flag=True, default=False, expose_value=False, callback=then, help=about
    )


def _remember_to_open(context: typer.Context, _: Any, value: bool) -> None:
    context.meta[_OPENS] = value


def _hush(_: typer.Context, __: Any, value: bool) -> None:
    _is_quiet.set(value)
