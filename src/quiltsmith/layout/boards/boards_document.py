"""The boards that a game is played on, as a document; what draws them, the game's kind says."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.game import AnyGame, Game
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.i18n import _
from quiltsmith.layout.sheets.cell_size import cell_of
from quiltsmith.layout.sheets.page_furniture import Face, document_of
from quiltsmith.scene.elements import Document
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style


class BoardPlan(Struct, frozen=True):
    """How large boards are printed: a cell, and the time board's width (None: what fits)."""

    cell: float | None = None
    time_width: float | None = None


BoardFaces = Callable[[AnyGame, Style, BoardPlan], list[Face]]
"""What draws the boards of a kind of game, each over as many sheets as it needs."""


@refusing_unprintable()
def boards_document(game: Game, style: Style, plan: BoardPlan) -> Document:
    title = style.name(game.title)
    job = style.word("boards.job", game=title, cell=style.number(cell_of(game.board, style.paper, plan.cell)))
    faces = _faces_of(game)(game, style, plan)
    return document_of(faces, style, style.word("boards.title", game=title), job)


def with_boards(game: Game) -> Game:
    """Return a game that is played on boards; others are refused."""
    _faces_of(game)
    return game


def _faces_of(game: AnyGame) -> BoardFaces[AnyGame]:
    faces = ruleset_of(game).boards
    if faces is None:
        raise QuiltsmithError(
            _("{game} is drawn on score sheets, not played on boards; print a score pad", game=game.id)
        )
    return faces
