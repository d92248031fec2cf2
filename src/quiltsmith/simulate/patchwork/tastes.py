"""Tastes: what the players of a game add to the value of buying each patch, in twentieths of a point.

`draw_taste` is compiled as it stands.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from msgspec import Struct

from quiltsmith.stable_random import WORD_BITS, next_word, signed

FORCED = 1 << 40
"""More than any move is worth: who likes a patch so much buys it when it can, who dislikes it so never does."""


class Force(Struct, frozen=True):
    """One player of a game must buy a patch, or never does."""

    card: int
    seat: int
    must: bool


def draw_taste(
    stream: MutableSequence[int], tastes: MutableSequence[int], begin: int, cards: int, strength: int
) -> None:
    """Like each patch or dislike it by lot: one bit of a random word for each, lowest first.

    The tastes are written into a list, from `begin` on.
    """
    for first in range(0, cards, WORD_BITS):
        word = next_word(stream)
        for card in range(first, min(cards, first + WORD_BITS)):
            tastes[begin + card] = strength if signed(word >> (card - first)) & 1 else -strength
