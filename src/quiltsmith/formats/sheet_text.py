"""Sheet files: plain text of heads, boards and a log, read tolerantly, line by line.

Words keep no column of their own: a place is worked out from line and word number only when a problem is
reported, so that thousands of good sheets cost little.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct, field

from quiltsmith.formats import faults
from quiltsmith.formats.problem import Problem, RefusedError
from quiltsmith.formats.reading import decode_source
from quiltsmith.formats.sheet_parts import LARGEST_SHEET, SheetPart
from quiltsmith.formats.sheet_words import SheetWords
from quiltsmith.formats.source import Place, Source
from quiltsmith.formats.suggest import did_you_mean
from quiltsmith.talk.numbers import grouped
from quiltsmith.talk.saying import say

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
        """Give the value of a head, if it is there."""
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
        """Give the words of a line of the log as they are written."""
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
    except RefusedError as refused:
        return SheetText(Source(name, "", folder, first_line), problems=[refused.problem])
    sheet = parse_sheet(source, words)
    if is_cut:
        sheet.problems.append(_too_long(source, f"{LARGEST_SHEET // 1000} kB", is_given_up))
    if not (sheet.heads or sheet.boards or sheet.log or sheet.has_log or sheet.problems):
        sheet.problems.append(faults.empty_file(sheet.first_place(), "sheet", "quiltsmith sheet new"))
    return sheet


def _beginning(data: bytes) -> bytes:
    """Give the whole lines of a sheet that is too long; of one endless line, its whole characters."""
    end = data.rfind(b"\n", 0, LARGEST_SHEET)
    return data[:end] if end > 0 else data[:LARGEST_SHEET].decode("utf-8", "ignore").encode("utf-8")


def _too_long(source: Source, limit: str, is_given_up: bool = False) -> Problem:
    what = say("the sheet is longer")
    if is_given_up:
        what = say("nothing after this sheet is read, which is longer")
    return faults.too_large(source.place(source.first_line), what, limit)


def parse_sheet(source: Source, known: SheetWords) -> SheetText:
    """Read one sheet from a source, with the words that are known."""
    sheet = SheetText(source)
    log = sheet.log
    board: BoardText | None = None
    if len(source.lines) > MOST_LINES:
        sheet.problems.append(_too_long(source, say("{number} lines", number=grouped(MOST_LINES))))
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
    """Tell whether a line of several words below a board is no row of it, but a result such as `empty 6`."""
    return known.keywords.get(words[0].lower()) in known.results and words[1] not in EMPTY_CHARACTERS


def _take_head(sheet: SheetText, number: int, line: str, known: SheetWords) -> BoardText | None:
    """Take in a line with a colon; give the board that starts there, if one does."""
    name, _, value = line.partition(":")
    words = name.split() or [""]
    key = known.keywords.get(words[0].lower(), words[0].lower())
    value = value.strip()
    if key == "board" and not value:
        board = BoardText(number, [])
        title = " ".join(words[1:])
        if title in sheet.boards:
            problem = faults.duplicate_key(sheet.word_place(number, 0), line.strip(), sheet.boards[title].number)
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
            faults.syntax(place, say("`{word}:` starts nothing that a sheet has", word=words[0][:40]), hint)
        )
    return None


def _has_needless_colon(first: str, value: str, known: SheetWords) -> bool:
    """Tell whether a line with a colon is no head, but a turn or a result, such as `4: pass` or `score: 21`."""
    if first in known.heads or first in ("board", "log"):
        return False
    if first in known.keywords or first.removesuffix(".").isdecimal():
        return True
    # Games have words of their own for what is counted in them, such as `eyeballs: 14`.
    return bool(first) and value.split(" ")[-1].isdecimal()


def _add_head(sheet: SheetText, key: str, head: Head, known: SheetWords) -> None:
    if key in sheet.heads:
        place = sheet.word_place(head.number, 0)
        sheet.problems.append(faults.duplicate_key(place, f"{key}:", sheet.heads[key].number))
    elif not head.value and key not in known.long_heads:
        sheet.problems.append(_nothing_after(sheet, key, head.number))
    else:
        sheet.heads[key] = head


def _nothing_after(sheet: SheetText, key: str, number: int) -> Problem:
    message, hint = say("nothing stands after `{key}:`", key=key), say("write it in the same line")
    return faults.syntax(sheet.word_place(number, 0), message, hint)


def _without_comment(line: str) -> str:
    return line.partition("#")[0]


def plain_character(character: str) -> str | None:
    """Give the usual form of a full-width or otherwise odd character; nothing if it is usual."""
    plain = unicodedata.normalize("NFKC", character)
    return plain if plain != character and plain.isprintable() and plain.strip() else None
