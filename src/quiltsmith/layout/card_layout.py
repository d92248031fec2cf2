"""How much room the patches of a deck get on their cards: one size of cells for all, so that patches compare."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quiltsmith.games.deck import Card
from quiltsmith.geometry.cuts import cut_pieces
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.card_frame import CardMeasures
from quiltsmith.layout.scene import Box

EXTRA_SHARE = 0.29
"""The part of the card's middle that mirror image and cuts take."""
WORTH_IT = 1.2
"""How much larger cells must become before the extras move from below the patch to its side."""
LARGEST_CELL = 12.0
"""On a poker card; larger ones look clumsy."""
PURSE = 6.0
"""The row that shows the income of a patch, on a poker card."""


@dataclass(frozen=True, slots=True)
class CardLayout:
    """Where things stand on the cards of one deck."""

    measures: CardMeasures
    cell: float
    extras_beside: bool
    with_cuts: bool
    with_purse: bool

    def rooms(self, card: Card) -> tuple[Box, Box | None, Box | None]:
        """Give the room for the patch, for mirror image and cuts, and for the income, where there is any."""
        return _rooms(card, self.measures, self.extras_beside, self.with_cuts, self.with_purse)


def plan_cards(cards: Sequence[Card], measures: CardMeasures, with_cuts: bool) -> CardLayout:
    """Choose the largest cells that all cards have room for, with the extras below or beside the patch."""
    with_purse = any(card.price for card in cards)
    largest = LARGEST_CELL * measures.scale
    plans = []
    for beside in (False, True):
        cell = min(
            (_cell(card, measures, beside, with_cuts, with_purse) for card in cards),
            default=largest,
        )
        plans.append(CardLayout(measures, min(cell, largest), beside, with_cuts, with_purse))
    below, beside_patch = plans
    return beside_patch if beside_patch.cell > below.cell * WORTH_IT else below


def shown_pieces(card: Card) -> tuple[Shape, ...]:
    """List the pieces to show on a card, lying flat: those that the deck names, or all of one legal cut."""
    if card.is_start:
        return ()
    return tuple(map(_flat, card.shown_cuts or cut_pieces(card.shape)))


def _flat(shape: Shape) -> Shape:
    return shape if shape.rows <= shape.columns else shape.rotated()


def _cell(card: Card, measures: CardMeasures, beside: bool, with_cuts: bool, with_purse: bool) -> float:
    room, _, _ = _rooms(card, measures, beside, with_cuts, with_purse)
    return min(room.width / card.shape.columns, room.height / card.shape.rows)


def _rooms(
    card: Card, measures: CardMeasures, beside: bool, with_cuts: bool, with_purse: bool
) -> tuple[Box, Box | None, Box | None]:
    patch, scale = measures.middle, measures.scale
    purse = extras = None
    if with_purse:
        height = PURSE * scale
        purse = Box(patch.x, patch.bottom - height, patch.width, height)
        patch = Box(patch.x, patch.y, patch.width, patch.height - height - scale)
    if card.shape.is_chiral() or (with_cuts and shown_pieces(card)):
        between = 2.5 * scale
        if beside:
            width = patch.width * EXTRA_SHARE
            extras = Box(patch.right - width, patch.y, width, patch.height)
            patch = Box(patch.x, patch.y, patch.width - width - between, patch.height)
        else:
            height = patch.height * EXTRA_SHARE
            extras = Box(patch.x, patch.bottom - height, patch.width, height)
            patch = Box(patch.x, patch.y, patch.width, patch.height - height - between)
    return patch, extras, purse
