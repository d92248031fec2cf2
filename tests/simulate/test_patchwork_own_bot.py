"""Games of two with bots that people write: legal for the checker, and readable states."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

import quiltsmith as qs
from quiltsmith.formats.source import Source
from quiltsmith.games.patchwork.patchwork_checker import PatchworkChecker
from quiltsmith.games.patchwork.patchwork_writer import write_played
from quiltsmith.games.sheets.sheet_files import parse_sheet
from quiltsmith.simulate.batches import GameBatch
from quiltsmith.simulate.own_bots import take
from quiltsmith.simulate.patchwork_own_bot import PatchworkMove, PatchworkState, own_games
from quiltsmith.stable_random import StableRandom
from tests.games.patchwork.samples import classic
from tests.simulate.patchwork_samples import game_of

Bot = Callable[[PatchworkState, Sequence[PatchworkMove], StableRandom], PatchworkMove]


def anything(state: PatchworkState, moves: Sequence[PatchworkMove], rng: StableRandom) -> PatchworkMove:
    return rng.pick(moves)


def buying(state: PatchworkState, moves: Sequence[PatchworkMove], rng: StableRandom) -> PatchworkMove:
    return max(moves, key=lambda move: 2 * move.spaces.bit_count() - state.price(move.card).cost)


@pytest.mark.parametrize("game", ["patchwork", "halloween", "short", "wide"])
@pytest.mark.parametrize("bot", [anything, buying])
@pytest.mark.parametrize("rival", ["greedy", "minimax:2", None])
def test_every_game_is_legal(game: str, bot: Bot, rival: str | None) -> None:
    rules, name = game_of(game), take(bot)
    for engine, arena in own_games(classic(), rules, (name, rival or name), 3, GameBatch(0, 3)):
        played = engine.played(arena)
        text = write_played(played, ("Anna", "Ben"), {"game": rules.id})
        checked = PatchworkChecker(rules, classic()).check(parse_sheet(Source("own.txt", text)))
        assert [problem.message for problem in checked.problems] == []
        assert played.end.is_over
        assert [played.end.score(0), played.end.score(1)] == arena.outcome[:2]


def test_a_state_shows_the_game_from_the_own_side() -> None:
    seen = list[tuple[PatchworkState, tuple[PatchworkMove, ...]]]()

    def watching(state: PatchworkState, moves: Sequence[PatchworkMove], rng: StableRandom) -> PatchworkMove:
        seen.append((state, tuple(moves)))
        return moves[-1]

    qs.simulate("classic", bot=watching, against="greedy", games=1)
    state, moves = seen[0]
    assert (state.me.buttons, state.me.time, state.me.quilt, len(state.circle)) == (5, 0, 0, 33)
    assert moves[0] == PatchworkMove("advance")
    assert {move.card for move in moves[1:]} <= set(state.offered)
    assert state.score() == 5 - 2 * 81
    later = seen[3][0]
    assert later.me.quilt.bit_count() > 0
    assert later.board.parse_mask(str(later)) == later.me.quilt
    specials = [(state, moves) for state, moves in seen if state.is_special]
    assert all({move.action for move in moves} == {"special"} for _state, moves in specials)


def test_a_bot_that_thinks_beats_one_that_does_not() -> None:
    won = qs.simulate("classic", bot=buying, against="random", games=20).first_player_win_rate
    assert won > 0.6
