"""Two decks on the same seeds: every pair of games is compared, and what differs beyond chance is told.

Both decks play game after game with the same random numbers, so that luck mostly cancels out. The more numbers are
compared, the more of them differ by chance alone; so the level at which a difference is told is shared out among
them (Bonferroni), and all that is told is right in 95 of 100 comparisons.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Any

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.fields import in_language
from quiltsmith.i18n import _, get_locale
from quiltsmith.i18n.number_format import decimal, signed
from quiltsmith.simulate.balance_report import BalanceVerdict, EffectRow, Effects, NumberTable, Part, Report
from quiltsmith.simulate.batches import GameBatch, Sums, whole_numbers
from quiltsmith.simulate.estimates import DIGITS, NORMAL_95
from quiltsmith.simulate.simulation import RunConfig, RunSums, simulation_of

_LEVEL = 0.05
_FIRST, _SECOND, _PAIR = "first ", "second ", "pair "


class Difference(Struct, frozen=True):
    """What a number is with each deck, the second less the first, and the standard error of that."""

    name: str
    text: str
    first: float
    second: float
    error: float
    limit: float
    """So many standard errors chance does not explain."""

    @property
    def difference(self) -> float:
        """How much more the second deck has."""
        return self.second - self.first

    @property
    def differs(self) -> bool:
        """Whether that is beyond chance."""
        return abs(self.difference) > self.limit * self.error

    def to_json(self) -> dict[str, Any]:
        """Return it for programs."""
        half = NORMAL_95 * self.error
        return {
            "name": self.name,
            "first": round(self.first, DIGITS),
            "second": round(self.second, DIGITS),
            "difference": round(self.difference, DIGITS),
            "ci95": [round(self.difference - half, DIGITS), round(self.difference + half, DIGITS)],
            "differs": self.differs,
        }


def play_pairs(first: RunConfig, second: RunConfig, batch: GameBatch) -> Sums:
    """Play a batch with both decks; sum each for itself, and what outcomes of the same game differ by."""
    outcomes = simulation_of(first.deck.game).outcomes
    if outcomes is None:
        raise QuiltsmithError(_("decks of {game} cannot be compared yet", game=first.deck.game.id))
    sums, one = outcomes(first, batch)
    more_sums, other = outcomes(second, batch)
    rows = {_FIRST + name: row for name, row in sums.rows.items()}
    rows |= {_SECOND + name: row for name, row in more_sums.rows.items()}
    for name in one:
        if name in other:
            rows[_PAIR + name] = whole_numbers(_pair_sums(one[name], other[name]))
    return Sums(rows)


def _pair_sums(one: Sequence[int], other: Sequence[int]) -> tuple[int, int, int]:
    """Sum the outcomes of each deck, and the squares of what they differ by."""
    return sum(one), sum(other), sum((b - a) ** 2 for a, b in zip(one, other, strict=True))


def compared(first: RunConfig, second: RunConfig, games: int, sums: Sums) -> Report:
    """Make the report of a comparison: what differs, and by how much."""
    simulation = simulation_of(first.deck.game)
    reports = [
        simulation.report(config, RunSums(games, _part_of(sums, prefix)))
        for config, prefix in ((first, _FIRST), (second, _SECOND))
    ]
    names = _names(first, second)
    pairs = {name.removeprefix(_PAIR): row for name, row in sums.rows.items() if name.startswith(_PAIR)}
    rows = _effect_pairs(*reports)
    limit = NormalDist().inv_cdf(1 - _LEVEL / (2 * max(1, len(pairs) + len(rows))))
    text = simulation.outcome_text or str
    outcomes = [_outcome(name, text(name), games, row, limit) for name, row in pairs.items()]
    cards = [_effect(card, one, other, limit) for card, one, other in rows]
    verdicts = tuple(_verdicts(outcomes, cards, names))
    return Report(
        title=_("{first} and {second}", first=names[0], second=names[1]),
        subtitle=reports[0].subtitle,
        json={
            **reports[0].json,
            "verdicts": [verdict.to_json() for verdict in verdicts],
            "compare": {
                "deck": second.deck.id,
                "report": reports[1].json,
                "outcomes": [outcome.to_json() for outcome in outcomes],
                "cards": [{**card.to_json(), "id": card.name} for card in cards],
            },
        },
        verdicts=verdicts,
        parts=tuple(_parts(outcomes, cards, names)),
    )


def _part_of(sums: Sums, prefix: str) -> Sums:
    return Sums({name.removeprefix(prefix): row for name, row in sums.rows.items() if name.startswith(prefix)})


def _names(first: RunConfig, second: RunConfig) -> tuple[str, str]:
    one, other = (in_language(config.deck.title, get_locale()) for config in (first, second))
    if one != other:
        return one, other
    return (first.deck.id, second.deck.id) if first.deck.id != second.deck.id else (f"{one} 1", f"{other} 2")


def _outcome(name: str, text: str, games: int, row: Sequence[int], limit: float) -> Difference:
    one, other, squares = row
    variance = (games * squares - (other - one) ** 2) / (games * (games - 1)) if games > 1 else 0.0
    return Difference(name, text, one / games, other / games, sqrt(max(0.0, variance) / games), limit)


def _effect_pairs(first: Report, second: Report) -> list[tuple[str, EffectRow, EffectRow]]:
    """Pair the effects of cards that both decks have."""
    one, other = (_effect_rows(report) for report in (first, second))
    return [(card, one[card], other[card]) for card in one if card in other]


def _effect_rows(report: Report) -> Mapping[str, EffectRow]:
    return {row.card: row for part in report.parts if isinstance(part, Effects) for row in part.rows}


def _effect(card: str, one: EffectRow, other: EffectRow, limit: float) -> Difference:
    errors = [(row.high - row.low) / 2 / NORMAL_95 for row in (one, other)]
    return Difference(card, card, one.effect, other.effect, sqrt(errors[0] ** 2 + errors[1] ** 2), limit)


def _verdicts(
    outcomes: Sequence[Difference], cards: Sequence[Difference], names: tuple[str, str]
) -> list[BalanceVerdict]:
    found = [
        BalanceVerdict(
            "outcome-differs",
            _(
                "{outcome}: {second} has {difference}",
                outcome=outcome.text,
                second=names[1],
                difference=_more_or_less(outcome.difference),
            ),
            _(
                "{first} on average instead of {second}.",
                first=decimal(outcome.second),
                second=decimal(outcome.first),
            ),
        )
        for outcome in outcomes
        if outcome.differs
    ]
    changed = sorted((card for card in cards if card.differs), key=lambda card: -abs(card.difference))
    found += [
        BalanceVerdict(
            "card-differs",
            _(
                "{card} is worth {points} points with {second}",
                card=card.name,
                points=signed(card.second),
                second=names[1],
            ),
            _("With {first} it is {points}.", first=names[0], points=signed(card.first)),
            (card.name,),
        )
        for card in changed
    ]
    return found or [BalanceVerdict("no-difference", _("Nothing differs beyond chance"), is_good=True)]


def _more_or_less(difference: float) -> str:
    if difference > 0:
        return _("{number} more", number=decimal(difference, 2))
    return _("{number} less", number=decimal(-difference, 2))


def _parts(outcomes: Sequence[Difference], cards: Sequence[Difference], names: tuple[str, str]) -> list[Part]:
    heads = (*names, _("difference"), "±", _("beyond chance"))
    parts: list[Part] = [_table(_("What games bring"), _("outcome"), heads, outcomes)]
    rows = sorted(cards, key=lambda card: (-card.difference, card.name))
    if rows:
        effects = tuple(
            EffectRow(card.name, card.difference, card.difference - half, card.difference + half)
            for card in rows
            for half in [card.limit * card.error]
        )
        title = _("How the effects of cards change")
        unit = _("points; the intervals are those of all cards together")
        parts += [Effects(title, unit, effects, 0.0), _table(title, _("card"), heads, cards)]
    return parts


def _table(title: str, head: str, heads: tuple[str, ...], rows: Sequence[Difference]) -> NumberTable:
    lines = [
        (
            row.text,
            decimal(row.first, 2),
            decimal(row.second, 2),
            signed(row.difference, 2),
            decimal(NORMAL_95 * row.error, 2),
            _("yes") if row.differs else "",
        )
        for row in rows
    ]
    return NumberTable(title, (head, *heads), tuple(lines), (head,))
