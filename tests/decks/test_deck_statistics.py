"""The numbers of a deck: sizes, symmetries, placements, coverage, values."""

from __future__ import annotations

import pytest

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import read_deck
from quiltsmith.decks.deck_statistics import deck_stats
from quiltsmith.formats.source import Source
from quiltsmith.geometry.shape import Symmetry
from tests.decks.samples import PRICED, SMALL


@pytest.fixture(scope="module")
def small() -> Deck:
    return _read(SMALL)


def test_patches_are_counted(small: Deck) -> None:
    patches = deck_stats(small).patches
    assert patches is not None
    assert (patches.cards, patches.spaces, patches.mean_size, patches.chiral) == (4, 12, 3.0, 0)
    assert patches.sizes == {1: 1, 3: 2, 5: 1}
    assert patches.symmetries == {Symmetry.MIRROR: 1, Symmetry.DIAGONAL_MIRROR: 2, Symmetry.FULL: 1}
    assert patches.uncuttable == ("A",)
    assert patches.piece_sizes == {1: 2, 2: 3, 3: 1}
    assert (patches.placements.least, patches.placements.median, patches.placements.most) == (81, 240, 256)


def test_start_patches_are_counted_apart(small: Deck) -> None:
    stats = deck_stats(small)
    assert stats.start is not None
    assert (stats.start.cards, stats.start.spaces, stats.start.chiral) == (1, 7, 1)
    assert deck_stats(_read(PRICED)).start is None


def test_duplicates_are_grouped(small: Deck) -> None:
    assert deck_stats(small).duplicates == (("B", "C"),)
    assert deck_stats(_read(PRICED)).duplicates == (("B", "C"), ("E", "f"), ("S", "a"))


def test_coverage_of_one_game(small: Deck) -> None:
    coverage = deck_stats(small).coverage
    assert coverage is not None
    assert (coverage.board, coverage.patches) == (81, 4)
    assert (coverage.least, coverage.average, coverage.most) == (19, 19, 19)
    assert coverage.patches_to_fill == pytest.approx((81 - 7) / 3)
    assert coverage.share(27) == pytest.approx(1 / 3)
    assert deck_stats(_read(PRICED)).coverage is None


def test_values_of_priced_patches() -> None:
    values = {card.id: card.value for card in deck_stats(_read(PRICED)).cards}
    measured = {name: (value.break_even, value.buy_before) for name, value in values.items() if value}
    assert measured["H"] == (0, None), "it costs nothing"
    assert measured["B"] == (None, None), "it brings nothing"
    assert measured["G"] == (1, 53)
    assert measured["N"] == (7, 17)
    assert measured["Y"] == (4, 35), "10 by 3 a mark, rounded up"
    changed = values["c"]
    assert changed is not None
    assert changed.changes == {"cost": -2, "income": -1}
    assert (changed.cost_per_space, changed.time_per_space, changed.income_per_space) == (1.6, 0.8, 0.4)
    assert {name for name, value in values.items() if value and value.changes} == {"Q", "c"}


def test_a_cost_that_no_track_repays() -> None:
    deck = _read("deck: x\nbase: classic\noverride: {N: {cost: 10}, M: {cost: 9}}\n")
    values = {card.id: card.value for card in deck_stats(deck).cards}
    assert values["N"] is not None
    assert values["N"].break_even is None
    assert values["M"] is not None
    assert (values["M"].break_even, values["M"].buy_before) == (9, 5)


def _read(text: str) -> Deck:
    deck, problems = read_deck(Source("test.yaml", text))
    assert deck is not None, problems
    return deck
