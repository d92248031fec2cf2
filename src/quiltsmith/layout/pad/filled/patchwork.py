"""What is written on a patchwork sheet: a table of the first game on it, with a column for each player."""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.games.patchwork.checked import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.engine.state import PLAYERS
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.layout.pad.filled.filling import Filling


def fill(checked: CheckedQuilt | CheckedGame) -> Filling:
    """See how the players of a whole game stand, or the one of a finished quilt."""
    columns = list(_game(checked) if isinstance(checked, CheckedGame) else _quilt(checked))
    return Filling(
        texts={
            f"game-1-{row}-{number}": text
            for number, column in enumerate(columns, 1)
            for row, text in column.items()
        }
    )


def _game(checked: CheckedGame) -> Iterator[dict[str, str]]:
    for player in PLAYERS:
        standing = checked.standing(player)
        claimed = checked.claimed_total(player)
        total = standing.total if claimed is None else claimed
        name = checked.replay.name(player)
        yield _column(checked.game, name, standing.buttons, standing.has_tile, standing.empty, total)


def _quilt(checked: CheckedQuilt) -> Iterator[dict[str, str]]:
    quilt = checked.quilt
    claimed = checked.claimed_total
    total = checked.total if claimed is None else claimed
    yield _column(checked.game, checked.player or "", quilt.buttons, quilt.has_tile, quilt.empty, total)


def _column(
    game: PatchworkGame, name: str, buttons: int | None, has_tile: bool, empty: int | None, total: int | None
) -> dict[str, str]:
    """Write a column; empty spaces are written as what they cost."""
    lost = None if empty is None else -game.points_per_empty_space * empty
    return {
        "name": name,
        "currency": _number(buttons),
        "tile": str(game.tile_points) if has_tile else "",
        "empty": _number(lost),
        "total": _number(total),
    }


def _number(value: int | None) -> str:
    return "" if value is None else str(value)
