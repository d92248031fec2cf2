"""Sheet files: plain text of heads, boards and a log, read tolerantly, line by line.

Words keep no column of their own: a place is worked out from line and word number only when a problem is
reported, so that thousands of good sheets cost little.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct, field

from quiltsmith.formats import diagnostics
from quiltsmith.formats.file_reader import STANDARD_INPUT, decode_source, name_of, open_binary, utf8_blocks
from quiltsmith.formats.problems import Problem, ProblemsError
from quiltsmith.formats.source import Place, Source
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.i18n import N_, _
from quiltsmith.i18n.number_format import grouped

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
        """Return the line where it starts, what was kept, and whether the rest of the file was given up."""
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


class SheetWords(Struct, frozen=True):
    """Words of sheets, in all languages: what stands before colons, and what starts or fills lines."""

    heads: tuple[str, ...] = ()
    """Heads such as `player` in `player: Anna`."""
    long_heads: tuple[str, ...] = ()
    """Those whose value may go on in the lines below, up to the first line with a keyword."""
    results: frozenset[str] = frozenset()
    """Keywords that start a line such as `empty 6`, which is no row of the board above it."""
    keywords: Mapping[str, str] = field(default_factory=dict)
    """Every word in lower case, in any language, and the English word that it stands for."""

    def __or__(self, more: SheetWords) -> SheetWords:
        return SheetWords(
            (*self.heads, *more.heads),
            (*self.long_heads, *more.long_heads),
            self.results | more.results,
            {**self.keywords, **more.keywords},
        )


def translated(english: tuple[str, ...], others: Mapping[str, str]) -> dict[str, str]:
    """Make a table of keywords: English words stand for themselves, others for an English one."""
    return {**{word: word for word in english}, **others}


MOST_LINES = 5_000
_WORD = re.compile(r"\S+")
EMPTY_CHARACTERS = "._"
UNNAMED = "#"


class LogLine(NamedTuple):
    """A line of the log: its number in the file and its text without comment."""

    number: int
    text: str

    @property
    def words(self) -> list[str]:
        """The words of the line; there is at least one."""
        return self.text.split()


class Head(NamedTuple):
    """The value of a head such as `player: Anna`, and its line."""

    number: int
    value: str


class BoardText(NamedTuple):
    """A drawn board: the line of its heading, and its rows without blanks, each with its line."""

    number: int
    rows: list[tuple[int, str]]


class SheetText(Struct):
    """What stands in one sheet, not yet looked at by any rule."""

    source: Source
    heads: dict[str, Head] = field(default_factory=dict)
    boards: dict[str, BoardText] = field(default_factory=dict)
    log: list[tuple[int, str]] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    has_log: bool = False
    needless_colons: set[int] = field(default_factory=set)
    """Lines of the log such as `score: 21`, whose colon stands for a blank."""
    # Where the words and the spaces of the line asked for last stand: it can have thousands, with a problem each.
    words_found: tuple[str | None, list[tuple[int, int]]] = (None, [])
    spaces_found: tuple[str | None, list[int]] = (None, [])

    def log_lines(self) -> Iterator[LogLine]:
        """List the lines of the log, which are kept as plain pairs for speed."""
        return map(LogLine._make, self.log)

    def head(self, key: str) -> str | None:
        """Return the value of a head, if it is there."""
        found = self.heads.get(key)
        return found.value if found else None

    def head_place(self, key: str) -> Place:
        """Point at the value of a head, or at the start of the sheet."""
        found = self.heads.get(key)
        if found is None:
            return self.first_place()
        line = self.source.line(found.number)
        column = line.find(found.value, line.find(":") + 1) + 1
        if column == 0:
            return self.line_place(found.number)  # it goes on in the next lines
        return self.source.place(found.number, max(column, 1), max(len(found.value), 1))

    def first_place(self) -> Place:
        """Point at the first line that says something."""
        for index, line in enumerate(self.source.lines):
            if line.strip():
                return self.source.place(self.source.first_line + index, 1, len(line))
        return self.source.place(self.source.first_line)

    def words(self, number: int) -> list[str]:
        """Return the words of a line of the log as they are written."""
        return self._said(number).split()

    def _said(self, number: int) -> str:
        line = _without_comment(self.source.line(number))
        return line.replace(":", " ", 1) if number in self.needless_colons else line

    def word_place(self, number: int, word: int) -> Place:
        """Point at a word of a line; at the line's end where it has fewer words."""
        line = self.source.line(number)
        if self.words_found[0] is not line:
            self.words_found = line, [found.span() for found in _WORD.finditer(self._said(number))]
        spans = self.words_found[1]
        if word < len(spans):
            start, end = spans[word]
            return self.source.place(number, start + 1, end - start)
        return self.source.place(number, spans[-1][1] + 1 if spans else 1)

    def line_place(self, number: int) -> Place:
        """Point at all words of a line."""
        line = _without_comment(self.source.line(number)).rstrip()
        indent = len(line) - len(line.lstrip())
        return self.source.place(number, indent + 1, max(len(line) - indent, 1))

    def space_place(self, number: int, column: int) -> Place:
        """Point at a space of a board row, blanks not counted."""
        line = self.source.line(number)
        if self.spaces_found[0] is not line:
            self.spaces_found = line, [index for index, sign in enumerate(line) if not sign.isspace()]
        columns = self.spaces_found[1]
        return self.source.place(number, columns[column] + 1) if column < len(columns) else self.line_place(number)


