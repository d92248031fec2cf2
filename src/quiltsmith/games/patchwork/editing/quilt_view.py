"""Finished quilts as a screen shows them: pieces, what is claimed, and the points."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.games.patchwork.checked import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.editing.stage import quilts_of
from quiltsmith.games.patchwork.editing.view import DuelView, duel_view, lines_of
from quiltsmith.games.patchwork.laid import pieces_of_quilt
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.record import CLAIMS
from quiltsmith.games.patchwork.total import total_sum
from quiltsmith.games.sheets.editing.pieces import Cloth, PieceView, piece_views, without_cloth
from quiltsmith.talk.saying import talk_language


class QuiltSeat(Struct, frozen=True):
    """A player with a finished quilt; None for what nobody knows."""

    player: str
    pieces: tuple[PieceView, ...]
    buttons: int | None
    tile: bool | None
    has_square: bool
    empty: int | None
    total: int | None
    sum: str
    claimed_total: int | None
    lines: tuple[int, ...]


class QuiltsView(Struct, frozen=True, tag="quilts", tag_field="desk"):
    """All that a screen shows of one quilt, or of both of a game; `desk` says which screen."""

    rows: int
    columns: int
    has_board: bool
    currency: str
    tile_side: int
    tile_points: int
    seats: tuple[QuiltSeat, ...]


def patchwork_view(checked: CheckedGame | CheckedQuilt, cloth: Cloth = without_cloth) -> DuelView | QuiltsView:
    """Put together what a screen shows of a sheet of the two-player game, its pieces in fabrics of `cloth`."""
    if isinstance(checked, CheckedGame) and not quilts_of(checked):
        return duel_view(checked, cloth)
    game, quilts = checked.game, quilts_of(checked)
    return QuiltsView(
        rows=game.board.rows,
        columns=game.board.columns,
        has_board=all(quilt.has_board for quilt in quilts),
        currency=game.currency.name_in(talk_language()),
        tile_side=game.tile_side,
        tile_points=game.tile_points,
        seats=tuple(_seat(quilt, cloth) for quilt in quilts),
    )


def _seat(quilt: Quilt, cloth: Cloth) -> QuiltSeat:
    total, claimed, added = quilt.total, quilt.claim("total"), ""
    if total is not None and quilt.buttons is not None and quilt.empty is not None:
        added = total_sum(quilt.game, quilt.buttons, quilt.has_tile, quilt.empty)
    return QuiltSeat(
        player=quilt.name or quilt.text.head("player") or "",
        pieces=tuple(piece_views(pieces_of_quilt(quilt), cloth)),
        buttons=quilt.buttons,
        tile=quilt.tile,
        has_square=quilt.has_square,
        empty=quilt.empty,
        total=total,
        sum=added,
        claimed_total=claimed.value if claimed else None,
        lines=lines_of(quilt.drawn, (quilt.claim(kind) for kind in CLAIMS)),
    )
