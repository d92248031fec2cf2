"""Two versions of a text beside each other: which lines of each the other does not have."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher

_MOST_COMPARED = 100_000
"""Pairs of lines: beyond, all lines between the first and the last difference are called different."""


def differing_lines(mine: str, theirs: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """List the lines of both texts, counted from 0, that differ; a text that only lacks some has none."""
    ours, others = mine.split("\n"), theirs.split("\n")
    begin = _alike(ours, others)
    end = _alike(ours[begin:][::-1], others[begin:][::-1])
    left, right = ours[begin : len(ours) - end], others[begin : len(others) - end]
    if len(left) * len(right) > _MOST_COMPARED:
        return _counted(begin, range(len(left))), _counted(begin, range(len(right)))
    blocks = SequenceMatcher(None, left, right, autojunk=False).get_matching_blocks()
    kept = {block.a + step for block in blocks for step in range(block.size)}
    found = {block.b + step for block in blocks for step in range(block.size)}
    return (
        _counted(begin, (line for line in range(len(left)) if line not in kept)),
        _counted(begin, (line for line in range(len(right)) if line not in found)),
    )


def _alike(ours: list[str], others: list[str]) -> int:
    """Count the lines that both begin with."""
    pairs = enumerate(zip(ours, others, strict=False))
    return next((number for number, (one, other) in pairs if one != other), min(len(ours), len(others)))


def _counted(begin: int, lines: Iterable[int]) -> tuple[int, ...]:
    return tuple(begin + line for line in lines)
