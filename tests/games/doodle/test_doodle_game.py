"""What a doodle game is made of, and how its file is read."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.game_reader import read_game
from tests.games.doodle.random_games import usual_game
from tests.games.test_game_reader import game_of, text_of


def read(old: str, new: str) -> DoodleGame:
    """Read the shipped game with something else in its place."""
    text = text_of("doodle")
    assert text.count(old) == 1
    game = game_of(text.replace(old, new))
    assert isinstance(game, DoodleGame)
    return game


@pytest.mark.parametrize(("circle", "is_right"), [(5, False), (6, True), (7, True), (60, True), (61, False)])
def test_the_circle_has_a_card_for_each_turn_of_a_round(circle: int, is_right: bool) -> None:
    _game, problems = read_game(Source("game.yaml", text_of("doodle").replace("circle: 8", f"circle: {circle}")))
    assert [problem.code for problem in problems] == ([] if is_right else ["out-of-range"])
    if circle < 6:
        assert problems[0].hint == "from 6 to 60 is possible here"


@pytest.mark.parametrize(("uses", "may_cut"), [(0, False), (1, True), (2, True)])
def test_cards_show_cuts_and_need_them_where_they_may_be_used(uses: int, may_cut: bool) -> None:
    needs = read("cut: 1 ", f"cut: {uses} ").deck_needs
    assert (needs.may_cut, needs.shows_cuts) == (may_cut, True)


def test_a_special_action_that_is_not_named_is_never_used() -> None:
    assert read("  cut: 1 ", "  # ").specials["cut"] == 0


def test_a_game_that_names_no_good_score_has_none() -> None:
    assert read("good_score:", "# ").good_score == 0


def test_a_deck_without_start_cards_has_no_start_patches() -> None:
    game = usual_game()
    assert (game.with_start_cards(0).start_cards, game.with_start_cards(3)) == (0, game)


@pytest.mark.parametrize(("rounds", "circle", "dealt"), [(1, 8, 8), (2, 8, 14), (3, 8, 20), (3, 6, 18)])
def test_the_circle_is_filled_up_for_each_further_round(rounds: int, circle: int, dealt: int) -> None:
    assert replace(usual_game(), rounds=rounds, circle=circle).cards_dealt == dealt


@pytest.mark.parametrize(("rounds", "rolls"), [(1, 5), (3, 17)])
def test_every_turn_but_the_last_has_a_roll(rounds: int, rolls: int) -> None:
    assert replace(usual_game(), rounds=rounds).rolls == rolls
