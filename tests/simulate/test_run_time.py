"""How long a run takes, by a clock of our own: nothing here depends on the machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from quiltsmith.api.products import prepare_of
from quiltsmith.api.simulation import SimulationJob, simulate
from quiltsmith.simulate import batches, run_time, runs
from quiltsmith.simulate.run_time import fitting_games, rounded_down, run_seconds, seconds_per_game
from quiltsmith.simulate.simulation import RunConfig, simulation_of
from tests.simulate.doodle_samples import small


@pytest.fixture
def config() -> RunConfig:
    return RunConfig(small(), "greedy", None, 1)


@pytest.fixture(autouse=True)
def one_plain_core(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (run_time, runs, batches):
        monkeypatch.setattr(module, "can_compile", lambda: False)
    monkeypatch.setattr("os.cpu_count", lambda: 1)


def ticking(seconds: float) -> Callable[[], float]:
    """Make a clock on which so many seconds pass from one look to the next."""

    def times() -> Iterator[float]:
        now = 0.0
        while True:
            yield now
            now += seconds

    return times().__next__


def test_a_game_is_timed_until_a_quarter_of_a_second_is_over(config: RunConfig) -> None:
    """Looks after 1, 3 and 7 games: the third one is the first after a quarter of a second."""
    assert seconds_per_game(config, 10_000, ticking(0.1)) == pytest.approx(0.3 / 7)


def test_a_short_run_is_not_held_up(config: RunConfig) -> None:
    """One of ten games at most is played for the estimate."""
    assert seconds_per_game(config, 10, ticking(0.001)) == pytest.approx(0.001)


def test_games_and_measures_fill_the_time(config: RunConfig) -> None:
    games = fitting_games(config, 30, 1, 0.01)
    assert 1000 < games < 3000
    assert 25 < run_seconds(config, games, 1, 0.01) <= 31


def test_two_cores_play_more(config: RunConfig, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = fitting_games(config, 30, 0, 0.01)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert 1.5 * alone < fitting_games(config, 30, 0, 0.01) < 2 * alone


def test_nobody_plays_more_than_tells_more(config: RunConfig) -> None:
    usual = simulation_of(config.deck.game).bots["greedy"].default_games
    assert fitting_games(config, 30, 1, 1e-6) == usual
    assert fitting_games(config, 30, 1, 1e6) == 20


def test_numbers_are_easily_typed_in() -> None:
    assert [rounded_down(number) for number in (7, 42, 1234, 98_765)] == [7, 42, 1200, 98_000]


def _job(games: int | None = None) -> SimulationJob:
    job: SimulationJob = prepare_of(simulate)(small(), games=games, jobs=1)
    return job


def test_only_who_says_no_number_gets_what_fits() -> None:
    assert _job(700).timed(ticking(0.1)).job.games == 700
    slow = _job().timed(ticking(0.1))
    assert slow.job.games < _job().games
    assert slow.seconds <= 31


def test_what_was_played_before_is_added_to_what_fits() -> None:
    """A run that goes on plays half a minute more, and no more than a whole run has."""
    before = batches.Run[batches.Sums](5000, None, False)
    fresh, gone_on = (job.timed(ticking(0.1)).job for job in (_job(), replace(_job(), before=before)))
    assert gone_on.games == 5000 + fresh.games
    assert replace(_job(), before=batches.Run(25_000, None, False)).timed(ticking(0.1)).job.games == 25_000


def test_a_cluster_is_not_measured() -> None:
    timed = replace(_job(), cluster="tcp://10.0.0.5:8786").timed(ticking(0.1))
    assert (timed.job.games, timed.seconds) == (25_000, 0.0)
