"""Texts that try to stop whoever reads them, for every text field and every argument."""

from __future__ import annotations

from collections.abc import Callable

from tests.hostile import decks, sheets
from tests.hostile.steering import CLEAR

_LAUGHS = "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 12))

SHORT: dict[str, str] = {
    "nothing": "",
    "a blank": " ",
    "a line break": "\n",
    "standard input": "-",
    "an option": "--help",
    "a way out": "../../../../etc/passwd",
    "a folder": ".",
    "a device": "/dev/zero",
    "no character of a name": "a\0b",
    "half a character": "\ud800",
    "control characters": CLEAR,
    "a template": "{0}{x.__class__}%s%(x)s$x",
    "not a number": "nan",
    "an endless number": "1e999",
    "many digits": "9" * 5_000,
    "a long name": "x" * 100_000,
    "letters that grow": "ŉﬃ\u0130" * 50,
}
"""Texts that a name or a number is not."""

LONG: dict[str, Callable[[], str]] = {
    "brackets": lambda: "deck: " + "[" * 100_000,
    "braces": lambda: "{a: " * 100_000,
    "dashes": lambda: "- " * 100_000,
    "indents": lambda: "".join(" " * n + "a:\n" for n in range(1_500)),
    "questions": lambda: "? " * 100_000,
    "closed brackets": lambda: "cards: " + "[" * 20_000 + "]" * 20_000 + "\n",
    "aliases": lambda: "a0: &a0 x\n" + _LAUGHS,
    "tags": lambda: decks.tags(20_000),
    "entries": lambda: "deck: x\n" + sheets.lines("key{}: 1", 600_000),
    "one long word": lambda: "deck: " + "x" * 3_000_000 + "\n",
    "more than a file may have": lambda: "x\n" * 2_100_000,
    "unknown keys": lambda: decks.unknown_keys(50),
    "lines that mean nothing": lambda: sheets.lines("nonsense"),
    "a circle without end": lambda: sheets.circle("x{}"),
    "turns": lambda: "log:\nstart A S01\n" + sheets.lines("1 B P01\nscore 5"),
    "a board without end": lambda: sheets.board("A" * 98_000),
    "sheets": lambda: "---\n" * 20_000,
    "a large shape": lambda: "#" * 500_000,
    "many rows": lambda: "#/" * 100_000,
}
"""Texts that a file is not, made when they are needed."""


def attacks() -> dict[str, str]:
    """Make all texts."""
    return {**SHORT, **{name: made() for name, made in LONG.items()}}
