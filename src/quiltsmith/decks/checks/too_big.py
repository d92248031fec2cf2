"""A patch that does not fit the board of its game, however it is turned.

FAIL (the doodle board is 9×9):
    {id: P01, size: 10, shape: "##########"}
PASS:
    {id: P01, size: 9, shape: "#########"}
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import DeckFile
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _

CODE = "too-big"


def check(deck: DeckFile) -> Iterator[Problem]:
    """Find shapes that the board cannot hold."""
    if deck.game is None:
        return
    for entry in deck.entries:
        if entry.shape is not None and not deck.has_room_for(entry.shape):
            yield problem(entry.at("shape"), entry.name, entry.shape, deck.game.board)


def problem(place: Place, name: str, shape: Shape, board: Board) -> Problem:
    """Compare the box of the shape with the board."""
    message = _(
        "{name} is {rows}×{columns}, too big for a board of {most_rows}×{most_columns}",
        name=name,
        rows=shape.rows,
        columns=shape.columns,
        most_rows=board.rows,
        most_columns=board.columns,
    )
    return Problem(place, CODE, message, _("draw a smaller patch, or name a game with a larger board"))
