"""Count how many 95% intervals of the measures of play hold the long-run value.

    python -m benchmarks.feel_intervals [DECK…]

Each deck is measured 40 times with other seeds, on as many deals as a run of 4,000 games has; the long-run values
are those of `make feel`, from 4,000 other deals.
"""

from __future__ import annotations

import sys

import quiltsmith as qs
from quiltsmith.simulate.feel import feel_deals, measures_by_name, shipped_feel
from quiltsmith.simulate.simulation import RunConfig, simulation_of

REPETITIONS = 40
GAMES = 4000


def covered(name: str, games: int = GAMES) -> dict[str, int]:
    """Count for each measure of a deck how many intervals hold the long-run value."""
    deck, counts = qs.load_deck(name), dict.fromkeys(shipped_feel()[name], 0)
    measure = simulation_of(deck.game).feel
    if measure is None:
        raise ValueError(f"how {name} feels to play is not measured")
    for repetition in range(REPETITIONS):
        found = measures_by_name(
            measure(RunConfig(deck, "greedy", None, 1000 + repetition), feel_deals(games), map)
        )
        for one, told in shipped_feel()[name].items():
            counts[one] += found[one].low <= told.value <= found[one].high
    return counts


def main() -> None:
    """Print how many of 40 intervals hold the long-run value."""
    for name in sys.argv[1:] or shipped_feel():
        print(f"{name}, {feel_deals(GAMES)} deals:")
        for measure, count in covered(name).items():
            print(f"  {measure:<18} {count:>2} of {REPETITIONS}")


if __name__ == "__main__":
    main()
