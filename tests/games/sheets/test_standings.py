"""Standings of games of two: wins, points, direct comparison."""

from __future__ import annotations

from quiltsmith.games.sheets.standings import Match, Seat, standings


def match(first: str, points: int, second: str, others: int, winner: str | None = None) -> Match:
    usual = first if points > others else second
    return Match("patchwork", "game.txt", (Seat(first, points), Seat(second, others)), winner or usual)


def table(*matches: Match) -> list[tuple[int, str]]:
    return [(standing.rank, standing.player) for standing in standings(matches)]


def test_wins_count_before_points() -> None:
    assert table(match("Ina", 3, "Tom", 2), match("Ute", 1, "Ina", 0), match("Ina", 4, "Tom", 3)) == [
        (1, "Ina"),
        (2, "Ute"),
        (3, "Tom"),
    ]


def test_equal_ones_are_told_apart_by_the_game_between_them() -> None:
    games = (match("Ina", 5, "Tom", 4), match("Tom", 6, "Ute", 0), match("Ina", 5, "Ute", 9))
    # One win and ten points each for Ina and Tom, and Ina has beaten Tom.
    assert table(*games) == [(1, "Ina"), (2, "Tom"), (3, "Ute")]


def test_who_cannot_be_told_apart_shares_a_rank_in_the_order_of_the_alphabet() -> None:
    assert table(match("Zoe", 5, "Tom", 4), match("Ärmin", 5, "Ute", 4)) == [
        (1, "Ärmin"),
        (1, "Zoe"),
        (3, "Tom"),
        (3, "Ute"),
    ]


def test_a_tie_on_quilts_alone_is_nobodys_win() -> None:
    tie = Match("patchwork", "game.txt", (Seat("Ina", 5), Seat("Tom", 5)), None)
    assert [(one.wins, one.played, one.points) for one in standings([tie])] == [(0, 1, 5), (0, 1, 5)]
