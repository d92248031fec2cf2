"""Count how many 95% intervals of the measures of play hold the long-run value.

    python -m benchmarks.feel_intervals [DECK…]

Each deck is measured four times 40 times with other seeds, on as many deals as a run of 4,000 games has; the
long-run values are those of `make feel`, from 4,000 other deals. Of 40 intervals of 95%, 38 hold them on average,
and 36 or more do in nineteen of twenty cases: so one case in twenty falls short by chance.
"""

from __future__ import annotations

import sys

import quiltsmith as qs
from quiltsmith.simulate.feel import feel_deals, measures_by_name, shipped_feel
from quiltsmith.simulate.simulation import RunConfig, simulation_of

CASES, REPETITIONS = 4, 40
GAMES = 4000
FIRST_SEED = 5000


def covered(name: str, games: int = GAMES) -> dict[str, list[int]]:
    """Count for each measure of a deck how many intervals hold the long-run value, case by case."""
    deck, counts = qs.load_deck(name), {measure: [0] * CASES for measure in shipped_feel()[name]}
    measure = simulation_of(deck.game).feel
    if measure is None:
        raise ValueError(f"how {name} feels to play is not measured")
    for repetition in range(CASES * REPETITIONS):
        config = RunConfig(deck, "greedy", None, FIRST_SEED + repetition)
        found = measures_by_name(measure(config, feel_deals(games), map))
        for one, told in shipped_feel()[name].items():
            counts[one][repetition // REPETITIONS] += found[one].low <= told.value <= found[one].high
    return counts


def main() -> None:
    """Print how many of 40 intervals hold the long-run value, in each case and all."""
    for name in sys.argv[1:] or shipped_feel():
        print(f"{name}, {feel_deals(GAMES)} deals:")
        for measure, counts in covered(name).items():
            share = sum(counts) / (CASES * REPETITIONS)
            print(f"  {measure:<18} {', '.join(map(str, counts))} of {REPETITIONS}, {share:.1%} of all")


if __name__ == "__main__":
    main()
