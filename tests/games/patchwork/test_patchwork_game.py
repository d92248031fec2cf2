"""What a game of two is made of."""

from __future__ import annotations

import pytest

from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from tests.games.patchwork.samples import game_named
from tests.layout.samples import doodle


def test_a_game_can_be_played_on_the_time_board_of_another_edition() -> None:
    game = game_named("patchwork")
    assert isinstance(game, PatchworkGame)
    assert game.on_track(None) is game
    classic = game.on_track("classic")
    assert (game.track, classic.track) == ("revised", "classic")
    assert classic.tracks == game.tracks


def test_a_time_board_that_is_not_there_is_refused() -> None:
    with pytest.raises(QuiltsmithError, match="patchwork has no track `clasic`"):
        game_named("patchwork").on_track("clasic")
    with pytest.raises(QuiltsmithError, match="doodle has no time board to choose"):
        doodle().on_track("classic")
