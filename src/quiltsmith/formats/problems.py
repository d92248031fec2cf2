"""One record for everything that can be wrong in a person's file."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.source import Place
from quiltsmith.i18n import Text

MOST_TOLD = 100
"""How many problems of one file are written out; of all others only the number is told."""


class Level(StrEnum):
    """How bad a problem is."""

    ERROR = "error"
    WARNING = "warning"


class Problem(Struct, frozen=True):
    """What is wrong, where, and what to do about it: advice that may take long to give waits until it is read."""

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
        """Give the record that scripts read."""
        return {
            "file": self.file,
            "line": self.line,
            "column": self.column,
            "level": str(self.level),
            "code": self.code,
            "message": self.message,
            "hint": self.hint,
        }


class RefusedError(QuiltsmithError):
    """A file that cannot be read any further because of one problem."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


def problems_to_json(problems: Sequence[Problem]) -> dict[str, Any]:
    """Give the records of the first problems, and the number of those that are left out."""
    listed = {"problems": [problem.to_json() for problem in problems[:MOST_TOLD]]}
    more = len(problems) - MOST_TOLD
    return {**listed, "more_problems": more} if more > 0 else listed


def has_errors(problems: list[Problem]) -> bool:
    """Tell whether one of the problems is more than a warning."""
    return any(problem.is_error for problem in problems)


def in_reading_order(problems: list[Problem]) -> list[Problem]:
    """Sort problems by file, line and column, as a reader meets them."""
    return sorted(problems, key=lambda p: (p.place.source.name, p.place.line, p.place.column, p.code, p.message))
