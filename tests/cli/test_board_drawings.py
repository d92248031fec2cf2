from __future__ import annotations

from itertools import pairwise

import pytest

from quiltsmith.cli.text_drawings import draw_board
from quiltsmith.geometry.board import Board, Mask
from tests.grids import assert_same_grid


def masks(board: Board, drawing: str) -> dict[str, Mask]:
    """Read a board of letters, one row per line."""
    rows = drawing.split("/")
    letters = sorted(set("".join(rows)) - {"."})
    return {
        letter: board.mask((y, x) for y, row in enumerate(rows) for x, found in enumerate(row) if found == letter)
        for letter in letters
    }


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.mark.usefixtures("plain")
def test_outlines_and_names() -> None:
    board = Board(3, 3)
    drawing = "\n".join(draw_board(board, masks(board, "AAB/A.B/CCC")))
    assert_same_grid(
        drawing,
        """
             A   B   C
           ┌───────┬───┐
         1 │ A   A │ B │
           │   ┌───┤   │
         2 │ A │ · │ B │
           ├───┴───┴───┤
         3 │ C   C   C │
           └───────────┘
        """,
    )


@pytest.mark.usefixtures("plain")
def test_patches_that_touch_only_at_a_corner_cross() -> None:
    board = Board(2, 2)
    assert draw_board(board, masks(board, "AB/CD"))[3] == "   ├───┼───┤"
    assert draw_board(board, masks(board, "A./.B"))[3] == "   ├───┼───┤"


@pytest.mark.usefixtures("plain")
def test_plain_characters_where_there_are_no_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quiltsmith.cli.text_drawings.can_show", str.isascii)
    board = Board(1, 3)
    assert draw_board(board, masks(board, "AA.")) == [
        "     A   B   C",
        "   +-------+---+",
        " 1 | A   A | . |",
        "   +-------+---+",
    ]


@pytest.mark.usefixtures("plain")
def test_columns_of_a_wide_board_keep_their_places() -> None:
    board = Board(1, 28)
    head, *_ = draw_board(board, {})
    assert head.index("A") == 5
    assert head.endswith(" Z   AA  AB")


def test_neighbouring_patches_have_different_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    board = Board(1, 9)
    row = draw_board(board, masks(board, "ABCDEFGHI"))[2]
    codes = [part.split("m")[0] for part in row.split("\x1b[")[1:] if part.split("m")[0] != "0"]
    assert len(codes) == 9
    assert all(one != other for one, other in pairwise(codes))
