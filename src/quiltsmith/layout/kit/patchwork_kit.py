"""Kits of two-player games: a reminder of the rules, boards, patches, currency and tokens."""

from __future__ import annotations

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.layout.boards.boards_document import BoardPlan
from quiltsmith.layout.boards.patchwork_boards import board_faces
from quiltsmith.layout.kit.kit_document import KitPart, KitPlan, part_of_faces
from quiltsmith.layout.kit.rules_drawings import patch_circle
from quiltsmith.layout.product_kinds import KitKind
from quiltsmith.layout.sheets.panel_pages import Block, Draw, framed, numbered
from quiltsmith.layout.tiles.tile_pages import TilePlan, tile_faces
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item
from quiltsmith.style.print_style import Style

_EVENTS = ("•", "•", "•")
"""What happens on the way has no order."""


def _rules(game: PatchworkGame, is_narrow: bool, style: Style) -> list[Block]:
    """List all panels."""
    currency = style.name(game.currency.name)
    advance = style.word("scoring-aid.turn.advance.meaning", points=game.currency.per_space, currency=currency)
    taken = style.word("scoring-aid.turn.take.meaning", choice=game.choice)
    turns = [
        style.word("scoring-aid.turn.who"),
        f"{style.word('scoring-aid.turn.advance')}: {advance}",
        f"{style.word('scoring-aid.turn.take')}: {taken}",
    ]
    special = style.word("rules.quilt.first")
    if game.may_discard_special:
        special += " " + style.word("scoring-aid.track.discard")
    ways = [
        style.word("rules.quilt.income", currency=currency),
        special,
        style.word("rules.quilt.tile", side=game.tile_side, points=game.tile_points),
    ]
    ends = [
        style.word("rules.quilt.end", last=game.tracks[game.track].last),
        style.word("scoring-aid.quilt-sum.note", currency=currency, points=-game.points_per_empty_space),
    ]
    parts: tuple[tuple[str, float, float, Draw], ...] = (
        ("rules.setup", 90, 90, lambda box: _setup(game, box, style)),
        ("scoring-aid.turn", 54, 62, lambda box: numbered(turns, box, style, ("", "A", "B"))),
        ("scoring-aid.track", 44, 52, lambda box: numbered(ways, box, style, _EVENTS)),
        ("rules.end", 38, 44, lambda box: numbered(ends, box, style)),
    )
    return [
        framed(style.word(key), narrow if is_narrow else wide, draw, style) for key, wide, narrow, draw in parts
    ]


def _setup(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    """Return how the game is set up, with the circle of patches beside it."""
    words, drawn = box.columns(2, 6)
    texts = [
        style.word("rules.quilt.setup", start=game.currency.start, currency=style.name(game.currency.name)),
        style.word("rules.quilt.special"),
        style.word("rules.quilt.sew"),
    ]
    return [*numbered(texts, words, style), *patch_circle(game.choice, drawn, style)]


def _parts(game: PatchworkGame, style: Style, plan: KitPlan) -> list[KitPart]:
    boards = board_faces(game, style, BoardPlan())
    tiles = tile_faces(plan.deck, game, style, TilePlan())
    return [
        part_of_faces("boards", style.word("kit.part.boards"), boards),
        part_of_faces("tiles", style.word("kit.part.tiles"), tiles),
    ]


KIT = KitKind(_rules, _parts, block="pinwheel")
