"""Kits of two-player games: boards, patches, currency and tokens."""

from __future__ import annotations

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.layout.boards.document import BoardPlan
from quiltsmith.layout.boards.pages import board_faces
from quiltsmith.layout.kit.kind import KitKind
from quiltsmith.layout.kit.parts import KitPart, KitPlan, part_of_faces
from quiltsmith.layout.kit.patchwork_rules import patchwork_rules
from quiltsmith.layout.tiles.pages import TilePlan, tile_faces
from quiltsmith.style.print_style import Style


def _parts(game: PatchworkGame, style: Style, plan: KitPlan) -> list[KitPart]:
    boards = board_faces(game, style, BoardPlan())
    tiles = tile_faces(plan.deck, game, style, TilePlan())
    return [
        part_of_faces("boards", style.word("kit.part.boards"), boards),
        part_of_faces("tiles", style.word("kit.part.tiles"), tiles),
    ]


KIT = KitKind(patchwork_rules, _parts)
