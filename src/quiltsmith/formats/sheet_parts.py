"""Sheet files cut into sheets, as bytes: however long the file, never more than one sheet is kept."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from quiltsmith.formats.reading import STANDARD_INPUT, name_of, open_binary, utf8_blocks

LARGEST_SHEET = 100_000
"""Bytes; the longest real ones have some thousands. More is not read, whatever it is."""
MOST_SKIPPED = 16_000_000
"""Bytes beyond the largest sheet in which the end of a sheet is looked for: standard input may never end."""
_SEPARATOR = re.compile(rb"^-{3,}[^\S\n]*$", re.MULTILINE)


class SheetPart(NamedTuple):
    """The bytes of one sheet in a file, small enough to be sent to another process.

    What is too long is cut off just beyond the limit; `is_given_up` if nothing after it was read.
    """

    name: str
    folder: Path
    first_line: int
    data: bytes
    is_given_up: bool = False


def split_sheets(path: str | Path, data: bytes | None = None) -> Iterator[SheetPart]:
    """Cut a file, or data that goes by its name, into sheets as they are asked for; nothing is one empty part."""
    name = name_of(path)
    folder = Path.cwd() if str(path) == STANDARD_INPUT else Path(path).parent
    is_empty = True
    with open_binary(path) if data is None else BytesIO(data) as file:
        for first_line, part, is_given_up in _split(utf8_blocks(file)):
            if part.strip():
                is_empty = False
                yield SheetPart(name, folder, first_line, part, is_given_up)
    if is_empty:
        yield SheetPart(name, folder, 1, b"")


class _Kept:
    """The beginning of a sheet, as far as it is read."""

    def __init__(self, first_line: int) -> None:
        self.first_line = first_line
        self.skipped = 0
        self._data = bytearray()

    def add(self, data: bytes) -> None:
        """Go on with the sheet."""
        room = LARGEST_SHEET + 1 - len(self._data)
        self._data += data[:room]
        self.skipped += max(0, len(data) - room)

    def result(self, is_given_up: bool = False) -> tuple[int, bytes, bool]:
        """Give the line where it starts, what was kept, and whether the rest of the file was given up."""
        return self.first_line, bytes(self._data), is_given_up


def _split(blocks: Iterable[bytes]) -> Iterator[tuple[int, bytes, bool]]:
    """Cut blocks at separator lines; a line too long for a sheet is not waited for."""
    sheet, line, rest, is_in_line = _Kept(1), 1, b"", False
    for block in blocks:
        data = rest + block
        end = data.rfind(b"\n") + 1
        whole, rest = data[:end], data[end:]
        start = 0
        for separator in _separators(whole, is_in_line):
            sheet.add(whole[start : separator.start()])
            yield sheet.result()
            line += whole.count(b"\n", start, separator.end()) + 1
            start = separator.end() + 1
            sheet = _Kept(line)
        sheet.add(whole[start:])
        line += whole.count(b"\n", start)
        is_in_line = is_in_line and not whole
        if len(rest) > LARGEST_SHEET:
            sheet.add(rest)
            rest, is_in_line = b"", True
        if sheet.skipped > MOST_SKIPPED:
            yield sheet.result(is_given_up=True)
            return
    # The last line may lack its end.
    if not is_in_line and _SEPARATOR.fullmatch(rest):
        yield sheet.result()
        return
    sheet.add(rest)
    yield sheet.result()


def _separators(lines: bytes, is_in_line: bool) -> Iterator[re.Match[bytes]]:
    """Find the separator lines; what goes on with a line that began before is none."""
    if b"---" not in lines:
        return iter(())
    found = _SEPARATOR.finditer(lines)
    return (separator for separator in found if separator.start() or not is_in_line)
