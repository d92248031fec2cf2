"""What is known about compiling without doing it, and engines that are kept: for each thread its own."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from quiltsmith.i18n import use_locale
from quiltsmith.simulate.compiling import MOST, EngineCache, can_compile, what_is_gained, with_slots


def test_numba_is_there_for_the_tests() -> None:
    assert can_compile()


def test_a_sentence_says_what_is_gained() -> None:
    assert "quiltsmith[fast]" in what_is_gained()
    with use_locale("de"):
        assert "Partien" in what_is_gained()


def test_asking_does_not_load_numba() -> None:
    ask = "from quiltsmith.simulate import batches, compiling; compiling.can_compile()"
    code = f"import sys; {ask}; print('numba' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"


class Inner(NamedTuple):
    numbers: list[int]


class Outer(NamedTuple):
    inner: Inner
    size: int


def test_slots_hold_the_very_lists_of_a_named_tuple() -> None:
    lists = Outer(Inner([1, 2]), 3)
    faster = with_slots(lists)
    faster.inner.numbers[0] = 5
    assert (lists.inner.numbers, faster.size) == ([5, 2], 3)
    assert type(faster) is type(with_slots(lists))


def test_an_engine_is_made_once_while_it_is_used() -> None:
    made: list[int] = []

    def make(key: int) -> int:
        made.append(key)
        return key

    kept = EngineCache(make)
    for key in (0, 0, *range(1, MOST), 0, MOST, 0, 1):
        assert kept.get(key) == key
    assert made == [0, *range(1, MOST), MOST, 1]  # 1 was the one not used for longest


def test_threads_do_not_share_an_engine() -> None:
    kept = EngineCache[str, object](lambda _: object())
    with ThreadPoolExecutor(1) as other:
        assert other.submit(kept.get, "deck").result() is not kept.get("deck")
        assert other.submit(kept.get, "deck").result() is other.submit(kept.get, "deck").result()
