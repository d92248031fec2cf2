"""Codes of deals: what is written is read, and nothing else is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.decks.reader import find_deck, load_deck
from quiltsmith.games.doodle.deal_files import game_in_circle, make_deal
from quiltsmith.games.doodle.photos.code import DealCode, code_of_deal, parse_deal_code


@pytest.mark.parametrize("code", [DealCode("doodle", "meadow", 7), DealCode("my-game", "a_b", 2**64 - 1)])
def test_a_code_is_read_as_it_was_written(code: DealCode) -> None:
    assert code.to_text() == code.to_text().upper()
    assert parse_deal_code(code.to_text()) == code


@pytest.mark.parametrize(
    "text",
    ["", "https://a.org", "QUILTSMITH:DOODLE/MEADOW", "QUILTSMITH:DOODLE/../7", f"QUILTSMITH:A/B/{2**64}"],
)
def test_other_codes_say_nothing(text: str) -> None:
    assert parse_deal_code(text) is None


def test_only_what_deck_and_seed_give_has_a_code() -> None:
    path = find_deck("meadow")
    assert path is not None
    deck, _ = load_deck(path)
    assert deck is not None
    game = game_in_circle(deck)
    deal = make_deal(deck, game, 7)
    assert code_of_deal(deal, deck, game) == DealCode("doodle", "meadow", 7)
    assert code_of_deal(deal, None, game) is None
    assert code_of_deal(replace(deal, seed=None), deck, game) is None
    assert code_of_deal(replace(deal, rolls=deal.rolls[::-1]), deck, game) is None
