"""Kits of doodle games: cards, and a die and a token to fold."""

from __future__ import annotations

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.cards.card_document import card_leaves
from quiltsmith.layout.cards.card_frame import CardMeasures
from quiltsmith.layout.kit.folding_page import folding_page
from quiltsmith.layout.kit.kit_document import KitPart, KitPlan
from quiltsmith.layout.product_kinds import KitKind
from quiltsmith.layout.scoring_aid.scoring_aid_document import HEIGHT, WIDTH, scoring_aid_leaf
from quiltsmith.layout.sheets.imposition import impose_sheets
from quiltsmith.layout.sheets.sheet_arrangement import SheetPlan, arrange
from quiltsmith.scene.elements import Flip
from quiltsmith.style.print_style import Style

_MOST_AIDS = 6


def _parts(game: DoodleGame, style: Style, plan: KitPlan) -> list[KitPart]:
    size = plan.card.width, plan.card.height
    measures, with_backs = CardMeasures(*size), plan.duplex != "none"
    leaves = card_leaves(plan.deck, style, measures, with_backs=with_backs, pictures=plan.pictures)
    sheets = SheetPlan(*size, duplex=plan.duplex)
    note = ""
    if size == (WIDTH, HEIGHT):
        # The last sheet has places left: scoring aids to hold in the hand.
        free = -len(leaves) % len(arrange(sheets, style.paper).places)
        aids = min(free, _MOST_AIDS)
        leaves += [scoring_aid_leaf(game, style)] * aids
        note = style.word("kit.how.aids", count=aids) if aids else ""
    turned: Flip | None = plan.duplex if plan.duplex in ("long", "short") else None
    cards = impose_sheets(leaves, sheets, style)
    return [
        KitPart("cards", style.word("kit.part.cards"), cards, begins_sheet=True, note=note, turned=turned),
        KitPart("fold", style.word("fold.title"), [folding_page(game, style)], begins_sheet=True),
    ]


KIT = KitKind(_parts)
