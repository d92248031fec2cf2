"""What each turn of a deal offers: shapes of cards and their pieces, and the special actions that they take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from quiltsmith.games.doodle.doodle_deal import DealtTurn
from quiltsmith.simulate.doodle.tables import Tables

MOST_CUTS = 2
"""A patch that is cut more often is hardly worth a turn."""


class TurnOffer(NamedTuple):
    """A card by number, the shape that is left of it, and the special actions that this takes."""

    card: int
    shape: int
    is_neighbour: int
    cuts: int


def turn_offers(
    tables: Tables, turn: DealtTurn, numbers: dict[str, int], cuts: int, neighbours: int
) -> list[TurnOffer]:
    """List all different shapes that may be drawn; of the ways to one shape those that take least."""
    own = [numbers[card] for card in ((turn.token,) if turn.token else turn.choice)]
    beside = [numbers[card] for card in turn.neighbours] if neighbours else []
    listed = [*_of_cards(tables, own, 0, cuts), *_of_cards(tables, beside, 1, cuts)]
    listed.sort(key=lambda offer: (offer.is_neighbour + offer.cuts, offer.cuts, offer.card))
    kept: list[TurnOffer] = []
    for offer in listed:
        if not any(
            other.shape == offer.shape and other.is_neighbour <= offer.is_neighbour and other.cuts <= offer.cuts
            for other in kept
        ):
            kept.append(offer)
    return kept


def _of_cards(tables: Tables, cards: Iterable[int], is_neighbour: int, most_cuts: int) -> list[TurnOffer]:
    offers: list[TurnOffer] = []
    for card in cards:
        shapes: Sequence[int] = [tables.card_shapes[card]]
        for cuts in range(min(most_cuts, MOST_CUTS) + 1):
            offers += [TurnOffer(card, shape, is_neighbour, cuts) for shape in shapes]
            shapes = sorted({piece for shape in shapes for piece in _pieces(tables, shape)})
    return offers


def _pieces(tables: Tables, shape: int) -> Sequence[int]:
    return tables.pieces[tables.shape_pieces[shape] : tables.shape_pieces[shape + 1]]
