from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import hints, said

CODE = "single-size"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1/1 x single", "AA../A.../x.../....", []),
        ("start A S1/1 x single/1 y single", "AA../A.../xy../....", []),
        ("start A S1/1 x single", "AA../A.../xx../...x", ["x: x is a single, but stands on 3 spaces"]),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


def test_hint_names_the_spaces() -> None:
    assert hints(CODE, "start A S1/1 x single", "AA../A.../xx../...x") == [
        "leave one of A3, B3, D4; a second single has a line and a letter of its own"
    ]
    assert hints(CODE, "start A S1/1 x single", "AAxx/Axxx/xxxx/...x") == [
        "leave one; a second single has a line and a letter of its own"
    ]
