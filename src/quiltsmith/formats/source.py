"""The text of a person's file, and places in it."""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path

from msgspec import Struct

# YAML counts the last three as line breaks too; lines must be counted as its marks count them.
LINE_BREAK = re.compile("\r\n|[\n\r\x85\u2028\u2029]")


class Source(Struct, frozen=True, eq=False, dict=True):
    """A text and the name by which its reader knows it; `folder` is where its relative paths start.

    A source can be a part of a file: then `first_line` is the number of its first line there. One that another of
    its kind names, as decks name their base, has a `depth`: how many such names lead to it. A photo has no lines:
    people are told its name alone.
    """

    name: str
    text: str
    folder: Path | None = None
    first_line: int = 1
    depth: int = 0
    has_lines: bool = True

    @cached_property
    def lines(self) -> list[str]:
        """The lines without their ends."""
        return split_lines(self.text)

    def line(self, number: int) -> str:
        """Return a line by its number in the file; nothing beyond the end."""
        index = number - self.first_line
        return self.lines[index] if 0 <= index < len(self.lines) else ""

    def place(self, line: int = 1, column: int = 1, length: int = 1) -> Place:
        """Point at a stretch of one line."""
        return Place(self, line, column, length)


class Place(Struct, frozen=True):
    """A stretch of one line of a source; line and column count from 1."""

    source: Source
    line: int
    column: int
    length: int = 1

    def __str__(self) -> str:
        name = self.source.name
        return f"{name}:{self.line}:{self.column}" if self.source.has_lines else name


class PlacedName(Struct, frozen=True, eq=False):
    """A name that a file gives, which can be looked up only later, with the place where it stands.

    Two are equal if they say the same, wherever they stand.
    """

    name: str
    place: Place | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlacedName) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)


def split_lines(text: str) -> list[str]:
    """Split a text at every line break of YAML, quickly where it has only the usual one."""
    if text.isascii() and "\r" not in text:
        return text.split("\n")
    return LINE_BREAK.split(text)
