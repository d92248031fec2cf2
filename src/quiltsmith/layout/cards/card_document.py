"""A deck as cards to cut out: fronts and backs, and the document of all sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.layout.cards.card_back import card_back
from quiltsmith.layout.cards.card_face import card_front
from quiltsmith.layout.cards.card_frame import SAFE, CardMeasures
from quiltsmith.layout.cards.card_layout import plan_cards
from quiltsmith.layout.cards.card_pictures import CardPictures
from quiltsmith.layout.drawing.deck_fabrics import card_fabrics, case_collisions
from quiltsmith.layout.drawing.pictograms import currency_picture
from quiltsmith.layout.sheets.imposition import (
    Leaf,
    Side,
    SinglePlan,
    impose_grid,
    impose_sheets,
    impose_singles,
    with_footers,
)
from quiltsmith.layout.sheets.sheet_arrangement import SheetPlan
from quiltsmith.scene.elements import Document
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.preset import Preset
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import CardSize


class CardJob(Struct, frozen=True):
    """What is to be printed: cards of a deck, the way that a preset says, with what a person wants otherwise."""

    deck: Deck
    cards: Sequence[Card]
    preset: Preset
    size: CardSize
    with_backs: bool = True
    with_cuts: bool = False
    gap: float | None = None
    back_offset: tuple[float, float] = (0.0, 0.0)
    is_large: bool = False
    pictures: CardPictures = field(default_factory=dict)

    @property
    def with_two_faces(self) -> bool:
        """Whether backs are printed; sheets that nobody turns have none."""
        return self.with_backs and (self.preset.pages != "sheets" or self.preset.duplex != "none")

    def sheet_plan(self) -> SheetPlan:
        """Return the plan for sheets with many cards."""
        preset = self.preset
        size = self.size.width, self.size.height
        return SheetPlan(*size, preset.bleed, self.gap, preset.marks, preset.duplex, self.back_offset)

    def single_plan(self) -> SinglePlan:
        """Return the plan for pages of one card each."""
        preset = self.preset
        order: tuple[Side, ...] = ("back", "front") if preset.order == "back-front" else ("front", "back")
        size = self.size.width, self.size.height
        return SinglePlan(*size, preset.bleed, order, preset.margin - preset.bleed, preset.backs == "once")

    def measures(self) -> CardMeasures:
        return CardMeasures(
            self.size.width,
            self.size.height,
            self.preset.bleed,
            max(SAFE, self.preset.safe),
            self.preset.rim,
            self.is_large,
        )


@refusing_unprintable()
def card_document(job: CardJob, style: Style) -> Document:
    """Put cards on sheets for a home printer, or each face on a page of its own for a print shop."""
    plan = job.sheet_plan()
    plan.check()
    leaves = card_leaves(
        job.deck,
        style,
        job.measures(),
        cards=job.cards,
        with_backs=job.with_two_faces,
        with_cuts=job.with_cuts,
        pictures=job.pictures,
    )
    title = deck_title(job.deck, style)
    if job.preset.pages == "grid":
        pages = impose_grid(leaves, job.size.width, job.size.height)
        return Document(pages, title, job.deck.id, style.language)
    if job.preset.pages == "cards":
        return Document(impose_singles(leaves, job.single_plan()), title, job.deck.id, style.language)
    name = f"{title} · {job.size.name}"
    pages = with_footers(impose_sheets(leaves, plan, style), style, name)
    turned = plan.duplex if plan.duplex in ("long", "short") and job.with_two_faces else None
    return Document(pages, title, name, style.language, duplex=turned)


def card_leaves(
    deck: Deck,
    style: Style,
    measures: CardMeasures,
    *,
    cards: Sequence[Card] | None = None,
    with_backs: bool = True,
    with_cuts: bool = False,
    pictures: CardPictures | None = None,
) -> list[Leaf]:
    """Draw the cards of a deck, or some of them; each has the fabric that it has in the whole deck."""
    everything = deck.everything
    layout = plan_cards(everything, measures, with_cuts, style.language)
    fabrics = card_fabrics(deck, style)
    kinds = (False, True)
    title = deck_title(deck, style)
    backs = {is_start: card_back(title, is_start, measures, style) for is_start in kinds if with_backs}
    coin = currency_picture(deck.game.deck_needs.currency_in_english)
    marked = case_collisions(card.id for card in everything)
    return [
        Leaf(
            card_front(
                card,
                fabrics[card.id],
                layout,
                style,
                coin,
                is_marked=card.id in marked,
                artwork=(pictures or {}).get(card.id),
            ),
            backs.get(card.is_start),
            card.id,
        )
        for card in (printed_cards(everything) if cards is None else cards)
    ]


def printed_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Repeat each card as often as the deck wants copies of it."""
    return tuple(card for card in cards for _ in range(card.copies))


def deck_title(deck: Deck, style: Style) -> str:
    """Return the title of a deck in the print's language, or in the one it has."""
    return style.name(deck.title) if deck.title else deck.id
