"""The board of a sheet: rows of letters turned into one mask per letter."""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats import faults
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.sheet_text import EMPTY_CHARACTERS, UNNAMED, BoardText, SheetText, plain_character
from quiltsmith.geometry.board import Board, Mask


def letter_masks(board: Board, drawn: BoardText) -> dict[str, Mask]:
    """Give the spaces of every letter of a board of the right size, in the order of their first spaces."""
    masks: dict[str, Mask] = {}
    bit = 1
    for _, row in drawn.rows:
        for character in row:
            if character not in EMPTY_CHARACTERS:
                masks[character] = masks.get(character, 0) | bit
            bit <<= 1
        bit <<= 1  # the guard bit at the end of each row
    return masks


def has_right_size(board: Board, drawn: BoardText) -> bool:
    """Tell whether the drawing has the rows and columns of the board."""
    return len(drawn.rows) == board.rows and all(len(row) == board.columns for _, row in drawn.rows)


def size_problems(text: SheetText, drawn: BoardText, board: Board, game: str) -> Iterator[Problem]:
    """Count the rows, and the characters of each row."""
    for number, row in drawn.rows:
        if len(row) != board.columns:
            message = f"this row has {len(row)} spaces, the board of {game} has {board.columns}"
            hint = "one character per space, `.` for an empty one"
            yield Problem(text.line_place(number), "board-size", message, hint)
    if len(drawn.rows) != board.rows:
        last = drawn.rows[-1][0] if drawn.rows else drawn.number
        message = f"the board has {len(drawn.rows)} rows, the board of {game} has {board.rows}"
        yield Problem(text.line_place(last), "board-size", message, "one line per row, no blank line between")


def odd_characters(text: SheetText, drawn: BoardText) -> Iterator[Problem]:
    """Find characters that name no piece."""
    for number, row in drawn.rows:
        if row.isascii() and row.replace(".", "").replace("#", "").replace("_", "").isalnum():
            continue
        for column, character in enumerate(row):
            plain = plain_character(character)
            if character in EMPTY_CHARACTERS or character == UNNAMED or (character.isalnum() and plain is None):
                continue
            shown = f"`{character}`" if character.isprintable() else f"U+{ord(character):04X}"
            hint = f"type it as `{plain}`" if plain else "use letters and digits, and `.` for an empty space"
            yield faults.syntax(text.space_place(number, column), f"{shown} names no piece", hint)
