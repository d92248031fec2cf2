"""What a simulation found, as a value: texts in the current locale, ready for a terminal, a page or a program.

A kind of game makes a `Report` of its sums; whoever shows it knows the few parts below and nothing of games.

At the end stand the sentences about effects that all kinds of games share.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.fields import in_language
from quiltsmith.i18n import _, get_locale, ngettext
from quiltsmith.i18n.number_format import decimal, grouped
from quiltsmith.simulate.estimates import Estimate


class BalanceVerdict(Struct, frozen=True):
    """One thing that stands out: a sentence, a smaller one that explains it, and the cards that it is about."""

    code: str
    text: str
    detail: str = ""
    cards: tuple[str, ...] = ()
    is_good: bool = False

    def to_json(self) -> dict[str, Any]:
        """Return it for programs."""
        return {"code": self.code, "text": self.text, "detail": self.detail, "cards": list(self.cards)}


class Histogram(Struct, frozen=True, tag=True):
    """How often each number occurred; half of all games lie within the two quartiles."""

    title: str
    lead: str
    counts: tuple[tuple[int, int], ...]
    mean: float
    quartiles: tuple[int, int]

    def bars(self, most: int) -> list[tuple[int, int, int]]:
        """Part the numbers into so many bars at most, all of one width: first number, last number, games."""
        low, high = self.counts[0][0], self.counts[-1][0]
        width = next(width for width in _widths() if high // width - low // width < most)
        games = dict.fromkeys(range(low // width, high // width + 1), 0)
        for value, times in self.counts:
            games[value // width] += times
        return [(bar * width, bar * width + width - 1, times) for bar, times in games.items()]


def _widths() -> Iterator[int]:
    """Yield widths of bars that people like to read: 1, 2, 5, 10, 20 and so on."""
    return (first * 10**power for power in itertools.count() for first in (1, 2, 5))


class Tiles(Struct, frozen=True, tag=True):
    """A few numbers with their names."""

    title: str
    tiles: tuple[tuple[str, str], ...]


class HeatMap(Struct, frozen=True, tag=True):
    """A share for every space of a board, row by row."""

    title: str
    lead: str
    rows: tuple[tuple[float, ...], ...]


class EffectRow(Struct, frozen=True):
    """What a card does to the score, and the ends of its 95% interval."""

    card: str
    effect: float
    low: float
    high: float

    def stands_out(self, band: float) -> bool:
        """Return whether the whole interval lies beyond the band."""
        return self.low > band or self.high < -band


class Effects(Struct, frozen=True, tag=True):
    """The effects of cards, the strongest first; within the band a card is in balance."""

    title: str
    unit: str
    rows: tuple[EffectRow, ...]
    band: float = 1.0


class NumberTable(Struct, frozen=True, tag=True):
    """Rows of texts below heads; columns whose heads are in `left` are set to the left."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    left: tuple[str, ...] = ()
    note: str = ""


class MeasureRow(Struct, frozen=True):
    """A measure: its name for programs, a sentence, a smaller one that explains it, and its numbers as texts."""

    name: str
    text: str
    detail: str
    numbers: tuple[str, ...]


class Measures(Struct, frozen=True, tag=True):
    """Measures below each other; the heads are those of their numbers."""

    title: str
    lead: str
    heads: tuple[str, ...]
    rows: tuple[MeasureRow, ...]


Part = Histogram | Tiles | HeatMap | Effects | NumberTable | Measures


def run_title(deck: Deck) -> str:
    """Name a report after its deck."""
    return _("How {deck} plays", deck=in_language(deck.title, get_locale()))


def run_subtitle(games: int, bot: str, seed: int) -> str:
    """Return what was played."""
    played = ngettext(games, "{number} game", "{games} games", games=grouped(games))
    return _("{games}, bot {bot}, seed {seed}", games=played, bot=bot, seed=seed)


class Report(Struct, frozen=True):
    """All that is told of a run; `json` is what FORMATS promises to programs, but for the speed."""

    title: str
    subtitle: str
    json: dict[str, Any]
    verdicts: tuple[BalanceVerdict, ...]
    parts: tuple[Part, ...]


BAND = 1.0
"""A card is in balance if its effect may be less than so many points."""


def points(number: float) -> str:
    """Write a number of points, in words for one."""
    text = decimal(abs(number))
    return _("1 point") if text == decimal(1.0) else _("{points} points", points=text)


def beyond(estimate: Estimate | None) -> int:
    """Return 1 or -1 for an effect that lies above or below the band for sure, else 0."""
    if estimate is None:
        return 0
    low, high = estimate.interval
    return int(low > BAND) - int(high < -BAND)


def in_balance(effects: Sequence[Estimate | None]) -> Iterator[BalanceVerdict]:
    """Yield a sentence on how many cards are in balance."""
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
