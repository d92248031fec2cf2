"""The text of a sheet under a pen: a line here, some spaces there; comments and all else stay."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import EMPTY_CHARACTERS, BoardText, SheetText
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.games.sheets.drawn_board import PlacedPiece
from quiltsmith.games.sheets.sheet_words import all_words, language_of, word_to_write
from quiltsmith.geometry.board import Board, Mask, bits, cell_name
from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _

Count = Annotated[int, Meta(ge=0, le=99)]
Space = tuple[Count, Count]
"""Row and column, counted from 0."""
Spaces = Annotated[list[Space], Meta(min_length=1, max_length=900)]
CardName = Annotated[str, Meta(max_length=100)]


class SheetPage:
    """The lines of a sheet, each of them a list of lines in the end: none if it is removed."""

    def __init__(self, text: SheetText) -> None:
        source = text.source
        self._text = text
        self._first = source.first_line
        self._lines: list[list[str]] = [[line] for line in source.lines]
        boards, heads = (
            [re.split(r"[\s:]", source.line(part.number).strip(), maxsplit=1)[0] for part in parts.values()]
            for parts in (text.boards, text.heads)
        )
        self.language = language_of(boards, heads)

    def text(self) -> str:
        """Write the lines below each other."""
        return "\n".join(line for lines in self._lines for line in lines).rstrip("\n") + "\n"

    def draw(self, drawn: BoardText | None, spaces: Iterable[Space], letters: str, taken: Container[str]) -> str:
        """Draw a piece with the next free letter."""
        if drawn is None:
            raise QuiltsmithError(_("the board of this sheet cannot be read; mend the text first"))
        letter = next((letter for letter in letters if letter not in taken), None)
        if letter is None:
            raise QuiltsmithError(_("there are no letters left for another piece"))
        for space in spaces:
            if not is_empty(drawn, space):
                raise QuiltsmithError(_("this does not fit there: a space is shaded already, or off the board"))
            self.paint(drawn, *space, letter)
        return letter

    def paint(self, drawn: BoardText, row: int, column: int, letter: str) -> None:
        """Write a letter into a space of a board."""
        number = drawn.rows[row][0]
        at = self._text.space_place(number, column).column - 1
        (line,) = self._lines[number - self._first]
        self._lines[number - self._first] = [line[:at] + letter + line[at + 1 :]]

    def erase(self, drawn: BoardText, spaces: Iterable[Space]) -> None:
        """Make spaces of a board empty again."""
        for row, column in spaces:
            self.paint(drawn, row, column, ".")

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
            self._lines.append(["", f"{word_to_write('log', self.language)}:", line])

    def _log_end(self) -> int | None:
        """Find the last line of the log, or the one that begins it."""
        if self._text.log:
            return max(number for number, _unused in self._text.log) - self._first
        keywords = all_words().keywords
        for index, line in enumerate(self._text.source.lines):
            if keywords.get(line.strip().removesuffix(":").lower()) == "log":
                return index
        return None


def is_empty(drawn: BoardText, space: Space) -> bool:
    """Return whether a space is on a board, and nothing is on it."""
    row, column = space
    if row >= len(drawn.rows) or column >= len(drawn.rows[row][1]):
        return False
    return drawn.rows[row][1][column] in EMPTY_CHARACTERS


class Fit(Struct, frozen=True):
    """A place where a patch fits: its top left space, and all of it in words; kinds of games add what it makes."""

    row: int
    column: int
    place: str


class CutPiece(Struct, frozen=True):
    """A piece that a cut leaves, and where it lies in the patch."""

    shape: str
    row: int
    column: int


class HeldCut(Struct, frozen=True):
    """A legal line through a patch as it lies, and what it leaves."""

    axis: str
    after: int
    told: str
    pieces: tuple[CutPiece, ...]


class Way(Struct, frozen=True):
    """One way to lay a patch; `rotated` and `mirrored` are the numbers of the ways that turning leads to."""

    shape: str
    rotated: int
    mirrored: int
    fits: tuple[Fit, ...]
    cuts: tuple[HeldCut, ...] = ()


def all_ways(
    shape: Shape,
    board: Board,
    filled: Mask,
    fit: Callable[[Fit, Mask], Fit],
    cuts: Callable[[Shape], tuple[HeldCut, ...]] = lambda way: (),
) -> list[Way]:
    """List all ways to lay a patch on a board, beginning with how it is given.

    `fit` adds to a place what the game knows of it, given the spaces that would be filled then.
    """
    ways = [shape]
    for way in ways:
        ways += [turned for turned in (way.rotated(), way.mirrored()) if turned not in ways]
    number = {way: index for index, way in enumerate(ways)}

    def fits(way: Shape) -> tuple[Fit, ...]:
        corners = board.corners(way, filled)
        pattern = board.pattern(way) if corners else 0
        places = [(corner, *divmod(corner, board.stride)) for corner in bits(corners)]
        return tuple(
            fit(Fit(row, column, _place(way, row, column)), filled | pattern << corner)
            for corner, row, column in places
        )

    return [Way(str(way), number[way.rotated()], number[way.mirrored()], fits(way), cuts(way)) for way in ways]


def _place(way: Shape, row: int, column: int) -> str:
    return cell_name((row, column)) if way.size == 1 else Rectangle(row, column, way.rows, way.columns).cell_names


FabricNames = Callable[[Sequence[PlacedPiece]], Sequence[str]]
"""Names the fabric of each piece on a board; which it is, who draws the pieces decides."""


class PieceView(Struct, frozen=True):
    """A piece on the board: its shape as it lies, the place of its box, its fabric, and the line that drew it."""

    letter: str
    shape: str
    row: int
    column: int
    place: str
    card: str = ""
    line: int = 0
    fabric: str = ""


def without_fabrics(pieces: Sequence[PlacedPiece]) -> Sequence[str]:
    """Name no fabrics, where nobody looks at them."""
    return [""] * len(pieces)


def piece_views(pieces: Sequence[PlacedPiece], cloth: FabricNames) -> Iterator[PieceView]:
    """List the pieces of a board, each in its fabric."""
    for piece, fabric in zip(pieces, cloth(pieces), strict=True):
        cells = piece.cells
        row, column = min(row for row, _unused in cells), min(column for _unused, column in cells)
        place = f"{cell_name(cells[0])}-{cell_name(cells[-1])}" if len(cells) > 1 else cell_name(cells[0])
        yield PieceView(piece.letter, str(Shape(cells)), row, column, place, piece.card, piece.line, fabric)


Check = Callable[[str], Checked]
"""Check the sheet again with another text."""


class SheetEditor(ABC):
    """How sheets of one kind of game are filled in on a screen: shown, changed, and with a patch in the hand.

    A sheet that is not of the kind is refused: a change can name another game.
    """

    @abstractmethod
    def deck(self, checked: Checked) -> Deck | None:
        """Return the deck that the sheet is played with, if it is known."""

    @abstractmethod
    def view(self, checked: Checked, cloth: FabricNames) -> Struct:
        """Return what is to be shown of a sheet."""

    @abstractmethod
    def change(self, checked: Checked, edits: Sequence[object], check: Check) -> Checked:
        """Return the sheet after edits, which are JSON values."""

    @abstractmethod
    def hold(self, checked: Checked, shape: Shape, board: int) -> list[Way]:
        """Return all ways to lay a patch on one of the boards of a sheet."""

    def open_ends(self, checked: Checked) -> list[Problem]:
        """Return the problems that are none while a sheet is being filled in, since the next step settles them."""
        return []


def of_another_game() -> QuiltsmithError:
    """Return what is raised when a change leads to a sheet of another kind of game."""
    return QuiltsmithError(_("this change would make it a sheet of another game"))
