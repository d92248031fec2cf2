"""The best total of a deal: attempts of growing work, the sheet that proves what was reached, and the bound."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.doodle_checker import DoodleChecker
from quiltsmith.games.doodle.doodle_deal import Deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_writer import PlayedSheet, write_played
from quiltsmith.games.sheets.sheet_files import parse_sheet
from quiltsmith.simulate.par.bound import upper_bound
from quiltsmith.simulate.par.hindsight import HindsightSearch


class ParAttempt(NamedTuple):
    """A search: how many games it keeps, and what special actions that are left count, in percent."""

    width: int
    credit: int


ATTEMPTS = (
    *(ParAttempt(width, 50) for width in (10, 30, 100, 300, 1000)),
    *(ParAttempt(1000, credit) for credit in (100, 25, 75)),
    *(ParAttempt(3000, credit) for credit in (50, 100, 25)),
    *(ParAttempt(10_000, credit) for credit in (50, 100, 25, 150)),
    *(ParAttempt(30_000, credit) for credit in (50, 100)),
)
"""Each is made in this order while there is time; the same number of them gives the same total everywhere."""


def next_work(attempt: ParAttempt) -> float:
    """Tell how many times as much work as an attempt the next one is; there is no end of it after the last."""
    index = ATTEMPTS.index(attempt) + 1
    return ATTEMPTS[index].width / attempt.width if index < len(ATTEMPTS) else 0.0


class Par(Struct, frozen=True):
    """The best total found, the game that reached it, and a total that none can exceed."""

    played: PlayedSheet
    upper_bound: int

    @property
    def total(self) -> int:
        """The best total found."""
        return self.played.total

    @property
    def is_proven(self) -> bool:
        """Whether no game can be better."""
        return self.total >= self.upper_bound


def best_totals(
    deck: Deck, game: DoodleGame, deal: Deal, start: Card | None = None, is_fast: bool | None = None
) -> Iterator[tuple[ParAttempt, Par]]:
    """Make one attempt after the other, and give the best so far; it ends where nothing can be better."""
    searching, bound = HindsightSearch(deck, game, deal, start, is_fast), upper_bound(deck, game, deal, start)
    best: PlayedSheet | None = None
    for attempt in ATTEMPTS:
        found = searching.best_of(attempt.width, attempt.credit)
        best = found if best is None or found.total > best.total else best
        par = Par(best, bound)
        yield attempt, par
        if par.is_proven:
            return


def par_sheet(par: Par, deck: Deck, deal: Deal, heads: Mapping[str, str]) -> str:
    """Write the game as a sheet, and let the checker judge it before anybody relies on it."""
    text = write_played(par.played, heads, wording="both")
    checked = DoodleChecker(par.played.game, deck, deal).check(parse_sheet(Source("par", text)))
    if checked.problems or checked.total != par.total:
        raise AssertionError(f"the checker does not accept what was found: {checked.problems}")
    return text
