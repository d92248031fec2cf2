"""Names of decks, games, themes, presets and templates on the command line: found, read, or refused in one way."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.terminal.screen import write_note
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.cli.reports.problems import ReportFormat
    from quiltsmith.formats.definitions import Definitions
    from quiltsmith.formats.problems import Problem

Value = TypeVar("Value")
Instead = Callable[[str], str | None]
"""Gives the name that was meant where that of something of another kind was typed."""


def definition_or_fail(kind: Definitions[Value], name: str, instead: Instead | None = None) -> Value:
    """Read a definition that a command works with; its errors end the command."""
    return value_or_fail(name, *kind.load(path_or_fail(kind, name, instead=instead)))


def path_or_fail(
    kind: Definitions[Value], name: str, *, says_where: bool = False, instead: Instead | None = None
) -> Path:
    """Find a definition by path or name, or say which there are; `says_where` it was looked for, too."""
    from quiltsmith.formats.suggestions import did_you_mean

    path = kind.find(name)
    own = _with_its_ending(name) if name.lower() in kind.names() else None
    if path is not None and own is not None and not own.samefile(path):
        write_note(
            _(
                "note: {name} is the shipped {what}; for your own file write {own}",
                name=name,
                what=_(kind.what),
                own=own,
            )
        )
    if path is None:
        name = (instead and instead(name)) or name
        path = kind.find(name) or _with_its_ending(name)
    if path is None:
        places = {"what": _(kind.what), "name": name, "hint": did_you_mean(name, kind.names())}
        text = (
            _("there is no {what} `{name}`: no such file, and no shipped {what}; {hint}", **places)
            if says_where
            else _("there is no {what} `{name}`; {hint}", **places)
        )
        raise Failure(text)
    return path


def _with_its_ending(name: str) -> Path | None:
    """Find a person's own file whose name was typed without `.yaml`."""
    try:
        return next((path for end in (".yaml", ".yml") if (path := Path(f"{name}{end}")).is_file()), None)
    except OSError:
        return None


def value_or_fail(
    name: str, value: Value | None, problems: Iterable[Problem], report_format: ReportFormat | None = None
) -> Value:
    """Give what was read of a file, or end the command with its errors, told in the format asked for."""
    from quiltsmith.cli.reports.refusal import UnusableFileError

    if value is None:
        raise UnusableFileError(name, [problem for problem in problems if problem.is_error], report_format)
    return value
