"""Many games in batches, played one after the other or several at once: the outcome is the same.

A batch is told by the numbers of its games, never by who plays it. Its outcome is something that can be added and
whose sum does not depend on the order, such as `Sums`. Outcomes are added in the order of the games, so that a
run that stops has played the first so many games and no others, and can go on from there.

Game number k of a run, counted from 0, has as its seed the word k of `StableRandom(seed of the run)`, so that any
game can be played without those before it. Its random numbers are those of `StableRandom(seed of the game)`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import add
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from quiltsmith.processes import map_in_processes, map_in_threads
from quiltsmith.simulate.cluster import map_on_cluster
from quiltsmith.simulate.compiling import can_compile
from quiltsmith.stable_random import LARGEST_SEED, STEP, mixed


class Addable(Protocol):
    """What batches give: the sum of two outcomes is the outcome of all their games."""

    def __add__(self, other: Any, /) -> Any: ...


Outcome = TypeVar("Outcome", bound=Addable)


class GameBatch(Struct, frozen=True):
    """Games that follow each other by number."""

    first: int
    games: int


class Run(Struct, Generic[Outcome], frozen=True):
    """How far a run came: the games played, counted from number 0, what they gave, and whether all were played."""

    games: int
    outcome: Outcome | None
    is_complete: bool


def batches(games: int, size: int, first: int = 0) -> Iterator[GameBatch]:
    """Cut the games from number `first` up to `games` into batches."""
    return (GameBatch(start, min(size, games - start)) for start in range(first, games, size))


def play_batches(
    play: Callable[[GameBatch], Outcome],
    games: int,
    size: int,
    jobs: int = 1,
    before: Run[Outcome] | None = None,
    on_progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> Run[Outcome]:
    """Play a whole run, or the rest of one; Ctrl-C ends it and keeps what has been played.

    Compiled games are played in threads, which cost nothing to start; plain ones in processes, to which `play` is
    sent with every batch: a function at the top of a module, or `partial` of one. The first batch is played
    here, so that what can be compiled is compiled once. With the address of a Dask cluster, its workers play all.
    """
    played, outcome = (before.games, before.outcome) if before else (0, None)
    rest = batches(games, size, played)
    try:
        for result in _outcomes(play, rest, jobs, cluster):
            outcome = result if outcome is None else outcome + result
            played = min(played + size, games)
            if on_progress:
                on_progress(played)
    except KeyboardInterrupt:
        return Run(played, outcome, False)
    return Run(played, outcome, True)


def _outcomes(
    play: Callable[[GameBatch], Outcome], rest: Iterator[GameBatch], jobs: int, cluster: str | None
) -> Iterator[Outcome]:
    if cluster is not None:
        yield from map_on_cluster(cluster, play, rest)
        return
    if jobs == 1:
        yield from map(play, rest)
        return
    for first in rest:
        yield play(first)
        yield from (map_in_threads if can_compile() else map_in_processes)(play, rest, jobs)


WHOLE = "q"
"""Signed numbers of 64 bits, the kind of array that the standard library and numba share."""


class Sums(Struct, frozen=True):
    """Named rows of sums; those of two batches of the same run are added number by number."""

    rows: Mapping[str, array[int]]

    def __add__(self, other: Sums) -> Sums:
        return Sums({name: _added(row, other.rows[name]) for name, row in self.rows.items()})


def zeros(size: int) -> array[int]:
    """Make a row of sums to which nothing has been added."""
    return array(WHOLE, bytes(array(WHOLE).itemsize * size))


def whole_numbers(numbers: Iterable[int]) -> array[int]:
    """Make a row of sums."""
    return array(WHOLE, numbers)


def _added(one: array[int], other: array[int]) -> array[int]:
    if len(one) != len(other):
        raise ValueError("sums of different games cannot be added")
    return array(WHOLE, map(add, one, other))


def game_seed(seed: int, number: int) -> int:
    """Return the seed of one game of a run."""
    return mixed((seed + number * STEP + STEP) & LARGEST_SEED)
