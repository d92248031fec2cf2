"""Problems on the screen: text with carets, JSON, or annotations for GitHub."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from quiltsmith.cli.refusals import FINE, PROBLEMS
from quiltsmith.cli.terminal_output import (
    ReportFormat,
    columns_of,
    paint,
    visible,
    write_complaint,
    write_json,
    write_line,
)
from quiltsmith.formats.problems import MOST_TOLD, Problem, ProblemsError, problems_to_json
from quiltsmith.i18n import _, ngettext
from quiltsmith.i18n.number_format import grouped

LONGEST_EXCERPT = 100


def exit_code(problems: Iterable[Problem], strict: bool = False) -> int:
    """Return the exit code that these problems call for."""
    bad = any(strict or problem.is_error for problem in problems)
    return PROBLEMS if bad else FINE


def write_problems(problems: Sequence[Problem], report_format: ReportFormat = ReportFormat.TEXT) -> None:
    """Write the first problems for people or for GitHub, and how many more there are."""
    for line in told(problems, to_github if report_format is ReportFormat.GITHUB else to_text):
        write_line(line)


def complain_of(problems: Sequence[Problem]) -> None:
    """Write problems that nobody asked for, but that are in the way of what was asked for, on standard error."""
    for line in told(problems, to_text):
        write_complaint(line)


class ReportedProblemsError(ProblemsError):
    """A file with errors that are told in the format of a report."""

    def __init__(self, problems: Iterable[Problem], name: str, report_format: ReportFormat) -> None:
        super().__init__(problems, name)
        self.report_format = report_format


def tell_errors(refused: ProblemsError) -> None:
    """Write the errors of a file that is refused; a command that makes something else talks of them.

    Scripts find them beside an empty list of sheets.
    """
    errors = [problem for problem in refused.problems if problem.is_error]
    if not isinstance(refused, ReportedProblemsError):
        complain_of(errors)
    elif refused.report_format is ReportFormat.JSON:
        write_json({"sheets": [], "ranking": [], **problems_to_json(errors)})
    else:
        write_problems(errors, refused.report_format)


def told(problems: Sequence[Problem], write: Callable[[Problem], str]) -> Iterator[str]:
    """Write the first problems of a file, and how many more there are: nobody reads a hundred thousand."""
    yield from map(write, problems[:MOST_TOLD])
    left_out = problems[MOST_TOLD:]
    if left_out:
        worst = next((problem for problem in left_out if problem.is_error), left_out[0])
        more = _("and {number} more", number=grouped(len(left_out)))
        yield _summary_for_github(worst, more) if write is to_github else more


def to_text(problem: Problem) -> str:
    """Draw a problem: where, what, the source line with carets, and the hint."""
    place = problem.place
    colour = "red" if problem.is_error else "yellow"
    where = paint(visible(str(place)), "bold")
    lines = [f"{where}: {paint(level(problem), colour)}: {visible(problem.message)} [{problem.code}]"]
    excerpt, column = _excerpt(place.source.line(place.line), place.column)
    if excerpt.strip():
        length = max(1, min(place.length, len(excerpt) - column + 1))
        lines.append(f"{place.line:>5} | {excerpt}")
        before, marked = excerpt[: column - 1], excerpt[column - 1 : column - 1 + length]
        carets = paint("^" * max(1, columns_of(marked)), colour)
        lines.append(f"      | {' ' * columns_of(before)}{carets}")
    lines.append("  " + paint(_("hint:"), "bold") + f" {visible(problem.hint)}")
    return "\n".join(lines)


def level(problem: Problem) -> str:
    """Return whether a problem is an error or a warning, in words."""
    return _("error") if problem.is_error else _("warning")


def verdict(problems: Iterable[Problem]) -> str:
    """Count errors and warnings in words."""
    listed = list(problems)
    errors = sum(problem.is_error for problem in listed)
    warnings = len(listed) - errors
    counts = [ngettext(errors, "{number} error", "{number} errors")] if errors else []
    counts += [ngettext(warnings, "{number} warning", "{number} warnings")] if warnings else []
    return _(" and ").join(counts) or _("no problems")


def to_github(problem: Problem) -> str:
    """Write a problem as a workflow command, which GitHub shows beside the line."""
    place = problem.place
    properties = {"file": place.source.name, "line": place.line, "col": place.column, "title": problem.code}
    listed = ",".join(f"{name}={_escape(str(value), ',:')}" for name, value in properties.items())
    return f"::{problem.level} {listed}::{_escape(f'{problem.message} ({problem.hint})')}"


def _summary_for_github(worst: Problem, text: str) -> str:
    return f"::{worst.level} file={_escape(worst.place.source.name, ',:')}::{_escape(text)}"


def _escape(text: str, more: str = "") -> str:
    for character in f"%\r\n{more}":
        text = text.replace(character, f"%{ord(character):02X}")
    return text


def _excerpt(line: str, column: int) -> tuple[str, int]:
    """Cut a long line to the part around the column; invisible characters become blanks of the same width."""
    start = 0
    if len(line) > LONGEST_EXCERPT:
        start = max(0, min(column - 1 - LONGEST_EXCERPT // 2, len(line) - LONGEST_EXCERPT))
    part = line[start : start + LONGEST_EXCERPT]
    return "".join(c if c.isprintable() else " " for c in part), max(1, column - start)
