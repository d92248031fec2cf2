"""The balance report of a deck for two: numbers for programs, the parts of its page, and verdicts.

Verdicts say in plain sentences what stands out: only what chance does not explain.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import median
from typing import Any

from quiltsmith.i18n import _
from quiltsmith.i18n.number_format import decimal, grouped, percent, signed
from quiltsmith.simulate.balance_report import (
    BAND,
    BalanceVerdict,
    EffectRow,
    Effects,
    Histogram,
    NumberTable,
    Part,
    Report,
    Tiles,
    beyond,
    in_balance,
    points,
    run_subtitle,
    run_title,
)
from quiltsmith.simulate.estimates import DIGITS
from quiltsmith.simulate.patchwork_balance import MatchBalance, PatchEffect, PatchRecord
from quiltsmith.simulate.simulation import RunConfig

MOST_NAMED = 3
"""So many patches that are too cheap, and as many that are too dear, have a sentence of their own."""
SELDOM = 0.1
FAIR = 0.03
"""By how much the first player's share of wins may be more or less than a half."""
PRECISE = 1.0
"""Half of a 95% interval, in points, that is enough to judge patches by."""


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
        yield BalanceVerdict("first-player", text, _("A fair game would have between 47% and 53%."))
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


def balance_report(config: RunConfig, balance: MatchBalance) -> Report:
    """Make the report of how a deck plays."""
    found = verdicts(balance)
    bots = config.bot if config.against in (None, config.bot) else f"{config.bot} – {config.against}"
    told = {
        "deck": config.deck.id,
        "game": config.deck.game.id,
        "bot": config.bot,
        "against": config.against or config.bot,
    }
    return Report(
        title=run_title(config.deck),
        subtitle=run_subtitle(balance.games, bots, config.seed),
        json={
            **told,
            "games": balance.games,
            "seed": config.seed,
            **_json(balance),
            "verdicts": [verdict.to_json() for verdict in found],
        },
        verdicts=found,
        parts=tuple(_parts(balance)),
    )


def _json(balance: MatchBalance) -> dict[str, Any]:
    mean, deviation = balance.turns
    return {
        "first_player_win_rate": _rounded(balance.first_wins),
        "total": balance.scores.to_json(),
        "seats": [{"mean": _rounded(score), "tile": _rounded(tile)} for score, tile in _seats(balance)],
        "moves": {"mean": _rounded(mean), "sd": _rounded(deviation)},
        "income": _rounded(balance.income),
        "empty": {"mean": _rounded(balance.empty)},
        "spread": _rounded(balance.spread),
        "cards": [
            {
                "id": patch.id,
                "bought": _rounded(patch.bought),
                "bought_by_first": _rounded(patch.bought_by_first),
                "time": _rounded(patch.time) if patch.time is not None else None,
                "phases": [_rounded(share) for share in patch.phases],
                **_effect_json(patch.effect),
            }
            for patch in balance.patches
        ],
    }


def _seats(balance: MatchBalance) -> list[tuple[float, float]]:
    return list(zip(balance.seat_scores, balance.tile, strict=True))


def _effect_json(effect: PatchEffect | None) -> dict[str, Any]:
    if effect is None:
        return {"effect": None, "ci95": None, "forced": False}
    interval = [_rounded(end) for end in effect.interval]
    return {"effect": _rounded(effect.effect), "ci95": interval, "forced": effect.is_forced}


def _rounded(number: float) -> float:
    return round(number, DIGITS)


def _parts(balance: MatchBalance) -> Iterator[Part]:
    low, high = balance.scores.quartiles
    lead = _("Half of all players end between {low} and {high} points.", low=low, high=high)
    yield Histogram(_("Scores of both players"), lead, balance.scores.counts, balance.scores.mean, (low, high))
    first, second = balance.seat_scores
    yield Tiles(
        _("An average game"),
        (
            (_("Wins of the first player"), percent(balance.first_wins, 1)),
            (_("Score of the first player"), decimal(first)),
            (_("Score of the second player"), decimal(second)),
            (_("Moves"), decimal(balance.turns[0])),
            (_("Income at the end"), decimal(balance.income)),
            (_("Empty spaces"), decimal(balance.empty)),
            (_("Tile won"), percent(sum(balance.tile))),
        ),
    )
    rows = [
        EffectRow(patch.id, patch.effect.effect, *patch.effect.interval)
        for patch in balance.patches
        if patch.effect
    ]
    if rows:
        ranked = tuple(sorted(rows, key=lambda row: (-row.effect, row.card)))
        yield Effects(_("What each patch is worth at its price"), _("points of score difference"), ranked, BAND)
    yield _patch_table(balance)


def _patch_table(balance: MatchBalance) -> NumberTable:
    # Whoever has passed the last mark is at the end of the track and buys nothing more.
    patch, marks = _("patch"), len(balance.patches[0].phases) - 1
    heads = (
        patch,
        _("bought"),
        _("by the first"),
        _("on space"),
        _("effect"),
        "±",
        *map(str, range(marks)),
    )
    rows = tuple(
        (
            it.id,
            percent(it.bought),
            percent(it.bought_by_first / it.bought) if it.bought else "",
            decimal(it.time) if it.time is not None else "",
            *_effect_cells(it.effect),
            *(str(round(100 * share)) for share in it.phases[:marks]),
        )
        for it in balance.patches
    )
    note = _(
        "Bought: in how many of all games, how many of these by the first player, and on which space of the "
        "track on average. Effect: points compared with the median patch, and its 95% interval; * measured in "
        "pairs of games, since it is bought nearly always or never. The last columns: bought after how many "
        "income marks, in percent of all games. Each player likes some patches better than others, by lot."
    )
    return NumberTable(_("Patches"), heads, rows, (patch,), note)


def _effect_cells(effect: PatchEffect | None) -> tuple[str, str]:
    if effect is None:
        return "", ""
    return signed(effect.effect) + ("*" if effect.is_forced else ""), decimal(effect.half_width)
