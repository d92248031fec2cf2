"""Handwritten numbers are a choice among those that fit the board, or nothing."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray

from quiltsmith.scan.number_net import NUMBERS
from quiltsmith.scan.photo_boards import BoardRead
from quiltsmith.scan.proposed_numbers import ProposedNumbers, proposed_numbers
from quiltsmith.scan.scanned_sheet import Named, played_board
from tests.scan.photographed import BOARD, UNSURE, read_as

BLANK = NUMBERS
Read = dict[int, float]


def box(read: Read) -> NDArray[np.float64]:
    """Give what a box is read as: chances of some numbers, and little of all others."""
    chances = np.full(NUMBERS + 1, 1e-9)
    for number, chance in read.items():
        chances[number] = chance
    return np.asarray(np.log(chances))


def proposed(board: BoardRead, **boxes: Read) -> ProposedNumbers:
    """Propose numbers for a board whose boxes are read in this way; those that are not named are empty."""
    names = ("round_1", "round_2", "round_3", "empty", "total")
    writing = {name.replace("_", "-"): box(boxes.get(name, {BLANK: 1.0})) for name in names}
    writing |= {name.replace("_", "-"): box(read) for name, read in boxes.items()}
    played = played_board(board.size, None, Named(), "photo.jpg")
    return played.proposed(replace(board, writing=writing))


CLEAR: dict[str, Read] = {"round_1": {21: 1.0}, "round_2": {49: 1.0}, "round_3": {64: 1.0}, "empty": {5: 1.0}}
SHEET = read_as(BOARD)


def test_clear_numbers_that_fit_are_proposed() -> None:
    assert proposed(SHEET, **CLEAR) == ProposedNumbers((21, 49, 64), 5)


def test_empty_boxes_propose_nothing() -> None:
    assert not proposed(SHEET)
    assert proposed(SHEET) == ProposedNumbers((None, None, None), None)


def test_a_sheet_whose_boxes_were_not_found_proposes_nothing() -> None:
    assert not proposed_numbers(SHEET, 3, lambda rows, columns: rows * columns, -1)


def test_a_score_that_no_rectangle_gives_is_not_proposed() -> None:
    # A square of 9 needs the whole board, and the upper right corner is empty.
    assert proposed(SHEET, **{**CLEAR, "round_3": {81: 1.0}}).scores == (21, 49, None)


def test_a_wrong_number_of_empty_spaces_is_not_proposed() -> None:
    assert proposed(SHEET, **{**CLEAR, "empty": {8: 1.0}}).empty is None


def test_the_board_decides_between_numbers_that_look_alike() -> None:
    doubtful = {**CLEAR, "round_3": {64: 0.3, 69: 0.7}, "empty": {5: 0.4, 6: 0.6}}
    assert proposed(SHEET, **doubtful) == ProposedNumbers((21, 49, 64), 5)


@pytest.mark.parametrize(("total", "first"), [(129, 21), (126, 18)])
def test_the_total_decides_between_scores(total: int, first: int) -> None:
    doubtful: dict[str, Read] = {**CLEAR, "round_1": {21: 0.5, 18: 0.5}}
    assert proposed(SHEET, **doubtful).scores == (None, 49, 64)
    assert proposed(SHEET, **doubtful, total={total: 1.0}).scores == (first, 49, 64)


def test_the_sides_of_a_rectangle_decide_between_scores() -> None:
    doubtful: dict[str, Read] = {**CLEAR, "round_1": {21: 0.5, 18: 0.5}}
    sides: dict[str, Read] = {"round_1_rows": {4: 1.0}, "round_1_columns": {6: 1.0}}
    assert proposed(SHEET, **doubtful, **sides).scores == (18, 49, 64)


@pytest.mark.parametrize("empty", [5, 6, 7])
def test_unsure_spaces_leave_more_to_choose_from(empty: int) -> None:
    assert proposed(read_as(UNSURE), empty={empty: 1.0}).empty == empty
    assert proposed(SHEET, empty={empty: 1.0}).empty == (5 if empty == 5 else None)


def test_games_with_other_boards_propose_nothing() -> None:
    small = read_as(tuple(row[:7] for row in BOARD[:7]))
    assert not proposed(small, **CLEAR)
