"""How long a run takes on this machine: measured with a few games before it begins, by a clock that is handed in.

What has to be compiled is compiled first, so that it counts neither for the estimate nor for the speed.
"""

from __future__ import annotations

import os
from collections.abc import Callable

from quiltsmith.simulate.batch_sizes import batch_size, useful_jobs
from quiltsmith.simulate.batches import GameBatch
from quiltsmith.simulate.compiling import can_compile
from quiltsmith.simulate.feel import FEWEST_GAMES, GAMES_PER_DEAL, feel_deals
from quiltsmith.simulate.own_bots import OWN_SIZE
from quiltsmith.simulate.simulation import RunConfig, simulation_of
from quiltsmith.simulate.style_balance import RUN_GAMES, other_styles, style_games

USUAL_SECONDS = 30.0
"""How long a run takes for which nobody says how many games it has."""
_MEASURED_SECONDS = 0.25
_MEASURED_SHARE = 10
"""At most one of so many games of a run is played for the estimate."""
_GAMES_OF_A_DEAL = 18
"""About how many games the measures of play take for each deal."""
_GAIN_PER_CORE = 0.85
_FEWEST = 20
_FEW_DEALS = 3


def warm_up(config: RunConfig, games: int) -> None:
    """Play as little as makes everything ready that a run of so many games needs: this is when it is compiled."""
    simulation = simulation_of(config.deck.game)
    simulation.play(config, GameBatch(0, 1))
    if can_compile() and simulation.feel is not None and games >= FEWEST_GAMES:
        simulation.feel(config, _FEW_DEALS, map)


def seconds_per_game(config: RunConfig, games: int, clock: Callable[[], float]) -> float:
    """Measure how long a game takes on one core, for a run of so many games."""
    play, played, began, size = simulation_of(config.deck.game).play, 0, clock(), 1
    while True:
        play(config, GameBatch(played, size))
        played += size
        passed = clock() - began
        if passed >= _MEASURED_SECONDS or played * _MEASURED_SHARE >= games:
            return passed / played
        size = min(2 * size, batch_size(config))


def run_seconds(config: RunConfig, games: int, jobs: int, per_game: float) -> float:
    """Return about how long a run takes, with all that its report tells, by how long a game takes on one core."""
    measures = feel_deals(games) * _GAMES_OF_A_DEAL * (_cores(config, games, jobs) if can_compile() else 1)
    styles = style_games(games) * len(other_styles(config))
    return games_seconds(config, games, jobs, per_game, measures + styles)


def games_seconds(config: RunConfig, games: int, jobs: int, per_game: float, more: int = 0) -> float:
    """Return about how long games take, and some more beside them, by how long one takes on one core."""
    return (games + more) * per_game / (1 + _GAIN_PER_CORE * (_cores(config, games, jobs) - 1))


def _cores(config: RunConfig, games: int, jobs: int) -> int:
    return min(useful_jobs(games, batch_size(config), jobs), os.cpu_count() or 1)


def fitting_games(config: RunConfig, seconds: float, jobs: int, per_game: float) -> int:
    """Return how many games a run may have that takes so long: two digits that are easily typed in."""
    most = simulation_of(config.deck.game).bots.get(config.bot, OWN_SIZE).default_games
    if run_seconds(config, most, jobs, per_game) <= seconds:
        return most
    cores = min(jobs or os.cpu_count() or 1, os.cpu_count() or 1)
    rate = (1 + _GAIN_PER_CORE * (cores - 1)) / per_game
    more = _GAMES_OF_A_DEAL / GAMES_PER_DEAL + len(other_styles(config)) / RUN_GAMES
    return max(_FEWEST, rounded_down(int(seconds * rate / (1 + more))))


def rounded_down(number: int) -> int:
    """Keep the first two digits of a number."""
    digits = int("1" + "0" * max(0, len(str(number)) - 2))
    return number // digits * digits
