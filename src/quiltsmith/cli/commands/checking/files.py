"""Files of one kind, each looked through and told about: problems first, then what it is, and a verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import typer
from msgspec import Struct

from quiltsmith.cli.options.standard_input import refuse_twice
from quiltsmith.cli.reports.problems import ReportFormat, exit_code, verdict, write_problems
from quiltsmith.cli.terminal.screen import visible, write_json, write_line
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.file_reader import STANDARD_INPUT, name_of, read_source
from quiltsmith.formats.problems import Problem, RefusedError, in_reading_order, problems_to_json
from quiltsmith.formats.source import Source
from quiltsmith.i18n import _

Value = TypeVar("Value")


class FileCheck(Struct, Generic[Value], frozen=True):
    """How files of one kind are looked through and told about."""

    kind: Definitions[Value]
    listed: str
    """What a list of them is called in JSON."""
    about: Callable[[Value], str]
    """Says what a file without errors holds."""
    facts: Callable[[Value | None], dict[str, Any]]
    """Gives what scripts want to know of it."""
    more: Callable[[Value, Source], Iterable[Problem]]
    """Finds what only shows beside other files."""


def check_files(
    check: FileCheck[Value], names: Sequence[str], find: Callable[[str], Path], wanted: ReportFormat, strict: bool
) -> None:
    """Look through files, tell about all of them, and end the command with the exit code that they call for."""
    refuse_twice(names)
    found: list[Problem] = []
    results: list[dict[str, Any]] = []
    # All are found before the first is told about, so that a slip on the command line is no half answer.
    for name, path in [(name, Path(name) if name == STANDARD_INPUT else find(name)) for name in names]:
        looked = _look_through(check, path)
        value, problems = looked
        found += problems
        results.append(_record(check, name_of(path), value, problems))
        if wanted is not ReportFormat.JSON:
            write_problems(problems, wanted)
        if wanted is ReportFormat.TEXT:
            told = verdict(problems)
            if value is not None:
                told = _("{about}, {verdict}", about=check.about(value), verdict=told)
            write_line(f"{visible(name_of(name))}: {told}")
    if wanted is ReportFormat.JSON:
        write_json({check.listed: results})
    raise typer.Exit(exit_code(found, strict))


def _look_through(check: FileCheck[Value], path: Path) -> tuple[Value | None, list[Problem]]:
    try:
        source = read_source(path)
    except RefusedError as refused:
        return None, [refused.problem]
    value, problems = check.kind.read(source)
    if value is not None:
        problems = in_reading_order([*problems, *check.more(value, source)])
    return value, problems


def _record(
    check: FileCheck[Value], file: str, value: Value | None, problems: Sequence[Problem]
) -> dict[str, Any]:
    is_valid = not any(problem.is_error for problem in problems)
    return {"file": file, **check.facts(value), "valid": is_valid, **problems_to_json(problems)}
