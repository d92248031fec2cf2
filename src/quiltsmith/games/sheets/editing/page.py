"""The text of a sheet under a pen: a line here, some spaces there; comments and all else stay."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Annotated

from msgspec import Meta

from quiltsmith.formats.sheet_text import EMPTY_CHARACTERS, BoardText, SheetText
from quiltsmith.games.sheets.words import all_words
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

Count = Annotated[int, Meta(ge=0, le=99)]
Space = tuple[Count, Count]
"""Row and column, counted from 0."""
Spaces = Annotated[list[Space], Meta(min_length=1, max_length=900)]
CardName = Annotated[str, Meta(max_length=100)]
_GERMAN_BOARD = "brett"


class SheetEditError(Refusal):
    """A change that this sheet does not allow."""


class SheetPage:
    """The lines of a sheet, each of them a list of lines in the end: none if it is removed."""

    def __init__(self, text: SheetText) -> None:
        source = text.source
        self._text = text
        self._first = source.first_line
        self._lines: list[list[str]] = [[line] for line in source.lines]
        headings = [source.line(board.number).split() for board in text.boards.values()]
        self.is_german = any(words and words[0].lower().startswith(_GERMAN_BOARD) for words in headings)

    def text(self) -> str:
        """Write the lines below each other."""
        return "\n".join(line for lines in self._lines for line in lines).rstrip("\n") + "\n"

    def draw(self, drawn: BoardText | None, spaces: Iterable[Space], letters: str, taken: Container[str]) -> str:
        """Draw a piece with the next free letter."""
        if drawn is None:
            raise SheetEditError(say("the board of this sheet cannot be read; mend the text first"))
        letter = next((letter for letter in letters if letter not in taken), None)
        if letter is None:
            raise SheetEditError(say("there are no letters left for another piece"))
        for space in spaces:
            if not is_empty(drawn, space):
                raise SheetEditError(say("this does not fit there: a space is shaded already, or off the board"))
            self.paint(drawn, *space, letter)
        return letter

    def paint(self, drawn: BoardText, row: int, column: int, letter: str) -> None:
        """Write a letter into a space of a board."""
        number = drawn.rows[row][0]
        at = self._text.space_place(number, column).column - 1
        (line,) = self._lines[number - self._first]
        self._lines[number - self._first] = [line[:at] + letter + line[at + 1 :]]

    def replace(self, number: int, line: str) -> None:
        """Write another line in the place of one."""
        self._lines[number - self._first] = [line]

    def add_below(self, number: int, line: str) -> None:
        """Write a line below another."""
        self._lines[number - self._first].append(line)

    def remove(self, number: int) -> None:
        """Take a line away."""
        self._lines[number - self._first] = []

    def head(self, key: str, value: str) -> None:
        """Write a head; a new one stands before the others."""
        found = self._text.heads.get(key)
        if found is None:
            self._lines.insert(0, [f"{key}: {value}"] if value else [])
            return
        before = self._text.source.line(found.number).partition(":")[0]
        self._lines[found.number - self._first] = [f"{before}: {value}"] if value else []

    def insert(self, line: str, later: Iterable[int] = ()) -> None:
        """Put a line before the first of those that are later, else below the log."""
        below = self._log_end()
        if numbers := list(later):
            self._lines[min(numbers) - self._first].insert(0, line)
        elif below is not None:
            self._lines[below].append(line)
        else:
            self._lines.append(["", "verlauf:" if self.is_german else "log:", line])

    def _log_end(self) -> int | None:
        """Find the last line of the log, or the one that begins it."""
        if self._text.log:
            return max(number for number, _ in self._text.log) - self._first
        keywords = all_words().keywords
        for index, line in enumerate(self._text.source.lines):
            if keywords.get(line.strip().removesuffix(":").lower()) == "log":
                return index
        return None


def is_empty(drawn: BoardText, space: Space) -> bool:
    """Tell whether a space is on a board, and nothing is on it."""
    row, column = space
    if row >= len(drawn.rows) or column >= len(drawn.rows[row][1]):
        return False
    return drawn.rows[row][1][column] in EMPTY_CHARACTERS
