"""Kits of two-player games: boards, patches, currency and tokens."""

from __future__ import annotations

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.layout.boards.boards_document import BoardPlan
from quiltsmith.layout.boards.patchwork_boards import board_faces
from quiltsmith.layout.kit.kit_document import KitPart, KitPlan, part_of_faces
from quiltsmith.layout.product_kinds import KitKind
from quiltsmith.layout.tiles.tile_pages import TilePlan, tile_faces
from quiltsmith.style.print_style import Style


def _parts(game: PatchworkGame, style: Style, plan: KitPlan) -> list[KitPart]:
    boards = board_faces(game, style, BoardPlan())
    tiles = tile_faces(plan.deck, game, style, TilePlan())
    return [
        part_of_faces("boards", style.word("kit.part.boards"), boards),
        part_of_faces("tiles", style.word("kit.part.tiles"), tiles),
    ]


KIT = KitKind(_parts, block="pinwheel")
