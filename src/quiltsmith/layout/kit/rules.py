"""A page that reminds of the rules, in our own words and with the game's own numbers."""

from __future__ import annotations

from quiltsmith.games.game import Game
from quiltsmith.layout.kit.kind import kit_kind
from quiltsmith.layout.sheets.panel_pages import panel_pages
from quiltsmith.scene.elements import Page
from quiltsmith.style.print_style import Style


def reminder_pages(game: Game, style: Style) -> list[Page]:
    """Lay out the page, or several on small paper, without footers."""
    kind = kit_kind(game)
    return panel_pages(
        style,
        style.word("rules.title"),
        style.name(game.title),
        lambda is_narrow: kind.rules(game, is_narrow, style),
    )
