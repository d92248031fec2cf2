"""Standings of games of two: wins, then points, then who won against whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.i18n.alphabet import sort_key


class Seat(NamedTuple):
    """A player of a game and the total."""

    player: str
    total: int


class Match(NamedTuple):
    """A game that is over: whose it was, and who won; on quilts alone a tie is not decided."""

    game: str
    file: str
    seats: tuple[Seat, ...]
    winner: str | None


class Standing(NamedTuple):
    """How a player stands after some games."""

    rank: int
    player: str
    game: str
    played: int
    wins: int
    points: int


def match_of(checked: Checked) -> Match | None:
    """Return the game of a sheet that holds all players, if it is valid and over."""
    if checked.rankable is not None or not checked.is_valid:
        return None
    record = checked.to_json()
    seats = [(seat["player"], seat["total"]) for seat in record.get("players", ())]
    if not seats or any(total is None for _player, total in seats):
        return None
    players = tuple(Seat(player, total) for player, total in seats)
    return Match(checked.game.id, checked.text.source.name, players, record.get("winner"))


def standings(matches: Iterable[Match]) -> list[Standing]:
    """Rank the players of each game: most wins first, then most points, then most wins against their equals."""
    by_game: dict[str, list[Match]] = {}
    for match in matches:
        by_game.setdefault(match.game, []).append(match)
    return [standing for game, played in by_game.items() for standing in _standings(game, played)]


def _standings(game: str, matches: Sequence[Match]) -> list[Standing]:
    counted: dict[str, list[int]] = {}
    for match in matches:
        for player, total in match.seats:
            numbers = counted.setdefault(player, [0, 0, 0])
            numbers[0] += 1
            numbers[1] += player == match.winner
            numbers[2] += total
    ordered = sorted(counted, key=lambda player: (-counted[player][1], -counted[player][2]))
    ranked: list[Standing] = []
    for _equal, group in groupby(ordered, key=lambda player: counted[player][1:]):
        tied = list(group)
        won = {player: _wins_among(player, tied, matches) for player in tied}
        place = 0
        for position, player in enumerate(
            sorted(tied, key=lambda one: (-won[one], sort_key(one))), len(ranked) + 1
        ):
            is_equal = place and won[player] == won[ranked[-1].player]
            place = place if is_equal else position
            ranked.append(Standing(place, player, game, *counted[player]))
    return ranked


def _wins_among(player: str, others: Sequence[str], matches: Iterable[Match]) -> int:
    """Count the wins of a player in games in which all are among the others."""
    return sum(match.winner == player and all(seat.player in others for seat in match.seats) for match in matches)
