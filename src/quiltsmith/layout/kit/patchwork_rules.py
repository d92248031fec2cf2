"""The reminder of the rules of two-player games."""

from __future__ import annotations

from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.layout.drawing.numbered import numbered
from quiltsmith.layout.drawing.panels import columns, panel, rows
from quiltsmith.layout.kit.patch_circle import patch_circle
from quiltsmith.scene.elements import Box, Item
from quiltsmith.style.choices import Style

_EVENTS = ("•", "•", "•")
"""What happens on the way has no order."""


def patchwork_rules(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    """Draw all panels."""
    theme = style.theme
    setup, turn, way, ended = rows(box, [98, 58, 46, 42])
    currency = style.name(game.currency.name)
    items, inside = panel(setup, style.word("rules.setup"), theme)
    told, drawn = columns(inside, [50, 50], 6)
    texts = [
        style.word("rules.quilt.setup", start=game.currency.start, currency=currency),
        style.word("rules.quilt.special"),
        style.word("rules.quilt.sew"),
    ]
    items += [*numbered(texts, told, style), *patch_circle(game, drawn, style)]
    framed, inside = panel(turn, style.word("scoring-aid.turn"), theme)
    advance = style.word("scoring-aid.turn.advance.meaning", points=game.currency.per_space, currency=currency)
    taken = style.word("scoring-aid.turn.take.meaning", choice=game.choice)
    turns = [
        style.word("scoring-aid.turn.who"),
        f"{style.word('scoring-aid.turn.advance')}: {advance}",
        f"{style.word('scoring-aid.turn.take')}: {taken}",
    ]
    items += [*framed, *numbered(turns, inside, style, ("", "A", "B"))]
    framed, inside = panel(way, style.word("scoring-aid.track"), theme)
    special = style.word("rules.quilt.first")
    if game.may_discard_special:
        special += " " + style.word("scoring-aid.track.discard")
    ways = [
        style.word("rules.quilt.income", currency=currency),
        special,
        style.word("rules.quilt.tile", side=game.tile_side, points=game.tile_points),
    ]
    items += [*framed, *numbered(ways, inside, style, _EVENTS)]
    framed, inside = panel(ended, style.word("rules.end"), theme)
    ends = [
        style.word("rules.quilt.end", last=game.tracks[game.track].last),
        style.word("scoring-aid.quilt-sum.note", currency=currency, points=-game.points_per_empty_space),
    ]
    return [*items, *framed, *numbered(ends, inside, style)]
