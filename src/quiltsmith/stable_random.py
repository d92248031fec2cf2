"""Random numbers that are the same on every platform, in every Python version, for ever.

The numbers come from SplitMix64 (Steele, Lea, Flood 2014): the state starts as the seed; each step adds
0x9E3779B97F4A7C15 to it, and the word is the state after three mixing steps, all modulo 2^64.
`below(n)` takes as many words as n - 1 needs, keeps as many of their topmost bits as n - 1 has, and tries again
until the number is less than n, so that every number is exactly as likely as any other.
`shuffled` and `sample` walk from the front and swap in one of the items not yet taken (Fisher and Yates).
Python's own `random` promises none of this for shuffling and choosing. Files in people's hands depend on
every step here: never change one.

The functions take a stream, a list whose only item is the state. The simulator compiles them as they stand: words
are then unsigned numbers of 64 bits, and no signed number may be mixed with them.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _

Item = TypeVar("Item")

WORD_BITS = 64
LARGEST_SEED = (1 << WORD_BITS) - 1
STEP = 0x9E3779B97F4A7C15
_LARGEST_SMALL_LIMIT = 1 << (WORD_BITS - 1)


def mixed(state: int) -> int:
    """Return the 64 bits that belong to a state."""
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & LARGEST_SEED
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & LARGEST_SEED
    return state ^ (state >> 31)


def next_word(stream: MutableSequence[int]) -> int:
    """Return the next 64 bits of a stream."""
    stream[0] = (stream[0] + STEP) & LARGEST_SEED
    return mixed(stream[0])


def below(stream: MutableSequence[int], limit: int) -> int:
    """Return a number from 0 to limit - 1; the limit has less than 64 bits."""
    bits = 0
    while (limit - 1) >> bits:
        bits += 1
    number = 0
    while bits:
        number = signed(next_word(stream) >> (WORD_BITS - bits))
        if number < limit:
            break
    return number


def signed(word: int) -> int:
    """Return a small word as a usual number; compiled, this changes its type."""
    return word


def shuffle_front(stream: MutableSequence[int], items: MutableSequence[Item], size: int, count: int) -> None:
    """Move random ones of the first `size` items to the front, in random order."""
    for index in range(count):
        other = index + below(stream, size - index)
        item = items[index]
        items[index] = items[other]
        items[other] = item


def checked_seed(seed: int) -> int:
    """Return a seed if it is one; raise if not."""
    if not 0 <= seed <= LARGEST_SEED:
        raise QuiltsmithError(_("a seed is a number from 0 to {most}, not {seed}", most=LARGEST_SEED, seed=seed))
    return seed


class StableRandom:
    """A stream of random choices that its seed fixes."""

    def __init__(self, seed: int) -> None:
        self.stream = [checked_seed(seed)]

    def word(self) -> int:
        """Return the next 64 bits."""
        return next_word(self.stream)

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, however large the limit is."""
        if limit < 1:
            raise ValueError(f"there is no number from 0 to {limit - 1}")
        if limit <= _LARGEST_SMALL_LIMIT:
            return below(self.stream, limit)
        bits = (limit - 1).bit_length()
        words = -(-bits // WORD_BITS)
        while True:
            number = 0
            for _unused in range(words):
                number = (number << WORD_BITS) | self.word()
            number >>= words * WORD_BITS - bits
            if number < limit:
                return number

    def pick(self, items: Sequence[Item]) -> Item:
        return items[self.below(len(items))]

    def sample(self, items: Sequence[Item], count: int) -> list[Item]:
        """Choose some of the items, each at most once, in random order."""
        if not 0 <= count <= len(items):
            raise ValueError(f"{count} of {len(items)} items cannot be chosen")
        left = list(items)
        shuffle_front(self.stream, left, len(left), count)
        return left[:count]

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """Put all items in random order."""
        return self.sample(items, len(items))
