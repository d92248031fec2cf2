"""What the terminal can do, and lines and tables written to it: colour, width, block characters, how much is told.

Processes that check sheets write, too, so nothing here loads the library of the command line.
"""

from __future__ import annotations

import re
import shutil
import sys
import unicodedata
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from enum import StrEnum
from functools import cache
from textwrap import wrap
from typing import Any, NamedTuple

from quiltsmith.cli.clean_streams import COLOUR_CODES, INSTEAD, NOT_FOR_JSON, wants_colour
from quiltsmith.i18n import _
from quiltsmith.i18n.transliteration import transliterate

_COLOURS = re.compile("\x1b[^m]*m")
# Latin letters, dashes, signs of sums, and the lines and blocks that boards and patches are drawn with.
_ONE_WIDE = re.compile("[ -~\xa0-\u02ff\u2010-\u2027\u2190-\u22ff\u2500-\u259f]*")


class ReportFormat(StrEnum):
    """How results are written."""

    TEXT = "text"
    JSON = "json"
    GITHUB = "github"


_is_quiet = ContextVar("whether nothing is told beside the result", default=False)


def is_quiet() -> bool:
    """Return whether only results and problems are wanted."""
    return _is_quiet.get()


def set_quiet(value: bool) -> None:
    """Say whether only results and problems are wanted."""
    _is_quiet.set(value)


class Screen(NamedTuple):
    """What standard output can do, for processes that write what others show."""

    has_colour: bool
    width: int
    encoding: str


FILE = Screen(has_colour=False, width=80, encoding="utf-8")
"""A file that results are written to, whatever the terminal can do."""
_imitated: Screen | None = None


def this_screen() -> Screen:
    """Describe standard output."""
    return Screen(has_colour(), width(), _encoding())


def use_screen(screen: Screen) -> None:
    """Write as for the screen of another process from now on."""
    global _imitated
    _imitated = screen


@contextmanager
def using_screen(screen: Screen) -> Iterator[None]:
    """Write as for another screen for a while."""
    global _imitated
    before, _imitated = _imitated, screen
    try:
        yield
    finally:
        _imitated = before


def has_colour() -> bool:
    """Return whether standard output is a terminal that wants colour."""
    return wants_colour() if _imitated is None else _imitated.has_colour


def paint(text: str, colour: str) -> str:
    """Colour a text where the terminal shows colour."""
    return f"\x1b[{COLOUR_CODES[colour]}m{text}\x1b[0m" if has_colour() else text


def width() -> int:
    """Return the number of columns to write in."""
    if _imitated is not None:
        return _imitated.width
    return max(40, shutil.get_terminal_size((80, 24)).columns)


def can_show(characters: str) -> bool:
    """Return whether standard output can encode these characters."""
    try:
        characters.encode(_encoding())
    except UnicodeEncodeError:
        return False
    return True


def _encoding() -> str:
    return _imitated.encoding if _imitated is not None else sys.stdout.encoding or "utf-8"


def columns_of(text: str) -> int:
    """Count the columns of a text: East Asian characters are two wide, accents and colours have no width."""
    if "\x1b" in text:
        text = _COLOURS.sub("", text)
    if text.isascii() or _ONE_WIDE.fullmatch(text):
        return len(text)
    return sum(
        0 if unicodedata.combining(character) else 2 if unicodedata.east_asian_width(character) in "WF" else 1
        for character in text
    )


def visible(text: str) -> str:
    """Write a text from a person's file so that it cannot move the cursor or change colours."""
    return text if text.isprintable() else "".join(c if c.isprintable() else INSTEAD for c in text)


def readable(text: str) -> str:
    """Write signs that standard output lacks in plain ones."""
    return text if can_show(text) else transliterate(text, _encoding())


def labelled(name: str, told: str) -> str:
    """Return what is told of something, behind its name and a colon as the language sets it."""
    return _("{name}: {told}", name=name, told=told)


