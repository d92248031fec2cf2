"""Where things stand on the cards of a deck: one size of cells, of names and of notes for all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from msgspec import Struct

from quiltsmith.decks.deck import Card
from quiltsmith.formats.fields import in_language
from quiltsmith.geometry.cuts import cut_pieces
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import ENGLISH
from quiltsmith.layout.cards.card_frame import CardMeasures
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import POINT, FontRole, Item
from quiltsmith.scene.text import TextFitError, TextStyle, fit_text, line_height, wrap_text
from quiltsmith.style.print_style import Style

_NAME_SIZE, _SMALLEST_NAME = 12.0, 7.0
_NOTE_SIZE, _SMALLEST_NOTE = 8.0, 6.0
_SMALLEST = 4.5
"""Texts that are very long are set down to this size."""
_NAME_LINES, _NOTE_LINES = 2, 4
_STEP = 0.5
_BETWEEN = 1.3
"""Millimetres between name and note."""
_WIDER = 0.98
"""Lines are broken for a little less than the width, so that the last word is not squeezed."""
MIRROR_STRIP, CUTS_STRIP = 0.2, 0.29
"""The part of the card's middle that a mirror image takes, and that cuts do."""
BETWEEN = 2.5
"""From the patch to mirror image and cuts, on a poker card."""
WORTH_IT = 1.2
"""How much larger cells must become before the extras move from below the patch to its side."""
SMALLEST_FIELD = 3
"""Cells around the smallest patches of a deck."""
LARGEST_CELL = 12.0
"""On a poker card; larger ones look clumsy."""
PURSE = 6.0
"""The row that shows the income of a patch, on a poker card."""


class Lettering(Struct, frozen=True):
    """The size of all texts of a kind, in points, and the height that the longest needs, in mm."""

    size: float
    height: float


class CaptionPlan(Struct, frozen=True):
    """How names and notes are set; without either it takes no space."""

    name: Lettering | None
    note: Lettering | None

    @property
    def height(self) -> float:
        """The height of both, in mm."""
        between = _BETWEEN if self.name and self.note else 0.0
        return between + sum(lettering.height for lettering in (self.name, self.note) if lettering)


def plan_caption(cards: Sequence[Card], measures: CardMeasures, language: str) -> CaptionPlan | None:
    """Find the sizes in which all names and all notes of a deck fit a few lines, if it has any."""
    width, scale = measures.middle.width, measures.lettering
    names = _texts([card.name for card in cards], language)
    notes = _texts([card.note for card in cards], language)
    if not names and not notes:
        return None
    return CaptionPlan(
        _lettering(names, width, "display", _NAME_SIZE * scale, _SMALLEST_NAME, _NAME_LINES),
        _lettering(notes, width, "text", _NOTE_SIZE * scale, _SMALLEST_NOTE, _NOTE_LINES),
    )


def draw_caption(card: Card, box: Box, plan: CaptionPlan, style: Style) -> tuple[Item, ...]:
    """Write a card's name and note into the box that all cards keep for them."""
    name, note = box.split_top(plan.name.height, _BETWEEN) if plan.name else (box, box)
    items: tuple[Item, ...] = ()
    if card.name and plan.name:
        items += _written(card.name, name, plan.name, "display", style)
    if card.note and plan.note:
        items += _written(card.note, note, plan.note, "text", style)
    return items


def _texts(translated: Sequence[Mapping[str, str]], language: str) -> list[str]:
    return [in_language(texts, language) for texts in translated if texts]


