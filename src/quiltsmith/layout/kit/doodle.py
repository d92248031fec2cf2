"""Kits of doodle games: cards, and a die and a token to fold."""

from __future__ import annotations

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.cards.document import card_leaves
from quiltsmith.layout.cards.frame import CardMeasures
from quiltsmith.layout.kit.die_page import folding_page
from quiltsmith.layout.kit.doodle_rules import doodle_rules
from quiltsmith.layout.kit.kind import KitKind
from quiltsmith.layout.kit.parts import KitPart, KitPlan
from quiltsmith.layout.scoring_aid.card import scoring_aid_leaf
from quiltsmith.layout.scoring_aid.face import HEIGHT as AID_HEIGHT
from quiltsmith.layout.scoring_aid.face import WIDTH as AID_WIDTH
from quiltsmith.layout.sheets.arrangement import SheetPlan, arrange
from quiltsmith.layout.sheets.imposition import impose_sheets
from quiltsmith.scene.turning import Flip
from quiltsmith.style.print_style import Style

_MOST_AIDS = 6


def _parts(game: DoodleGame, style: Style, plan: KitPlan) -> list[KitPart]:
    leaves = card_leaves(
        plan.deck,
        style,
        CardMeasures(plan.card.width, plan.card.height),
        with_backs=plan.duplex != "none",
    )
    sheets = SheetPlan(plan.card.width, plan.card.height, duplex=plan.duplex)
    if (plan.card.width, plan.card.height) == (AID_WIDTH, AID_HEIGHT):
        # The last sheet has places left: scoring aids to hold in the hand.
        free = -len(leaves) % len(arrange(sheets, style.paper).places)
        leaves += [scoring_aid_leaf(game, style)] * min(free, _MOST_AIDS)
    turned: Flip | None = plan.duplex if plan.duplex in ("long", "short") else None
    cards = impose_sheets(leaves, sheets, style)
    return [
        KitPart("cards", style.word("kit.part.cards"), cards, begins_sheet=True, turned=turned),
        KitPart("fold", style.word("fold.title"), [folding_page(game, style)], begins_sheet=True),
    ]


KIT = KitKind(doodle_rules, _parts)
