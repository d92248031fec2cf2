"""Texts that are worked out only when somebody reads them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct


class Later(Struct, frozen=True):
    """A text by the function that writes it.

    A file can have a hundred thousand mistakes, of which a hundred are shown: looking for the nearest known word
    of each would take longer than everything else.
    """

    work: Callable[..., str]
    arguments: tuple[object, ...] = ()

    def __str__(self) -> str:
        return self.work(*self.arguments)


Advice = str | Later
"""A text, or one that is still to be written; `str()` gives it in any case."""
