"""A page that reminds of the rules, in our own words and with the game's own numbers."""

from __future__ import annotations

from quiltsmith.games.game import Game
from quiltsmith.layout.drawing.panels import header
from quiltsmith.layout.kit.kind import kit_kind
from quiltsmith.layout.sheets.panel_page import panel_page
from quiltsmith.scene.elements import Box, Item, Page
from quiltsmith.style.choices import Style


def reminder_page(game: Game, style: Style) -> Page:
    """Lay out the page, without a footer."""
    kind = kit_kind(game)

    def draw(box: Box) -> list[Item]:
        items, room = header(box, style.word("rules.title"), style.name(game.title), style.theme)
        return items + kind.rules(game, room, style)

    return panel_page(style, style.word("rules.title"), draw)