def read_part(part: SheetPart, words: SheetWords) -> SheetText:
    """Read one sheet; if it cannot be read at all, that is its problem; what is too long is read in part."""
    name, folder, first_line, data, is_given_up = part
    is_cut = len(data) > LARGEST_SHEET
    try:
        source = decode_source(_beginning(data) if is_cut else data, name, folder, first_line=first_line)
    except ProblemsError as refused:
        return SheetText(Source(name, "", folder, first_line), problems=[*refused.problems])
    sheet = parse_sheet(source, words)
    if is_cut:
        sheet.problems.append(_too_long(source, f"{LARGEST_SHEET // 1000} kB", is_given_up))
    if not (sheet.heads or sheet.boards or sheet.log or sheet.has_log or sheet.problems):
        sheet.problems.append(diagnostics.empty_file(sheet.first_place(), N_("sheet"), "quiltsmith sheet new"))
    return sheet


def _beginning(data: bytes) -> bytes:
    """Return the whole lines of a sheet that is too long; of one endless line, its whole characters."""
    end = data.rfind(b"\n", 0, LARGEST_SHEET)
    return data[:end] if end > 0 else data[:LARGEST_SHEET].decode("utf-8", "ignore").encode("utf-8")


def _too_long(source: Source, limit: str, is_given_up: bool = False) -> Problem:
    what = _("the sheet is longer")
    if is_given_up:
        what = _("nothing after this sheet is read, which is longer")
    return diagnostics.too_large(source.place(source.first_line), what, limit)


def parse_sheet(source: Source, known: SheetWords) -> SheetText:
    sheet = SheetText(source)
    log = sheet.log
    board: BoardText | None = None
    if len(source.lines) > MOST_LINES:
        sheet.problems.append(_too_long(source, _("{number} lines", number=grouped(MOST_LINES))))
    for number, line in enumerate(source.lines[:MOST_LINES], source.first_line):
        if board is not None and ":" not in line:
            words = line.split()
            if len(words) == 1 or (words and not _is_result(words, known)):
                board.rows.append((number, "".join(words)))
                continue
            if not words:
                board = None if board.rows else board
                continue
        if "#" in line:
            line = _without_comment(line)
        if ":" in line:
            board = _take_head(sheet, number, line, known)
        elif line and not line.isspace():
            board = None
            log.append((number, line))
    for key in known.long_heads:
        if key in sheet.heads:
            _take_rest_of_head(sheet, key, known)
    return sheet


