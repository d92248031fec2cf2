from __future__ import annotations

import pytest

from tests.games.doodle.rules.small_game import hints, said

CODE = "unlogged-letter"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1", "AA../A.../..../....", []),
        ("start A S1", "AA../A.../.#../....", []),
        ("start A S1", "AA../A.../.Q../.Q..", ["Q: the log does not say what Q is"]),
        (
            "start A S1",
            "AA../A.../. a 1 ./....",
            ["a: the log does not say what a is", "1: the log does not say what 1 is"],
        ),
        ("", "QQ../..../..../....", []),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


@pytest.mark.parametrize(
    ("board", "line"),
    [
        ("AA../A.../.QQQ/....", "5 Q P2"),
        ("AA../A.../.Q../....", "5 Q single"),
        ("AA../A.../Q..Q/....", "5 Q P21"),
    ],
)
def test_hint_shows_the_line_to_add(board: str, line: str) -> None:
    assert hints(CODE, "start A S1", board) == [f"add its line to the log, for example `{line}`"]


def test_hint_shows_the_start_that_the_log_lacks() -> None:
    assert hints(CODE, "1 B P2", "AA../ABBB/..../....") == ["add its line to the log, for example `start A S1`"]
