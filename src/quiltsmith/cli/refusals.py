"""How a command ends when it cannot do what was asked: what is told, and the exit code."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar

from quiltsmith.cli.entry import INTERRUPTED as INTERRUPTED
from quiltsmith.errors import QuiltsmithError, UsageError

if TYPE_CHECKING:
    from quiltsmith.cli.terminal_output import ReportFormat
    from quiltsmith.formats.problems import Problem

FINE = 0
PROBLEMS = 1
USAGE = 2
READER_GONE = 141
"""What shells report of a program whose reader, such as `head`, has seen enough."""
Value = TypeVar("Value")


def usable(
    name: str, value: Value | None, problems: Iterable[Problem], report_format: ReportFormat | None = None
) -> Value:
    """Return what was read of a file, or refuse it with its errors, told in the format asked for."""
    if value is None:
        from quiltsmith.cli.problem_report import ReportedProblemsError
        from quiltsmith.formats.problems import ProblemsError

        raise (
            ProblemsError(problems, name)
            if report_format is None
            else ReportedProblemsError(problems, name, report_format)
        )
    return value


def tell_problems(refusal: QuiltsmithError) -> None:
    """Write the errors of a file that is refused; of anything else only the sentence is told."""
    from quiltsmith.formats.problems import ProblemsError, UnknownNameError

    if isinstance(refusal, ProblemsError) and not isinstance(refusal, UnknownNameError):
        from quiltsmith.cli.problem_report import tell_errors

        tell_errors(refusal)


def sentence_of(refusal: QuiltsmithError) -> str:
    """Return what is said to a person at a terminal: options by their flags."""
    from quiltsmith.formats.file_reader import STANDARD_INPUT, STANDARD_INPUT_NAME
    from quiltsmith.formats.problems import ProblemsError, UnknownNameError
    from quiltsmith.i18n import _

    if isinstance(refusal, UnknownNameError):
        return "\n".join(f"{problem.message}; {problem.hint}" for problem in refusal.problems)
    if isinstance(refusal, ProblemsError):
        name = STANDARD_INPUT if refusal.name == STANDARD_INPUT_NAME else refusal.name
        return _("{name} cannot be used before this is mended", name=name)
    sentence = refusal.told(flag_of) if isinstance(refusal, UsageError) else str(refusal)
    return sentence if refusal.code is None else f"{sentence} [{refusal.code}]"


def exit_code_of(refusal: QuiltsmithError) -> int:
    """Return the exit code: files with mistakes are not wrong use."""
    return PROBLEMS if refusal.is_about_content else USAGE


def flag_of(option: str) -> str:
    """Return the flag of an option by its name."""
    return f"--{option.rstrip('_').replace('_', '-')}"
