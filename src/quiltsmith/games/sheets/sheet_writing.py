"""Sheets as text, in parts that the writers of all kinds of games share: heads, drawn boards, a log, templates.

`words` are those of a language for keywords; a keyword that is not among them is written as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from quiltsmith.formats.languages import words_in
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.geometry.board import Board, Mask, bits


def write_blocks(
    heads: Mapping[str, str],
    boards: Mapping[str, Iterable[str]],
    log: Iterable[str] | None,
    words: Mapping[str, str],
) -> str:
    """Write a sheet: its heads, its boards by title, and the lines of its log, if it has one."""
    blocks = [[f"{words.get(key, key)}: {value}" for key, value in heads.items()]]
    for title, rows in boards.items():
        heading = f"{words.get('board', 'board')} {title}".rstrip()
        blocks.append([f"{heading}:", *map(_no_separator, rows)])
    if log is not None:
        blocks.append([f"{words.get('log', 'log')}:", *map(_no_separator, log)])
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def write_blank(heads: Mapping[str, str], titles: Iterable[str], board: Board, words: Mapping[str, str]) -> str:
    """Write a sheet on which nothing is drawn yet, with a board of each title; empty heads are left out."""
    written = {key: value for key, value in heads.items() if value}
    return write_blocks(written, dict.fromkeys(titles, empty_board(board).split("\n")), [], words)


def heads_of(text: SheetText) -> dict[str, str]:
    """Return the heads of a sheet that was read, to be written again."""
    return {key: head.value for key, head in text.heads.items()}


def boards_of(text: SheetText) -> dict[str, list[str]]:
    """Return the rows of the boards of a sheet that was read, by title, to be written again."""
    return {title: [row for _unused, row in board.rows] for title, board in text.boards.items()}


def draw_rows(board: Board, pieces: Iterable[tuple[str, Mask]]) -> list[str]:
    """Draw pieces, each a letter and its spaces, on a board; an empty space is `.`."""
    grid = ["."] * (board.rows * board.stride)
    for letter, spaces in pieces:
        for index in bits(spaces):
            grid[index] = letter
    starts = range(0, len(grid), board.stride)
    return ["".join(grid[start : start + board.columns]) for start in starts]


def empty_board(board: Board) -> str:
    """Draw a board with nothing on it."""
    return "\n".join(["." * board.columns] * board.rows)


def template_parts(rules: str, language: str) -> dict[str, str]:
    """Return the texts that an empty sheet of a kind of game is put together from, by name."""
    beginning = f"{rules}-sheet."
    words = words_in(language)
    return {key.removeprefix(beginning): text for key, text in words.items() if key.startswith(beginning)}


def _no_separator(line: str) -> str:
    """Keep a line of nothing but dashes from ending the sheet."""
    return line if line.strip("-") else f" {line}"
