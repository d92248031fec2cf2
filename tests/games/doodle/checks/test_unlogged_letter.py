from __future__ import annotations

import pytest

from tests.games.doodle.checks.small_game import checked, hints, said

CODE = "unlogged-letter"
PASSES = "1 pass/2 pass/score 2/3 pass/4 pass/score 2"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1", "AA../A.../..../....", []),
        ("start A S1", "AA../A.../.#../....", []),
        ("start A S1", "AA../A.../.Q../.Q..", ["Q: the log does not say what Q is"]),
        ("start A S1", "AA../A.../. a 1 ./....", ["a: the log does not say what these letters are: a, 1"]),
        (
            f"start A S1/{PASSES}",
            "AA../A.../. a 1 #/....",
            [f"{letter}: the log does not say what {letter} is" for letter in "a1#"],
        ),
        ("", "QQ../..../..../....", []),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


@pytest.mark.parametrize(
    ("board", "line"),
    [
        ("AA../A.../.QQQ/....", "1 Q P2"),
        ("AA../A.../.Q../....", "1 Q single"),
        ("AA../A.../Q..Q/....", "1 Q P21"),
    ],
)
def test_hint_shows_the_line_to_add(board: str, line: str) -> None:
    assert hints(CODE, "start A S1", board) == [f"add its line to the log, for example `{line}`"]


@pytest.mark.parametrize("space", "Q#")
def test_a_log_that_names_every_turn_explains_every_space(space: str) -> None:
    """With a gap in the log the space may have been shaded then, and the sheet is partly checked."""
    board = f"AA../A.../.{space}../...."
    for log, is_valid in (
        (f"start A S1/{PASSES}", False),
        (f"start A S1/{PASSES.replace('3 pass/', '')}", True),
        ("start A S1/1 pass/2 pass/score 2", True),
        ("", True),
    ):
        result = checked(log, board)
        assert (result.is_valid, result.checked) == (is_valid, "partly")
    assert checked(f"start A S1/{PASSES}", "AA../A.../..../....").checked == "full"


def test_hint_shows_the_start_that_the_log_lacks() -> None:
    assert hints(CODE, "1 B P2", "AA../ABBB/..../....") == ["add its line to the log, for example `start A S1`"]
