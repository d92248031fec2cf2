"""A league: the results of several evenings added up, all of them or the best few of each player."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from quiltsmith.games.sheets.checked_sheet import Rankable
from quiltsmith.games.sheets.ranking import rank
from quiltsmith.games.sheets.standings import Match, standings
from quiltsmith.i18n.alphabet import sort_key

LeagueBy = Literal["points", "places"]
"""What is added up: the points of the evenings, or points for places."""


class Evening(NamedTuple):
    """An evening: its name, who was entered for the rankings, and games of two."""

    name: str
    entries: Sequence[Rankable]
    matches: Sequence[Match] = ()


class LeagueResult(NamedTuple):
    """What a player brought home from an evening; `counts` is whether it is among the best."""

    evening: str
    value: int
    place: int
    players: int
    total: int
    counts: bool = True


class LeagueLine(NamedTuple):
    """A player's line: a result for each evening, or None for one that was missed."""

    rank: int
    player: str
    sum: int
    results: tuple[LeagueResult | None, ...]


class LeagueTable(NamedTuple):
    """The table of a league."""

    evenings: tuple[str, ...]
    by: LeagueBy
    best: int | None
    lines: tuple[LeagueLine, ...]


def league_table(evenings: Sequence[Evening], by: LeagueBy = "points", best: int | None = None) -> LeagueTable:
    """Add up evenings, most first; players are the same if their names are, whatever the case of their letters."""
    names: dict[str, str] = {}
    found: dict[str, list[LeagueResult | None]] = {}
    for number, evening in enumerate(evenings):
        for player, result in _results(evening, by):
            key = _key(player)
            names.setdefault(key, player)
            results = found.setdefault(key, [None] * len(evenings))
            results[number] = _added(results[number], result)
    lines = [_line(names[key], _counted(results, best)) for key, results in found.items()]
    lines.sort(key=lambda line: (-line.sum, sort_key(line.player)))
    ranked: list[LeagueLine] = []
    for position, line in enumerate(lines, 1):
        is_equal = ranked and ranked[-1].sum == line.sum
        ranked.append(line._replace(rank=ranked[-1].rank if is_equal else position))
    return LeagueTable(tuple(evening.name for evening in evenings), by, best, tuple(ranked))


def _key(player: str) -> str:
    return " ".join(unicodedata.normalize("NFC", player).casefold().split())


def _results(evening: Evening, by: LeagueBy) -> Iterable[tuple[str, LeagueResult]]:
    """List the results of each list of an evening: of each game and deal, and of games of two."""
    lists: dict[tuple[str, str], list[tuple[str, int, int]]] = {}
    for ranked in rank(evening.entries):
        lists.setdefault((ranked.entry.game, ranked.entry.deal), []).append(
            (ranked.player, ranked.rank, ranked.total)
        )
    for standing in standings(evening.matches):
        lists.setdefault((standing.game, "games"), []).append((standing.player, standing.rank, standing.points))
    for listed in lists.values():
        seen: set[str] = set()
        for player, place, total in listed:
            # Who played the same deal twice is in the table once, with the better one.
            if _key(player) not in seen:
                seen.add(_key(player))
                value = total if by == "points" else len(listed) - place + 1
                yield player, LeagueResult(evening.name, value, place, len(listed), total)


def _added(before: LeagueResult | None, more: LeagueResult) -> LeagueResult:
    """Add a second result of the same evening; the place is that of the better one."""
    if before is None:
        return more
    return more._replace(
        value=before.value + more.value, total=before.total + more.total, place=min(before.place, more.place)
    )


def _counted(results: Sequence[LeagueResult | None], best: int | None) -> list[LeagueResult | None]:
    """Say which results count: all, or the best few, of equal ones the earlier."""
    values = [(-result.value, number) for number, result in enumerate(results) if result is not None]
    counting = {number for _value, number in sorted(values)[:best]}
    return [result and result._replace(counts=number in counting) for number, result in enumerate(results)]


def _line(player: str, results: Sequence[LeagueResult | None]) -> LeagueLine:
    total = sum(result.value for result in results if result is not None and result.counts)
    return LeagueLine(0, player, total, tuple(results))
