"""The scoring aid of two-player games as a card: a turn on one side, what counts on the other."""

from __future__ import annotations

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.layout.drawing.panels import paragraph, rows
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.scoring_aid.face import face
from quiltsmith.layout.scoring_aid.track import money, special_patch
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style


def turn_face(game: PatchworkGame, style: Style) -> tuple[Item, ...]:
    """Draw what a turn is."""
    theme = style.theme
    items, room = face(style.word("scoring-aid.turn"), style)
    currency = style.name(game.currency.name)
    who, advance, take = rows(room, [17, 26, 26], 2)
    items += paragraph(style.word("scoring-aid.turn.who"), who, theme, 8.5)
    for part, key, name, values in (
        (advance, "advance", "arrow", {"points": game.currency.per_space, "currency": currency}),
        (take, "take", "hourglass", {"choice": game.choice}),
    ):
        items.append(picture(name, Box(part.x, part.y, 8, 8), theme))
        items += fit_text(
            style.word(f"scoring-aid.turn.{key}"),
            Box(part.x + 10, part.y, part.width - 10, 8),
            TextStyle(9, "bold", theme.accent),
        )
        items += paragraph(
            style.word(f"scoring-aid.turn.{key}.meaning", **values),
            Box(part.x, part.y + 9, part.width, part.height - 9),
            theme,
            8.5,
        )
    return tuple(items)


def quilt_face(game: PatchworkGame, style: Style) -> tuple[Item, ...]:
    """Draw what counts at the end, and what the time board brings."""
    theme = style.theme
    items, room = face(style.word("scoring-aid.sum"), style)
    currency = style.name(game.currency.name)
    special = style.word("scoring-aid.track.special")
    if game.may_discard_special:
        special += " " + style.word("scoring-aid.track.discard")
    texts = (
        style.word("scoring-aid.quilt-sum.note", currency=currency, points=-game.points_per_empty_space),
        style.word("scoring-aid.tile.meaning", side=game.tile_side, points=game.tile_points),
        style.word("scoring-aid.track.income", currency=currency),
        special,
    )
    for part, text, name in zip(
        rows(room, [20, 17, 14, 17], 1.5), texts, ("empty", "tile", money(game), ""), strict=True
    ):
        place = Box(part.x, part.y, 8, 8)
        items.append(picture(name, place, theme) if name else special_patch(place, style))
        items += paragraph(text, Box(part.x + 10.5, part.y, part.width - 10.5, part.height), theme, 8.5)
    return tuple(items)
