"""What the terminal can do, and lines written to it: colour, width, block characters."""

from __future__ import annotations

import os
import re
import shutil
import sys
import unicodedata
from typing import Any, NamedTuple

_CODES = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "magenta": "35",
    "cyan": "36",
    "on red": "30;41",
    "on green": "30;42",
    "on yellow": "30;43",
    "on blue": "30;44",
    "on magenta": "30;45",
    "on cyan": "30;46",
}
_COLOURS = re.compile("\x1b[^m]*m")
# What steers terminals: control characters but for tab and line feed, and those that turn the direction of text.
_STEERING_SIGNS = "\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
_STEERING = re.compile(f"[{_STEERING_SIGNS}]")
_OWN_OR_STEERING = re.compile(f"(\x1b\\[(?:0|{'|'.join(_CODES.values())})m)|[{_STEERING_SIGNS}]")
_NOT_FOR_JSON = re.compile(f"[{_STEERING_SIGNS}\ud800-\udfff]")
_INSTEAD = "\N{REPLACEMENT CHARACTER}"
# Latin letters, and the lines and blocks that boards and patches are drawn with.
_ONE_WIDE = re.compile("[ -~\xa0-\u02ff\u2500-\u259f]*")
_PLAIN = str.maketrans({"−": "-", "×": "x", "·": "*", "…": "~", "–": "-", "→": ">"})


class Screen(NamedTuple):
    """What standard output can do, for processes that write what others show."""

    has_colour: bool
    width: int
    encoding: str


_imitated: Screen | None = None


def this_screen() -> Screen:
    """Describe standard output."""
    return Screen(has_colour(), width(), _encoding())


def imitate(screen: Screen) -> None:
    """Write as for the screen of another process from now on."""
    global _imitated
    _imitated = screen


def has_colour() -> bool:
    """Tell whether standard output is a terminal that wants colour."""
    if _imitated is not None:
        return _imitated.has_colour
    if os.environ.get("NO_COLOR"):
        return False
    return bool(os.environ.get("FORCE_COLOR")) or (sys.stdout.isatty() and os.environ.get("TERM") != "dumb")


def paint(text: str, colour: str) -> str:
    """Colour a text where the terminal shows colour."""
    return f"\x1b[{_CODES[colour]}m{text}\x1b[0m" if has_colour() else text


def width() -> int:
    """Give the number of columns to write in."""
    if _imitated is not None:
        return _imitated.width
    return max(40, shutil.get_terminal_size((80, 24)).columns)


def can_show(characters: str) -> bool:
    """Tell whether standard output can encode these characters."""
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
    return text if text.isprintable() else "".join(c if c.isprintable() else _INSTEAD for c in text)


def clean(text: str) -> str:
    """Take what steers terminals out of a text that is finished, but for our own colours where they are shown."""
    if text.replace("\n", "").isprintable():
        return text
    if has_colour():
        return _OWN_OR_STEERING.sub(lambda found: found[1] or _INSTEAD, text)
    return _STEERING.sub(_INSTEAD, text)


def readable(text: str) -> str:
    """Write signs that standard output lacks in plain characters; what has no plain form becomes `?`."""
    if can_show(text):
        return text
    return text.translate(_PLAIN).encode(_encoding(), "replace").decode(_encoding())


def write_line(text: str = "") -> None:
    """Write a line of the result to standard output, whatever characters the terminal lacks."""
    sys.stdout.write(readable(text) + "\n")


def write_note(text: str) -> None:
    """Tell something beside the result, on standard error."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def json_text(value: Any, indent: int | None = None) -> str:
    """Write a value for scripts, complete on any console: what it cannot or must not show becomes a number."""
    import json

    text = json.dumps(value, ensure_ascii=False, indent=indent)
    if not can_show(text):
        return json.dumps(value, indent=indent)
    return _NOT_FOR_JSON.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def write_json(value: Any) -> None:
    """Write a result for scripts."""
    write_line(json_text(value, indent=2))
