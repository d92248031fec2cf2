"""Blocks of covers: one of its own for every game, and inside their frames in all inks."""

from __future__ import annotations

import pytest

from quiltsmith.layout.drawing.quilt_blocks import BlockName, block_for, draw_block
from quiltsmith.layout.product_kinds import kit_kind
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Path
from quiltsmith.scene.paths import bounds
from quiltsmith.style.theme import Ink
from tests.layout.samples import shipped_game, theme


def test_every_shipped_game_has_a_block_of_its_own() -> None:
    games = [shipped_game(name) for name in ("doodle", "patchwork", "halloween")]
    blocks = [block_for(kit_kind(game).block, theme(game.theme)) for game in games]
    assert blocks == ["star", "pinwheel", "night"]


@pytest.mark.parametrize("ink", list(Ink))
@pytest.mark.parametrize("name", ["star", "pinwheel", "night"])
def test_a_block_stays_inside_its_frame(name: BlockName, ink: Ink) -> None:
    box = Box(10, 20, 80, 80)
    items = draw_block(name, box, theme("night", ink))
    (drawn,) = [item for item in items if isinstance(item, Group)]
    inside = box.inset(4).moved(-drawn.x, -drawn.y)
    pieces = [item for item in drawn.items if isinstance(item, Path)]
    assert len(pieces) > 10
    assert all(inside.holds(bounds(piece), 0.01) for piece in pieces)
