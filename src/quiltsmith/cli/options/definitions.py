"""Names of games, themes, presets and templates on the command line: found, read, or refused in one way."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from quiltsmith.cli.failure import PROBLEMS, Failure

if TYPE_CHECKING:
    from quiltsmith.formats.definitions import Definitions

Value = TypeVar("Value")


def good_definition(kind: Definitions[Value], name: str) -> Value:
    """Read a definition that a command works with; its errors end the command."""
    from quiltsmith.cli.reports.problems import write_problems
    from quiltsmith.formats.suggest import did_you_mean

    path = kind.find(name)
    if path is None:
        raise Failure(f"there is no {kind.what} `{name}`; {did_you_mean(name, kind.names())}")
    value, problems = kind.load(path)
    if value is None:
        write_problems(problems)
        raise Failure(f"{name} cannot be used before this is mended", PROBLEMS)
    return value
