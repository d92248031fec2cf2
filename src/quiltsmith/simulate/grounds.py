"""The grounds that games are played on, kept from batch to batch: a run comes in many of them."""

from __future__ import annotations

from collections.abc import Callable
from threading import local
from typing import Generic, TypeVar

MOST = 4
"""Two decks that are compared, and each of them once more where a second bot plays."""
Key = TypeVar("Key")
Ground = TypeVar("Ground")


class KeptGrounds(local, Generic[Key, Ground]):
    """The grounds used last, for each thread its own: on one ground, one game is played at a time."""

    def __init__(self, make: Callable[[Key], Ground]) -> None:
        self._make, self._kept = make, list[tuple[Key, Ground]]()

    def ground_for(self, key: Key) -> Ground:
        """Give the ground that was made for this, or make it."""
        for number, (known, ground) in enumerate(self._kept):
            if known == key:
                self._kept.insert(0, self._kept.pop(number))
                return ground
        ground = self._make(key)
        self._kept[:] = [(key, ground), *self._kept[: MOST - 1]]
        return ground