def _take_rest_of_head(sheet: SheetText, key: str, known: SheetWords) -> None:
    """Add the lines right below a long head to it, up to the first with a keyword."""
    lines, start = dict(sheet.log), sheet.heads[key].number
    number, values = start, [sheet.heads[key].value]
    while (rest := lines.get(number + 1)) and not any(word.lower() in known.keywords for word in rest.split()):
        number += 1
        values.append(rest.strip())
    value = " ".join(values).strip()
    sheet.log[:] = [line for line in sheet.log if not start < line[0] <= number]
    sheet.heads[key] = Head(start, value)
    if not value:
        del sheet.heads[key]
        sheet.problems.append(_nothing_after(sheet, key, start))


def _is_result(words: list[str], known: SheetWords) -> bool:
    """Return whether a line of several words below a board is no row of it, but a result such as `empty 6`."""
    return known.keywords.get(words[0].lower()) in known.results and words[1] not in EMPTY_CHARACTERS


def _take_head(sheet: SheetText, number: int, line: str, known: SheetWords) -> BoardText | None:
    """Take in a line with a colon; give the board that starts there, if one does."""
    name, _unused, value = line.partition(":")
    words = name.split() or [""]
    key = known.keywords.get(words[0].lower(), words[0].lower())
    value = value.strip()
    if key == "board" and not value:
        board = BoardText(number, [])
        title = " ".join(words[1:])
        if title in sheet.boards:
            problem = diagnostics.duplicate_key(
                sheet.word_place(number, 0), line.strip(), sheet.boards[title].number
            )
            sheet.problems.append(problem)
        else:
            sheet.boards[title] = board
        return board
    if key == "log" and not value and len(words) == 1:
        sheet.has_log = True
    elif key in known.heads and len(words) == 1:
        _add_head(sheet, key, Head(number, value), known)
    elif _has_needless_colon(key, value, known):
        sheet.needless_colons.add(number)
        sheet.log.append((number, line.replace(":", " ", 1)))
    else:
        place = sheet.word_place(number, 0)
        hint = did_you_mean(words[0], ("board", "log", *known.heads))
        sheet.problems.append(
            diagnostics.syntax(place, _("`{word}:` starts nothing that a sheet has", word=words[0][:40]), hint)
        )
    return None


def _has_needless_colon(first: str, value: str, known: SheetWords) -> bool:
    """Return whether a line with a colon is no head, but a turn or a result, such as `4: pass` or `score: 21`."""
    if first in known.heads or first in ("board", "log"):
        return False
    if first in known.keywords or first.removesuffix(".").isdecimal():
        return True
    # Games have words of their own for what is counted in them, such as `eyeballs: 14`.
    return bool(first) and value.split(" ")[-1].isdecimal()


def _add_head(sheet: SheetText, key: str, head: Head, known: SheetWords) -> None:
    if key in sheet.heads:
        place = sheet.word_place(head.number, 0)
        sheet.problems.append(diagnostics.duplicate_key(place, f"{key}:", sheet.heads[key].number))
    elif not head.value and key not in known.long_heads:
        sheet.problems.append(_nothing_after(sheet, key, head.number))
    else:
        sheet.heads[key] = head


def _nothing_after(sheet: SheetText, key: str, number: int) -> Problem:
    message, hint = _("nothing stands after `{key}:`", key=key), _("write it in the same line")
    return diagnostics.syntax(sheet.word_place(number, 0), message, hint)


def _without_comment(line: str) -> str:
    return line.partition("#")[0]


def plain_character(character: str) -> str | None:
    """Return the usual form of a full-width or otherwise odd character; nothing if it is usual."""
    plain = unicodedata.normalize("NFKC", character)
    return plain if plain != character and plain.isprintable() and plain.strip() else None