def write_line(text: str = "") -> None:
    """Write a line of the result to standard output, whatever characters the terminal lacks."""
    sys.stdout.write(readable(text) + "\n")


def write_note(text: str) -> None:
    """Tell something beside the result, on standard error, unless nobody wants to hear it."""
    if not is_quiet():
        write_complaint(text)


def write_complaint(text: str) -> None:
    """Tell what is wrong, on standard error."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


@cache
def _encoder(is_ascii: bool, indent: int | None) -> Callable[[Any], str]:
    from json import JSONEncoder

    return JSONEncoder(ensure_ascii=is_ascii, indent=indent).encode


def json_text(value: Any, indent: int | None = None) -> str:
    """Write a value for scripts, complete on any console: what it cannot or must not show becomes a number."""
    text = _encoder(False, indent)(value)
    if not can_show(text):
        return _encoder(True, indent)(value)
    # ASCII comes escaped, but for one character, and most results are nothing else.
    if (text.isascii() and "\x7f" not in text) or text.isprintable():
        return text
    return NOT_FOR_JSON.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def write_json(value: Any) -> None:
    """Write a result for scripts."""
    write_line(json_text(value, indent=2))


_EIGHTHS = " ▏▎▍▌▋▊▉"
_GAP, _NARROWEST = 2, 16


def bar(value: float, most: float, columns: int) -> str:
    """Draw a number as a bar; the largest of its kind takes all the columns, and no number but 0 is invisible."""
    if most <= 0 or value <= 0:
        return ""
    length = columns * value / most
    if not can_show("█" + _EIGHTHS):
        return "#" * max(1, round(length))
    whole, eighths = divmod(max(1, round(length * 8)), 8)
    return "█" * whole + _EIGHTHS[eighths].strip()


def histogram(title: str, counts: Sequence[tuple[str, int]], columns: int) -> list[str]:
    """Draw counts as labelled bars under a title."""
    most = max((count for _, count in counts), default=0)
    labels = max((len(label) for label, _ in counts), default=0)
    numbers = len(str(most))
    lines = [
        f"{label:<{labels}} {count:>{numbers}} {paint(bar(count, most, columns), 'green')}"
        for label, count in counts
    ]
    return [paint(title, "bold"), *lines]


def table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], left: Collection[str] = (), gap: int = 2
) -> list[str]:
    """Set rows in aligned columns: those whose heads are listed in `left` to the left, all others to the right.

    A head may have several lines; all end on the line above the first row.
    """
    height = max(head.count("\n") for head in heads) + 1
    stacked = [["", *readable(head).split("\n")] for head in heads]
    head_rows = [[lines[max(0, len(lines) - height + line)] for lines in stacked] for line in range(height)]
    every_row = [*head_rows, *(list(map(readable, row)) for row in rows)]
    widths = [max(columns_of(row[column]) for row in every_row) for column in range(len(heads))]
    to_left = [head in left for head in heads]
    lines = [(" " * gap).join(map(_pad, row, widths, to_left)).rstrip() for row in every_row]
    return [paint(line, "bold") if number < height else line for number, line in enumerate(lines)]


def listing(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Set rows in columns to the left; the texts of the last column go on in lines of their own."""
    others = [max(columns_of(row[column]) for row in (heads, *rows)) for column in range(len(heads) - 1)]
    last = max(columns_of(row[-1]) for row in (heads, *rows))
    gap = _GAP if sum(others) + _GAP * len(others) + min(last, _NARROWEST) <= width() else 1
    room = max(_NARROWEST, width() - sum(others) - gap * len(others))
    lines: list[list[str]] = []
    for row in rows:
        first, *more = wrap(row[-1], room) or [""]
        lines.append([*row[:-1], first])
        lines += [[""] * len(others) + [text] for text in more]
    return table(heads, lines, left=heads, gap=gap)


def _pad(text: str, columns: int, to_left: bool) -> str:
    blanks = " " * (columns - columns_of(text))
    return text + blanks if to_left else blanks + text
