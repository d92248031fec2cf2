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

from quiltsmith.formats.problem import Level, Problem
from quiltsmith.games.deck import PRICES, DeckFile, Price
from quiltsmith.geometry.shape import Shape


def check(deck: DeckFile) -> Iterator[Problem]:
    """Find a patch that an earlier card has as well."""
    for is_start in (False, True):
        inherited = (deck.base.start if is_start else deck.base.cards) if deck.base else ()
        seen: dict[object, str] = {_patch(card.shape, card.price): f"card {card.id}" for card in inherited}
        for entry in deck.of_kind(is_start):
            if entry.shape is None:
                continue
            price = Price(**entry.price) if set(entry.price) == set(PRICES) else None
            patch = _patch(entry.shape, price)
            if patch in seen:
                same_price = " at the same price" if price else ""
                message = f"{entry.name} is the same patch as {seen[patch]}{same_price}"
                hint = "players may turn and flip patches; draw another one, or leave it if you mean it"
                yield Problem(entry.at("shape"), "same-shape", message, hint, Level.WARNING)
            else:
                seen[patch] = entry.name if entry.id else f"the card in line {entry.place.line}"


def _patch(shape: Shape, price: Price | None) -> tuple[Shape, Price | None]:
    return shape.canonical(), price
