"""Seeds of games: those of `StableRandom`, whoever computes them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.simulate.seeds import game_seed
from quiltsmith.stable_random import LARGEST_SEED, StableRandom


@given(st.integers(0, LARGEST_SEED))
def test_the_seeds_of_games_are_the_words_of_the_run(seed: int) -> None:
    random = StableRandom(seed)
    assert [game_seed(seed, number) for number in range(20)] == [random.word() for _ in range(20)]


def test_seeds_never_change() -> None:
    expected = [7191089600892374487, 309689372594955804, 11702238430859802812]
    assert [game_seed(7, number) for number in (0, 1, 1_000_000)] == expected
