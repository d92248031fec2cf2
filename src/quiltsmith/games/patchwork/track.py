"""The time boards of a game's editions: which one is played on."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from quiltsmith.formats.suggest import did_you_mean
from quiltsmith.games.game import Game
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

AnyGame = TypeVar("AnyGame", bound=Game)


class TrackError(Refusal):
    """A time board that a game does not have."""


def on_track(game: AnyGame, track: str | None) -> AnyGame:
    """Give the game with this time board, or say which it has."""
    if track is None:
        return game
    if not isinstance(game, PatchworkGame):
        raise TrackError(say("{game} has no time board; leave --track out", game=game.id))
    if track not in game.tracks:
        hint = did_you_mean(track, game.tracks)
        raise TrackError(say("{game} has no track `{track}`; {hint}", game=game.id, track=track, hint=hint))
    return replace(game, track=track)
