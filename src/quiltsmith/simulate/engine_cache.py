"""Engines kept from batch to batch: a run comes in many of them."""

from __future__ import annotations

from collections.abc import Callable
from threading import local
from typing import Generic, TypeVar

MOST = 4
"""Two decks that are compared, and each of them once more where a second bot plays."""
Key = TypeVar("Key")
Engine = TypeVar("Engine")


class EngineCache(local, Generic[Key, Engine]):
    """The engines used last, for each thread its own: on one engine, one game is played at a time."""

    def __init__(self, make: Callable[[Key], Engine]) -> None:
        self._make, self._kept = make, list[tuple[Key, Engine]]()

    def get(self, key: Key) -> Engine:
        """Return the engine that was made for this, or make it."""
        for number, (known, engine) in enumerate(self._kept):
            if known == key:
                self._kept.insert(0, self._kept.pop(number))
                return engine
        engine = self._make(key)
        self._kept[:] = [(key, engine), *self._kept[: MOST - 1]]
        return engine
