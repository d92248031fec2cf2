"""The random source: values that must never change, and fairness."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.errors import QuiltsmithError
from quiltsmith.stable_random import LARGEST_SEED, StableRandom

SEEDS = st.integers(0, LARGEST_SEED)


def test_words_are_those_published_for_splitmix64() -> None:
    zero, other = StableRandom(0), StableRandom(1234567)
    assert [zero.word() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert [other.word() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_choices_of_a_seed_never_change() -> None:
    random = StableRandom(7)
    assert [random.below(6) for _ in range(10)] == [3, 0, 4, 3, 1, 3, 2, 1, 3, 0]
    assert random.shuffled("ABCDEFGH") == list("HAGFCBED")
    assert random.sample(range(100), 5) == [44, 55, 11, 1, 57]
    assert random.pick("ABCDEFGH") == "H"
    assert random.below(10**30) == 68757706584857788830850547118


def test_a_sure_thing_uses_no_word() -> None:
    random = StableRandom(0)
    assert random.below(1) == 0
    assert random.word() == StableRandom(0).word()


@given(SEEDS, st.integers(1, 1 << 200))
def test_below_stays_below(seed: int, limit: int) -> None:
    assert 0 <= StableRandom(seed).below(limit) < limit


@given(SEEDS, st.lists(st.integers()))
def test_shuffled_keeps_every_item(seed: int, items: list[int]) -> None:
    assert sorted(StableRandom(seed).shuffled(items)) == sorted(items)


@given(SEEDS, st.integers(0, 20), st.integers(0, 20))
def test_sample_takes_different_items(seed: int, count: int, more: int) -> None:
    drawn = StableRandom(seed).sample(range(count + more), count)
    assert len(set(drawn)) == count
    assert set(drawn) <= set(range(count + more))


def test_numbers_are_equally_likely() -> None:
    random = StableRandom(1)
    seen = Counter(random.below(10) for _ in range(10_000))
    # 27.9 is exceeded by one fair source in a thousand (9 degrees of freedom).
    assert sum((seen[number] - 1000) ** 2 / 1000 for number in range(10)) < 27.9


def test_orders_are_equally_likely_over_seeds() -> None:
    seen = Counter("".join(StableRandom(seed).shuffled("ABCD")) for seed in range(4800))
    assert len(seen) == 24
    # 49.7 is exceeded by one fair source in a thousand (23 degrees of freedom).
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 49.7


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1])
def test_seeds_out_of_range_are_refused(seed: int) -> None:
    with pytest.raises(QuiltsmithError, match="a seed is a number from 0 to 18446744073709551615"):
        StableRandom(seed)


def test_impossible_choices_are_refused() -> None:
    random = StableRandom(0)
    with pytest.raises(ValueError, match="no number from 0 to -1"):
        random.below(0)
    with pytest.raises(ValueError, match="3 of 2 items cannot be chosen"):
        random.sample("AB", 3)
