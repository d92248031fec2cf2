"""Measures of play in a report: a sentence for each, its 95% interval, and what the shipped deck has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.i18n import _, ngettext
from quiltsmith.i18n.number_format import decimal, grouped, percent
from quiltsmith.simulate.balance_report import MeasureRow, Measures, NumberTable, Report, points
from quiltsmith.simulate.feel import LUCK_PARTS, Feel, measures_by_name, shipped_feel
from quiltsmith.simulate.feel_statistics import Measured

_SHIPPED = {"doodle": "meadow", "patchwork": "classic"}
"""The shipped deck that decks of a kind of game are compared with."""


def with_feel(report: Report, feel: Feel, deck: Deck) -> Report:
    """Add measures of play to a report, between its plots and its tables."""
    shipped = _SHIPPED.get(deck.game.rules)
    numbers = shipped_feel()[shipped] if shipped else {}
    part = _part(feel, shipped, numbers)
    plots = [one for one in report.parts if not isinstance(one, NumberTable)]
    tables = [one for one in report.parts if isinstance(one, NumberTable)]
    told = {**report.json, "feel": _json(feel, shipped, numbers)}
    return replace(report, json=told, parts=(*plots, part, *tables))


def _json(feel: Feel, shipped: str | None, numbers: Mapping[str, Measured]) -> dict[str, Any]:
    sentences = {row.name: row.text for row in _rows(feel, shipped, numbers)}

    def told(name: str, measured: Measured, prefix: str = "") -> dict[str, Any]:
        own = numbers.get(prefix + name)
        beside = {"shipped": own.to_json()} if own else {}
        text = {"text": sentences[prefix + name]} if prefix + name in sentences else {}
        return {**measured.to_json(), **beside, **text}

    measures = {name: told(name, one) for name, one in feel.measures.items() if name not in LUCK_PARTS}
    measures["choices"]["turns_with_several"] = round(feel.several, 4)
    luck = {name: told(name, feel.measures[name]) for name in LUCK_PARTS}
    worth = [{"id": name, **told(name, one, "worth.")} for name, one in feel.worth.items()]
    return {
        "bot": feel.bot,
        "deals": feel.deals,
        "games": feel.games,
        "margin": feel.margin,
        "swing": feel.swing,
        "best_player": feel.top,
        **({"shipped_deck": shipped} if shipped else {}),
        **measures,
        "luck": luck,
        "worth": worth,
    }


def _part(feel: Feel, shipped: str | None, numbers: Mapping[str, Measured]) -> Measures:
    note = _(
        "Measured with {bot} in {games} games on {deals} deals; how, and who thought of it, is in docs/feel.md.",
        bot=feel.bot,
        games=grouped(feel.games),
        deals=feel.deals,
    )
    heads = (_("value"), _("95% interval"), *((shipped,) if shipped else ()))
    return Measures(_("How it feels to play"), note, heads, tuple(_rows(feel, shipped, numbers)))


def _rows(feel: Feel, shipped: str | None, numbers: Mapping[str, Measured]) -> Iterator[MeasureRow]:
    values = measures_by_name(feel)

    def number(name: str) -> str:
        return decimal(values[name].value)

    def share(name: str) -> str:
        return percent(values[name].value)

    def row(name: str, write: Callable[[float], str], text: str, detail: str = "") -> MeasureRow:
        measured, own = values[name], numbers.get(name)
        beside = ((write(own.value) if own else ""),) if shipped else ()
        interval = _("{low} to {high}", low=write(measured.low), high=write(measured.high))
        return MeasureRow(name, text, detail, (write(measured.value), interval, *beside))

    yield row(
        "choices",
        decimal,
        _("A turn offers {count} good moves on average", count=number("choices")),
        _(
            "In {share} of all turns there is more than one. A move is good if the bot finds it at most {points} "
            "worse than the best.",
            share=percent(feel.several),
            points=_limit(feel.margin),
        ),
    )
    yield row(
        "decisive_turns",
        decimal,
        _("{count} turns of a game decide", count=number("decisive_turns")),
        _(
            "Each of them moves the difference between two players by at least {points}.",
            points=_limit(feel.swing),
        ),
    )
    yield row(
        "lead_changes",
        decimal,
        _("The lead changes {count} times in a game", count=number("lead_changes")),
        _("Ahead is whose points and prospects are better, as the bot sees it."),
    )
    behind = _("{share} of all winners were behind at half-time", share=share("comebacks"))
    yield row("comebacks", percent, behind)
    yield row(
        "decided",
        percent,
        _("After {share} of a game the winner stays ahead", share=share("decided")),
        _("Until then, the lead may change."),
    )
    yield row(
        "deal",
        percent,
        _("{share} of what scores differ by is the luck of the deal", share=share("deal")),
        _(
            "{choice} is how well players choose; {rest} is the rest, such as which choice suits which deal.",
            choice=share("choice"),
            rest=share("rest"),
        ),
    )
    yield row(
        "skill",
        decimal,
        _("{count} steps lead from playing by lot to {bot}", count=number("skill"), bot=feel.top),
        _("On each step one wins three of four games against the step below."),
    )
    for name, measured in feel.worth.items():
        yield row(f"worth.{name}", decimal, _worth_text(name, measured))


def _worth_text(name: str, measured: Measured) -> str:
    thing = _things()[name]
    if measured.low > 0:
        return _("Without {thing} a player has {points} less", thing=thing, points=points(measured.value))
    if measured.high < 0:
        return _("Without {thing} a player has {points} more", thing=thing, points=points(measured.value))
    return _("Without {thing} a player may do as well", thing=thing)


def _things() -> dict[str, str]:
    return {
        "neighbour": _("the neighbour"),
        "single": _("the single space"),
        "cut": _("the cut"),
        "repeat": _("the repeat"),
        "start": _("a start card"),
        "tile": _("the bonus tile"),
        "specials": _("special patches"),
        "choice": _("a choice of patches"),
        "advance": _("advancing at will"),
        "discard": _("discarding special patches"),
    }


def _limit(number: float) -> str:
    """Write a limit, which is a whole number of points."""
    return ngettext(round(number), "{number} point", "{number} points")
