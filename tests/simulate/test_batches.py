"""Batches of games: any number of processes or threads, interrupted or not, the same outcome."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.simulate import batches as playing
from quiltsmith.simulate.batches import GameBatch, Run, Sums, batches, game_seed, play_batches, whole_numbers
from quiltsmith.stable_random import LARGEST_SEED, StableRandom


def add_seeds(seed: int, batch: GameBatch) -> Sums:
    """Stands for playing: what comes of a game depends on its seed only."""
    seeds = [game_seed(seed, number) % 1000 for number in range(batch.first, batch.first + batch.games)]
    return Sums({"sum": whole_numbers([sum(seeds)]), "games": whole_numbers([batch.games])})


def interrupted_at(game: int, batch: GameBatch) -> Sums:
    if batch.first >= game:
        raise KeyboardInterrupt
    return add_seeds(7, batch)


def test_batches_hold_every_game_once() -> None:
    assert list(batches(10, 4)) == [GameBatch(0, 4), GameBatch(4, 4), GameBatch(8, 2)]
    assert list(batches(10, 4, first=7)) == [GameBatch(7, 3)]
    assert list(batches(0, 4)) == []


@pytest.mark.parametrize(("size", "jobs"), [(1, 1), (7, 1), (100, 1), (7, 2)])
def test_the_outcome_depends_on_the_games_only(size: int, jobs: int) -> None:
    run = play_batches(partial(add_seeds, 7), 50, size, jobs)
    assert run == Run(50, add_seeds(7, GameBatch(0, 50)), True)


def test_without_a_compiler_processes_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "can_compile", lambda: False)
    monkeypatch.setattr(playing, "map_in_threads", None)
    test_the_outcome_depends_on_the_games_only(7, 2)


def test_no_games_have_no_outcome() -> None:
    assert play_batches(partial(add_seeds, 7), 0, 5) == Run(0, None, True)


def test_progress_is_told_in_games() -> None:
    told: list[int] = []
    play_batches(partial(add_seeds, 7), 10, 4, on_progress=told.append)
    assert told == [4, 8, 10]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_keeps_what_was_played_and_goes_on(jobs: int) -> None:
    run = play_batches(partial(interrupted_at, 20), 50, 10, jobs)
    assert run == Run(20, add_seeds(7, GameBatch(0, 20)), False)
    assert play_batches(partial(add_seeds, 7), 50, 8, before=run) == Run(50, add_seeds(7, GameBatch(0, 50)), True)


@given(st.integers(0, LARGEST_SEED))
def test_the_seeds_of_games_are_the_words_of_the_run(seed: int) -> None:
    random = StableRandom(seed)
    assert [game_seed(seed, number) for number in range(20)] == [random.word() for _ in range(20)]


def test_seeds_never_change() -> None:
    expected = [7191089600892374487, 309689372594955804, 11702238430859802812]
    assert [game_seed(7, number) for number in (0, 1, 1_000_000)] == expected


def sums(*numbers: int) -> Sums:
    return Sums({"some": whole_numbers(numbers), "other": whole_numbers([len(numbers)])})


def test_sums_are_added_number_by_number() -> None:
    assert sums(1, 2, 3) + sums(10, -20, 2**60) == Sums(
        {"some": whole_numbers([11, -18, 2**60 + 3]), "other": whole_numbers([6])}
    )


def test_sums_of_different_games_are_refused() -> None:
    with pytest.raises(ValueError, match="different games"):
        sums(1, 2) + sums(1, 2, 3)
