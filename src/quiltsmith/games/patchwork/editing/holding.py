"""A patch in the hand over a quilt: where it fits, and whether it would earn the tile."""

from __future__ import annotations

from quiltsmith.games.patchwork.checked import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.editing.stage import quilts_of, stage_of
from quiltsmith.games.patchwork.engine.state import has_square
from quiltsmith.games.sheets.editing.holding import Fit, Way, all_ways
from quiltsmith.geometry.board import Mask
from quiltsmith.geometry.shape import Shape


class QuiltFit(Fit, frozen=True):
    """A place where a patch fits; `earns_tile` if nobody has the tile yet and the square is filled then."""

    earns_tile: bool


def held_ways(shape: Shape, checked: CheckedGame | CheckedQuilt, board: int) -> list[Way]:
    """List all ways to lay a patch on a finished quilt, or in a game on that of who is about to place one."""
    game, quilts, is_free = checked.game, quilts_of(checked), False
    if quilts:
        filled = quilts[min(board, len(quilts) - 1)].covered
    elif isinstance(checked, CheckedGame):
        state = checked.replay.state
        filled, is_free = state.players[stage_of(checked).player].quilt, state.tile_is_free

    def told(fit: Fit, filled_then: Mask) -> QuiltFit:
        return QuiltFit(fit.row, fit.column, fit.place, is_free and has_square(game, filled_then))

    return all_ways(shape, game.board, filled, told)
