"""What `tiles` and `boards` have in common: the size of a space, and the theme that suits a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from quiltsmith.games.game import Game

CellOption = Annotated[
    float | None,
    typer.Option("--cell", metavar="MM", help="The side of a space. [default: what lets the quilt fit the paper]"),
]


def usual_theme(game: Game) -> str:
    """Name the theme of a game: games that are paid for with eyeballs are played at night."""
    from quiltsmith.games.patchwork.game import PatchworkGame
    from quiltsmith.layout.tiles.currency import symbol_of

    is_spooky = isinstance(game, PatchworkGame) and symbol_of(game.currency) == "eyeball"
    return "night" if is_spooky else "quilt"
