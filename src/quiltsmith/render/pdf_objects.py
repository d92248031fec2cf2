"""Values as a PDF writes them: names, numbers, texts, lists, dictionaries and references to other objects."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

_MOST_DIGITS = 4
_ESCAPED_IN_NAMES = re.compile(rb"[^!-~]|[#%()<>\[\]{}/]")


class Name(str):
    """A name, which is written with a slash."""

    __slots__ = ()


class Reference(int):
    """Another object, by its number."""

    __slots__ = ()


Value = str | float | Sequence["Value"] | Mapping[str, "Value"]
"""Also a `Name`, a `Reference`, an `int` or a `bool`; any other `str` is a text."""
Entries = dict[str, Value]


def pdf_syntax(value: Value) -> str:
    """Write a value."""
    return _WRITERS[type(value)](value)


def _name(name: str) -> str:
    if name.isalnum() and name.isascii():
        return f"/{name}"
    escaped = _ESCAPED_IN_NAMES.sub(lambda found: b"#%02X" % ord(found[0]), name.encode("utf-8"))
    return f"/{escaped.decode('ascii')}"


def _text(text: str) -> str:
    """Write a text for people: as it is if that is possible, else in UTF-16."""
    if text.isascii() and text.isprintable():
        escaped = text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
        return f"({escaped})"
    return f"<feff{text.encode('utf-16-be').hex()}>"


def _number(number: float) -> str:
    # Adding 0 takes the sign from a zero.
    return f"{round(number, _MOST_DIGITS) + 0.0:.{_MOST_DIGITS}f}".rstrip("0").rstrip(".")


def _list(values: Sequence[Value]) -> str:
    return f"[{' '.join([pdf_syntax(value) for value in values])}]"


def _dictionary(entries: Mapping[str, Value]) -> str:
    return f"<<{' '.join([f'{_name(key)} {pdf_syntax(value)}' for key, value in entries.items()])}>>"


_WRITERS: dict[type, Callable[[Any], str]] = {
    Name: _name,
    Reference: lambda number: f"{number:d} 0 R",
    str: _text,
    bool: lambda flag: "true" if flag else "false",
    int: str,
    float: _number,
    list: _list,
    tuple: _list,
    dict: _dictionary,
}
