"""How a patchwork score comes about, written out."""

from __future__ import annotations

from quiltsmith.games.patchwork.game import PatchworkGame


def total_sum(game: PatchworkGame, buttons: int, has_tile: bool, empty: int) -> str:
    """Write the sum, such as `14 + 7 − 10`."""
    tile = f" + {game.tile_points}" if has_tile else ""
    return f"{buttons}{tile} − {-game.points_per_empty_space * empty}"
