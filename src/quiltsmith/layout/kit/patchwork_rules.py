"""The reminder of the rules of two-player games."""

from __future__ import annotations

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.layout.drawing.numbered import numbered
from quiltsmith.layout.drawing.panels import columns
from quiltsmith.layout.kit.patch_circle import patch_circle
from quiltsmith.layout.sheets.panel_pages import Block, Draw, framed
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item
from quiltsmith.style.print_style import Style

_EVENTS = ("•", "•", "•")
"""What happens on the way has no order."""


def patchwork_rules(game: PatchworkGame, is_narrow: bool, style: Style) -> list[Block]:
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
    """Tell how the game is set up, with the circle of patches beside it."""
    words, drawn = columns(box, [50, 50], 6)
    texts = [
        style.word("rules.quilt.setup", start=game.currency.start, currency=style.name(game.currency.name)),
        style.word("rules.quilt.special"),
        style.word("rules.quilt.sew"),
    ]
    return [*numbered(texts, words, style), *patch_circle(game, drawn, style)]
