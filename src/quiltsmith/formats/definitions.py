"""Kinds of YAML files that are shipped by name and that people write too: all found, read and remembered alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.formats import diagnostics
from quiltsmith.formats.file_kinds import other_kind
from quiltsmith.formats.file_reader import STANDARD_INPUT, read_source, unreadable
from quiltsmith.formats.library import (
    Stamp,
    are_unchanged,
    find,
    note_again,
    noting_files,
    shipped_folder,
    shipped_names,
)
from quiltsmith.formats.nodes import Node
from quiltsmith.formats.problems import Problem, ProblemsError, has_errors
from quiltsmith.formats.source import Place, Source
from quiltsmith.formats.yaml_reader import read_document
from quiltsmith.i18n import get_locale

Value = TypeVar("Value")
_MOST_KNOWN = 64


class _Known(Struct, Generic[Value], frozen=True):
    """What was read, and all files that it depends on: a deck names its base and its game."""

    value: Value | None
    problems: tuple[Problem, ...]
    files: Mapping[Path, Stamp]


class Definitions(Generic[Value]):
    """One kind: the folder of the shipped ones, what it is called, and the command that shows one to start from.

    `build` reads a node and adds its problems; what it gives counts only if none of them is an error. `file` is
    what the files are called, where that is another word.
    """

    def __init__(
        self,
        folder: str,
        what: str,
        command: str,
        build: Callable[[Node, list[Problem]], Value | None],
        file: str | None = None,
    ) -> None:
        self.folder = folder
        self.what = what
        self._file = file or what
        self._command = command
        self._build = build
        self._known: dict[tuple[Path, Path, int, str], _Known[Value]] = {}

    def names(self) -> tuple[str, ...]:
        """List the shipped ones."""
        return shipped_names(self.folder)

    def find(self, name: str, folder: Path | None = None) -> Path | None:
        """Find one: by the name of a shipped one, or by a path relative to a folder."""
        return find(self.folder, name, folder)

    def named(self, name: str, place: Place, problems: list[Problem], depth: int = 0) -> tuple[Value, Path] | None:
        """Return what a person's file names at a place, and where it lies; its errors are that file's too.

        A file of the same kind says how many names have led there: see `Source.depth`.
        """
        path = self.find(name, place.source.folder)
        if path is None:
            problems.append(diagnostics.unknown_name(place, self.what, name, self.names()))
            return None
        try:
            value, found = self.load(path, depth)
        except OSError as error:
            problems.append(unreadable(place, name, error))
            return None
        problems.extend(problem for problem in found if problem.is_error)
        return None if value is None else (value, path)

    def load(self, path: Path, depth: int = 0) -> tuple[Value | None, tuple[Problem, ...]]:
        """Read a file, or remember it from before if no file that it depends on has changed.

        Without a value there is at least one error.

        The path `-` is standard input, which nobody can read twice.
        """
        if str(path) == STANDARD_INPUT:
            return self._load(path, depth)
        key = (path, path.absolute(), depth, get_locale())
        known = self._known.pop(key, None)
        if known is None or not are_unchanged(known.files):
            with noting_files() as files:
                known = _Known(*self._load(path, depth), files)
        else:
            note_again(known.files)
        self._known[key] = known  # the latest last
        if len(self._known) > _MOST_KNOWN:
            self._known.pop(next(iter(self._known)), None)
        return known.value, known.problems

    def shipped(self, name: str) -> Value:
        """Return a shipped one, which has no errors."""
        value, problems = self.load(shipped_folder(self.folder) / f"{name}.yaml")
        if value is None:
            raise RuntimeError(f"{problems[0].place}: {problems[0].message}")
        return value

    def read(self, source: Source) -> tuple[Value | None, list[Problem]]:
        """Read a source and all its problems; there is no value if one of them is an error."""
        other = other_kind(source, self.what)
        if other is not None:
            return None, [other]
        problems: list[Problem] = []
        node = read_document(source, self._file, self._command, problems)
        value = None if node is None else self._build(node, problems)
        return (None if has_errors(problems) else value), problems

    def _load(self, path: Path, depth: int) -> tuple[Value | None, tuple[Problem, ...]]:
        try:
            value, problems = self.read(replace(read_source(path), depth=depth))
        except ProblemsError as refused:
            return None, refused.problems
        return value, tuple(problems)
