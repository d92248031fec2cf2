"""Tree search: the same games plain and compiled, with any number of jobs, and whole or in steps."""

from __future__ import annotations

from functools import partial

import pytest

from quiltsmith.games.patchwork.patchwork_state import new_game
from quiltsmith.simulate.batches import GameBatch, game_seed, play_batches
from quiltsmith.simulate.patchwork_match import engine_for, play_batch, play_forced_batch, play_records
from quiltsmith.simulate.patchwork_setup import SCALE
from quiltsmith.simulate.patchwork_tally import PAIRS
from tests.games.patchwork.legal_moves import legal_moves, make_move
from tests.games.patchwork.samples import classic
from tests.simulate.patchwork_samples import bot_of, match_of


@pytest.mark.parametrize(
    ("game", "taste", "playouts"), [("patchwork", 0, 30), ("halloween", 4, 20), ("wide", 4, 10)]
)
def test_plain_and_compiled_games_are_the_same(game: str, taste: int, playouts: int) -> None:
    match = match_of(f"mcts:{playouts}", "random", game, 3, taste)
    plain, fast = (play_records(match, GameBatch(0, 1), is_compiled) for is_compiled in (False, True))
    assert plain == fast


def test_any_number_of_jobs_plays_the_same_games() -> None:
    play = partial(play_batch, match_of("mcts:100", "mcts:40", taste=4))
    one, other = (play_batches(play, 6, size, jobs).outcome for size, jobs in ((6, 1), (1, 3)))
    assert one == other


def test_more_playouts_than_the_tree_has_space_for() -> None:
    """A full tree grows no more, but is searched on."""
    match = match_of("mcts:200", "random", "short", 3)
    engine, bots = engine_for(match, is_compiled=False), match.bots
    arena, _ = engine._arena(bots)
    kept = arena.search[1]
    arena.search[1] = kept // 20
    try:
        assert engine.play(bots, 5).end.is_over
    finally:
        arena.search[1] = kept


def test_a_taste_decides_what_is_bought() -> None:
    """In pairs of games a player must buy a patch, and never does: most change who has it."""
    pairs = play_forced_batch(match_of("mcts:60", "mcts:60", taste=4), (20,), 10, GameBatch(0, 10)).rows["pairs"]
    size = len(pairs) // len(classic().cards)
    games, _, _, bought_more, *_ = pairs[20 * size + PAIRS : 21 * size]
    assert games == 10
    assert bought_more >= 5


def test_bots_with_time_play_legal_games() -> None:
    match = match_of("mcts:2ms", "greedy", "halloween", 2)
    shapes = {card.id: card.shape for card in classic().cards}
    (played,) = play_records(match, GameBatch(0, 1), is_compiled=False)
    state = new_game(match.game, match.deck, list(played.circle))
    for move in played.moves:
        assert move in legal_moves(state, shapes)
        make_move(state, move)
    assert state.is_over


def test_games_and_pairs_of_bots_with_time_are_counted() -> None:
    match, seeds = match_of("mcts:1ms", "greedy", "short", 2), [game_seed(2, number) for number in range(2)]
    counts, ends = engine_for(match, is_compiled=True).count_ends(match.bots, seeds, 4 * SCALE)
    assert counts.totals[0] == 2
    assert all(ends[9 + 10 * game] > 10 for game in range(2))
    pairs = play_forced_batch(match, (3,), 2, GameBatch(0, 2)).rows["pairs"]
    assert sum(pairs[PAIRS::6]) == 2


def test_steps_find_what_a_whole_search_finds() -> None:
    match = match_of("mcts:150", "mcts:150", seed=4)
    (played,) = play_records(match, GameBatch(0, 1))
    engine, state = engine_for(match, is_compiled=True), new_game(match.game, match.deck, list(played.circle))
    first = engine.choose(bot_of("mcts:150"), state, 1)
    assert first == engine.choose(bot_of("mcts:150"), state, 1)
    plain = engine_for(match, is_compiled=False).choose(bot_of("mcts:150"), state, 1)
    assert first == plain
