"""One record for everything that can be wrong in a person's file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Any

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.source import Place

MOST_TOLD = 100
"""How many problems of one file are written out; of all others only the number is told."""


class Level(StrEnum):
    """How bad a problem is."""

    ERROR = "error"
    WARNING = "warning"


class LazyText(Struct, frozen=True):
    """A text by the function that writes it.

    A file can have a hundred thousand mistakes, of which a hundred are shown: looking for the nearest known word
    of each would take longer than everything else.
    """

    work: Callable[..., str]
    arguments: tuple[object, ...] = ()

    def __str__(self) -> str:
        return self.work(*self.arguments)


Text = str | LazyText
"""A text, or one that is still to be written; `str()` gives it in any case."""


class Problem(Struct, frozen=True):
    """Something wrong in a file: where it is, what it is, and what to do about it.

    Attributes:
        file: The name of the file.
        line: The line, counted from 1.
        column: The column, counted from 1.
        level: `error` or `warning`.
        code: The problem code, such as `wrong-size`.
        message: What is wrong, as a sentence.
        hint: What to do about it, as a sentence.
    """

    place: Place
    code: str
    message: str
    advice: Text
    level: Level = Level.ERROR

    @property
    def hint(self) -> str:
        """What to do about it."""
        return str(self.advice)

    @property
    def file(self) -> str:
        """The name of the file that it is in."""
        return self.place.source.name

    @property
    def line(self) -> int:
        """Its line, counted from 1."""
        return self.place.line

    @property
    def column(self) -> int:
        """Its column, counted from 1."""
        return self.place.column

    @property
    def is_error(self) -> bool:
        """Whether it is more than a warning."""
        return self.level is Level.ERROR

    def __str__(self) -> str:
        return f"{self.place}: {self.level}: {self.message} [{self.code}]"

    def to_json(self) -> dict[str, Any]:
        """Return the record that scripts read."""
        return {
            "file": self.file,
            "line": self.line,
            "column": self.column,
            "level": str(self.level),
            "code": self.code,
            "message": self.message,
            "hint": self.hint,
        }


class ProblemsError(QuiltsmithError):
    r"""A file or text that cannot be used. Its `problems` are all that is wrong, each with place and hint.

    >>> try:
    ...     qs.load_deck("deck: tiny\ngame: doodle\ncards: [{id: P01, size: 3, shape: '##'}]\n")
    ... except qs.ProblemsError as error:
    ...     print(error)
    <text>:3:25: error: card P01 says size 3, but its shape has 2 [wrong-size]; write `size: 2`, or mend the shape
    """

    is_about_content = True

    def __init__(self, problems: Iterable[Problem], name: str | None = None) -> None:
        self.problems = tuple(problems)
        self.name = self.problems[0].file if name is None and self.problems else name or ""
        super().__init__("\n".join(f"{problem}; {problem.hint}" for problem in self.problems if problem.is_error))


class UnknownNameError(ProblemsError):
    """A name that is neither that of a shipped file nor a path to one."""

    is_about_content = False


def problems_to_json(problems: Sequence[Problem]) -> dict[str, Any]:
    """Return the records of the first problems, and the number of those that are left out."""
    listed = {"problems": [problem.to_json() for problem in problems[:MOST_TOLD]]}
    more = len(problems) - MOST_TOLD
    return {**listed, "more_problems": more} if more > 0 else listed


def has_errors(problems: list[Problem]) -> bool:
    """Return whether one of the problems is more than a warning."""
    return any(problem.is_error for problem in problems)


def in_reading_order(problems: list[Problem]) -> list[Problem]:
    """Sort problems by file, line and column, as a reader meets them."""
    return sorted(problems, key=lambda p: (p.place.source.name, p.place.line, p.place.column, p.code, p.message))
