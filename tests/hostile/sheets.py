"""Sheets that try to keep the checker busy."""

from __future__ import annotations

MEGABYTE = 1_000_000
READ = 99_000
"""Bytes: as much of a sheet as is read, less the lines around an attack."""
WHOLE_GAME = "game: patchwork\nplayers: Andrea Doris\n"


def lines(line: str, size: int = READ) -> str:
    """Repeat a line, with its number in its `{}`, until a file is full."""
    numbered = "{" in line
    length = len(line.format(99999) if numbered else line) + 1
    return "".join((line.format(number) if numbered else line) + "\n" for number in range(size // length))


def circle(words: str, size: int = READ) -> str:
    """Write a whole game whose circle never seems to end."""
    return f"{WHOLE_GAME}circle: {lines(words, size).replace(chr(10), ' ')}\nlog:\nAndrea advance\n"


def board(row: str) -> str:
    """Draw a board of one endless row."""
    return f"game: doodle\nboard:\n{row}\nlog:\nstart A S01\n"
