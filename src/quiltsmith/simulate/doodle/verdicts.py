"""What stands out among the cards of a deck, in plain sentences: only what chance does not explain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import median

from quiltsmith.i18n import _
from quiltsmith.i18n.number_format import grouped, percent
from quiltsmith.simulate.doodle.measured import CardRecord, Measured, StartRecord
from quiltsmith.simulate.regression import NORMAL_95, Estimate
from quiltsmith.simulate.report import BalanceVerdict
from quiltsmith.simulate.verdicts import BAND, beyond, in_balance, points

OFTEN_PASSED = 0.2
MORE_THAN_USUAL = 1.25
"""A card is passed often if it is in so large a share of its turns, and so much more than the average card."""
UNUSED = 0.4
PRECISE = 0.55
"""Half of a 95 % interval, in points, that is enough to judge cards by."""


def verdicts(measured: Measured) -> tuple[BalanceVerdict, ...]:
    """List what stands out, the most useful first."""
    known = [card for card in measured.cards if card.whole.effect]
    found = [
        *_starts(measured.starts),
        *_passed(measured.cards),
        *_extremes(known),
        *_uneven(known),
        *_specials(measured),
        *in_balance([card.whole.effect for card in known]),
        *_precision(measured, known),
    ]
    return tuple(found)


def _starts(starts: Sequence[StartRecord]) -> Iterator[BalanceVerdict]:
    ranked = sorted(
        ((start.id, start.effect) for start in starts if start.effect), key=lambda pair: (-pair[1].effect, pair[0])
    )
    if len(ranked) < 2:
        return
    (best, most), (worst, least) = ranked[0], ranked[-1]
    gap = most.effect - least.effect
    if gap - NORMAL_95 * sqrt(most.error**2 + least.error**2) > BAND:
        yield BalanceVerdict(
            "start-gap",
            _("{best} is worth {points} more than {worst}", best=best, worst=worst, points=points(gap)),
            _("Whoever starts with {worst} starts behind.", worst=worst),
            (best, worst),
        )
    elif most.half_width < BAND:
        yield BalanceVerdict("starts-fair", _("No start card is worth much more than another"), is_good=True)


def _passed(cards: Sequence[CardRecord]) -> Iterator[BalanceVerdict]:
    seen = [card for card in cards if card.whole.counts["token"]]
    if not seen:
        return
    card = max(seen, key=lambda card: card.whole.share("passed"))
    share, usual = card.whole.share("passed"), sum(card.whole.share("passed") for card in seen) / len(seen)
    if share > max(OFTEN_PASSED, MORE_THAN_USUAL * usual):
        yield BalanceVerdict(
            "often-passed",
            _("{card} is passed in {share} of its turns", card=card.id, share=percent(share)),
            _("The average card is passed in {share} of its turns.", share=percent(usual)),
            (card.id,),
        )


def _extremes(cards: Sequence[CardRecord]) -> Iterator[BalanceVerdict]:
    if not cards:
        return
    best, worst = max(cards, key=_effect), min(cards, key=_effect)
    if beyond(best.whole.effect) > 0:
        yield BalanceVerdict(
            "helps-most",
            _("{card} helps most: {points}", card=best.id, points=points(_effect(best))),
            _("So much more does a game bring in which it is the token's card once."),
            (best.id,),
        )
    if beyond(worst.whole.effect) < 0:
        yield BalanceVerdict(
            "costs-most",
            _("{card} costs most: {points}", card=worst.id, points=points(_effect(worst))),
            _("So much less does a game bring in which it is the token's card once."),
            (worst.id,),
        )


def _uneven(cards: Sequence[CardRecord]) -> Iterator[BalanceVerdict]:
    """Name the card that helps in one round and costs in another, if there is one."""
    found: list[tuple[float, str, int, Estimate, int, Estimate]] = []
    for card in cards:
        effects = [(number, fate.effect) for number, fate in enumerate(card.rounds, 1) if fate.effect]
        costs = [(effect.effect, number, effect) for number, effect in effects if beyond(effect) < 0]
        helps = [(effect.effect, number, effect) for number, effect in effects if beyond(effect) > 0]
        if costs and helps:
            (low, when_low, cost), (high, when_high, gain) = min(costs), max(helps)
            found.append((high - low, card.id, when_low, cost, when_high, gain))
    if found:
        _unused, card_id, when_low, cost, when_high, gain = max(found)
        yield BalanceVerdict(
            "uneven-rounds",
            _(
                "{card} costs {cost} in round {early} and brings {gain} in round {late}",
                card=card_id,
                cost=points(cost.effect),
                early=when_low,
                gain=points(gain.effect),
                late=when_high,
            ),
            _("Small patches help late, when large ones no longer fit."),
            (card_id,),
        )


def _specials(measured: Measured) -> Iterator[BalanceVerdict]:
    for name, spread in measured.uses.items():
        if (unused := spread.share_of(0)) >= UNUSED:
            yield BalanceVerdict(
                "special-unused",
                _("{action} is not used in {share} of all games", action=action(name), share=percent(unused)),
                _("It may be worth too little."),
            )


def _precision(measured: Measured, cards: Sequence[CardRecord]) -> Iterator[BalanceVerdict]:
    widths = [card.whole.effect.half_width for card in cards if card.whole.effect]
    if not widths:
        text = _("{games} games are too few to tell what cards are worth", games=grouped(measured.games))
        yield BalanceVerdict("few-games", text)
    elif (width := median(widths)) > PRECISE:
        needed = 1000 * (int(measured.games * (width / PRECISE) ** 2 / 1000) + 1)
        yield BalanceVerdict(
            "few-games",
            _("Effects are only known to within {points}", points=points(width)),
            _("About {games} games would tell them to within half a point.", games=grouped(needed)),
        )


def action(name: str) -> str:
    """Name a special action at the start of a sentence or as the head of a row."""
    return {"neighbour": _("Neighbour"), "single": _("Single space"), "cut": _("Cut")}[name]


def _effect(card: CardRecord) -> float:
    return card.whole.effect.effect if card.whole.effect else 0.0
