"""What the terminal can do, and lines written to it: colour, width, block characters."""

from __future__ import annotations

import os
import re
import shutil
import sys
import unicodedata
from typing import Any

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
# Latin letters, and the lines and blocks that boards and patches are drawn with.
_ONE_WIDE = re.compile("[ -~\xa0-\u02ff\u2500-\u259f]*")
_PLAIN = str.maketrans({"−": "-", "×": "x", "·": "*", "…": "~", "–": "-", "→": ">"})


def has_colour() -> bool:
    """Tell whether standard output is a terminal that wants colour."""
    if os.environ.get("NO_COLOR"):
        return False
    return bool(os.environ.get("FORCE_COLOR")) or (sys.stdout.isatty() and os.environ.get("TERM") != "dumb")


def paint(text: str, colour: str) -> str:
    """Colour a text where the terminal shows colour."""
    return f"\x1b[{_CODES[colour]}m{text}\x1b[0m" if has_colour() else text


def width() -> int:
    """Give the number of columns to write in."""
    return max(40, shutil.get_terminal_size((80, 24)).columns)


def can_show(characters: str) -> bool:
    """Tell whether standard output can encode these characters."""
    try:
        characters.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


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
    return text if text.isprintable() else "".join(c if c.isprintable() else "�" for c in text)


def readable(text: str) -> str:
    """Write signs that standard output lacks in plain characters; what has no plain form becomes `?`."""
    encoding = sys.stdout.encoding or "utf-8"
    return text if can_show(text) else text.translate(_PLAIN).encode(encoding, "replace").decode(encoding)


def write_line(text: str = "") -> None:
    """Write a line of the result to standard output, whatever characters the terminal lacks."""
    sys.stdout.write(readable(text) + "\n")


def write_note(text: str) -> None:
    """Tell something beside the result, on standard error."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def write_json(value: Any) -> None:
    """Write a result for scripts."""
    import json

    write_line(json.dumps(value, ensure_ascii=False, indent=2))
