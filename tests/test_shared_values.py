"""Values of the core are kept and handed out again, so nobody may change them."""

from __future__ import annotations

import pytest
from msgspec import Struct
from msgspec.structs import asdict

from quiltsmith.games.doodle.doodle_deal import Deal, play_deal
from quiltsmith.geometry.board import Board, Placement
from quiltsmith.geometry.cuts import all_cuts
from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.geometry.shape import Shape
from tests.games.doodle.checks.small_game import game as small_game
from tests.games.doodle.random_games import usual_game
from tests.games.patchwork.samples import classic, game_named

CUT = all_cuts(Shape.parse("##/#."))[0]
DEAL = Deal("small", ("P1", "P2", "P3"), (("P4", "P5"),), (1, 2, 1))
CLASSIC = classic()
HALLOWEEN = game_named("halloween")
SHARED = (
    *(CUT, CUT.line, CUT.shape, Board(3, 4), Placement(CUT.shape, 0, 0, 1), Rectangle(0, 0, 1, 2)),
    *(CLASSIC, CLASSIC.cards[0], HALLOWEEN, HALLOWEEN.currency, HALLOWEEN.tracks["revised"]),
    *(usual_game(), usual_game().scoring, DEAL, play_deal(DEAL, small_game())[0]),
)


@pytest.mark.parametrize("value", SHARED, ids=lambda value: type(value).__name__)
def test_shared_value_stays_what_it_is(value: Struct) -> None:
    for name, now in asdict(value).items():
        with pytest.raises(AttributeError):
            setattr(value, name, now)
