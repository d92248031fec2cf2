"""How much room the patches of a deck get on their cards: one size of cells for all, so that patches compare."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from quiltsmith.decks.deck import Card
from quiltsmith.formats.fields import LANGUAGES
from quiltsmith.geometry.cuts import cut_pieces
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.cards.caption import CaptionPlan, plan_caption
from quiltsmith.layout.cards.frame import CardMeasures
from quiltsmith.scene.boxes import Box

EXTRA_SHARE = 0.29
"""The part of the card's middle that mirror image and cuts take."""
BETWEEN = 2.5
"""From the patch to mirror image and cuts, on a poker card."""
WORTH_IT = 1.2
"""How much larger cells must become before the extras move from below the patch to its side."""
LARGEST_CELL = 12.0
"""On a poker card; larger ones look clumsy."""
PURSE = 6.0
"""The row that shows the income of a patch, on a poker card."""


class Rooms(Struct, frozen=True):
    """The room for the patch; and for mirror image and cuts, the income, name and note, if there are any."""

    patch: Box
    extras: Box | None = None
    purse: Box | None = None
    caption: Box | None = None


class CardLayout(Struct, frozen=True):
    """Where things stand on the cards of one deck, on those with mirror image or cuts and on the others."""

    measures: CardMeasures
    cell: float
    plain: Rooms
    with_extras: Rooms
    with_cuts: bool
    caption: CaptionPlan | None = None

    def rooms(self, card: Card) -> Rooms:
        """Give the rooms of a card."""
        return self.with_extras if has_extras(card, self.with_cuts) else self.plain


def plan_cards(
    cards: Sequence[Card], measures: CardMeasures, with_cuts: bool, language: str = LANGUAGES[0]
) -> CardLayout:
    """Choose the largest cells that all cards have room for, with the extras below or beside the patch.

    Names and notes take the same room on all cards as soon as one has them, so that patches stay in line.
    """
    purse, room, free = None, None, measures.middle
    if any(card.price for card in cards):
        height = PURSE * measures.scale
        purse = Box(free.x, free.bottom - height, free.width, height)
        free = Box(free.x, free.y, free.width, free.height - height - measures.scale)
    caption = plan_caption(cards, measures, language)
    if caption is not None:
        room = Box(free.x, free.bottom - caption.height, free.width, caption.height)
        free = Box(free.x, free.y, free.width, free.height - caption.height - measures.scale)
    plain = Rooms(free, None, purse, room)
    sizes = {(card.shape.columns, card.shape.rows, has_extras(card, with_cuts)) for card in cards}
    largest = LARGEST_CELL * measures.scale
    plans = []
    for parted in (_below(free, measures.scale), _beside(free, measures.scale)):
        with_extras = Rooms(*parted, purse, room)
        cells = [
            min(room.width / columns, room.height / rows)
            for columns, rows, extras in sizes
            for room in ((with_extras if extras else plain).patch,)
        ]
        cell = min([largest, *cells])
        plans.append(CardLayout(measures, cell, plain, with_extras, with_cuts, caption))
    below, beside = plans
    return beside if beside.cell > below.cell * WORTH_IT else below


@cache
def has_extras(card: Card, with_cuts: bool) -> bool:
    """Tell whether a card shows more than its patch."""
    return card.shape.is_chiral() or (with_cuts and bool(shown_pieces(card)))


def shown_pieces(card: Card) -> tuple[Shape, ...]:
    """List the pieces to show on a card, lying flat: those that the deck names, or all of one legal cut."""
    if card.is_start:
        return ()
    return tuple(map(_flat, card.shown_cuts or cut_pieces(card.shape)))


def _flat(shape: Shape) -> Shape:
    return shape if shape.rows <= shape.columns else shape.rotated()


def _below(room: Box, scale: float) -> tuple[Box, Box]:
    height = room.height * EXTRA_SHARE
    patch = Box(room.x, room.y, room.width, room.height - height - BETWEEN * scale)
    return patch, Box(room.x, room.bottom - height, room.width, height)


def _beside(room: Box, scale: float) -> tuple[Box, Box]:
    width = room.width * EXTRA_SHARE
    patch = Box(room.x, room.y, room.width - width - BETWEEN * scale, room.height)
    return patch, Box(room.right - width, room.y, width, room.height)
