"""What is written on filled sheets: every letter of the board, every tick, and nothing that nobody wrote."""

from __future__ import annotations

import pytest

from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.layout.pad.filled.filling import FillingError, filled_pad
from tests.layout.pad.filled.sheets import filled


def test_a_doodle_sheet_is_seen_as_its_player_wrote_it() -> None:
    _, (emma,) = filled("three-players/emma.txt")
    assert emma.name == "Emma"
    assert emma.texts == {
        "round-1": "25",
        "round-1-rows": "5",
        "round-1-columns": "5",
        "round-2": "50",
        "round-2-rows": "7",
        "round-2-columns": "8",
        "round-3": "64",
        "round-3-rows": "8",
        "round-3-columns": "8",
        "empty": "4",
        "total": "135",
        "start": "S02",
    }
    turns = {f"turn-{turn}" for turn in range(1, 19)}
    assert emma.ticks - turns == {"neighbour-1", "single-1", "cut-1", "repeat-1"}
    assert turns < emma.ticks
    assert emma.rectangles[0] == (1, Rectangle(0, 4, 5, 5))
    assert sum(len(piece.cells) for piece in emma.pieces) == 81 - 4
    start = emma.pieces[0]
    assert (start.letter, start.card, len(start.cells)) == ("A", "S02", 7)


def test_a_claim_that_is_wrong_is_printed_and_its_rectangle_is_not() -> None:
    _, (sheet,) = filled("five-mistakes.txt")
    wrong = [name for name in ("round-1", "round-2", "round-3") if f"{name}-rows" not in sheet.texts]
    assert wrong
    assert all(sheet.texts[name] for name in wrong)


def test_a_board_alone_has_patches_and_no_numbers() -> None:
    _, (sheet,) = filled("board-only.txt")
    assert sheet.pieces
    assert not sheet.texts
    assert not sheet.ticks


def test_a_game_of_two_fills_a_table() -> None:
    _, (sheet,) = filled("patchwork/won-by-the-tile.txt")
    column = {
        row: sheet.texts.get(f"game-1-{row}-2", "") for row in ("name", "currency", "tile", "empty", "total")
    }
    assert column == {"name": "Doris", "currency": "29", "tile": "7", "empty": "22", "total": "14"}


def test_quilts_fill_a_column_each() -> None:
    _, sheets = filled("patchwork/two-quilts.txt")
    assert [sheet.texts["game-1-name-1"] for sheet in sheets]
    assert not any("game-1-name-2" in sheet.texts for sheet in sheets)


def test_sheets_of_two_games_are_not_of_one_pad() -> None:
    with pytest.raises(FillingError, match="sheets of doodle and of patchwork are not of one pad"):
        filled("good.txt", "patchwork/tied.txt")
    with pytest.raises(FillingError, match="there is no sheet"):
        filled_pad([])
