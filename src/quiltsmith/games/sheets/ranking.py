"""Players ranked by their totals; equal totals share a rank."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from quiltsmith.games.sheets.findings import Extent


class Rankable(NamedTuple):
    """A player and the total; without a total, or where it is said why not, there is no rank."""

    player: str
    total: int | None
    why_not: str = ""
    """Why there is no rank; of a kind of game, why there is no total."""
    file: str = ""
    checked: Extent = "full"
    is_corrected: bool = False
    """Whether the right total is ranked in place of one that was claimed."""
    claimed: int | None = None

    @property
    def is_ranked(self) -> bool:
        """Whether it takes part."""
        return self.total is not None and not self.why_not


class Ranked(NamedTuple):
    """A player's rank."""

    rank: int
    player: str
    total: int
    entry: Rankable


def rank(players: Iterable[Rankable]) -> list[Ranked]:
    """Rank the players that take part, most points first; of equal ones, those checked in full stand first."""
    scored = [(entry.total, entry) for entry in players if entry.total is not None and not entry.why_not]
    scored.sort(key=lambda pair: (-pair[0], pair[1].checked != "full"))
    ranked: list[Ranked] = []
    for position, (total, entry) in enumerate(scored, 1):
        is_tie = bool(ranked) and ranked[-1].total == total
        ranked.append(Ranked(ranked[-1].rank if is_tie else position, entry.player, total, entry))
    return ranked
