"""All that we use of Typer's own copy of Click, which is private: one place to mend when Typer changes.

`tests/cli/test_click_compat.py` says what we rely on; `pyproject.toml` has an upper bound for Typer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from typer._click import exceptions as click_exceptions

ClickException = click_exceptions.ClickException
NoArgsIsHelpError = click_exceptions.NoArgsIsHelpError
NoSuchOption = click_exceptions.NoSuchOption
MissingParameter = click_exceptions.MissingParameter
BadParameter = click_exceptions.BadParameter
BadOptionUsage = click_exceptions.BadOptionUsage

_QUOTED = re.compile(r"^'(.*?)'", re.DOTALL)
_EXTRA = re.compile(r"^Got unexpected extra argument\S* \((.*)\)$", re.DOTALL)
_NO_COMMAND = re.compile(r"^No such command '(.*)'\.", re.DOTALL)


def current_context() -> Any:
    """Return the context of the command that runs, or None."""
    from typer._click.globals import get_current_context

    return get_current_context(silent=True)


def typed_names() -> frozenset[str]:
    """Return the names of the parameters that stand on the command line."""
    from typer._click.core import ParameterSource

    context = current_context()
    return frozenset(
        parameter.name
        for parameter in context.command.params
        if context.get_parameter_source(parameter.name) is ParameterSource.COMMANDLINE
    )


def ignore_case(parameter: Any) -> None:
    """Let words to choose from be typed in upper or lower case, for which Typer has no setting of its own."""
    if hasattr(parameter.type, "case_sensitive"):
        parameter.type.case_sensitive = False


def describe_range(parameter: Any, describe: Callable[[Any], str]) -> None:
    """Say in help which numbers a parameter takes, where Click would write `1<=x<=500`."""
    if hasattr(parameter.type, "_describe_range"):
        parameter.type._describe_range = lambda: describe(parameter.type)


def offer(parameter: Any, names: Callable[[Any], Iterable[str]]) -> None:
    """Let Tab offer names for a parameter, without regard to case.

    It is an attribute of the parameter, since Typer takes such a function only where a command is written.
    """

    def complete(context: Any, incomplete: str) -> list[Any]:
        from typer._click.shell_completion import CompletionItem

        begun = incomplete.casefold()
        return [CompletionItem(name) for name in names(context) if name.casefold().startswith(begun)]

    parameter.shell_complete = complete


def is_argument(parameter: Any) -> bool:
    """Return whether a parameter has no flag."""
    return bool(parameter.param_type_name == "argument")


def long_flag(parameter: Any) -> str:
    """Return the long form of an option."""
    return max(map(str, parameter.opts), key=len)


def bad_value(error: Any) -> str:
    """Return what was typed that an option does not take."""
    quoted = _QUOTED.match(error.message)
    return quoted[1] if quoted else str(error.message.split(" ")[0])


def wants_value(error: Any) -> bool:
    """Return whether an option stands without a value, and not with one that it does not take."""
    return "requires" in error.message


def missing_command(error: Any) -> str | None:
    """Return the command that was typed and that there is not."""
    found = _NO_COMMAND.match(error.message)
    return found[1] if found else None


def extra_words(error: Any) -> str | None:
    """Return the words that are too many."""
    found = _EXTRA.match(error.message)
    return found[1] if found else None
