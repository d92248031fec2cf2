"""Rows of the table, and times that a busy machine spoils as little as possible."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement: seconds, how many times a peer's that is, and how many times it may be at most."""

    what: str
    seconds: float
    ratio: float | None = None
    peer: str = ""
    limit: float | None = None
    note: str = ""

    @property
    def is_within_limit(self) -> bool:
        """Whether the ratio is no larger than it may be."""
        return self.limit is None or self.ratio is None or self.ratio <= self.limit


def interleaved(works: Sequence[Callable[[], object]], rounds: int) -> list[float]:
    """Run some works in turns and give the median seconds of each, so that all see the same disturbances."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(rounds):
        for work, taken in zip(works, times, strict=True):
            start = time.perf_counter()
            work()
            taken.append(time.perf_counter() - start)
    return [median(taken) for taken in times]
