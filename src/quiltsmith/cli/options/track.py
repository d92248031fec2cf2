"""`--track` for prints that show the time board: which edition's it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.failure import Failure

if TYPE_CHECKING:
    from quiltsmith.games.game import Game

TrackOption = Annotated[
    str | None,
    typer.Option("--track", metavar="NAME", help="The time board: revised, or classic for the print of 2014."),
]


def on_track(game: Game, track: str | None) -> Game:
    """Give the game with this time board, or say which it has."""
    from msgspec.structs import replace

    from quiltsmith.formats.suggest import did_you_mean
    from quiltsmith.games.patchwork.game import PatchworkGame

    if track is None:
        return game
    if not isinstance(game, PatchworkGame):
        raise Failure(f"{game.id} has no time board; leave --track out")
    if track not in game.tracks:
        raise Failure(f"{game.id} has no track `{track}`; {did_you_mean(track, game.tracks)}")
    return replace(game, track=track)
