"""The board of a sheet: rows of letters turned into one mask per letter."""

from __future__ import annotations

import string
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from quiltsmith.formats import diagnostics
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import EMPTY_CHARACTERS, UNNAMED, BoardText, SheetText, plain_character
from quiltsmith.formats.source import Place
from quiltsmith.geometry.board import Board, Mask
from quiltsmith.geometry.shape import Cell
from quiltsmith.i18n import _


def read_board(
    text: SheetText, drawn: BoardText | None, board: Board, problems: list[Problem]
) -> dict[str, Mask] | None:
    """Return the spaces of every letter; None if the board is missing, has odd characters or the wrong size."""
    if drawn is None:
        return None
    odd = list(odd_characters(text, drawn))
    problems.extend(odd)
    return None if odd or not has_right_size(board, drawn) else letter_masks(board, drawn)


def letter_masks(board: Board, drawn: BoardText) -> dict[str, Mask]:
    """Return the spaces of every letter of a board of the right size, in the order of their first spaces."""
    masks: defaultdict[str, Mask] = defaultdict(int)
    for character, bit in zip("".join([row for _unused, row in drawn.rows]), _space_bits(board), strict=True):
        masks[character] |= bit
    for character in EMPTY_CHARACTERS:
        masks.pop(character, None)
    return dict(masks)


@lru_cache(maxsize=64)
def _space_bits(board: Board) -> tuple[Mask, ...]:
    """Return the masks of all single spaces, row by row."""
    return tuple(board.bit(row, column) for row in range(board.rows) for column in range(board.columns))


def letter_place(text: SheetText, drawn: BoardText, letter: str) -> Place:
    """Point at the first space of a letter that stands on the board."""
    number, row = next((number, row) for number, row in drawn.rows if letter in row)
    return text.space_place(number, row.index(letter))


def has_right_size(board: Board, drawn: BoardText) -> bool:
    """Return whether the drawing has the rows and columns of the board."""
    return len(drawn.rows) == board.rows and {len(row) for _unused, row in drawn.rows} == {board.columns}


def size_problems(text: SheetText, drawn: BoardText, board: Board, game: str) -> Iterator[Problem]:
    """Count the rows, and the characters of each row."""
    for number, row in drawn.rows:
        if len(row) != board.columns:
            message = _(
                "this row has {number} spaces, the board of {game} has {columns}",
                number=len(row),
                game=game,
                columns=board.columns,
            )
            hint = _("one character per space, `.` for an empty one")
            yield Problem(text.line_place(number), "board-size", message, hint)
    if len(drawn.rows) != board.rows:
        last = drawn.rows[-1][0] if drawn.rows else drawn.number
        message = _(
            "the board has {number} rows, the board of {game} has {rows}",
            number=len(drawn.rows),
            game=game,
            rows=board.rows,
        )
        yield Problem(text.line_place(last), "board-size", message, _("one line per row, no blank line between"))


def odd_characters(text: SheetText, drawn: BoardText) -> Iterator[Problem]:
    """Find characters that name no piece."""
    spaces = "".join([row for _unused, row in drawn.rows])
    if spaces.isascii() and spaces.replace(".", "").replace(UNNAMED, "").replace("_", "").isalnum():
        return
    for number, row in drawn.rows:
        for column, character in enumerate(row):
            plain = plain_character(character)
            if character in EMPTY_CHARACTERS or character == UNNAMED or (character.isalnum() and plain is None):
                continue
            shown = f"`{character}`" if character.isprintable() else f"U+{ord(character):04X}"
            hint = (
                _("type it as `{plain}`", plain=plain)
                if plain
                else _("use letters and digits, and `.` for an empty space")
            )
            yield diagnostics.syntax(
                text.space_place(number, column), _("{shown} names no piece", shown=shown), hint
            )


TYPED_LETTERS = string.ascii_uppercase + string.ascii_lowercase + string.digits
"""Those that every keyboard has."""
# Large variants have more pieces than the plain alphabet has letters; the next ones have no twin of another width.
_FURTHER_LETTERS = "".join(
    chr(code) for code in (*range(0x3B1, 0x3C2), *range(0x410, 0x450), *range(0x561, 0x587), *range(0x5D0, 0x5EB))
)
LETTERS = TYPED_LETTERS + _FURTHER_LETTERS
SINGLE_LETTERS = "xyzwvutsrq"
"""Those that single spaces get first, so that patches go on from A."""


class NamedPiece(NamedTuple):
    """What a sheet says of a letter: its card, and the line where that stands; 0 if no line does."""

    card: str
    line: int


class PlacedPiece(Struct, frozen=True):
    """Spaces that one letter has covered, the card whose patch they are, and the line that says so, if known."""

    letter: str
    cells: tuple[Cell, ...]
    card: str = ""
    line: int = 0

    @property
    def is_named(self) -> bool:
        """Whether a letter holds the spaces together; covered spaces without one are no piece."""
        return self.letter != UNNAMED


def placed_pieces(
    board: Board, masks: Mapping[str, Mask], named: Mapping[str, NamedPiece]
) -> Iterator[PlacedPiece]:
    """List the pieces in the order of what names them, then those that nothing names."""
    order = {letter: number for number, letter in enumerate(named)}
    for letter, mask in sorted(masks.items(), key=lambda pair: order.get(pair[0], len(order))):
        yield PlacedPiece(letter, tuple(board.cells(mask)), *named.get(letter, NamedPiece("", 0)))
