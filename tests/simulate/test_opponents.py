"""Opponents: what bots choose in a position is legal, whatever is left of the game, and they stop when told to."""

from __future__ import annotations

import pytest

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.doodle.doodle_circle import all_specials
from quiltsmith.games.doodle.doodle_deal import circles_of, make_deal, play_deal
from quiltsmith.games.doodle.doodle_writer import Move, Scoring
from quiltsmith.games.patchwork.patchwork_state import new_game
from quiltsmith.geometry.rectangles import best_rectangle
from quiltsmith.simulate.batches import GameBatch
from quiltsmith.simulate.doodle_engine import play_sheet
from quiltsmith.simulate.opponents import DoodlePosition, choose_doodle_turn, choose_patchwork_turn
from quiltsmith.simulate.patchwork_match import play_records
from tests.games.doodle.doodle_oracle import DoodleState, Table
from tests.games.doodle.doodle_oracle import new_game as new_doodle_game
from tests.games.patchwork.legal_moves import legal_moves, make_move
from tests.games.patchwork.samples import classic
from tests.simulate.doodle_samples import game_of as doodle_game_of
from tests.simulate.doodle_samples import small
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


def doodle_turns(deck: Deck, bot: str, is_compiled: bool) -> tuple[list[Move], DoodleState]:
    """Let a bot play a whole deal turn by turn, on the oracle's table."""
    game, deal = doodle_game_of(deck), make_deal(deck, doodle_game_of(deck), 2026)
    first = next(line for line in play_sheet(game, deck, "greedy", 5, deal).log if isinstance(line, Move))
    start = next(card for card in deck.start if card.id == first.card)
    state, made = new_doodle_game(Table(game, deck, play_deal(deal, game), start)).after(first), []
    seen: set[str] = set()
    for turn, circle in enumerate(circles_of(deal, game), 1):
        seen |= set(circle)
        gone = tuple(sorted(seen - set(circle)))
        position = DoodlePosition(turn, circle, gone, state.shaded, state.left)
        for move in choose_doodle_turn(game, deck, position, bot, turn, is_compiled=is_compiled):
            assert move in state.legal_moves() or move.spaces.bit_count() == 1
            made.append(move)
            state = state.after(move)
        if turn % game.turns_per_round == 0:
            state = state.after(Scoring(best_rectangle(game.board, state.shaded, game.scoring)))
    return made, state


@pytest.mark.parametrize("bot", ["greedy", "random", "beam", "mcts:30", "mcts:1ms"])
@pytest.mark.parametrize("is_compiled", [False, True])
def test_doodle_turn_by_turn(bot: str, is_compiled: bool) -> None:
    """The oracle refuses what the rules do not allow."""
    made, state = doodle_turns(small(), bot, is_compiled)
    assert state.is_over
    assert {move.turn for move in made} == set(range(1, doodle_game_of(small()).turns + 1))


def test_doodle_turns_are_those_of_whole_games() -> None:
    deck, game = small(), doodle_game_of(small())
    sheet = play_sheet(game, deck, "greedy", 5, make_deal(deck, game, 2026))
    assert doodle_turns(deck, "greedy", False)[0] == [move for move in sheet.moves if move.turn]


@pytest.mark.parametrize("bot", ["mcts:600s", "mcts:1000000"])
def test_thinking_about_drawings_can_be_stopped(bot: str) -> None:
    deck, game, asked = small(), doodle_game_of(small()), iter([False, True])
    circle = next(iter(circles_of(make_deal(deck, game, 1), game)))
    position = DoodlePosition(1, circle, (), 0, all_specials(game.specials))
    assert choose_doodle_turn(game, deck, position, bot, 1, lambda: next(asked))
    with pytest.raises(QuiltsmithError, match="there is no bot minimax; there are greedy, "):
        choose_doodle_turn(game, deck, position, "minimax")


def test_a_bot_that_does_not_exist() -> None:
    state = new_game(game_of("patchwork"), classic(), [card.id for card in classic().cards])
    with pytest.raises(QuiltsmithError, match="there is no bot beam; there are greedy, "):
        choose_patchwork_turn(classic(), state, "beam")
