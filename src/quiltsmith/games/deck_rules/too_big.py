"""A patch that does not fit the board of its game, however it is turned.

FAIL (the doodle board is 9×9):
    {id: P01, size: 10, shape: "##########"}
PASS:
    {id: P01, size: 9, shape: "#########"}
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.games.deck import DeckFile


def check(deck: DeckFile) -> Iterator[Problem]:
    """Find shapes that the board cannot hold."""
    if deck.game is None:
        return
    board = deck.game.board
    for entry in deck.entries:
        if entry.shape is None or board.holds(entry.shape):
            continue
        box = f"{entry.shape.rows}×{entry.shape.columns}"
        message = f"{entry.name} is {box}, too big for the board of {board.rows}×{board.columns}"
        yield Problem(
            entry.at("shape"), "too-big", message, "draw a smaller patch, or name a game with a larger board"
        )
