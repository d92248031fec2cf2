"""`quiltsmith deck new --balanced`: bots play the deck before it is written."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck, Price
from quiltsmith.decks.deck_options import BoundingBox
from quiltsmith.decks.deck_reader import load_deck
from quiltsmith.games.game import Game
from quiltsmith.simulate import rebalancing
from quiltsmith.simulate.estimates import Estimate
from quiltsmith.simulate.rebalancing import (
    CardChange,
    FreshCheck,
    Measuring,
    Rebalanced,
    RebalanceOptions,
    Rebalancing,
    rebalancing_of,
)
from tests.conftest import Command

ASKED: list[RebalanceOptions] = []


def rebalance(deck: Deck, wishes: RebalanceOptions, measuring: Measuring) -> Rebalanced:
    """Find the first card too cheap without playing: a test has no minute for a deck."""
    ASKED.append(wishes)
    first, *rest = deck.cards
    new = replace(first, price=Price(9, 1, 0), original_price=first.price) if first.price else first
    effects = ({first.id: Estimate(3.0, 0.1), "x": None}, {first.id: Estimate(0.0, 0.1)})
    check = FreshCheck(wishes.bot, 10, *effects)
    change = CardChange(first.id, {}, {}, "", "")
    return Rebalanced(replace(deck, cards=(new, *rest)), 2, 1234, True, (change,), (check,))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(game: Game) -> Rebalancing:
        return replace(rebalancing_of(game), rebalance=rebalance)

    ASKED.clear()
    monkeypatch.setattr(rebalancing, "rebalancing_of", found)


def test_patches_for_two_get_prices(quiltsmith: Command, tmp_path: Path) -> None:
    wishes = ("--game", "patchwork", "--balanced", "--seed", "7")
    made = quiltsmith("deck", "new", *wishes, "-o", "x.yaml", cwd=tmp_path)
    assert (made.code, made.out, made.err) == (0, "x.yaml\n", "")
    deck, problems = load_deck(tmp_path / "x.yaml")
    assert problems == ()
    assert deck is not None
    prices = [card.price for card in deck.cards]
    assert len(prices) == 33
    assert prices[0] == Price(9, 1, 0)
    assert len(set(prices)) > 15
    assert not any(card.is_overridden for card in deck.cards)
    text = (tmp_path / "x.yaml").read_text("utf-8")
    assert "deck new --balanced --game patchwork --seed 7" in text
    assert (
        "# Bots played it 1,234 times and changed 1 card: effects spread by 0.00 points before, 0.00 now." in text
    )
    assert [(wished.bot, wished.seed, wished.games) for wished in ASKED] == [("greedy", 7, 16_000)]


def test_doodle_decks_meet_their_wishes(quiltsmith: Command, tmp_path: Path) -> None:
    wishes = ("--cuttable", "--max-box", "4x4", "--chiral", "40%", "--seed", "7")
    made = quiltsmith("deck", "new", "--balanced", *wishes, "-o", "x.yaml", cwd=tmp_path)
    assert (made.code, made.err) == (0, "")
    (wished,) = ASKED
    assert (wished.max_box, wished.is_cuttable, wished.keeps_chirality) == (BoundingBox(4, 4), True, True)
    assert wished.games == 25_000


def test_a_table_is_taken_as_it_is(quiltsmith: Command) -> None:
    run = quiltsmith("deck", "new", "--from", "-", "--balanced")
    assert run.code == 2
    assert "leave --balanced out" in run.err
