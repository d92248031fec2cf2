"""What the benchmarks of simulated games share: compiled against plain and C, few games and many, two jobs."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.measuring import Row
from quiltsmith.simulate.batches import GameBatch, Sums, play_batches

ROUNDS = 5
FAST_GAMES, PLAIN_GAMES = 4_000, 30
FEW, MANY = 1_000, 100_000
LEAST_TIMES_PLAIN, LEAST_SHARE_OF_C, LEAST_GAIN_OF_TWO = 30, 0.5, 1.6
CONSTANT, FLAT = 1.15, 1.1
Seconds = Callable[[], float]


def seconds_of(work: Callable[[], object]) -> float:
    """Tell how long something takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def engine_rows(fast: Seconds, plain: Seconds, c: Seconds | None) -> list[Row]:
    """Compare engines in turns, so that all see the same disturbances; each tells the seconds of its games."""
    times: list[tuple[float, float, float]] = []
    for _ in range(ROUNDS):
        by_hand = c() / FAST_GAMES if c else 0.0
        times.append((fast() / FAST_GAMES, plain() / PLAIN_GAMES, by_hand))
    each, slow, by_hand = map(median, zip(*times, strict=True))
    rows = [
        Row(f"{PLAIN_GAMES} greedy games, plain", slow * PLAIN_GAMES, note=f"{1 / slow:,.0f} games/s"),
        Row(
            f"{FAST_GAMES:,} greedy games, compiled",
            each * FAST_GAMES,
            each / slow,
            "plain",
            1 / LEAST_TIMES_PLAIN,
            f"{1 / each:,.0f} games/s, {slow / each:.0f} times plain",
        ),
    ]
    if not c:
        return [*rows, Row("the same against C", 0, note="no C compiler here")]
    note = f"C: {1 / by_hand:,.0f} games/s, the same totals"
    return [*rows, Row("the same against C", each * FAST_GAMES, each / by_hand, "C", 1 / LEAST_SHARE_OF_C, note)]


def many_rows(play: Callable[[GameBatch], Sums], batch_size: int) -> list[Row]:
    """Play few games and many, and many in two processes."""

    def run(games: int, jobs: int) -> tuple[float, Sums | None]:
        start = perf_counter()
        outcome = play_batches(play, games, batch_size, jobs).outcome
        return perf_counter() - start, outcome

    few = median(run(FEW, 1)[0] for _ in range(ROUNDS)) / FEW
    before = _megabytes()
    one, sums = run(MANY, 1)
    after = _megabytes()
    two, same = run(MANY, 2)
    if sums != same:
        raise ValueError("two processes gave other sums")
    what, note = f"{MANY:,} greedy games", f"{one / two:.2f} times as fast, the same sums"
    return [
        Row(f"{what}, one job", one, one / MANY / few, f"as much per game as {FEW:,}", CONSTANT),
        Row("memory after them", 0, after / before, "before them", FLAT, f"{after:,.0f} MB"),
        Row(f"{what}, two jobs", two, two / one, "one job", 1 / LEAST_GAIN_OF_TWO, note),
    ]


class CPeer:
    """A program in C, compiled for this machine as numba does; it reads a file and plays what that says."""

    def __init__(self, folder: Path, source: Path, lines: list[str], expected: list[int]) -> None:
        self._program, self._input, self._expected = folder / source.stem, folder / "input.txt", expected
        subprocess.run(["cc", "-O2", "-march=native", "-o", self._program, source], check=True)
        self._input.write_text("\n".join(lines), encoding="utf-8")

    def seconds(self) -> float:
        """Play all games and give the seconds that this took; starting and reading are not counted."""
        run = subprocess.run([self._program, self._input], capture_output=True, text=True, check=True)
        *found, seconds = run.stdout.split()
        if list(map(int, found)) != self._expected:
            raise ValueError("the program in C plays other games")
        return float(seconds)


def _megabytes() -> float:
    """Give the most memory that this process ever had."""
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
