"""Tables of spreadsheets (CSV) as cells that know their line and column.

Spreadsheets write what their country is used to: commas, semicolons or tabs between cells, a byte order mark or
UTF-16, quotation marks around cells with line breaks. All of it is read; what cannot be is a problem with a place.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from quiltsmith.formats import diagnostics
from quiltsmith.formats.file_reader import LARGEST_FILE, decode_source, name_of, open_binary
from quiltsmith.formats.problems import Problem, ProblemsError
from quiltsmith.formats.source import LINE_BREAK, Place, Source
from quiltsmith.i18n import _

SEPARATORS = ",;\t"
MOST_ROWS, MOST_COLUMNS = 2000, 100
_UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")
_SAID_SEPARATOR = re.compile(r"sep=(.)\s*(?:\r\n|\n|\r)")
_ROW_ENDS = re.compile(r"\r\n|\n|\r")
_FORMULA = "=+-@\t\r"
_SHIELDED = re.compile(f"'+[{re.escape(_FORMULA)}]")
_DANGEROUS = re.compile(f"'*[{re.escape(_FORMULA)}]")


class Cell(Struct, frozen=True):
    """The text of a cell, without the blanks around it, and where it stands."""

    text: str
    place: Place


Row = tuple[Cell, ...]


class CellTable(Struct, frozen=True):
    """The cells of a table, row by row; empty rows are left out."""

    source: Source
    rows: tuple[Row, ...]


def load_table(path: str | Path) -> tuple[CellTable | None, list[Problem]]:
    """Read a table from a file, or from standard input for `-`."""
    with open_binary(path) as file:
        data = file.read(LARGEST_FILE + 1)
    folder = Path.cwd() if str(path) == "-" else Path(path).parent
    return decode_table(data, name_of(path), folder)


def decode_table(data: bytes, name: str, folder: Path | None = None) -> tuple[CellTable | None, list[Problem]]:
    """Read a table from bytes in UTF-8 or UTF-16, with the problems that keep it from being read."""
    try:
        if data.startswith(_UTF_16_MARKS):
            data = _from_utf_16(data[: LARGEST_FILE + 1], name)
        source = decode_source(data, name, folder)
    except ProblemsError as refused:
        return None, [*refused.problems]
    return read_table(source)


def read_table(source: Source) -> tuple[CellTable | None, list[Problem]]:
    """Cut a text into rows of cells."""
    said = _SAID_SEPARATOR.match(source.text)
    start = said.end() if said else 0
    separator = said[1] if said else _usual_separator(source.text)
    problems: list[Problem] = []
    rows: list[Row] = []
    for row in _rows(source, separator, start, problems):
        if len(rows) >= MOST_ROWS or len(row) > MOST_COLUMNS:
            limit = _("{rows} rows and {columns} columns", rows=MOST_ROWS, columns=MOST_COLUMNS)
            return None, [diagnostics.too_large(row[0].place, _("the table is larger"), limit)]
        if any(cell.text for cell in row):
            rows.append(row)
    return (None if problems else CellTable(source, tuple(rows))), problems


def shielded(text: str) -> str:
    """Keep a spreadsheet from taking a text for a formula, with an apostrophe that `unshielded` takes away."""
    return f"'{text}" if _DANGEROUS.match(text) else text


def unshielded(text: str) -> str:
    """Take away the apostrophe of a text that would be a formula without it."""
    return text[1:] if _SHIELDED.match(text) else text


def _from_utf_16(data: bytes, name: str) -> bytes:
    try:
        return data.decode("utf-16").encode("utf-8")
    except UnicodeError:
        what = _("the file begins as UTF-16, and does not go on so")
        raise ProblemsError([diagnostics.encoding(Source(name, "").place(), what)]) from None


def _usual_separator(text: str) -> str:
    """Find what stands between the names of columns, of which none has such a character in it."""
    first = _ROW_ENDS.split(text, maxsplit=1)[0]
    return max(SEPARATORS, key=first.count)


def _rows(source: Source, separator: str, start: int, problems: list[Problem]) -> Iterator[Row]:
    """Return the rows one after the other; a quotation mark that is not closed is a problem and the end."""
    places = _Places(source)
    text, at, cells = source.text, start, list[Cell]()
    plain = re.compile(f"[^{re.escape(separator)}\r\n]*")
    while at < len(text) or cells:
        opening = plain.match(text, at)
        begin = at + len(text[at : opening.end()]) - len(text[at : opening.end()].lstrip()) if opening else at
        if text.startswith('"', begin):
            closing = re.compile(r'"((?:[^"]|"")*)"').match(text, begin)
            if closing is None:
                what = _("a quotation mark that is not closed")
                problems.append(
                    diagnostics.syntax(places.at(begin), what, _("write the second one where the text ends"))
                )
                return
            content = closing[1].replace('""', '"')
            rest = plain.match(text, closing.end())
            at = rest.end() if rest else closing.end()
            content += text[closing.end() : at].rstrip()
            cells.append(Cell(content.strip(), places.at(begin, closing.end() - begin)))
        else:
            at = opening.end() if opening else at
            content = text[begin:at].rstrip()
            cells.append(Cell(content, places.at(begin, len(content))))
        if text.startswith(separator, at):
            at += len(separator)
            if at < len(text):
                continue
            cells.append(Cell("", places.at(at)))
        yield tuple(cells)
        cells = []
        end = _ROW_ENDS.match(text, at)
        at = end.end() if end else len(text)


class _Places:
    """Finds line and column of characters of a source."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._starts = [0, *(match.end() for match in LINE_BREAK.finditer(source.text))]

    def at(self, offset: int, length: int = 1) -> Place:
        line = bisect_right(self._starts, offset)
        column = offset - self._starts[line - 1] + 1
        left = len(self._source.line(line)) - column + 1
        return self._source.place(line, column, max(1, min(length, left)))
