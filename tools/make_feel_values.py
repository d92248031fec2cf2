"""Write the measures of play of the shipped decks, which reports show beside those of other decks.

`make feel` runs it; it takes some minutes, and `[fast]` must be installed.
"""

from __future__ import annotations

import json
from pathlib import Path

import quiltsmith as qs
from quiltsmith.simulate.feel import SHIPPED_DEALS, SHIPPED_SEED, measures_by_name
from quiltsmith.simulate.feel_statistics import Measured
from quiltsmith.simulate.simulation import RunConfig, simulation_of

DECKS = ("meadow", "classic")
FILE = Path(__file__).parents[1] / "src/quiltsmith/simulate/shipped_feel.json"


def shipped_measures(name: str) -> dict[str, Measured]:
    """Measure a shipped deck with its usual bot."""
    deck = qs.load_deck(name)
    simulation = simulation_of(deck.game)
    bot = next(iter(simulation.bots))
    if simulation.feel is None:
        raise ValueError(f"how {name} feels to play is not measured")
    return measures_by_name(simulation.feel(RunConfig(deck, bot, None, SHIPPED_SEED), SHIPPED_DEALS, map))


def main() -> None:
    """Write the file."""
    told = {
        deck: {name: [round(one.value, 4), round(one.low, 4), round(one.high, 4)] for name, one in found.items()}
        for deck, found in ((deck, shipped_measures(deck)) for deck in DECKS)
    }
    FILE.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
