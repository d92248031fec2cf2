"""The scoring aid: a page that answers what is asked at the table, and a card to fold for everybody."""

from __future__ import annotations

from quiltsmith.games.game import Game
from quiltsmith.layout.scoring_aid.card_panel import HEIGHT, WIDTH
from quiltsmith.layout.scoring_aid.kind import scoring_aid_kind
from quiltsmith.layout.sheets.imposition import Leaf, impose_sheets, with_footers
from quiltsmith.layout.sheets.panel_pages import panel_pages
from quiltsmith.layout.sheets.sheet_arrangement import SheetPlan, arrange
from quiltsmith.scene.elements import Document, Page, Symbol
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style


@refusing_unprintable()
def scoring_aid_document(game: Game, style: Style) -> Document:
    """Make the scoring aid of a game as a document of its own."""
    title = f"{style.name(game.title)}: {style.word('scoring-aid.title')}"
    job = f"{style.name(game.title)} · {style.word('scoring-aid.title')}"
    pages = with_footers(scoring_aid_pages(game, style), style, job)
    return Document(pages, title, job, style.language)


def scoring_aid_pages(game: Game, style: Style) -> list[Page]:
    """Lay out the page, or several on small paper, without footers."""
    kind = scoring_aid_kind(game)
    board = style.word("scoring-aid.board", rows=game.board.rows, columns=game.board.columns)
    beside = f"{style.name(game.title)} · {board}"
    return panel_pages(
        style, style.word("scoring-aid.title"), beside, lambda is_narrow: kind.panels(game, is_narrow, style)
    )


@refusing_unprintable()
def scoring_aid_card_document(game: Game, style: Style) -> Document:
    """Fill a sheet with folded cards, one for everybody at the table: no printer has to meet front and back."""
    leaf = scoring_aid_leaf(game, style)
    plan = SheetPlan(WIDTH, HEIGHT, duplex="gutterfold")
    places = len(arrange(plan, style.paper).places)
    job = f"{style.name(game.title)} · {style.word('scoring-aid.title')}"
    pages = with_footers(impose_sheets([leaf] * places, plan, style), style, job)
    return Document(pages, f"{style.name(game.title)}: {style.word('scoring-aid.title')}", job, style.language)


def scoring_aid_leaf(game: Game, style: Style) -> Leaf:
    """Make the card's two faces."""
    kind = scoring_aid_kind(game)
    front = Symbol("checker-front", WIDTH, HEIGHT, kind.front(game, style))
    back = Symbol("checker-back", WIDTH, HEIGHT, kind.back(game, style))
    return Leaf(front, back, style.word("scoring-aid.title"))
