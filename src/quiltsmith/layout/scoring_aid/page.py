"""The scoring aid: one page that answers what is asked at the table while scores are counted."""

from __future__ import annotations

from quiltsmith.games.game import Game
from quiltsmith.layout.drawing.panels import header
from quiltsmith.layout.scoring_aid.kind import scoring_aid_kind
from quiltsmith.layout.sheets.imposition import with_footers
from quiltsmith.layout.sheets.panel_page import panel_page
from quiltsmith.scene.elements import Box, Document, Item, Page
from quiltsmith.style.choices import Style
from quiltsmith.style.unprintable import refusing_unprintable


@refusing_unprintable()
def scoring_aid_document(game: Game, style: Style) -> Document:
    """Make the scoring aid of a game as a document of its own."""
    title = f"{style.name(game.title)}: {style.word('scoring-aid.title')}"
    job = f"{style.name(game.title)} · {style.word('scoring-aid.title')}"
    pages = with_footers([scoring_aid_page(game, style)], style, job)
    return Document(pages, title, job, style.language)


def scoring_aid_page(game: Game, style: Style) -> Page:
    """Lay out the page, without a footer."""
    kind = scoring_aid_kind(game)

    def draw(box: Box) -> list[Item]:
        board = style.word("scoring-aid.board", rows=game.board.rows, columns=game.board.columns)
        beside = f"{style.name(game.title)} · {board}"
        items, room = header(box, style.word("scoring-aid.title"), beside, style.theme)
        return items + kind.panels(game, room, style)

    return panel_page(style, style.word("scoring-aid.title"), draw)
