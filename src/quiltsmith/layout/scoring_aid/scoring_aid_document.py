"""The scoring aid: a page that answers what is asked at the table, and a card to fold for everybody."""

from __future__ import annotations

from quiltsmith.games.game import Game
from quiltsmith.layout.product_kinds import scoring_aid_kind
from quiltsmith.layout.sheets.imposition import Leaf, impose_sheets, with_footers
from quiltsmith.layout.sheets.panel_pages import panel_pages
from quiltsmith.layout.sheets.sheet_arrangement import SheetPlan, arrange
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Document, Item, Page, Symbol
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import CARD_SIZES

WIDTH, HEIGHT = CARD_SIZES["poker"].width, CARD_SIZES["poker"].height
"""The aid as a card, in millimetres."""
_EDGE = 4.0


@refusing_unprintable()
def scoring_aid_document(game: Game, style: Style) -> Document:
    """Make the scoring aid of a game as a document of its own."""
    return _document(scoring_aid_pages(game, style), game, style, has_ruler=False)


@refusing_unprintable()
def scoring_aid_card_document(game: Game, style: Style) -> Document:
    """Fill a sheet with folded cards, one for everybody at the table: no printer has to meet front and back."""
    plan = SheetPlan(WIDTH, HEIGHT, duplex="gutterfold")
    leaves = [scoring_aid_leaf(game, style)] * len(arrange(plan, style.paper).places)
    return _document(impose_sheets(leaves, plan, style), game, style, has_ruler=True)


def _document(pages: list[Page], game: Game, style: Style, *, has_ruler: bool) -> Document:
    name, title = style.name(game.title), style.word("scoring-aid.title")
    job = f"{name} · {title}"
    footed = with_footers(pages, style, job, has_ruler=has_ruler)
    return Document(footed, f"{name}: {title}", job, style.language)


def scoring_aid_pages(game: Game, style: Style) -> list[Page]:
    """Lay out the page, or several on small paper, without footers."""
    kind = scoring_aid_kind(game)
    board = style.word("scoring-aid.board", rows=game.board.rows, columns=game.board.columns)
    beside = f"{style.name(game.title)} · {board}"
    return panel_pages(
        style, style.word("scoring-aid.title"), beside, lambda is_narrow: kind.panels(game, is_narrow, style)
    )


def scoring_aid_leaf(game: Game, style: Style) -> Leaf:
    """Make the card's two faces."""
    kind = scoring_aid_kind(game)
    front = Symbol("checker-front", WIDTH, HEIGHT, kind.front(game, style))
    back = Symbol("checker-back", WIDTH, HEIGHT, kind.back(game, style))
    return Leaf(front, back, style.word("scoring-aid.title"))


def card_face(title: str, style: Style) -> tuple[list[Item], Box]:
    """Begin a face of the card: its ground and title; return the box below, too."""
    theme, card = style.theme, Box(0, 0, WIDTH, HEIGHT)
    inner = card.inset(_EDGE)
    head, below = inner.split_top(6.6, 1.4)
    items: list[Item] = [
        paths.box_path(card, theme.card),
        *fit_text(title, inner.top_strip(5.5), TextStyle(12, "display", theme.accent, "centre")),
        paths.line(head.x, head.bottom, head.right, head.bottom, theme.line_stroke(0.3)),
    ]
    return items, below
