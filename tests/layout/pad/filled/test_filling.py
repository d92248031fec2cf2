"""What is written on filled sheets: every letter of the board, every tick, and nothing that nobody wrote."""

from __future__ import annotations

import pytest

from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.layout.pad.filled_pad import Filling, FillingError, filled_pad
from tests.layout.pad.filled.sheets import EXAMPLES, filled, filled_texts


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
    (board,) = emma.boards
    assert board.rectangles[0] == (1, Rectangle(0, 4, 5, 5))
    assert sum(len(piece.cells) for piece in board.pieces) == 81 - 4
    start = board.pieces[0]
    assert (start.letter, start.card, len(start.cells)) == ("A", "S02", 7)


def test_a_claim_that_is_wrong_is_printed_and_its_rectangle_is_not() -> None:
    _, (sheet,) = filled("five-mistakes.txt")
    wrong = [name for name in ("round-1", "round-2", "round-3") if f"{name}-rows" not in sheet.texts]
    assert wrong
    assert all(sheet.texts[name] for name in wrong)


def test_a_board_alone_has_patches_and_no_numbers() -> None:
    _, (sheet,) = filled("board-only.txt")
    assert sheet.boards[0].pieces
    assert not sheet.texts
    assert not sheet.ticks


def column_of(sheet: Filling, player: int) -> dict[str, str]:
    """Give what stands in the boxes of a player."""
    rows = ("name", "currency", "tile", "empty", "total")
    return {row: sheet.texts.get(f"game-1-{row}-{player}", "") for row in rows}


def test_a_game_of_two_has_both_quilts_and_its_winner() -> None:
    _, (sheet,) = filled("patchwork/won-by-the-tile.txt")
    assert column_of(sheet, 2) == {"name": "Doris", "currency": "29", "tile": "7", "empty": "22", "total": "14"}
    assert (sheet.name, sheet.ticks, sheet.seats) == ("Andrea, Doris", frozenset({"game-1-winner-2"}), 2)
    covered = [sum(len(piece.cells) for piece in board.pieces) for board in sheet.boards]
    assert covered == [81 - 9, 81 - 11]
    first = sheet.boards[0].pieces[0]
    assert (first.letter, first.card, sheet.boards[0].spaces) == ("A", "d", "space-1")


def test_what_players_wrote_wins_over_what_is_right() -> None:
    text = (EXAMPLES / "patchwork/won-by-the-tile.txt").read_text(encoding="utf-8")
    wrong = text.replace("empty    Doris 11", "empty    Doris 10").replace(
        "tile     Andrea no", "tile     Andrea yes"
    )
    _, (sheet,) = filled_texts(wrong)
    assert column_of(sheet, 1)["tile"] == "7"
    assert column_of(sheet, 2)["empty"] == "20"


def test_two_quilts_of_a_file_share_a_sheet_and_one_alone_has_its_own() -> None:
    _, (both,) = filled("patchwork/two-quilts.txt")
    assert [column_of(both, player)["name"] for player in (1, 2)] == ["Andrea", "Doris"]
    assert (both.seats, both.ticks) == (2, frozenset({"game-1-winner-2"}))
    first, second = (EXAMPLES / "patchwork/two-quilts.txt").read_text(encoding="utf-8").split("---\n")
    _, (alone,) = filled_texts(first)
    assert (alone.name, alone.seats, len(alone.boards), alone.ticks) == ("Andrea", 1, 1, frozenset())
    _, apart = filled_texts(first, second)
    assert [sheet.name for sheet in apart] == ["Andrea", "Doris"]


def test_a_game_that_goes_on_has_no_total_yet() -> None:
    text = (EXAMPLES / "patchwork/won-by-the-tile.txt").read_text(encoding="utf-8")
    begun = text[: text.index("Andrea   take C B")]
    boards = "\n".join("." * 9 for _ in range(9))
    head = begun[: begun.index("board Andrea:")]
    _, (sheet,) = filled_texts(
        f"{head}board Andrea:\n{boards}\n\nboard Doris:\n{boards}\n\nlog:\nAndrea   advance\n"
    )
    assert column_of(sheet, 1) == {"name": "Andrea", "currency": "6", "tile": "", "empty": "", "total": ""}
    assert not sheet.ticks


def test_sheets_of_two_games_are_not_of_one_pad() -> None:
    with pytest.raises(FillingError, match="sheets of doodle and of patchwork are not of one pad"):
        filled("good.txt", "patchwork/tied.txt")
    with pytest.raises(FillingError, match="there is no sheet"):
        filled_pad([])
