"""Grounds that are kept: those used last, for each thread its own."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from quiltsmith.simulate.engine_cache import MOST, EngineCache


def test_a_ground_is_made_once_while_it_is_used() -> None:
    made: list[int] = []

    def make(key: int) -> int:
        made.append(key)
        return key

    kept = EngineCache(make)
    for key in (0, 0, *range(1, MOST), 0, MOST, 0, 1):
        assert kept.get(key) == key
    assert made == [0, *range(1, MOST), MOST, 1]  # 1 was the one not used for longest


def test_threads_do_not_share_a_ground() -> None:
    kept = EngineCache[str, object](lambda _: object())
    with ThreadPoolExecutor(1) as other:
        assert other.submit(kept.get, "deck").result() is not kept.get("deck")
        assert other.submit(kept.get, "deck").result() is other.submit(kept.get, "deck").result()
