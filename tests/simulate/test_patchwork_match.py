"""Matches: what bots play is legal, as strong as they promise, and what the oracle plays, plain or compiled."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from quiltsmith.decks.deck import Price
from quiltsmith.games.patchwork.patchwork_checker import PatchworkChecker
from quiltsmith.games.patchwork.patchwork_state import PLAYERS, new_game
from quiltsmith.games.patchwork.patchwork_writer import write_played
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.shape import Shape
from quiltsmith.simulate.batches import GameBatch, game_seed, play_batches
from quiltsmith.simulate.patchwork_match import (
    engine_for,
    play_batch,
    play_forced_batch,
    play_outcomes,
    play_records,
)
from quiltsmith.simulate.patchwork_setup import SCALE
from quiltsmith.simulate.patchwork_tally import FIRST_WINS, to_sums
from tests.conftest import Command
from tests.games.patchwork.legal_moves import legal_moves, make_move
from tests.games.patchwork.samples import NAMES, classic, read
from tests.simulate.patchwork_oracle import OracleEngine
from tests.simulate.patchwork_samples import BOTS, GAMES, match_of

SAMPLES = [
    *(("random", "random", game, 0, 12) for game in GAMES),
    *(("greedy", "random", game, 4, 6) for game in GAMES),
    *(("minimax:3", "greedy", game, 4, 1) for game in ("halloween", "short")),
    *(("greedy", "rollout:2", game, 4, 1) for game in ("wide", "short")),
]


@pytest.mark.parametrize(("first", "second", "game", "taste", "games"), SAMPLES)
def test_games_are_those_of_the_oracle(first: str, second: str, game: str, taste: int, games: int) -> None:
    """Every move of every game, and all that is counted."""
    match, batch = match_of(first, second, game, 7, taste), GameBatch(0, games)
    oracle, seeds = OracleEngine(match.setup), [game_seed(7, number) for number in range(games)]
    records = [oracle.play(match.bots, seed, taste * SCALE) for seed in seeds]
    counts, _ = oracle.count_ends(match.bots, seeds, taste * SCALE)
    for is_compiled in (False, True):
        assert play_records(match, batch, is_compiled) == records
        assert play_batch(match, batch, is_compiled) == to_sums(counts)


def test_a_patch_so_large_that_sums_need_more_bits() -> None:
    match = match_of("greedy", "random", "patchwork", 3, 4)
    square = Shape(tuple((row, column) for row in range(8) for column in range(8)))
    cards = (*match.deck.cards[:-1], replace(match.deck.cards[-1], shape=square, price=Price(0, 1, 3)))
    game = replace(match.game, board=Board(12, 12))
    large = replace(match, game=game, deck=replace(match.deck, cards=cards))
    oracle = OracleEngine(large.setup).play(large.bots, game_seed(3, 0), 4 * SCALE)
    assert any(move.card == cards[-1].id for move in oracle.moves)
    assert play_records(large, GameBatch(0, 1), is_compiled=False) == [oracle]


def test_outcomes_are_those_of_the_records() -> None:
    match, batch = match_of("greedy", "random", "short", 7, 4), GameBatch(2, 6)
    sums, numbers = play_outcomes(match, batch)
    assert sums == play_batch(match, batch)
    ends = [played.end for played in play_records(match, batch)]
    assert numbers["first"].tolist() == [end.score(0) for end in ends]
    assert numbers["second"].tolist() == [end.score(1) for end in ends]
    assert numbers["moves"].tolist() == [end.moves - 1 for end in ends]
    assert numbers["income of the second"].tolist() == [end.players[1].income for end in ends]
    assert numbers["empty of the first"].tolist() == [end.empty(0) for end in ends]
    seeds = [game_seed(7, number) for number in range(2, 8)]
    expected = OracleEngine(match.setup).count_ends(match.bots, seeds, match.taste * SCALE)
    for is_compiled in (False, True):
        assert engine_for(match, is_compiled).count_ends(match.bots, seeds, match.taste * SCALE) == expected


def test_pairs_are_those_of_the_oracle() -> None:
    match, batch = match_of("greedy", "random", "short", 7, 4), GameBatch(8, 8)
    plain, fast = (play_forced_batch(match, (3, 20), 8, batch, is_compiled) for is_compiled in (False, True))
    assert plain == fast
    assert next(index // 6 for index, number in enumerate(fast.rows["pairs"]) if number) == 20
    seeds = [game_seed(9, number) for number in range(4)]
    expected = OracleEngine(match.setup).count_pairs(match.bots, seeds, match.taste * SCALE, 5)
    for is_compiled in (False, True):
        assert engine_for(match, is_compiled).count_pairs(match.bots, seeds, match.taste * SCALE, 5) == expected


@pytest.mark.parametrize(
    ("bot", "taste", "number"), [("minimax:3", 0, 315), ("minimax:3", 4, 87), ("minimax:4", 0, 163)]
)
def test_minimax_still_wants_a_tile_that_the_other_might_win(bot: str, taste: int, number: int) -> None:
    """Where a patch lies best once the other has won the tile must not be taken for where it lies best now.

    In these games an earlier compiled engine forgot so, within one search, that a patch wins the tile.
    """
    match, seed = match_of(bot, "greedy", "patchwork", 4, taste), game_seed(4, number)
    record = OracleEngine(match.setup).play(match.bots, seed, taste * SCALE)
    for is_compiled in (False, True):
        assert play_records(match, GameBatch(number, 1), is_compiled) == [record]


@pytest.mark.parametrize(("card", "number"), [(3, 33), (13, 0), (13, 46), (31, 5), (32, 14)])
def test_pairs_of_minimax_are_those_of_the_oracle(card: int, number: int) -> None:
    """Those of a run of `simulate classic` in which the tile was forgotten so."""
    match = match_of("minimax:3", "greedy", "patchwork", 4, 4)
    seed = game_seed(game_seed(4, (1 << 48) + card), number)
    expected = to_sums(OracleEngine(match.setup).count_pairs(match.bots, [seed], 4 * SCALE, card))
    for is_compiled in (False, True):
        assert play_forced_batch(match, (card,), 50, GameBatch(number, 1), is_compiled) == expected


@pytest.mark.parametrize("bot", BOTS)
def test_games_belong_to_their_numbers(bot: str) -> None:
    match = match_of(bot, "random", "short", 5)
    alone = [play_records(match, GameBatch(number, 1))[0] for number in range(3)]
    assert alone == play_records(match, GameBatch(0, 3))
    assert len({game.moves for game in alone}) == 3
    assert alone != play_records(match_of(bot, "random", "short", 6), GameBatch(0, 3))


@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "least"),
    [
        ("greedy", "random", 100, 0.92),
        ("minimax:3", "greedy", 100, 0.66),
        ("rollout:5", "greedy", 10, 0.8),
        ("mcts:400", "greedy", 6, 0.9),
    ],
)
def test_bots_are_strong(stronger: str, weaker: str, games: int, least: float) -> None:
    """In the long run they win 97.8, 77.9, 96.5 and 99 % of the games, on either seat as often."""
    wins = play_batch(match_of(stronger, weaker), GameBatch(0, games)).rows["totals"][FIRST_WINS]
    wins += games - play_batch(match_of(weaker, stronger), GameBatch(0, games)).rows["totals"][FIRST_WINS]
    assert wins / games / 2 > least


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_chance_in_games_with_other_numbers(game: str) -> None:
    wins = play_batch(match_of("greedy", "random", game), GameBatch(0, 100)).rows["totals"][FIRST_WINS]
    assert wins > 80


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", ["halloween", "wide"])
def test_games_are_legal_move_by_move(bot: str, game: str) -> None:
    match, shapes = match_of(bot, "random", game, 2), {card.id: card.shape for card in classic().cards}
    for played in play_records(match, GameBatch(0, 2)):
        state = new_game(match.game, match.deck, list(played.circle))
        for move in played.moves:
            assert move in legal_moves(state, shapes)
            make_move(state, move)
        assert not list(legal_moves(state, shapes))
        assert state.is_over


@pytest.mark.parametrize(("bot", "games"), [("random", 30), ("greedy", 30), ("minimax:2", 10), ("rollout:2", 2)])
@pytest.mark.parametrize("game", GAMES)
def test_the_checker_accepts_their_records_with_the_same_scores(bot: str, game: str, games: int) -> None:
    match = match_of(bot, "greedy", game, 11)
    checker = PatchworkChecker(match.game, match.deck)
    for played in play_records(match, GameBatch(0, games)):
        checked = checker.check(read(write_played(played, NAMES, {})))
        assert checked.problems == []
        found = checked.to_json()
        assert [player["total"] for player in found["players"]] == [played.end.score(seat) for seat in PLAYERS]
        assert found["winner"] == NAMES[played.end.winner() or 0]


def test_the_command_accepts_a_simulated_record(tmp_path: Path, quiltsmith: Command) -> None:
    (played,) = play_records(match_of("greedy", "minimax:2"), GameBatch(0, 1))
    (tmp_path / "game.txt").write_text(write_played(played, NAMES, {"game": "patchwork", "deck": "classic"}))
    result = quiltsmith("sheet", "check", tmp_path / "game.txt")
    assert (result.code, result.err) == (0, "")


def test_any_number_of_processes_gives_the_same_sums() -> None:
    play = partial(play_batch, match_of("greedy", "greedy", "short", 4, 4))
    runs = [play_batches(play, 90, size, jobs) for size, jobs in ((90, 1), (20, 1), (20, 2))]
    assert runs[0] == runs[1] == runs[2]
