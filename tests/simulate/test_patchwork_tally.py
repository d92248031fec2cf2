"""Sums over games: counted again from the records, one game after the other."""

from __future__ import annotations

from collections import Counter

import pytest

from quiltsmith.games.patchwork.patchwork_state import PLAYERS, new_game
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame
from quiltsmith.simulate import patchwork_tally as tally
from quiltsmith.simulate.batches import GameBatch, game_seed
from quiltsmith.simulate.patchwork_match import Match, play_batch, play_forced_batch, play_records
from quiltsmith.simulate.patchwork_tally import to_counts
from tests.games.patchwork.legal_moves import make_move
from tests.simulate.patchwork_oracle import draw_tastes, streams_of
from tests.simulate.patchwork_samples import match_of

GAMES = 25
SEED = 8


def buyers_of(match: Match, played: PlayedGame) -> dict[str, tuple[int, int]]:
    """Replay a game and list who bought which patch, and on which space of the track."""
    state, bought = new_game(match.game, match.deck, list(played.circle)), dict[str, tuple[int, int]]()
    for move in played.moves:
        if move.card:
            bought[move.card] = (move.player, state.players[move.player].time)
        make_move(state, move)
    return bought


@pytest.mark.parametrize("game", ["halloween", "short"])
def test_totals(game: str) -> None:
    match = match_of("greedy", "random", game, SEED, 4)
    totals = to_counts(play_batch(match, GameBatch(0, GAMES))).totals
    ends = [played.end for played in play_records(match, GameBatch(0, GAMES))]
    differences = [end.score(0) - end.score(1) for end in ends]
    assert totals[tally.GAMES] == GAMES
    assert totals[tally.FIRST_WINS] == sum(end.winner() == 0 for end in ends)
    assert totals[tally.DIFFERENCE] == sum(differences)
    assert totals[tally.DIFFERENCE_SQUARED] == sum(each * each for each in differences)
    assert totals[tally.TURNS] == sum(end.moves - 1 for end in ends)
    for seat in PLAYERS:
        assert totals[tally.SCORES + seat] == sum(end.score(seat) for end in ends)
        assert totals[tally.INCOMES + seat] == sum(end.players[seat].income for end in ends)
        assert totals[tally.EMPTIES + seat] == sum(end.empty(seat) for end in ends)
        assert totals[tally.TILES + seat] == sum(end.players[seat].has_tile for end in ends)


def test_scores() -> None:
    match = match_of("greedy", "random", "short", SEED)
    histogram = to_counts(play_batch(match, GameBatch(0, GAMES))).histogram
    ends = [played.end for played in play_records(match, GameBatch(0, GAMES))]
    lowest = tally.count_shape(match.setup).lowest_score
    expected = Counter(end.score(seat) for end in ends for seat in PLAYERS)
    assert {score + lowest: count for score, count in enumerate(histogram) if count} == expected


def test_patches() -> None:
    match, marks = (
        match_of("greedy", "random", "short", SEED, 4),
        match_of("greedy", "random", "short").setup.marks_passed,
    )
    counts, shape = to_counts(play_batch(match, GameBatch(0, GAMES))), tally.count_shape(match.setup)
    expected = [[0] * shape.per_card for _ in range(shape.cards)]
    for number, played in enumerate(play_records(match, GameBatch(0, GAMES))):
        buyers = buyers_of(match, played)
        difference = played.end.score(0) - played.end.score(1)
        first, second = draw_tastes(match.setup, streams_of(game_seed(SEED, number)), 1, None)
        for card, sums in enumerate(expected):
            taste, bought = (first[card] - second[card]) // 2, 0
            if (patch := match.deck.cards[card].id) in buyers:
                buyer, time = buyers[patch]
                bought = 1 - 2 * buyer
                sums[tally.BOUGHT + buyer] += 1
                sums[tally.BOUGHT_TIME] += time
                sums[tally.PHASES + marks[time]] += 1
            sums[tally.TASTE] += taste
            sums[tally.TASTE_SQUARED] += taste * taste
            sums[tally.TASTE_BOUGHT] += taste * bought
            sums[tally.TASTE_DIFFERENCE] += taste * difference
            sums[tally.TASTED_DIFFERENCE] += taste * taste * difference
            sums[tally.TASTED_DIFFERENCE_SQUARED] += taste * taste * difference * difference
    assert counts.cards.tolist() == [number for sums in expected for number in sums]


def test_who_must_buys_when_it_can_and_who_never_does_not() -> None:
    match = match_of("greedy", "greedy", "short", SEED)
    pairs = to_counts(play_forced_batch(match, (30,), 40, GameBatch(0, 40))).pairs[30 * tally.PAIR_SUMS :]
    assert pairs[tally.PAIRS] == 40
    # From the other's or nobody's to the own: never less, sometimes two steps.
    assert 20 < pairs[tally.BOUGHT_MORE] <= pairs[tally.BOUGHT_MORE_SQUARED] <= 4 * 40
