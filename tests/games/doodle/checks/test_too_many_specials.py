from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_deal import Deal
from quiltsmith.games.doodle.doodle_game import SPECIAL_ACTIONS
from tests.games.doodle.checks.small_game import DEAL, game, hints, said

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


LINES = {"neighbour": "1 B P2 neighbour", "single": "1 x single", "cut": "1 B P1 cut"}


@pytest.mark.parametrize("deal", [None, DEAL])
@pytest.mark.parametrize("name", SPECIAL_ACTIONS)
def test_nothing_can_be_repeated_that_was_never_allowed(name: str, deal: Deal | None) -> None:
    others = dict.fromkeys(SPECIAL_ACTIONS, 1)
    never = replace(game(), specials={**others, name: 0, "repeat": 1})
    assert said(CODE, f"start A S1/{LINES[name]}", "", deal, variant=never) == [
        f"{name}: {name} is used too often: it is allowed never, so that it cannot be repeated"
    ]
    nothing = replace(game(), specials={**others, name: 0, "repeat": 0})
    assert said(CODE, f"start A S1/{LINES[name]}", "", deal, variant=nothing) == [
        f"{name}: {name} is used too often: it is allowed never"
    ]
    other = next(action for action in SPECIAL_ACTIONS if action != name)
    twice = f"start A S1/{LINES[other]}/{LINES[other].replace('1', '2', 1)}"
    assert said(CODE, twice, "", deal, variant=never) == []


def test_a_use_on_a_line_with_another_mistake_counts() -> None:
    log = "start A S1/1 B P4 cut cut/2 C P3 cut twice"
    assert said(CODE, log, "") == ["cut: cut is used too often: it is allowed once, and Again (repeat) is used up"]
    log = "start A S1/1 B P4 neighbour/2 C P3 neighbour/3 D P2 here neighbour"
    assert said(CODE, log, "") == [
        "neighbour: neighbour is used too often: it is allowed once, and Again (repeat) is used up"
    ]


@pytest.mark.parametrize(("allowed", "times"), [(0, "never"), (1, "once"), (2, "2 times"), (3, "3 times")])
def test_it_is_told_how_often_an_action_is_allowed(allowed: int, times: str) -> None:
    some = replace(game(), specials={**dict.fromkeys(SPECIAL_ACTIONS, allowed), "repeat": 0})
    log = "/".join(f"1 {letter} single" for letter in "wxyz"[: allowed + 1])
    assert said(CODE, f"start A S1/{log}", "", variant=some) == [
        f"single: single is used too often: it is allowed {times}"
    ]
