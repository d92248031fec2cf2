"""The ranking of all sheets of a call."""

from __future__ import annotations

import pytest

from quiltsmith.cli.sheet_results import ranking_text, standings_text
from quiltsmith.cli.sheet_table import COLUMNS, RANK_COLUMNS, head_line
from quiltsmith.games.sheets.checked_sheet import Rankable
from quiltsmith.games.sheets.ranking import rank
from quiltsmith.games.sheets.standings import Match, Seat, standings


@pytest.fixture(autouse=True)
def a_screen_of_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")


def ranking(*players: Rankable) -> list[str]:
    return ranking_text(rank(players), players).splitlines()


def test_ranking_shares_ranks_and_says_why_somebody_has_none() -> None:
    assert ranking(
        Rankable("Anna", 90),
        Rankable("Jörg", 105),
        Rankable("Bo", None, "no total: a score is missing"),
        Rankable("Cäcilie", 105),
        Rankable("Dora", 148, "1 error: wrong-shape"),
    ) == [
        "Ranking",
        "  1. Cäcilie   105",
        "  1. Jörg      105",
        "  3. Anna       90",
        "  -  Bo             no total: a score is missing",
        "  -  Dora           1 error: wrong-shape",
    ]


def test_what_is_partly_checked_is_marked_and_stands_below_what_is_not() -> None:
    partly = Rankable("Ida", 90, checked="partly")
    assert ranking(partly, Rankable("Anna", 90), Rankable("Ben", 80)) == [
        "Ranking",
        "  1. Anna    90",
        "  1. Ida     90  partly checked",
        "  3. Ben     80",
    ]


def test_a_right_total_says_what_was_claimed() -> None:
    dora = Rankable("Dora", 138, is_corrected=True, claimed=148)
    emma = Rankable("Emma", 90, is_corrected=True, claimed=90, checked="partly")
    assert ranking(dora, emma)[1:] == [
        "  1. Dora   138  corrected, 148 claimed",
        "  2. Emma    90  partly checked, corrected",
    ]


def test_columns_hold_whatever_the_names() -> None:
    names = ["李小龍", "Zoë" * 30, "Ö"]
    lines = ranking(*(Rankable(name, 7, why, checked="partly") for name in names for why in ("", "x" * 200)))
    assert max(map(len, lines)) <= 80
    assert {line.index("x") for line in lines[4:] if "李" not in line} == {43}
    assert lines[3] == f"  1. 李小龍{' ' * 24}     7  partly checked"


def test_a_thousand_ranks_stay_below_each_other() -> None:
    lines = ranking(*(Rankable("Anna", 5000 - number) for number in range(1000)))
    assert {len(line) for line in lines[1:]} == {len("1000. Anna  4001")}


def test_the_columns_stay_as_they_are() -> None:
    """People build tables on them: new ones are added at the end."""
    first = (
        "file,line,player,game,valid,checked,total,claimed_total,empty,winner,errors,warnings,codes,rank,unranked"
    )
    assert head_line(2, ",").startswith(first)
    assert len({*COLUMNS, *RANK_COLUMNS}) == len(COLUMNS) + len(RANK_COLUMNS)


def test_standings_tell_wins_and_points() -> None:
    matches = [
        Match("patchwork", "a.txt", (Seat("Ina", 12), Seat("Tom", 9)), "Ina"),
        Match("patchwork", "b.txt", (Seat("Ina", 7), Seat("Ute", 7)), "Ute"),
    ]
    assert standings_text(standings(matches)).splitlines() == [
        "Standings",
        "  1. Ina  1 win in 2 games, 19 points",
        "  2. Ute  1 win in 1 game, 7 points",
        "  3. Tom  0 wins in 1 game, 9 points",
    ]
