"""The engine: legal moves are those that the rules allow, counted and tried one by one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.games.doodle.challenge import make_challenge
from quiltsmith.games.doodle.doodle_circle import CUT, SINGLE, all_specials, paid
from quiltsmith.games.doodle.doodle_writer import Move, Scoring
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.rectangles import Rectangle
from tests.games.doodle.doodle_oracle import DoodleState, IllegalMoveError, Table, new_game
from tests.games.doodle.random_games import random_game, usual_deck, usual_game

NO_SPECIALS = {"neighbour": 0, "single": 0, "cut": 0, "repeat": 0}


def opened(seed: int, **specials: int) -> DoodleState:
    """Give a state whose start patch is drawn, with some special actions left."""
    challenge = make_challenge(usual_deck(1), usual_game(), seed)
    table = Table(challenge.game, challenge.deck, challenge.turns, challenge.start)
    state = new_game(table)
    state = state.after(next(state.legal_moves()))
    return replace(state, left=all_specials({**NO_SPECIALS, **specials}))


def moves_of(state: DoodleState) -> list[Move]:
    return [line for line in state.legal_moves() if isinstance(line, Move)]


@pytest.mark.parametrize("seed", range(3))
def test_start_patches_lie_everywhere(seed: int) -> None:
    challenge = make_challenge(usual_deck(1), usual_game(), seed)
    state = new_game(Table(challenge.game, challenge.deck, challenge.turns, challenge.start))
    assert challenge.start is not None
    moves = moves_of(state)
    assert len(set(moves)) == len(moves) == usual_game().board.count_placements(challenge.start.shape)
    assert {(move.turn, move.card, move.neighbour, move.cuts) for move in moves} == {
        (0, challenge.start.id, False, 0)
    }


@pytest.mark.parametrize("seed", range(3))
def test_without_special_actions_the_token_s_patch_is_drawn_or_passed(seed: int) -> None:
    state = opened(seed)
    token = state.table.turns[0].token
    card = state.table.deck.card(token or "")
    assert card is not None
    draws = state.table.game.board.count_placements(card.shape, state.shaded)
    moves = moves_of(state)
    assert len(set(moves)) == len(moves) == 1 + draws
    assert {move.card for move in moves} == {"", card.id}


def test_special_actions_add_their_moves() -> None:
    plain, empty = moves_of(opened(2)), opened(2).empty
    with_single, with_neighbour, with_cut = (
        moves_of(opened(2, **{name: 1})) for name in ("single", "neighbour", "cut")
    )
    assert len(with_single) == len(plain) + empty
    assert {move.card for move in with_neighbour if move.neighbour} == set(opened(2).table.turns[0].neighbours)
    assert {move.cuts for move in with_cut} == {0, 1}


def test_repeat_is_one_more_use_of_what_the_game_allows() -> None:
    assert moves_of(opened(2, repeat=1)) == moves_of(opened(2)), "nothing can be repeated that was never allowed"
    used = opened(2, single=1, cut=1, repeat=1)
    for action in (SINGLE, CUT):
        used = replace(used, left=paid(used.left, action))
    # Both are used, and each of them can be used again; the neighbour was never allowed.
    assert set(moves_of(used)) == set(moves_of(opened(2, single=1))) | set(moves_of(opened(2, cut=1)))
    again = replace(used, left=paid(used.left, CUT))
    assert moves_of(again) == moves_of(opened(2))


def test_all_special_actions_can_be_used_for_one_patch() -> None:
    moves = moves_of(opened(2, neighbour=1, cut=2))
    assert {(move.neighbour, move.cuts) for move in moves} == {
        (neighbour, cuts) for neighbour in (False, True) for cuts in (0, 1, 2)
    }


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_move_can_be_made_and_no_other(seed: int) -> None:
    state = opened(seed, neighbour=1, single=1, cut=1, repeat=1)
    moves = moves_of(state)
    for move in moves[:: max(1, len(moves) // 200)]:
        after = state.after(move)
        assert after.shaded == state.shaded | move.spaces
        assert after.turn == (state.turn + bool(move.card or not move.spaces))
        for wrong in (
            replace(move, spaces=state.shaded & -state.shaded),
            replace(move, turn=move.turn + 2),
            replace(move, card="P99"),
            replace(move, cuts=move.cuts + 5),
        ):
            with pytest.raises(IllegalMoveError):
                state.after(wrong)


def test_rounds_are_scored_before_the_game_goes_on() -> None:
    state = opened(1)
    for turn in range(1, 7):
        assert not state.is_scoring
        state = state.after(Move(turn))
    assert state.is_scoring
    with pytest.raises(IllegalMoveError):
        state.after(Move(7))
    with pytest.raises(IllegalMoveError):
        state.after(Scoring(Rectangle(0, 0, 9, 9)))
    scorings = list(state.legal_moves())
    assert all(isinstance(line, Scoring) for line in scorings)
    assert state.after(scorings[0]).scores == (1,)


@pytest.mark.parametrize("seed", range(25))
def test_whole_games_are_legal_and_score_the_same(seed: int) -> None:
    made = random_game(seed)
    challenge = make_challenge(made.deck, made.game, seed)
    state = new_game(Table(made.game, made.deck, challenge.turns, challenge.start))
    for line in made.played.log:
        state = state.after(line)
    assert state.is_over
    assert (state.scores, state.empty, state.total) == (made.played.scores, made.played.empty, made.played.total)


def test_a_board_of_other_size_is_just_as_legal() -> None:
    game = replace(usual_game(), board=Board(6, 12))
    challenge = make_challenge(usual_deck(1), game, 5)
    state = new_game(Table(game, usual_deck(1), challenge.turns, challenge.start))
    assert challenge.start is not None
    assert len(moves_of(state)) == Board(6, 12).count_placements(challenge.start.shape)
