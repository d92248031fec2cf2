"""Two cards show the same patch (a warning).

Turned or flipped copies are the same patch, since players may turn and flip it. For patches with a price,
only the same shape at the same price counts. Start cards are compared with start cards only.

FAIL:
    - {id: P01, size: 3, shape: "##/#."}
    - {id: P02, size: 3, shape: ".#/##"}
PASS:
    - {id: P01, size: 3, shape: "##/#."}
    - {id: P02, size: 3, shape: "###"}
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import PRICES, Card, DeckFile, Price
from quiltsmith.formats.problems import Level, Problem
from quiltsmith.formats.source import Place
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _

CODE = "same-shape"


def check(deck: DeckFile) -> Iterator[Problem]:
    """Find a patch that an earlier card has as well."""
    yield from _made_equal(deck)
    for is_start in (False, True):
        inherited = _inherited(deck, is_start)
        seen: dict[object, str] = {
            _patch(card.shape, card.price): _("card {card}", card=card.id) for card in inherited
        }
        for entry in deck.of_kind(is_start):
            if entry.shape is None:
                continue
            price = Price(**entry.price) if set(entry.price) == set(PRICES) else None
            patch = _patch(entry.shape, price)
            if patch in seen:
                yield _problem(entry.at("shape"), entry.name, seen[patch], price)
            else:
                seen[patch] = entry.name if entry.id else _("the card in line {line}", line=entry.place.line)


def _made_equal(deck: DeckFile) -> Iterator[Problem]:
    """Find cards of the base deck that only a new price makes the same."""
    seen: dict[object, str] = {}
    # Cards at their old price first: a problem is told where the file can mend it.
    for card in sorted(deck.inherited, key=lambda card: card.id in deck.new_prices):
        patch = _patch(card.shape, card.price)
        if patch in seen and card.id in deck.new_prices:
            yield _problem(deck.new_prices[card.id], _("card {card}", card=card.id), seen[patch], card.price)
        seen.setdefault(patch, _("card {card}", card=card.id))


def _inherited(deck: DeckFile, is_start: bool) -> tuple[Card, ...]:
    if not is_start:
        return deck.inherited
    return deck.base.start if deck.base else ()


def _problem(place: Place, name: str, other: str, price: Price | None) -> Problem:
    hint = _("players may turn and flip patches; draw another one, or leave it if you mean it")
    if price:
        message = _("{name} is the same patch as {other} at the same price", name=name, other=other)
    else:
        message = _("{name} is the same patch as {other}", name=name, other=other)
    return Problem(
        place,
        CODE,
        message,
        hint,
        Level.WARNING,
    )


def _patch(shape: Shape, price: Price | None) -> tuple[Shape, Price | None]:
    return shape.canonical(), price
