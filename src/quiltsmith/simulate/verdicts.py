"""Sentences about effects that all kinds of games share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quiltsmith.i18n import _, ngettext
from quiltsmith.i18n.number_format import decimal
from quiltsmith.simulate.regression import Estimate
from quiltsmith.simulate.report import BalanceVerdict

BAND = 1.0
"""A card is in balance if its effect may be less than so many points."""


def points(number: float) -> str:
    """Write a number of points, in words for one."""
    text = decimal(abs(number))
    return _("1 point") if text == decimal(1.0) else _("{points} points", points=text)


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
            ngettext(
                len(effects),
                "{level} of {number} card is in balance",
                "{level} of {number} cards are in balance",
                level=level,
            ),
            _("Their effect may be less than one point."),
            is_good=2 * level > len(effects),
        )
