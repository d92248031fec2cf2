"""What games want of decks."""

from __future__ import annotations

from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.game import DeckNeeds
from quiltsmith.games.game_reader import find_game, load_game


def needs_of(name: str) -> DeckNeeds:
    path = find_game(name)
    game = load_game(path)[0] if path else None
    assert game is not None
    return game.deck_needs


def test_doodle_games_want_start_cards_and_no_prices() -> None:
    needs = needs_of("doodle")
    assert (needs.cards_dealt, needs.turns, needs.start_cards, needs.start_size) == (20, 18, 10, 7)
    assert needs.shows_cuts
    assert needs.may_cut
    assert needs.has_start_cards
    assert not needs.has_prices


def test_a_doodle_game_without_the_cut_cuts_nothing() -> None:
    path = find_game("doodle")
    assert path is not None
    game = load_game(path)[0]
    assert isinstance(game, DoodleGame)
    without = replace(game, specials={**game.specials, "cut": 0}).deck_needs
    assert without.shows_cuts
    assert not without.may_cut


def test_patchwork_games_want_prices_and_no_start_cards() -> None:
    needs = needs_of("halloween")
    assert needs.has_prices
    assert needs.currency == {"en": "eyeballs", "de": "Augäpfel"}
    assert needs.income_marks == (5, 11, 17, 23, 29, 35, 41, 47, 53)
    assert not needs.has_start_cards
    assert not needs.may_cut
    assert needs.turns is None