def _lettering(
    texts: list[str], width: float, font: FontRole, largest: float, smallest: float, most_lines: int
) -> Lettering | None:
    """Take one line where that is not too small, else the largest size in which all texts fit a few lines."""
    if not texts:
        return None
    size = max(largest, smallest)
    sizes = [size - number * _STEP for number in range(int((size - smallest) / _STEP) + 1)]
    # Beyond what is well read, a text is rather small than refused.
    smaller = [sizes[-1] - number * _STEP for number in range(1, int((sizes[-1] - _SMALLEST) / _STEP) + 1)]
    for candidate in (*sizes, *smaller):
        broken = [wrap_text(text, width * _WIDER, candidate, font) for text in texts]
        lines = max((len(rows) for rows in broken if rows is not None), default=0)
        fits = None not in broken and lines <= most_lines
        # A long name rather takes a second line than become much smaller.
        if fits and (lines == 1 or candidate <= size * 0.85 or candidate <= sizes[-1]):
            return Lettering(candidate, lines * line_height(candidate) + 0.4 * candidate * POINT)
    longest = max(texts, key=len)
    raise TextFitError(longest, Box(0, 0, width, most_lines * line_height(_SMALLEST)))


def _written(
    texts: Mapping[str, str], box: Box, lettering: Lettering, font: FontRole, style: Style
) -> tuple[Item, ...]:
    is_name, theme, size = font == "display", style.theme, lettering.size
    colour = theme.text if is_name else theme.muted
    words = TextStyle(size, font, colour, "centre", "bottom" if is_name else "top", wrap=True, smallest=size)
    return fit_text(style.name(texts), box, words)


class CardAreas(Struct, frozen=True):
    """The box of the patch; and of mirror image and cuts, the income, name and note, if there are any."""

    patch: Box
    extras: Box | None = None
    purse: Box | None = None
    caption: Box | None = None


class CardLayout(Struct, frozen=True):
    """Where things stand on the cards of one deck, on those with mirror image or cuts and on the others.

    All patches lie on a field of so many rows and columns of cells.
    """

    measures: CardMeasures
    cell: float
    field: tuple[int, int]
    plain: CardAreas
    with_extras: CardAreas
    with_cuts: bool
    caption: CaptionPlan | None = None

    def areas(self, card: Card) -> CardAreas:
        """Return where things stand on a card."""
        return self.with_extras if has_extras(card, self.with_cuts) else self.plain


def plan_cards(
    cards: Sequence[Card], measures: CardMeasures, with_cuts: bool, language: str = ENGLISH
) -> CardLayout:
    """Choose the largest cells that fit all cards, with the extras below or beside the patch.

    Names and notes take the same space on all cards as soon as one has them, so that patches stay in line.
    """
    purse, named, free, scale = None, None, measures.middle, measures.scale
    if any(card.price for card in cards):
        free, purse = free.split_bottom(PURSE * scale, scale)
    caption = plan_caption(cards, measures, language)
    if caption is not None:
        free, named = free.split_bottom(caption.height, scale)
    plain = CardAreas(free, None, purse, named)
    rows = max(SMALLEST_FIELD, *(card.shape.rows for card in cards))
    columns = max(SMALLEST_FIELD, *(card.shape.columns for card in cards))
    has_plain, has_more = (any(has_extras(card, with_cuts) is more for card in cards) for more in (False, True))
    plans = []
    strip = CUTS_STRIP if with_cuts else MIRROR_STRIP
    for parted in (
        free.split_bottom(free.height * strip, BETWEEN * scale),
        free.split_right(free.width * strip, BETWEEN * scale),
    ):
        with_extras = CardAreas(*parted, purse, named)
        shown = [areas for areas, has_some in ((plain, has_plain), (with_extras, has_more)) if has_some]
        cell = min(areas.patch.cell_size(rows, columns, LARGEST_CELL * scale) for areas in shown)
        plans.append(CardLayout(measures, cell, (rows, columns), plain, with_extras, with_cuts, caption))
    below, beside = plans
    return beside if beside.cell > below.cell * WORTH_IT else below


@cache
def has_extras(card: Card, with_cuts: bool) -> bool:
    """Return whether a card shows more than its patch."""
    return card.shape.is_chiral() or (with_cuts and bool(shown_pieces(card)))


def shown_pieces(card: Card) -> tuple[Shape, ...]:
    """List the pieces to show on a card, lying flat: those that the deck names, or all of one legal cut."""
    if card.is_start:
        return ()
    return tuple(map(_flat, card.shown_cuts or cut_pieces(card.shape)))


def _flat(shape: Shape) -> Shape:
    return shape if shape.rows <= shape.columns else shape.rotated()
