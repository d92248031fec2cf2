"""Options that every command has, or every command that prints; nobody writes them into a command."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

import typer
from typer.core import TyperOption

from quiltsmith.cli.failure import Failure
from quiltsmith.i18n import _

_OPENS, _WATCHES, _IS_AGAIN = "quiltsmith.opens", "quiltsmith.watches", "quiltsmith.is-again"
"""Where the context of a command keeps whether its print is shown, whether it goes on when files change, and
whether it has been done before for that reason."""
_is_quiet = ContextVar("whether nothing is told beside the result", default=False)


def add_common_options(command: Any) -> None:
    """Give a command `--quiet`; `--open` if it makes pictures or pages; `--watch` if it prints or checks files."""
    if _makes_pictures(command):
        command.params.append(
            _switch("--open", "is_open", "Show the result in the system's viewer.", _remembering(_OPENS))
        )
    if _prints_pages(command) or _checks_files(command):
        about = "Do it again whenever a file that was read changes; Ctrl-C ends it."
        command.params.append(_switch("--watch", "is_watching", about, _remembering(_WATCHES)))
        command.callback = _watching(command.callback)
    command.params.append(
        _switch("--quiet", "is_quiet", "Only results and problems: no notes, no progress.", _hush)
    )


def is_quiet() -> bool:
    """Tell whether only results and problems are wanted."""
    return _is_quiet.get()


def wants_to_open() -> bool:
    """Tell whether the command that runs shall show what it printed; one that watches does so once."""
    return _is_remembered(_OPENS) and not is_again()


def is_watching() -> bool:
    """Tell whether the command that runs goes on when files change."""
    return _is_remembered(_WATCHES)


def is_again() -> bool:
    """Tell whether the command is done again because a file has changed: then its results replace its own."""
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
    context = _context()
    return context is not None and bool(context.meta.get(key))


def _context() -> Any:
    from typer._click.globals import get_current_context

    return get_current_context(silent=True)


def _watching(callback: Callable[..., None]) -> Callable[..., None]:
    """Let a command run again and again, if somebody asks for it."""

    def run(**values: Any) -> None:
        if not is_watching():
            callback(**values)
            return
        from quiltsmith.cli.watching import watch

        given = [value for name, value in values.items() if name != "output"]
        if any(value == "-" or (isinstance(value, (list, tuple)) and "-" in value) for value in given):
            raise Failure(_("standard input cannot be watched; name a file"))

        def work() -> None:
            try:
                callback(**values)
            finally:
                _context().meta[_IS_AGAIN] = True

        watch(work)

    return run


def _hush(_unused: typer.Context, __: Any, value: bool) -> None:
    _is_quiet.set(value)
