"""Boards that look like ours and are none: quilts of the two-player game, and chess boards with our names."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from scan.layouts import Layout, first_page, printed

import quiltsmith as qs
from quiltsmith.api.load_definitions import loaded
from quiltsmith.api.product_parts import style_of
from quiltsmith.layout.pad.pad_document import PadOptions, pad_document
from quiltsmith.layout.pad.pad_template import PADS
from quiltsmith.scan.photo_reader import read_photo
from tests.conftest import TEST_ALL
from tests.scan.photographed import laid_on_table, photo_of


@pytest.mark.parametrize("quarters", [0, 1] if TEST_ALL else [1])
def test_quilts_of_the_two_player_game_are_refused_with_a_word_of_their_own(quarters: int) -> None:
    game = qs.load_game("patchwork")
    document = pad_document(game, style_of(game), loaded(PADS, "quilts"), PadOptions())
    read = read_photo(laid_on_table(first_page(document), quarters), "photo.jpg")
    assert read.boards == ()
    (problem,) = read.problems
    assert problem.code == "no-board"
    assert "Patchwork" in problem.hint


def with_squares(picture: NDArray[np.uint8], layout: Layout) -> NDArray[np.uint8]:
    """Fill every other space, as on a chess board."""
    sheet, squares = printed(layout), picture.copy()
    for row in range(layout.rows):
        for column in range(row % 2, layout.columns, 2):
            left, top = sheet.left + column * sheet.space, sheet.top + row * sheet.space
            ends = (round(left), round(top)), (round(left + sheet.space), round(top + sheet.space))
            cv2.rectangle(squares, *ends, (60, 60, 60), -1)
    return squares


def with_letters_below(picture: NDArray[np.uint8], layout: Layout) -> NDArray[np.uint8]:
    """Print the letters of a board again below it."""
    sheet, again = printed(layout), picture.copy()
    high, left = round(0.45 * sheet.space), round(sheet.left)
    top, bottom = round(sheet.top) - 3, round(sheet.top + layout.rows * sheet.space) + 4
    wide = left + round(layout.columns * sheet.space)
    again[bottom : bottom + high, left:wide] = picture[top - high : top, left:wide]
    return again


CHESS = Layout("large", theme="paper", rows=8, columns=8)


def test_a_board_as_large_as_a_chess_board_is_read() -> None:
    assert read_photo(laid_on_table(printed(CHESS).picture), "photo.jpg").boards


@pytest.mark.parametrize("change", [with_squares, with_letters_below])
def test_a_chess_board_with_our_names_is_refused(
    change: Callable[[NDArray[np.uint8], Layout], NDArray[np.uint8]],
) -> None:
    read = read_photo(laid_on_table(change(printed(CHESS).picture, CHESS)), "photo.jpg")
    assert read.boards == ()
    assert [problem.code for problem in read.problems] == ["no-board"]


def test_a_filled_board_is_not_taken_for_a_checkered_one() -> None:
    rows = ("#.##.##..", "##.#.###.", "#.#######", *("#########",) * 6)
    assert read_photo(photo_of(rows), "photo.jpg").boards
