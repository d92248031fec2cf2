"""Sentences about effects that all kinds of games share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quiltsmith.simulate.regression import Estimate
from quiltsmith.simulate.report import BalanceVerdict
from quiltsmith.talk.numbers import decimal
from quiltsmith.talk.saying import count, say

BAND = 1.0
"""A card is in balance if its effect may be less than so many points."""


def points(number: float) -> str:
    """Write a number of points, in words for one."""
    text = decimal(abs(number))
    return say("1 point") if text == decimal(1.0) else say("{points} points", points=text)


def beyond(estimate: Estimate | None) -> int:
    """Tell whether an effect lies beyond the band for sure: 1 above it, -1 below it, 0 not for sure."""
    if estimate is None:
        return 0
    low, high = estimate.interval
    return int(low > BAND) - int(high < -BAND)


def in_balance(effects: Sequence[Estimate | None]) -> Iterator[BalanceVerdict]:
    """Tell how many cards are in balance."""
    if effects:
        level = sum(not beyond(effect) for effect in effects)
        yield BalanceVerdict(
            "in-balance",
            count(
                len(effects),
                "{level} of {number} card is in balance",
                "{level} of {number} cards are in balance",
                level=level,
            ),
            say("Their effect may be less than one point."),
            is_good=2 * level > len(effects),
        )
