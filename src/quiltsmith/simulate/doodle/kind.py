"""How roll-and-draw games are simulated: the line of this kind in `simulate/kinds.py`."""

from __future__ import annotations

from quiltsmith.games.doodle.deal_files import game_in_circle
from quiltsmith.simulate.batches import GameBatch
from quiltsmith.simulate.doodle.bots import GAMES_PER_BATCH, play_batch
from quiltsmith.simulate.doodle.report import report
from quiltsmith.simulate.kinds import BotSize, Setup, Simulation
from quiltsmith.simulate.sums import Sums


def play(setup: Setup, batch: GameBatch) -> Sums:
    """Play a batch of games, compiled where that is possible."""
    return play_batch(game_in_circle(setup.deck), setup.deck, setup.bot, setup.seed, batch)


SIMULATION = Simulation(
    bots={
        "greedy": BotSize(25_000, GAMES_PER_BATCH["greedy"], 10),
        "beam": BotSize(1_000, GAMES_PER_BATCH["beam"], 1),
        "random": BotSize(100_000, GAMES_PER_BATCH["random"], 200),
    },
    play=play,
    report=report,
)
