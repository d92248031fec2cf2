"""What the sums of a run say: the same as its games, one by one."""

from __future__ import annotations

import numpy
import pytest

from quiltsmith.decks.deck import Deck
from quiltsmith.geometry.board import bits
from quiltsmith.simulate.batches import GameBatch
from quiltsmith.simulate.doodle_balance import Measured, measure
from quiltsmith.simulate.doodle_engine import play_batch, play_records
from quiltsmith.simulate.doodle_tables import doodle_setup
from tests.simulate.doodle_samples import game_of, meadow, small

GAMES = 1500


def measured(deck: Deck) -> Measured:
    sums = play_batch(game_of(deck), deck, "random", 3, GameBatch(0, GAMES))
    ids, starts = [card.id for card in deck.cards], [card.id for card in deck.start]
    return measure(doodle_setup(game_of(deck), deck), ids, starts, ("neighbour", "single", "cut"), GAMES, sums)


@pytest.mark.parametrize("deck", [meadow(), small()], ids=["meadow", "small"])
def test_measures_are_those_of_the_games(deck: Deck) -> None:
    found, game = measured(deck), game_of(deck)
    records = play_records(game, deck, "random", 3, GameBatch(0, GAMES))
    sheets = [record.played(game, deck) for record in records]
    assert found.total.mean == pytest.approx(sum(record.total for record in records) / GAMES)
    assert [spread.sum for spread in found.rounds] == [
        sum(record.scores[number] for record in records) for number in range(game.rounds)
    ]
    assert found.empty.sum == sum(record.empty for record in records)
    assert found.passes.sum == sum(record.cards.count(-1) for record in records)
    for name, spread in found.uses.items():
        assert spread.sum == sum(sheet.specials[name] for sheet in sheets)
    filled = sum(index == 0 for sheet in sheets for index in bits(sheet.shaded))
    assert found.empty_spaces[0][0] == pytest.approx(1 - filled / GAMES)
    for number, card in enumerate(found.cards):
        seen = sum(number in record.tokens for record in records)
        assert card.whole.counts["token"] == seen == sum(fate.counts["token"] for fate in card.rounds)
        assert sum(card.whole.counts[what] for what in ("drawn", "passed", "exchanged")) == seen
    assert [start.games for start in found.starts] == [
        sum(record.start == number for record in records) for number in range(len(deck.start))
    ]


@pytest.mark.parametrize("deck", [meadow(), small()], ids=["meadow", "small"])
def test_effects_are_those_of_a_regression_on_the_games(deck: Deck) -> None:
    """Every card is a column of its own, coded so that effects sum to zero; numpy solves for it game by game."""
    found, game = measured(deck), game_of(deck)
    records = play_records(game, deck, "random", 3, GameBatch(0, GAMES))
    cards, starts = len(deck.cards), len(deck.start)
    whole = numpy.array([[token in record.tokens for token in range(cards)] for record in records], dtype=float)
    begun = numpy.array([[record.start == start for start in range(starts)] for record in records], dtype=float)
    coded = numpy.hstack([numpy.ones((GAMES, 1)), whole[:, :-1] - whole[:, -1:], begun[:, :-1] - begun[:, -1:]])
    solved, *_ = numpy.linalg.lstsq(coded, numpy.array([record.total for record in records], dtype=float))
    effects = [card.whole.effect.effect for card in found.cards if card.whole.effect]
    assert effects[:-1] == pytest.approx(list(solved[1:cards]), abs=1e-6)
    begin = [start.effect.effect for start in found.starts if start.effect]
    assert begin[:-1] == pytest.approx(list(solved[cards:]), abs=1e-6)
    assert sum(effects) == pytest.approx(0, abs=1e-6)
    for number in range(game.rounds):
        each = [card.rounds[number].effect for card in found.cards]
        assert sum(effect.effect for effect in each if effect) == pytest.approx(0, abs=1e-6)


def test_few_games_have_no_effects() -> None:
    deck = small()
    sums = play_batch(game_of(deck), deck, "random", 3, GameBatch(0, 5))
    found = measure(doodle_setup(game_of(deck), deck), [card.id for card in deck.cards], [], (), 5, sums)
    assert [card.whole.effect for card in found.cards] == [None] * len(deck.cards)
    assert found.uses == {}
