"""Opponents: what bots choose in a position is legal, whatever is left of the game, and they stop when told to."""

from __future__ import annotations

import pytest

from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.patchwork.patchwork_state import new_game
from quiltsmith.simulate.batches import GameBatch
from quiltsmith.simulate.opponents import choose_patchwork_turn
from quiltsmith.simulate.patchwork_match import play_records
from tests.games.patchwork.legal_moves import legal_moves, make_move
from tests.games.patchwork.samples import classic
from tests.simulate.patchwork_samples import BOTS, game_of, match_of

SHAPES = {card.id: card.shape for card in classic().cards}


@pytest.mark.parametrize("bot", [*BOTS, "mcts:1ms"])
@pytest.mark.parametrize("game", ["halloween", "classic track"])
def test_bots_play_a_game_turn_by_turn(bot: str, game: str) -> None:
    state = new_game(game_of(game), classic(), [card.id for card in classic().cards])
    turns = 0
    while not state.is_over:
        before = state.copied()
        moves = choose_patchwork_turn(classic(), state, bot, turns, is_compiled=turns % 2 == 0)
        assert state == before
        assert {move.player for move in moves} == {state.to_act()}
        for move in moves:
            assert move in legal_moves(state, SHAPES)
            make_move(state, move)
        turns += 1
    with pytest.raises(QuiltsmithError, match="over"):
        choose_patchwork_turn(classic(), state, bot)


def test_turns_are_those_of_whole_games() -> None:
    match = match_of("greedy", "minimax:2")
    (played,) = play_records(match, GameBatch(0, 1))
    state, made = new_game(match.game, match.deck, list(played.circle)), []
    while not state.is_over:
        bot = ("greedy", "minimax:2")[state.to_act()]
        for move in choose_patchwork_turn(match.deck, state, bot):
            state.make(move.player, move.action, move.card, move.spaces)
            made.append(move)
    assert tuple(made) == played.moves


def test_a_waiting_special_patch_is_placed_and_nothing_else() -> None:
    match = match_of("greedy", "greedy")
    (played,) = play_records(match, GameBatch(0, 1))
    state = new_game(match.game, match.deck, list(played.circle))
    for move in played.moves:
        if move.action == "special":
            assert choose_patchwork_turn(match.deck, state, "greedy") == (move,)
            break
        state.make(move.player, move.action, move.card, move.spaces)


@pytest.mark.parametrize("bot", ["mcts:600s", "mcts:1000000"])
@pytest.mark.parametrize("is_compiled", [False, True])
def test_thinking_can_be_stopped(bot: str, is_compiled: bool) -> None:
    asked = iter([False, True])
    state = new_game(game_of("patchwork"), classic(), [card.id for card in classic().cards])
    assert choose_patchwork_turn(classic(), state, bot, 1, lambda: next(asked), is_compiled)
    assert next(asked, None) is None


def test_a_bot_that_does_not_exist() -> None:
    state = new_game(game_of("patchwork"), classic(), [card.id for card in classic().cards])
    with pytest.raises(QuiltsmithError, match="there is no bot beam; there are greedy, "):
        choose_patchwork_turn(classic(), state, "beam")
