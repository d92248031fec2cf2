"""The photos that judge the reader: what is written on them follows from the board, nearly always."""

from __future__ import annotations

import numpy as np
import pytest
from benchmarks.judging_canvas import Canvas, Pen
from benchmarks.judging_numbers import DIGITS, Handwriting, numbers_after
from benchmarks.judging_photos import judging_photo
from scan.filling import game_of, patches
from scan.layouts import PIXELS_PER_MM, printed

from quiltsmith.geometry.rectangles import best_rectangle
from quiltsmith.scene.boxes import Box


def test_a_seed_gives_the_same_photo_and_the_same_numbers() -> None:
    photo, again = judging_photo(5004, 1), judging_photo(5004, 1)
    assert photo.data == again.data
    assert photo.sheets[0].numbers == again.sheets[0].numbers
    fields = printed(photo.sheets[0].layout).fields
    assert {name for name, _ in photo.sheets[0].numbers} <= set(fields)


def test_numbers_follow_from_the_board_with_a_slip_now_and_then() -> None:
    game = game_of(9, 9)
    laid = patches(9, 9, 8)
    filled = game.board.mask(space for patch in laid for space in patch)
    best = best_rectangle(game.board, filled, game.scoring)
    assert best is not None
    points, empty = game.scoring.score(best.rows, best.columns), game.board.spaces - filled.bit_count()
    chance = np.random.default_rng(1)
    sheets = [numbers_after(chance, game, laid) for _ in range(300)]
    over = [sheet for sheet in sheets if "empty" in sheet]
    assert {} in sheets
    assert 150 < len(over) < len(sheets) - sheets.count({})
    assert 0.8 < np.mean([sheet["round-3"] == points for sheet in over]) < 1
    assert 0.9 < np.mean([sheet["empty"] == empty for sheet in over]) < 1
    totals = [sheet for sheet in over if "total" in sheet]
    sums = [sum(sheet[f"round-{number}"] for number in (1, 2, 3)) - sheet["empty"] for sheet in totals]
    assert 0.9 < np.mean([sheet["total"] == total for sheet, total in zip(totals, sums, strict=True)]) < 1


@pytest.mark.parametrize("number", [int(digit) for digit in DIGITS])
def test_every_form_of_a_digit_is_within_its_box_or_a_little_outside(number: int) -> None:
    box = Box(10, 10, 20, 9)
    pen = Pen(np.zeros(3), 0.4, 1.0, 0.0)
    for seed in range(len(DIGITS[str(number)]) * 3):
        light = np.ones((200, 300, 3))
        chance = np.random.default_rng(seed)
        Handwriting.of_somebody(chance, pen).write(Canvas(light, 0, 0, PIXELS_PER_MM, chance), chance, box, number)
        down, across = np.nonzero(light.min(axis=2) < 0.5)
        assert len(down) > 30
        assert box.x - 2 < across.min() / PIXELS_PER_MM < across.max() / PIXELS_PER_MM < box.right + 2
        assert box.y - 3 < down.min() / PIXELS_PER_MM < down.max() / PIXELS_PER_MM < box.bottom + 3
