"""How roll-and-draw games are simulated: the line of this kind in `simulate/simulation.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quiltsmith.games.doodle.doodle_deal import game_in_circle
from quiltsmith.i18n import _
from quiltsmith.simulate.batches import GameBatch, Sums
from quiltsmith.simulate.doodle_engine import BOTS, play_batch, play_outcomes
from quiltsmith.simulate.doodle_report import doodle_report
from quiltsmith.simulate.doodle_work import bot_work
from quiltsmith.simulate.simulation import RunConfig, Simulation
from quiltsmith.simulate.strategies import OfferedBots


def play_doodle_batch(config: RunConfig, batch: GameBatch) -> Sums:
    """Play a batch of games, compiled where that is possible."""
    return play_batch(game_in_circle(config.deck), config.deck, config.bot, config.seed, batch)


def doodle_outcomes(config: RunConfig, batch: GameBatch) -> tuple[Sums, Mapping[str, Sequence[int]]]:
    """Play a batch of games; return the sums, and numbers of each game by name."""
    return play_outcomes(game_in_circle(config.deck), config.deck, config.bot, config.seed, batch)


def doodle_work(config: RunConfig) -> int:
    """Return how much work a game of the bot is."""
    return bot_work(config.deck, game_in_circle(config.deck), config.bot)


def doodle_outcome_text(name: str) -> str:
    """Return what a number of a game is called."""
    if name.startswith("round "):
        return _("Round {number}", number=name.removeprefix("round "))
    return {"total": _("Total"), "empty": _("Empty spaces")}[name]


DOODLE_SIMULATION = Simulation(
    bots=OfferedBots(BOTS),
    play=play_doodle_batch,
    report=doodle_report,
    outcomes=doodle_outcomes,
    outcome_text=doodle_outcome_text,
    work=doodle_work,
)
