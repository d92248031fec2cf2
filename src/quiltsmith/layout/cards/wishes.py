"""What a person wants of printed cards, beside what a preset says; and the job that comes of both."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.formats.suggest import did_you_mean
from quiltsmith.layout.cards.document import CardJob
from quiltsmith.scene.turning import Turning
from quiltsmith.style.card_size import parse_card_size
from quiltsmith.style.preset import Marks, Preset
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

MOST_COPIES = 50
_USUAL_SIZE = "poker"
_LONGEST_ID = 40


class CardWishError(Refusal):
    """Wishes that a deck cannot meet."""


class CardWishes(Struct, frozen=True):
    """What a person wants; what is None is as the preset says, `only` are the ids of cards."""

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


def card_job(deck: Deck, preset: Preset, wishes: CardWishes) -> CardJob:
    """Put deck, preset and wishes together, or say what does not go together."""
    if wishes.with_cuts and not deck.game.deck_needs.shows_cuts:
        raise CardWishError(say("patches of {game} are never cut; leave --cuts out", game=deck.game.id))
    wanted = replace(
        preset,
        bleed=preset.bleed if wishes.bleed is None else wishes.bleed,
        duplex=wishes.duplex or preset.duplex,
        marks=wishes.marks or preset.marks,
    )
    usual_size = _USUAL_SIZE if wanted.card is None else "{}x{}mm".format(*wanted.card)
    size = parse_card_size(wishes.size or usual_size)
    cards = choose_cards(deck, wishes.only, wishes.copies)
    return CardJob(deck, cards, wanted, size, wishes.with_backs, wishes.with_cuts, wishes.gap, wishes.back_offset)


def choose_cards(deck: Deck, only: Sequence[str] | None, copies: int) -> Sequence[Card]:
    """Find the cards to print by their ids, or take all; the whole row comes as often as copies are wanted."""
    if not 1 <= copies <= MOST_COPIES:
        raise CardWishError(
            say("{copies} copies are not possible; from 1 to {most} are", copies=copies, most=MOST_COPIES)
        )
    everything = (*deck.cards, *deck.start)
    if only is None:
        return everything * copies
    known = {card.id: card for card in everything}
    ids = list(dict.fromkeys(only))
    if not ids:
        raise CardWishError(say("--only names no card; write ids of {deck} like P01,P02", deck=deck.id))
    hint = say("`quiltsmith deck show` lists them")
    wrong = [
        say(
            "there is no card `{card}` in {deck}; {hint}",
            card=card_id[:_LONGEST_ID],
            deck=deck.id,
            hint=did_you_mean(card_id, known, hint),
        )
        for card_id in ids
        if card_id not in known
    ]
    if wrong:
        raise CardWishError("\n".join(wrong))
    return tuple(known[card_id] for card_id in ids) * copies
