"""Cards of roll-and-draw games swapped for others of their size."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.geometry.shape import Shape
from quiltsmith.simulate.doodle_rebalancing import NewShapes, awkwardness, rebalance, swap_shapes, with_shapes
from quiltsmith.simulate.estimates import Estimate
from quiltsmith.simulate.rebalancing import (
    CardEffects,
    Measuring,
    RebalanceOptions,
    check_kept,
    pooled,
    rebalance_report,
)
from tests.simulate.doodle_samples import meadow

PLANTED = Shape.parse("#.#./####")
"""A comb: hardly ever does it fit."""


class Table:
    """Gives exact effects: cards help the more the handier they are, and counts the rounds."""

    def __init__(self, error: float = 0.3) -> None:
        self.error, self.rounds = error, 0

    def effects(self, deck: Deck, number: int) -> CardEffects:
        self.rounds += 1
        assert number == self.rounds
        return {card.id: Estimate(self.worth(card.id, card.shape), self.error) for card in deck.cards}

    def worth(self, card: str, shape: Shape) -> float:
        """Let one card depend on its shape, one be bad in any shape, and all others be in balance."""
        return awkwardness(PLANTED) - 2.0 - awkwardness(shape) if card == "P10" else -3.0 if card == "P20" else 0.0


def planted() -> Deck:
    return with_shapes(meadow(), {"P10": PLANTED})


def wishes(keep: str = "", most: int | None = None, tolerance: float = 1.0) -> RebalanceOptions:
    return RebalanceOptions("greedy", 1, 100, tolerance, frozenset({keep}), most, 1)


def test_an_awkward_card_is_swapped_for_a_handier_one_of_its_size() -> None:
    table = Table()
    assert table.worth("P10", PLANTED) == -2
    found = swap_shapes(planted(), table.effects, wishes())
    assert set(found.shapes) == {"P10"}
    new = found.shapes["P10"]
    assert new.size == PLANTED.size
    assert abs(table.worth("P10", new)) <= 1
    assert found.rounds == table.rounds <= 6
    assert all(new != card.shape.canonical() for card in meadow().cards)


def test_all_that_is_played_is_of_the_same_size_and_played_once() -> None:
    found = swap_shapes(planted(), Table().effects, wishes())
    assert set(found.tried) == {"P10", "P20"}
    for card, shapes in found.tried.items():
        old = planted().card(card)
        assert old is not None
        assert {shape.size for shape, _ in shapes} == {old.shape.size}
        assert len({shape for shape, _ in shapes}) == len(shapes)


def test_a_deck_in_balance_stays_as_it_is() -> None:
    found = swap_shapes(planted(), Table().effects, wishes(tolerance=4))
    assert (found.shapes, found.rounds, found.tried) == ({}, 1, {})


def test_some_cards_are_kept_and_no_more_are_tried_than_wished() -> None:
    assert set(swap_shapes(planted(), Table().effects, wishes(most=1)).tried) == {"P20"}
    assert set(swap_shapes(planted(), Table().effects, wishes(keep="P20", most=1)).tried) == {"P10"}


def test_whole_games_tell_too() -> None:
    """So few games are certain of nothing."""
    wished = wishes(tolerance=20)
    found = rebalance(planted(), wished, Measuring(wished))
    assert (found.is_within, found.changes, found.games) == (True, (), 300)
    told = rebalance_report(planted(), wished, found).json
    assert (told["rounds"], told["changes"], told["candidates"]) == (1, [], [])


def test_names_stay_and_cuts_belong_to_the_shape() -> None:
    card = replace(meadow().cards[0], name={"en": "dewdrop"}, shown_cuts=(Shape(((0, 0),)),))
    swapped = with_shapes(replace(meadow(), cards=(card,)), {card.id: Shape.parse("##")}).cards[0]
    assert (swapped.id, swapped.name, swapped.shown_cuts) == (card.id, card.name, ())


def test_names_of_old_shapes_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = planted()
    named = [
        replace(card, name={"en": f"Name {card.id}", "de": "Kamm"}, note={"en": "odd", "de": "sperrig"})
        for card in deck.cards
    ]
    shapes = NewShapes({"P10": Shape.parse("####/##")}, 1, {})
    monkeypatch.setattr("quiltsmith.simulate.doodle_rebalancing.swap_shapes", lambda *_: shapes)
    wished = wishes(tolerance=50)
    found = rebalance(replace(deck, cards=tuple(named)), wished, Measuring(wished))
    assert [(verdict.code, verdict.text, verdict.cards) for verdict in found.advice] == [
        ("old-name", "P10 is still called “Name P10”", ("P10",)),
        ("old-name", "P10 still has the note “odd”", ("P10",)),
    ]
    assert "#.#./####" in found.advice[0].detail


def test_cards_to_keep_must_be_there() -> None:
    assert check_kept(meadow(), ["P01", "P02"]) == {"P01", "P02"}
    with pytest.raises(QuiltsmithError, match="meadow has no card X1, X2"):
        check_kept(meadow(), ["P01", "X1", "X2"])


def test_the_surer_measurement_counts_more() -> None:
    both = pooled(Estimate(1.0, 1.0), Estimate(4.0, 0.5))
    assert both.effect == pytest.approx(3.4)
    assert both.error == pytest.approx(0.2**0.5)
