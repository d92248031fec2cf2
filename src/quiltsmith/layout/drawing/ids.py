"""Ids of cards that people must not mix up: `s` and `S` look alike on a small label."""

from __future__ import annotations

from collections.abc import Iterable


def in_small_letters(ids: Iterable[str]) -> frozenset[str]:
    """Give the ids that are the same as another but for small letters; they are marked wherever they are printed.

    >>> sorted(in_small_letters(["A", "S", "s", "b"]))
    ['s']
    """
    seen: dict[str, str] = {}
    marked = set()
    for name in sorted(ids):  # capitals come first
        if seen.setdefault(name.casefold(), name) != name:
            marked.add(name)
    return frozenset(marked)
