"""What the studio needs to know of the commands that print: their options as a form, and what they print.

The command line describes its own commands and hands them in, so that no option is written twice or forgotten.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.problems import Problem
from quiltsmith.render.output import FileOptions
from quiltsmith.scene.elements import Document

FieldKind = Literal["switch", "choice", "whole", "number", "name", "text"]
Value = str | int | float | bool | None


class OptionField(Struct, frozen=True):
    """One option: what it is called, what it takes, and what is usual.

    A `name` is that of a shipped file or of one in the folder; `known` are the shipped names or usual words.
    """

    name: str
    flag: str
    kind: FieldKind
    default: Value = None
    known: tuple[str, ...] = ()
    least: float | None = None
    most: float | None = None
    about: str = ""
    is_needed: bool = False


class CommandForm(Struct, frozen=True):
    """A command that prints, with all its options in the order of its help."""

    name: str
    about: str
    fields: tuple[OptionField, ...]


class Printed(Struct, frozen=True):
    """What a command prints, with the name of its file and what the print shop asks of it."""

    document: Document
    file_name: str
    options: FileOptions


class UnusableInputError(QuiltsmithError):
    """A file that a command cannot print, with what is wrong with it."""

    def __init__(self, text: str, problems: Sequence[Problem]) -> None:
        super().__init__(text)
        self.problems = tuple(problems)


class PrintCommands(Protocol):
    """The commands that print."""

    def forms(self) -> Sequence[CommandForm]:
        """Describe them all."""

    def line(self, command: str, values: Mapping[str, Value], file: str) -> str:
        """Write the command as it is typed; what is usual is left out."""

    def print(self, command: str, values: Mapping[str, Value]) -> Printed:
        """Lay out what a command would print."""
