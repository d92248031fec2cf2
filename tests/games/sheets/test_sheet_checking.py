"""The way from a sheet to the checker of its kind of game."""

from __future__ import annotations

import pytest

from quiltsmith.formats.source import Source
from quiltsmith.games.sheets.checked_sheet import Checked, Rankable
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import parse_sheet


def check(text: str, line: int = 1, checking: SheetChecking | None = None) -> Checked:
    source = Source("sheet.txt", text, first_line=line)
    return (checking or SheetChecking()).check(parse_sheet(source))


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("player: Anna", "doodle"),
        ("players: Anna Ben", "patchwork"),
        ("track: classic", "patchwork"),
        ("game: halloween", "halloween"),
        ("deck: classic", "patchwork"),
        ("game: doodle\nplayers: Anna Ben\ncircle: A", "patchwork"),
        ("game: doodle\nplayers: Anna Ben", "doodle"),
    ],
)
def test_a_sheet_finds_its_game(text: str, game: str) -> None:
    assert check(text).game.id == game


def test_a_head_of_another_kind_is_told_once() -> None:
    for text in ("game: doodle\nplayers: Anna Ben\ntrack: classic", "game: doodle\nplayers: A B\ncircle: A"):
        found = [problem for problem in check(text).problems if problem.code == "other-game"]
        assert [problem.message for problem in found] == ["a sheet of doodle has no `players:`"]
        assert found[0].hint == (
            "write `player: NAME` and a sheet for each, or `game: patchwork` for a whole game of two"
        )


def test_a_checked_sheet_knows_whom_to_rank() -> None:
    stops = "the sheet stops before the end of the game"
    assert check("player: Anna\nboard:" + "\n........." * 9).rankable == Rankable("Anna", None, stops)
    no_board = "there is no board that can be read"
    assert check("game: patchwork\nbuttons 3").rankable == Rankable("sheet", None, no_board)
    assert check("players: Anna Ben").rankable is None
