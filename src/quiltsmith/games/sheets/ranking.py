"""Players ranked by their totals; equal totals share a rank."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Rankable(NamedTuple):
    """A player and the total; without a total there is no rank."""

    player: str
    total: int | None


class Ranked(NamedTuple):
    """A player's rank."""

    rank: int
    player: str
    total: int


def rank(players: Iterable[Rankable]) -> list[Ranked]:
    """Rank the players that have a total, most points first, ties in the order given."""
    scored = [(player, total) for player, total in players if total is not None]
    scored.sort(key=lambda entry: -entry[1])
    ranked: list[Ranked] = []
    for position, (player, total) in enumerate(scored, 1):
        is_tie = bool(ranked) and ranked[-1].total == total
        ranked.append(Ranked(ranked[-1].rank if is_tie else position, player, total))
    return ranked
