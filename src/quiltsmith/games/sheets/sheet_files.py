"""The sheet files that a person names, and folders of them; read into sheets."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

from msgspec import Struct, field

from quiltsmith.formats import diagnostics, sheet_text
from quiltsmith.formats.file_kinds import other_kind
from quiltsmith.formats.file_reader import STANDARD_INPUT, open_binary, unreadable, utf8_blocks
from quiltsmith.formats.library import note_file
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import SheetPart, SheetText, split_sheets
from quiltsmith.formats.source import Place, Source
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.games.sheets.sheet_words import all_words
from quiltsmith.i18n import _
from quiltsmith.i18n.alphabet import sort_key

ENDING = ".txt"
"""What the names of sheets in a folder end with, in upper or lower case."""
_NUMBERS = re.compile(r"(\d+)")
_BLOCKS_TO_SEE = 2


class SheetFiles(Struct, frozen=True):
    """The files to read, each once, and what is to be said of the others."""

    names: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    """Text files of folders that are no sheets."""


def find_sheets(names: Iterable[str]) -> SheetFiles:
    """Look for files and for the sheets in folders; what is not there is a problem, and the others are found."""
    found = SheetFiles()
    seen: dict[str, str] = {}
    for name in names:
        if name == STANDARD_INPUT:
            found.names.append(name)
            continue
        for file in _files_of(name, found):
            first = seen.setdefault(os.path.realpath(file), file)
            if first is file:
                found.names.append(file)
            else:
                found.problems.append(_named_twice(file))
    return found


def _files_of(name: str, found: SheetFiles) -> list[str]:
    """Return the file of a name, or the sheets of a folder; if there is none, that is a problem."""
    note_file(Path(name))
    try:
        if Path(name).is_dir():
            return _sheets_in(name, found)
        if Path(name).exists():
            return [name]
        found.problems.append(_missing(name))
    except OSError as error:
        found.problems.append(unreadable_sheet(name, error))
    return []


def unreadable_sheet(name: str, error: OSError) -> Problem:
    """Return why a sheet that is there cannot be read."""
    return unreadable(_start(name), name, error)


def _sheets_in(folder: str, found: SheetFiles) -> list[str]:
    """List the sheets of a folder and of those in it by name, numbers by their value; hidden ones are left out."""

    def complain(error: OSError) -> None:
        found.problems.append(unreadable_sheet(str(error.filename), error))

    files: list[Path] = []
    for parent, folders, names in os.walk(folder, onerror=complain):
        note_file(Path(parent))
        folders[:] = [name for name in folders if not name.startswith(".")]
        paths = (Path(parent) / name for name in names if not name.startswith("."))
        files += [path for path in paths if path.suffix.lower() == ENDING and path.is_file()]
    sheets: list[str] = []
    for path in sorted(files, key=in_order):
        (sheets if is_sheet(path) else found.left_out).append(str(path))
    if not sheets:
        message = _("there is no sheet in the folder {name}", name=folder)
        hint = _("sheets in a folder are text files whose names end in {ending}", ending=ENDING)
        found.problems.append(diagnostics.missing_file(_start(folder), message, hint))
    return sheets


def in_order(path: Path) -> tuple[list[list[tuple[int, str]]], str]:
    """Return what files are sorted by: their names part by part, numbers by value, letters as in the alphabet."""
    parts = [
        [(int(piece), "") if piece.isdecimal() else (-1, sort_key(piece)[0]) for piece in _NUMBERS.split(part)]
        for part in path.parts
    ]
    return parts, str(path)


def is_sheet(path: Path) -> bool:
    """Return whether a text file has a line that starts a part of a sheet; an empty one is meant to be one."""
    words = all_words()
    starts = {*words.heads, "board", "log"}
    try:
        with open_binary(path) as file:
            beginning = b"".join(islice(utf8_blocks(file), _BLOCKS_TO_SEE))
    except OSError:
        return True  # whoever reads it will say why it cannot be read
    lines = beginning.decode("utf-8", "replace").splitlines()
    for line in lines:
        name = line.partition("#")[0].partition(":")
        first = name[0].split(maxsplit=1)[:1] if name[1] else []
        if first and words.keywords.get(first[0].lower(), first[0].lower()) in starts:
            return True
    return not any(line.strip() for line in lines)


def _missing(name: str) -> Problem:
    near = _beside(Path(name))
    hint = did_you_mean(Path(name).name, near, _("is it in another folder?"))
    return diagnostics.missing_file(_start(name), _("there is no file {name}", name=name), hint)


def _beside(path: Path) -> Iterator[str]:
    try:
        return iter(sorted(entry.name for entry in os.scandir(path.parent)))
    except (OSError, ValueError):
        return iter(())


def _named_twice(name: str) -> Problem:
    message = _("{name} is named twice", name=name)
    return diagnostics.sheet_twice(_start(name), message, _("it is checked once"))


def _start(name: str) -> Place:
    return Source(name, "").place()


def read_part(part: SheetPart) -> SheetText:
    """Read one sheet; if it cannot be read at all, or is something else, that is its problem."""
    sheet = sheet_text.read_part(part, all_words())
    other = _other_file(sheet) if sheet.problems else None
    return SheetText(sheet.source, problems=[other]) if other else sheet


def parse_sheet(source: Source) -> SheetText:
    return sheet_text.parse_sheet(source, all_words())


def read_sheets(path: str | Path) -> Iterator[SheetText]:
    """Read the sheets of a file one after the other."""
    return map(read_part, split_sheets(path))


def _other_file(sheet: SheetText) -> Problem | None:
    """Return what a file is that is no sheet, if that can be told."""
    return None if sheet.boards or sheet.has_log else other_kind(sheet.source, "sheet")
