"""Leagues: evenings added up by points or places, all of them or the best."""

from __future__ import annotations

from quiltsmith.games.sheets.checked_sheet import Rankable
from quiltsmith.games.sheets.league import Evening, LeagueTable, league_table
from quiltsmith.games.sheets.standings import Match, Seat


def evening(name: str, **points: int | None) -> Evening:
    return Evening(name, [Rankable(player, total, game="doodle") for player, total in points.items()])


def lines(table: LeagueTable) -> list[tuple[int, str, int]]:
    return [(line.rank, line.player, line.sum) for line in table.lines]


FIRST, SECOND, THIRD = evening("1", Anna=100, Ben=90), evening("2", Anna=80, Ben=95, Cleo=70), evening("3", Ben=60)


def test_points_are_added_up() -> None:
    table = league_table([FIRST, SECOND, THIRD])
    assert lines(table) == [(1, "Ben", 245), (2, "Anna", 180), (3, "Cleo", 70)]
    assert [result and result.value for result in table.lines[1].results] == [100, 80, None]


def test_only_the_best_count_and_of_equal_ones_the_earlier() -> None:
    table = league_table([FIRST, SECOND, THIRD], best=1)
    assert lines(table) == [(1, "Anna", 100), (2, "Ben", 95), (3, "Cleo", 70)]
    assert [result and result.counts for result in table.lines[1].results] == [False, True, False]
    same = league_table([evening("1", Anna=5), evening("2", Anna=5)], best=1)
    assert [result and result.counts for result in same.lines[0].results] == [True, False]


def test_a_place_counts_one_for_everybody_who_was_not_better() -> None:
    table = league_table([FIRST, SECOND, evening("3", Anna=50, Ben=50, Cleo=1)], by="places")
    assert lines(table) == [(1, "Anna", 7), (1, "Ben", 7), (3, "Cleo", 2)]


def test_a_name_is_the_same_in_any_case_and_spelling() -> None:
    decomposed = "Jo\u0308rg"
    table = league_table([evening("1", Jörg=10), evening("2", **{decomposed: 5}), evening("3", jörg=1)])
    assert lines(table) == [(1, "Jörg", 16)]


def test_two_deals_of_one_evening_are_added() -> None:
    second = [entry._replace(deal="b") for entry in evening("", Anna=7).entries]
    both = Evening("1", [*evening("", Anna=10, Ben=9).entries, *second])
    assert lines(league_table([both])) == [(1, "Anna", 17), (2, "Ben", 9)]
    assert lines(league_table([both], by="places")) == [(1, "Anna", 3), (2, "Ben", 1)]


def test_who_played_a_deal_twice_is_counted_once() -> None:
    twice = Evening("1", [Rankable("Anna", 10, game="doodle"), Rankable("Anna", 12, game="doodle")])
    assert lines(league_table([twice])) == [(1, "Anna", 12)]


def test_who_has_no_rank_has_no_result() -> None:
    out = Evening("1", [Rankable("Anna", 10, game="doodle"), Rankable("Dora", 99, "1 error", game="doodle")])
    assert lines(league_table([out])) == [(1, "Anna", 10)]


def test_games_of_two_count_by_their_standings() -> None:
    games = [Match("patchwork", "a", (Seat("Ina", 12), Seat("Tom", 9)), "Ina")]
    assert lines(league_table([Evening("1", [], games)], by="places")) == [(1, "Ina", 2), (2, "Tom", 1)]
    assert lines(league_table([Evening("1", [], games)])) == [(1, "Ina", 12), (2, "Tom", 9)]
