from __future__ import annotations

import pytest

from small_game import said

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
