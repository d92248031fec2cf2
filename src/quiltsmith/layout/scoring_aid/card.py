"""The scoring aid as a card to fold, one for everybody at the table."""

from __future__ import annotations

from quiltsmith.games.game import Game
from quiltsmith.layout.scoring_aid.face import HEIGHT, WIDTH
from quiltsmith.layout.scoring_aid.kind import scoring_aid_kind
from quiltsmith.layout.sheets.arrangement import SheetPlan, arrange
from quiltsmith.layout.sheets.imposition import Leaf, impose_sheets, with_footers
from quiltsmith.scene.elements import Document, Symbol
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style


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
