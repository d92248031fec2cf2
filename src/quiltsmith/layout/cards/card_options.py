"""What a person wants of printed cards, beside what a preset says; and the job that comes of both."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.card_selection import chosen_cards
from quiltsmith.decks.deck import Card, Deck
from quiltsmith.errors import UsageError
from quiltsmith.i18n import _
from quiltsmith.layout.cards import MOST_COPIES
from quiltsmith.layout.cards.card_document import CardJob, printed_cards
from quiltsmith.layout.sheets.imposition import finest_resolution
from quiltsmith.scene.elements import Turning
from quiltsmith.style.preset import Marks, Preset
from quiltsmith.style.sizes import parse_card_size

_USUAL_SIZE = "poker"


class CardOptions(Struct, frozen=True, kw_only=True):
    """What a person wants; what is None is as the preset says, `only` are ids, ranges and patterns."""

    size: str | None = None
    with_backs: bool = True
    with_cuts: bool = False
    only: Sequence[str] | None = None
    copies: int = 1
    duplex: Turning | None = None
    back_offset: tuple[float, float] = (0.0, 0.0)
    marks: Marks | None = None
    bleed: float | None = None
    gap: float | None = None
    is_large: bool = False


def card_job(deck: Deck, preset: Preset, options: CardOptions) -> CardJob:
    """Put deck, preset and options together, or say what does not go together."""
    if options.with_cuts and not deck.game.deck_needs.shows_cuts:
        raise UsageError(_("patches of {game} are never cut", game=deck.game.id), "cuts")
    wanted = replace(
        preset,
        bleed=preset.bleed if options.bleed is None else options.bleed,
        duplex=options.duplex or preset.duplex,
        marks=options.marks or preset.marks,
    )
    usual_size = _USUAL_SIZE if wanted.card is None else "{}x{}mm".format(*wanted.card)
    size = parse_card_size(options.size or usual_size)
    if wanted.pages == "grid":
        finest = finest_resolution(size.width, size.height)
        wanted = replace(wanted, bleed=0.0, resolution=min(wanted.resolution, finest))
    cards = choose_cards(deck, options.only, options.copies)
    gap = options.gap if wanted.pages == "sheets" else None  # elsewhere no card lies beside another
    return CardJob(
        deck=deck,
        cards=cards,
        preset=wanted,
        size=size,
        with_backs=options.with_backs,
        with_cuts=options.with_cuts,
        gap=gap,
        back_offset=options.back_offset,
        is_large=options.is_large,
    )


def choose_cards(deck: Deck, only: Sequence[str] | None, copies: int) -> Sequence[Card]:
    """Find the cards to print, or take all; the whole row comes as often as copies are wanted.

    Copies that the deck wants of a card stand beside each other.
    """
    if not 1 <= copies <= MOST_COPIES:
        raise UsageError(
            _("{copies} copies are not possible; from 1 to {most} are", copies=copies, most=MOST_COPIES),
            "copies",
        )
    cards = deck.everything if only is None else chosen_cards(deck, list(only))
    return printed_cards(cards) * copies
