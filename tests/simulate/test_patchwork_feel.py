"""How decks for two feel to play, on decks that are made so that the answer is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiltsmith.simulate.feel import (
    SHIPPED_DEALS,
    SHIPPED_SEED,
    course_measures,
    deal_seeds,
    lot_seeds,
    shipped_feel,
)
from quiltsmith.simulate.patchwork_feel import (
    AHEAD,
    TracedPlayer,
    patchwork_feel,
    restrictions,
    trace_engine,
    traced_games,
)
from quiltsmith.simulate.patchwork_match import Match, engine_for
from quiltsmith.simulate.patchwork_setup import set_up
from quiltsmith.simulate.patchwork_traces import (
    FIRST_SCORE,
    NO_ADVANCE,
    NO_CHOICE,
    NO_DISCARD,
    NO_SPECIALS,
    NO_TILE,
    SECOND_SCORE,
)
from quiltsmith.simulate.simulation import RunConfig
from tests.games.patchwork.samples import classic
from tests.simulate.feel_samples import deck_for_two
from tests.simulate.patchwork_samples import bot_of, game_of


def test_who_can_pay_nothing_has_no_choice(tmp_path: Path) -> None:
    feel = patchwork_feel(RunConfig(deck_for_two(tmp_path, "###/###/###", 9, 99), "greedy", None, 1), 10)
    assert feel.measures["choices"].value == 1.0
    assert feel.several == 0.0
    assert feel.worth["choice"].value == feel.worth["tile"].value == 0.0


def test_equal_patches_are_no_luck(tmp_path: Path) -> None:
    """In whatever order they lie, the patches are the same."""
    feel = patchwork_feel(RunConfig(deck_for_two(tmp_path, "##", 2, 1), "greedy", None, 1), 200)
    assert feel.measures["deal"].low == 0.0
    assert feel.measures["deal"].value < 0.1
    assert feel.worth["choice"].value == 0.0


def test_each_rule_that_the_game_has_is_taken_away() -> None:
    assert list(dict(restrictions(game_of("patchwork")))) == ["tile", "specials", "choice", "advance"]
    assert list(dict(restrictions(game_of("halloween")))) == ["tile", "specials", "choice", "advance", "discard"]


@pytest.mark.parametrize("game", ["patchwork", "halloween", "wide"])
@pytest.mark.parametrize(
    "player",
    [
        TracedPlayer(),
        TracedPlayer(25),
        TracedPlayer(bot=AHEAD),
        *(TracedPlayer(without=one) for one in (NO_TILE, NO_SPECIALS, NO_CHOICE, NO_ADVANCE, NO_DISCARD)),
    ],
)
def test_traces_are_the_same_compiled_and_plain(game: str, player: TracedPlayer) -> None:
    pytest.importorskip("numba")
    setup, seeds = set_up(classic(), game_of(game)), deal_seeds(5, 4)
    plain, fast = (
        trace_engine(setup, is_compiled).trace(
            player, TracedPlayer(), seeds, lot_seeds(5, 1, 4), player == TracedPlayer()
        )
        for is_compiled in (False, True)
    )
    assert plain == fast


def test_who_does_without_nothing_plays_as_greedy_does() -> None:
    setup, seeds = set_up(classic(), game_of("patchwork")), deal_seeds(9, 8)
    traces = trace_engine(setup).trace(TracedPlayer(), TracedPlayer(), seeds, lot_seeds(9, 1, 8))
    match = Match(game_of("patchwork"), classic(), (bot_of("greedy"), bot_of("greedy")), 1)
    ends = [engine_for(match).play(match.bots, seed).end for seed in seeds]
    assert [(trace[FIRST_SCORE], trace[SECOND_SCORE]) for trace in traces] == [
        (end.score(0), end.score(1)) for end in ends
    ]


def test_who_must_do_without_the_tile_never_has_it() -> None:
    """Against somebody who may have it, the tile is worth up to its points, and never does harm for long."""
    feel = patchwork_feel(RunConfig(classic(), "greedy", None, 1), 60)
    assert 0 < feel.worth["tile"].value < 7
    assert feel.worth["choice"].low > feel.worth["specials"].high


def test_the_values_of_the_shipped_deck_are_those_of_the_deck() -> None:
    """Those that follow from the course of games are worked out again as `make feel` did."""
    pytest.importorskip("numba")
    engine, usual = trace_engine(set_up(classic(), game_of("patchwork"))), TracedPlayer()
    deals, lots = (lot_seeds(SHIPPED_SEED, purpose, SHIPPED_DEALS) for purpose in range(2))
    traces = engine.trace(usual, usual, deals, lots, is_varied=True)
    measures, _several = course_measures(traced_games(engine.setup, traces))
    for name, own in measures.items():
        told = shipped_feel()["classic"][name]
        assert (told.value, told.low, told.high) == pytest.approx((own.value, own.low, own.high), abs=1e-4), name
