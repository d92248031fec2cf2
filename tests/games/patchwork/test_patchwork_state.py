"""The engine, one rule at a time: turn order, neutral token, income, special patches, the tile, the end."""

from __future__ import annotations

import pytest

from quiltsmith.games.patchwork.patchwork_state import FIRST, SECOND, GameState, new_game
from quiltsmith.geometry.board import Mask
from tests.games.patchwork.samples import classic, game_named

CIRCLE = [card.id for card in classic().cards[1:]] + ["A"]


def start(game: str = "patchwork", track: str | None = None) -> GameState:
    return new_game(game_named(game), classic(), CIRCLE, track)


def square(state: GameState, side: int) -> Mask:
    return state.game.board.mask((row, column) for row in range(side) for column in range(side))


def test_the_first_player_starts_and_both_have_five() -> None:
    state = start()
    assert state.current() == FIRST
    assert [player.buttons for player in state.players] == [5, 5]


def test_who_arrives_last_on_a_space_moves_again() -> None:
    state = start()
    state.take(FIRST, "D", 0)
    assert (state.players[FIRST].time, state.current()) == (2, SECOND)
    state.take(SECOND, "F", 0)
    assert (state.players[SECOND].time, state.current()) == (2, SECOND)
    state.advance(SECOND)
    assert (state.players[SECOND].time, state.current()) == (3, FIRST)


def test_the_neutral_token_goes_to_the_place_of_the_patch() -> None:
    state = start()
    assert state.offered() == ["B", "C", "D"]
    state.take(FIRST, "C", 0)
    assert state.offered() == ["D", "E", "F"]
    assert state.circle[-2:] == ["A", "B"]
    state.circle = ["X", "Y"]
    assert state.offered() == ["X", "Y"]


def test_an_advance_goes_in_front_of_the_opponent_and_brings_a_button_per_space() -> None:
    state = start()
    state.players[SECOND].time = 10
    state.players[FIRST].income = 4
    state.advance(FIRST)
    assert state.players[FIRST].time == 11
    assert state.players[FIRST].buttons == 5 + 11 + 2 * 4


def test_nobody_passes_the_last_space() -> None:
    state = start()
    state.players[FIRST].time = state.players[SECOND].time = 52
    state.advance(FIRST)
    assert (state.players[FIRST].time, state.players[FIRST].buttons) == (53, 6)
    state.advance(SECOND)
    assert (state.players[SECOND].time, state.players[SECOND].buttons) == (53, 6)
    assert state.is_over


def test_income_counts_the_patch_just_placed() -> None:
    state = start()
    state.players[FIRST].time = 4
    state.take(FIRST, "E", 0)
    assert (state.players[FIRST].buttons, state.players[FIRST].income) == (5 - 3 + 1, 1)


@pytest.mark.parametrize(("track", "before", "after"), [("classic", 19, 20), ("revised", 37, 38)])
def test_the_tracks_differ_in_one_special_patch(track: str, before: int, after: int) -> None:
    for other in ("classic", "revised"):
        state = start(track=other)
        state.players[FIRST].time = before
        state.take(FIRST, "A", 0)
        assert state.players[FIRST].time == after
        assert state.owes_special(FIRST) == (other == track)


def test_the_first_to_pass_gains_the_special_patch() -> None:
    state = start()
    state.players[FIRST].time, state.players[SECOND].time = 25, 27
    state.advance(FIRST)
    assert state.players[FIRST].pending_specials == 1
    state.place_special(FIRST, 1)
    state.players[SECOND].time = 25
    state.advance(SECOND)
    assert state.players[SECOND].pending_specials == 0


def test_an_advance_can_gain_two_special_patches() -> None:
    state = start()
    state.players[FIRST].time, state.players[SECOND].time = 20, 35
    state.advance(FIRST)
    assert state.players[FIRST].pending_specials == 2
    state.place_special(FIRST, 1)
    assert state.owes_special(FIRST)
    state.place_special(FIRST, 2)
    assert not state.owes_special(FIRST)


def test_a_special_patch_without_room_is_out_of_play() -> None:
    state = start()
    state.players[FIRST].quilt = state.game.board.full & ~1
    state.players[FIRST].time, state.players[SECOND].time = 20, 35
    state.advance(FIRST)
    state.place_special(FIRST, 1)
    assert state.players[FIRST].pending_specials == 1
    assert not state.owes_special(FIRST)
    state.advance(SECOND)
    assert state.players[FIRST].pending_specials == 0


def test_a_discarded_special_patch_leaves_the_next_one_to_be_placed() -> None:
    state = start("halloween")
    state.players[FIRST].quilt = state.game.board.full & ~1
    state.players[FIRST].time, state.players[SECOND].time = 20, 35
    state.advance(FIRST)
    state.discard_special(FIRST)
    assert state.owes_special(FIRST)


def test_a_special_patch_can_win_the_tile_and_only_one_player_does() -> None:
    state = start()
    for player in (FIRST, SECOND):
        state.players[player].quilt = square(state, 7) & ~1
        state.players[player].pending_specials = 1
    state.place_special(SECOND, 1)
    state.place_special(FIRST, 1)
    assert [player.has_tile for player in state.players] == [False, True]
    assert state.score(SECOND) == 5 + 7 - 2 * (81 - 49)
    assert state.score(FIRST) == 5 - 2 * (81 - 49)


@pytest.mark.parametrize("first", [FIRST, SECOND])
def test_a_tie_goes_to_who_reached_the_end_first(first: int) -> None:
    state = start()
    for player in (first, 1 - first):
        state.players[player].time = 52
        state.take(player, "A", 0)
    assert state.is_over
    assert state.score(FIRST) == state.score(SECOND)
    assert state.winner() == first


def test_the_game_is_over_when_the_last_special_patch_is_placed() -> None:
    state = start()
    state.players[FIRST].time, state.players[SECOND].time = 49, 49
    state.specials_left = [50]
    state.take(FIRST, "I", 0)
    state.place_special(FIRST, 1)
    state.specials_left = [50]
    state.take(SECOND, "I", 0)
    assert not state.is_over
    assert state.winner() is None
    state.place_special(SECOND, 1)
    assert state.is_over
