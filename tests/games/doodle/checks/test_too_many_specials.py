from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import hints, said

CODE = "too-many-specials"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1/1 B P1 neighbour cut/1 x single/2 y single", "", []),
        ("start A S1/1 B P4 cut cut", "", []),
        (
            "start A S1/1 x single/1 y single/2 z single",
            "",
            ["single: single is used too often: it is allowed once, and Again (repeat) is used up"],
        ),
        (
            "start A S1/1 x einzeln/1 y einzeln/2 B P1 nachbar/3 C P2 nachbar",
            "",
            ["nachbar: neighbour is used too often: it is allowed once, and Again (repeat) is used up"],
        ),
        (
            "start A S1/1 B P4 cut cut cut",
            "",
            ["cut: cut is used too often: it is allowed once, and Again (repeat) is used up"],
        ),
        ("start A S1/1 B P4 neighbour neighbour", "", ["neighbour: P4 was exchanged for a neighbour 2 times"]),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


def test_hint_names_the_turns_of_the_uses_before() -> None:
    assert hints(CODE, "start A S1/1 x single/2 y single/3 z single", "") == [
        "it was used before, in turn 1 and 2; one of the lines is wrong"
    ]
