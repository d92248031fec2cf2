from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import hints, said

CODE = "empty-wrong"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1/empty 13", "AA../A.../..../....", []),
        ("start A S1/empty -13", "AA../A.../..../....", []),
        ("start A S1/empty 12", "AA../A.../..../....", ["12: 12 empty spaces are claimed, the board has 13"]),
        ("start A S1/leer 14", "AA../A.../..../....", ["14: 14 empty spaces are claimed, the board has 13"]),
        ("start A S1/empty 12", "", []),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


def test_hint_says_what_to_write() -> None:
    assert hints(CODE, "start A S1/empty 12", "AA../A.../..../....") == ["write `empty 13`"]


def test_hint_names_the_spaces_where_they_are_few() -> None:
    assert hints(CODE, "start A S1/1 B P5/empty 1", "AABB/ABBB/BB.B/BBB.") == ["write `empty 2`: C3, D4"]
    nine = "write `empty 9`: D2, A3, B3, C3, D3, A4, B4, C4, D4"
    assert hints(CODE, "start A S1/1 B P5/empty 1", "AABB/ABB./..../....") == [nine]
    assert hints(CODE, "start A S1/1 B P5/empty 1", "AABB/AB../..../....") == ["write `empty 10`"]
