"""What stands out in a deck for two, in plain sentences: only what chance does not explain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import median

from quiltsmith.i18n import _
from quiltsmith.i18n.number_format import grouped, percent
from quiltsmith.simulate.patchwork.measured import MatchBalance, PatchRecord
from quiltsmith.simulate.report import BalanceVerdict
from quiltsmith.simulate.verdicts import beyond, in_balance, points

MOST_NAMED = 3
"""So many patches that are too cheap, and as many that are too dear, have a sentence of their own."""
SELDOM = 0.1
FAIR = 0.03
"""By how much the first player's share of wins may be more or less than a half."""
PRECISE = 1.0
"""Half of a 95 % interval, in points, that is enough to judge patches by."""


def verdicts(balance: MatchBalance) -> tuple[BalanceVerdict, ...]:
    """List what stands out, the most useful first."""
    known = [patch for patch in balance.patches if patch.effect]
    ranked = sorted(known, key=_effect)
    return (
        *(_price(patch) for patch in ranked[: -MOST_NAMED - 1 : -1] if beyond(patch.effect) > 0),
        *(_price(patch) for patch in ranked[:MOST_NAMED] if beyond(patch.effect) < 0),
        *_seldom(balance.patches),
        *_first_player(balance),
        *in_balance([patch.effect for patch in known]),
        *_precision(balance, known),
    )


def _price(patch: PatchRecord) -> BalanceVerdict:
    card, worth, share = patch.id, points(_effect(patch)), percent(patch.bought)
    if _effect(patch) > 0:
        text = _("{card} is {points} too cheap", card=card, points=worth)
        detail = _(
            "Whoever has it scores so much better against the other; it is bought in {share} of all games.",
            share=share,
        )
        return BalanceVerdict("too-cheap", text, detail, (card,))
    text = _("{card} is {points} too dear", card=card, points=worth)
    detail = _(
        "Whoever has it scores so much worse against the other; it is bought in {share} of all games.",
        share=share,
    )
    return BalanceVerdict("too-dear", text, detail, (card,))


def _seldom(patches: Sequence[PatchRecord]) -> Iterator[BalanceVerdict]:
    patch = min(patches, key=lambda patch: patch.bought)
    if patch.bought < SELDOM:
        yield BalanceVerdict(
            "seldom-bought",
            _("{card} is bought in only {share} of all games", card=patch.id, share=percent(patch.bought)),
            _("The average patch is bought in {share}.", share=percent(_mean([it.bought for it in patches]))),
            (patch.id,),
        )


def _first_player(balance: MatchBalance) -> Iterator[BalanceVerdict]:
    distance = abs(balance.first_wins - 0.5)
    text = _("The first player wins {share} of all games", share=percent(balance.first_wins))
    if distance - balance.first_wins_error > FAIR:
        yield BalanceVerdict("first-player", text, _("A fair game would have between 47 and 53 %."))
    elif distance + balance.first_wins_error < FAIR:
        yield BalanceVerdict("first-player-fair", text, is_good=True)


def _precision(balance: MatchBalance, known: Sequence[PatchRecord]) -> Iterator[BalanceVerdict]:
    widths = [patch.effect.half_width for patch in known if patch.effect]
    if not widths:
        text = _("{games} games are too few to tell what patches are worth", games=grouped(balance.games))
        yield BalanceVerdict("few-games", text)
    elif (width := median(widths)) > PRECISE:
        needed = 1000 * (int(balance.games * (width / PRECISE) ** 2 / 1000) + 1)
        yield BalanceVerdict(
            "few-games",
            _("Effects are only known to within {points}", points=points(width)),
            _("About {games} games would tell them to within one point.", games=grouped(needed)),
        )


def _effect(patch: PatchRecord) -> float:
    return patch.effect.effect if patch.effect else 0.0


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
